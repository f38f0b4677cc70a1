import { useState } from 'react';
import { presetLayout, STICKER_FORMATS, stickerProblem, stickerProblemText } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { island } from '#ui/islands/island.tsx';
import { qrModules } from './code-modules.ts';
import { TODAY } from './example-day.ts';
import { FirstDeviceFacts, whatHappened } from './first-steps/FirstDeviceFacts.tsx';
import { type FirstDevice, type FirstDeviceInput, firstDevice, type Step, stepFault } from './first-steps/first-device.ts';
import { StepForm } from './first-steps/StepForm.tsx';
import { START } from './first-steps/start.ts';
import { LiveExample } from './LiveExample.tsx';
import { STATUS_CLASSES } from './Status.tsx';
import { Sticker } from './Sticker.tsx';
import './first-steps/first-steps.css';
import './sticker.css';

const FIRST_STEPS: readonly { step: Step; title: string; action: string }[] = [
	{ step: 1, title: 'Bereich', action: 'Speichern' },
	{ step: 2, title: 'Gruppe', action: 'Speichern' },
	{ step: 3, title: 'Prüfmittel', action: 'Anlegen' },
	{ step: 4, title: 'Prüfbericht', action: 'Freigeben' },
	{ step: 5, title: 'Aufkleber', action: 'Drucken' },
];
/** What only shows after an action. */
const LATER = `sticker-stage sticker sticker-paper sticker-ink sticker-month sticker-bar sticker-bar-text ${STATUS_CLASSES}`;

function FirstStepsContent() {
	const [input, setInput] = useState(START);
	const [done, setDone] = useState(0);
	const [fault, setFault] = useState<string | undefined>();
	const device = firstDevice(input, done >= 4, TODAY);
	const next = FIRST_STEPS[done];
	const take = (step: Step) => {
		const found = step === 5 ? stickerFault(device) : stepFault(step, input, TODAY);
		setFault(found);
		if (found === undefined) setDone(step);
	};
	const goTo = (steps: number) => {
		setDone(steps);
		setFault(undefined);
	};
	return (
		<LiveExample
			title="Vom leeren Bestand zum Aufkleber"
			lead="Fünf Schritte, jeder schon ausgefüllt. Ändern Sie, was Sie möchten, und sehen Sie, was daraus wird."
			later={LATER}
		>
			<ol className="first-line">
				{FIRST_STEPS.map(({ step, title }) => (
					<li key={step} data-state={step <= done ? 'done' : step === done + 1 ? 'now' : 'open'} aria-current={step === done + 1 ? 'step' : undefined}>
						{title}
					</li>
				))}
			</ol>
			{next !== undefined && (
				<StepForm
					step={next.step}
					input={input}
					onChange={(change) => {
						setInput({ ...input, ...change });
						setFault(undefined);
					}}
				/>
			)}
			<p className="live-buttons first-buttons">
				{/* The same button through all steps, so that the focus stays on it. */}
				<button type="button" className="live-button first-next" onClick={() => (next === undefined ? goTo(0) : take(next.step))}>
					{next?.action ?? 'Noch einmal'}
				</button>
				<button type="button" className="live-button" disabled={done === 0} onClick={() => goTo(done - 1)}>
					Einen Schritt zurück
				</button>
			</p>
			<div className="live-result" role="status">
				{fault === undefined ? (
					<p>{done === 5 ? 'Der Aufkleber ist gedruckt; kleben Sie ihn auf das Prüfmittel.' : whatHappened(done, input, device)}</p>
				) : (
					<p className="live-problem">{fault}</p>
				)}
				<FirstDeviceFacts input={input} done={done} device={device} />
			</div>
			{done === 5 && <FirstSticker input={input} device={device} />}
		</LiveExample>
	);
}

const FIRST_FORMAT = STICKER_FORMATS[1];

const subjectOf = ({ status, restriction, firstInspectionOpen }: FirstDevice) => ({ status, restriction, firstInspectionOpen, evidenceExpired: false });

/** Why the sticker with the layout that fits the status cannot be printed. */
function stickerFault(device: FirstDevice): string | undefined {
	const layout = presetLayout(subjectOf(device)) ?? 'standard';
	const problem = stickerProblem(subjectOf(device), { format: FIRST_FORMAT.format, layout, code: 'qr', number: device.number });
	return problem === undefined ? undefined : `${stickerProblemText(problem)} (${problem})`;
}

function FirstSticker({ input, device }: { input: FirstDeviceInput; device: FirstDevice }) {
	const facts = { ...device, identNo: input.identNo, designation: input.designation, range: null, area: input.areaName };
	const content = stickerContent(facts, FIRST_FORMAT.format, presetLayout(subjectOf(device)) ?? 'standard');
	return (
		<div className="sticker-stage">
			<Sticker form={FIRST_FORMAT} content={content} modules={qrModules('JW5GMF7G')} zoom={2} />
		</div>
	);
}

/** The way from an empty Kalibord to the first sticker, to play (RULES.md ). */
export const FirstSteps = island(FirstStepsContent);
