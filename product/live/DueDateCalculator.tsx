import { type ReactNode, useState } from 'react';
import { germanDate } from '#product/domain/calendar-date.ts';
import { type DeadlineInput, deadlineOf, statusOn } from '#product/domain/deadline.ts';
import { DEFAULT_LEAD_DAYS, isEvidenceExpired } from '#product/domain/device-status.ts';
import type { DueMode } from '#product/domain/due-date.ts';
import { type IntervalUnit, intervalInWords, isCalendarUnit } from '#product/domain/interval.ts';
import { island } from '#ui/islands/island.tsx';
import { Choice } from './Choice.tsx';
import { DateField } from './DateField.tsx';
import { DeadlineBar } from './DeadlineBar.tsx';
import { DUE_MODE_OPTIONS, UNIT_OPTIONS } from './due-options.ts';
import { TODAY } from './example-day.ts';
import { LiveExample } from './LiveExample.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { DeviceStatusMark, STATUS_CLASSES } from './Status.tsx';

interface Input {
	inspected: string;
	value: number;
	unit: IntervalUnit;
	mode: DueMode;
	leadDays: number;
	graceDays: number;
	override: string;
	today: string;
}

/** PM-MS-0001 (RULES.md ). */
const START_INPUT: Input = {
	inspected: '2025-03-11',
	value: 12,
	unit: 'month',
	mode: 'end_of_month',
	leadDays: DEFAULT_LEAD_DAYS,
	graceDays: 0,
	override: '',
	today: TODAY,
};

function DueDateCalculatorContent() {
	const [input, setInput] = useState(START_INPUT);
	const set = (change: Partial<Input>) => setInput((before) => ({ ...before, ...change }));
	const { said, shown } = deadlineInWords(input);
	return (
		<LiveExample title="Fristrechner" lead="Am Anfang steht PM-MS-0001. Ändern Sie eine Angabe, folgen Fälligkeitsdatum und Status." later={STATUS_CLASSES}>
			<div className="live-form">
				<DateField label="Prüfdatum" value={input.inspected} onChange={(inspected) => set({ inspected })} />
				<NumberField label="Prüfintervall" value={input.value} min={1} max={120} onChange={(value) => set({ value })} />
				<SelectField label="Einheit" value={input.unit} options={UNIT_OPTIONS} onChange={(unit) => set({ unit })} />
				<Choice legend="Fristmodus" value={input.mode} options={DUE_MODE_OPTIONS} onChange={(mode) => set({ mode })} />
				<NumberField label="Vorwarnzeit (Tage)" value={input.leadDays} min={0} max={180} onChange={(leadDays) => set({ leadDays })} />
				<NumberField label="Karenzzeit (Tage)" value={input.graceDays} min={0} max={30} onChange={(graceDays) => set({ graceDays })} />
				<DateField label="abweichendes Fälligkeitsdatum" value={input.override} onChange={(override) => set({ override })} />
				<DateField label="Stichtag" value={input.today} onChange={(today) => set({ today })} />
			</div>
			<div className="live-result">
				<div role="status">{said}</div>
				{shown}
			</div>
		</LiveExample>
	);
}

/** The result: what is read out when it changes, and what stands below it. */
function deadlineInWords(input: Input): { said: ReactNode; shown?: ReactNode } {
	const { inspected, mode, today, override, leadDays, graceDays } = input;
	if (inspected === '') return { said: <p>Tragen Sie ein gültiges Prüfdatum ein.</p> };
	if (today === '') return { said: <p>Tragen Sie ein gültiges Datum als Stichtag ein.</p> };
	const interval = { value: input.value, unit: input.unit };
	const request: DeadlineInput = { inspected, interval, mode, leadDays, graceDays, dueDateOverride: override === '' ? null : override };
	const { exact, calculated, due, periods } = deadlineOf(request);
	if (due === null)
		return {
			said: <p className="live-problem">Das abweichende Fälligkeitsdatum darf nicht nach dem berechneten Datum liegen. (KB-306)</p>,
			shown: <p>Berechnet: {germanDate(calculated)}</p>,
		};
	const status = statusOn({ due }, input, today);
	return {
		said: (
			<p className="live-answer">
				fällig am <strong>{germanDate(due)}</strong>, am Stichtag <DeviceStatusMark status={status} />
				{isEvidenceExpired(status, { dueDate: due }, today) && ', Nachweis abgelaufen, nicht verwendbar'}
			</p>
		),
		shown: (
			<>
				<DeadlineBar periods={periods} today={today} />
				<ol className="deadline-steps">
					<li>
						{germanDate(inspected)} + {intervalInWords(interval)} = {germanDate(exact)}
					</li>
					<li>{modeStep(input, exact, calculated)}</li>
					{override !== '' && <li>Abweichendes Fälligkeitsdatum am Prüfbericht: {germanDate(override)}</li>}
				</ol>
			</>
		),
	};
}

function modeStep({ mode, unit }: Input, exact: string, calculated: string): string {
	if (mode === 'exact') return 'Fristmodus tagesgenau: Das Datum bleibt.';
	if (!isCalendarUnit(unit)) return 'Fristmodus Monatsende: Intervalle in Tagen und Wochen bleiben taggenau.';
	return exact === calculated ? 'Fristmodus Monatsende: Das Datum liegt schon am Monatsende.' : `Fristmodus Monatsende: ${germanDate(calculated)}`;
}

/** Fristrechner: from date of inspection and interval to due date and status (RULES.md ), with the setting **In der Karenzzeit verwendbar** off. */
export const DueDateCalculator = island(DueDateCalculatorContent);
