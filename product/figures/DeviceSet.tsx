import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { DEVICES, sampleDevice } from './sample.ts';
import './device-set.css';

/** Apparatuses that are no inspection devices. */
export const OTHERS = SAMPLE.apparatuses.filter(({ inspectionDevice }) => inspectionDevice === null);

/** Examples of kinds that are easily taken for something else: an indicating device, a gauge, one without a due date. */
const DEVICE_EXAMPLES = ['PM-MS-0001', 'PM-LD-0001', 'PM-WA-0002'].map(sampleDevice);

/** Figure geraet-1: inspection devices as a part of all apparatuses. */
export function DeviceSet() {
	return (
		<Figure id="geraet-1" caption="Prüfmittel als Teil des Gerätebestands der Beispielfirma" readable>
			<div className="device-set">
				<p>
					<b>{SAMPLE.apparatuses.length}&nbsp;Geräte</b> jedes mit Identnummer
				</p>
				<ul>
					{OTHERS.map(({ identNo, designation }) => (
						<li key={identNo}>
							<b>{identNo}</b> {designation}
						</li>
					))}
				</ul>
				<div>
					<p>
						<b>davon {DEVICES.length}&nbsp;Prüfmittel</b> dazu Prüfmittelnummer und Status
					</p>
					<ul>
						{DEVICE_EXAMPLES.map(({ designation, inspectionDevice: { number } }) => (
							<li key={number}>
								<b>{number}</b> {designation}
							</li>
						))}
						<li>und {DEVICES.length - DEVICE_EXAMPLES.length} weitere</li>
					</ul>
				</div>
			</div>
		</Figure>
	);
}
