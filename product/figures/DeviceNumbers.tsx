import type { ReactNode } from 'react';
import { modulePath, qrModules } from '#product/live/code-modules.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { sampleDevice } from './sample.ts';
import './device-numbers.css';

const { identNo, serialNo, shortCode, designation, manufacturer, inspectionDevice } = sampleDevice('PM-MS-0001');
const modules = qrModules(shortCode);

function Tag({ kind, title, text, children }: { kind: string; title: string; text: string; children: ReactNode }) {
	return (
		<li>
			<div className={`tag tag-${kind}`}>{children}</div>
			<p>
				<b>{title}</b> {text}
			</p>
		</li>
	);
}

/** Figure of the term Prüfmittelnummer: where the numbers of one device stand. */
export function DeviceNumbers() {
	return (
		<Figure id="pruefmittelnummer-1" caption={`Ein Gerät, vier Kennungen: ${designation} von ${manufacturer?.name} mit Aufkleber, Schild und Gravur`} readable>
			<ul className="tags">
				<Tag kind="sticker" title="Prüfmittelnummer" text="auf dem Aufkleber, von Kalibord nach Maske; eindeutig">
					{inspectionDevice.number}
				</Tag>
				<Tag kind="code" title="Kurzcode" text="im QR-Code des Aufklebers, zufällig; eindeutig">
					<svg width="58" viewBox={`-2 -2 ${modules.length + 4} ${modules.length + 4}`} aria-hidden="true">
						<rect x="-2" y="-2" width="100%" height="100%" />
						<path d={modulePath(modules)} shapeRendering="crispEdges" />
					</svg>
					{shortCode}
				</Tag>
				<Tag kind="plate" title="Identnummer" text="auf dem Schild des Betriebs; eindeutig">
					{identNo}
				</Tag>
				<Tag kind="engraving" title="Seriennummer" text="in das Gehäuse graviert, vom Hersteller; nicht eindeutig">
					{serialNo}
				</Tag>
			</ul>
		</Figure>
	);
}
