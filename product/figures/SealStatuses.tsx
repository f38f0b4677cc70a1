import { SEAL_STEPS, sealMark, sealStepResult } from '#product/domain/seal-status.ts';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { StatusMark } from '#ui/figures/StatusMark.tsx';
import { Kept } from './Kept.tsx';
import { DEVICES } from './sample.ts';
import './seal-statuses.css';

const STEP_RESULTS = {
	met: { label: 'erfüllt', sign: 'check', tone: 'ok' },
	failed: { label: 'nicht erfüllt', sign: 'cross', tone: 'stop' },
} as const;

/** Files with what to do about their seals (RULES.md ). */
const SEAL_EXAMPLES = [
	[9001, 'Original aufbewahren'],
	[9005, 'Original beim Labor anfordern'],
	[9003, 'wie jeden Kalibrierschein bewerten'],
] as const;

/** The files of the figure with report and device. */
export const sealed = SEAL_EXAMPLES.flatMap(([id, advice]) => {
	const file = SAMPLE.files.find((candidate) => candidate.id === id);
	const inspection = SAMPLE.inspections.find((candidate) => candidate.id === file?.owner.id);
	const device = DEVICES.find((candidate) => candidate.id === inspection?.apparatusId);
	return file === undefined || inspection === undefined || device === undefined ? [] : [{ file, inspection, device, advice }];
});

/** Figure pruefberichte-4: how the check of the seal came out for three files. */
export function SealStatuses() {
	return (
		<Figure
			id="pruefberichte-4"
			caption="Drei Dateien, drei Siegelstatus. Ein Strich bedeutet, dass der Prüfschritt nichts aussagt: Ein früherer ist nicht erfüllt oder die Datei trägt kein Siegel."
			readable
		>
			<ul className="seals">
				{sealed.map(({ file, inspection, device, advice }) => (
					<li key={file.id}>
						<StatusMark status={sealMark(file.seal.status)} />
						<p>
							<span translate="no">{file.name}</span>
							<i>
								<Kept>{`${device.inspectionDevice.number},`}</Kept>
							</i>{' '}
							<i>
								<Kept>{`${inspection.number},`}</Kept>
							</i>{' '}
							<i>{inspection.laboratory?.name}</i>
						</p>
						<dl>
							{SEAL_STEPS.map(({ step, label }) => {
								const result = sealStepResult(file.seal, step);
								return (
									<div key={step}>
										<dt>{label}</dt>
										<dd>{result === null ? '–' : <StatusMark status={STEP_RESULTS[result]} />}</dd>
									</div>
								);
							})}
						</dl>
						<p>
							<b>{advice}</b>
						</p>
					</li>
				))}
			</ul>
		</Figure>
	);
}
