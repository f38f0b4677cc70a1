import type { ReactNode } from 'react';
import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { qrModules } from '#product/live/code-modules.ts';
import { Sticker } from '#product/live/Sticker.tsx';
import { STICKER_SUBJECTS } from '#product/live/sticker-subjects.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { sampleDevice } from './sample.ts';
import '#product/live/sticker.css';
import './device-numbers.css';
import './kept.css';

const { identNo, serialNo, shortCode, designation, manufacturer, inspectionDevice } = sampleDevice('PM-MS-0001');
const [subject] = STICKER_SUBJECTS.filter(({ device }) => device.number === inspectionDevice.number);
const [form] = STICKER_FORMATS.filter(({ format }) => format === 'standard');

/** A number with what it is. */
function NamedNumber({ title, value, text }: { title: string; value: ReactNode; text: string }) {
	return (
		<p>
			<b>{title}</b> <span className="kept">{value}</span> {text}
		</p>
	);
}

/** Figure of the term Prüfmittelnummer: where the numbers of one device stand; the sticker is the one that is printed. */
export function DeviceNumbers() {
	if (subject === undefined || form === undefined) throw new Error('The sample data hold no PM-MS-0001.');
	return (
		<Figure id="pruefmittelnummer-1" caption={`Ein Gerät, vier Kennungen: ${designation} von ${manufacturer?.name} mit Aufkleber, Schild und Gravur`} readable>
			<ul className="tags">
				<li>
					<Sticker form={form} content={stickerContent(subject.device, form.format, 'standard')} modules={qrModules(shortCode)} zoom={1} />
					<NamedNumber title="Prüfmittelnummer" value={inspectionDevice.number} text="in der ersten Zeile des Aufklebers, von Kalibord nach Maske; eindeutig" />
					<NamedNumber title="Kurzcode" value={shortCode} text="im QR-Code des Aufklebers, zufällig; eindeutig" />
				</li>
				<li>
					<div className="tag tag-plate" translate="no">
						{identNo}
					</div>
					<NamedNumber title="Identnummer" value={identNo} text="auf dem Schild des Betriebs; eindeutig" />
				</li>
				<li>
					<div className="tag tag-engraving" translate="no">
						{serialNo}
					</div>
					<NamedNumber title="Seriennummer" value={serialNo} text="in das Gehäuse graviert, vom Hersteller; nicht eindeutig" />
				</li>
			</ul>
		</Figure>
	);
}
