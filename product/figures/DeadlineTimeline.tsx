import { germanDate } from '#product/domain/calendar-date.ts';
import { deadlineOf } from '#product/domain/deadline.ts';
import { statusMark } from '#product/domain/device-status.ts';
import { intervalInWords } from '#product/domain/interval.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import { sampleDevice, sampleInspection } from './sample.ts';
import './deadline-timeline.css';

const TIMELINE_DEVICE = 'PM-MS-0001';
const GRACE_DAYS = 10;

const { interval, leadDays, graceDays, lastInspection } = sampleDevice(TIMELINE_DEVICE).inspectionDevice;
const inspected = sampleInspection(lastInspection?.number ?? '').date;

interface Phase {
	/** What the phase is, or from when on; the interval goes on beyond the first one. */
	title: string;
	status: Parameters<typeof statusMark>[0];
	from: string;
	to?: string | undefined;
}

/**
 * The deadline of PM-MS-0001 with a number of days of grace, phase by phase (RULES.md ). The days of grace are a phase of their own,
 * although their status is „fällig“ too: the evidence has run out then.
 */
export function deadlinePhases(days: number): { due: string; phases: Phase[] } {
	if (interval === null) throw new Error(`${TIMELINE_DEVICE} has no interval.`);
	const rules = { inspected, interval, mode: SAMPLE.settings.dueMode, leadDays, dueDateOverride: null };
	const [circulating, lead] = deadlineOf({ ...rules, graceDays: 0 }).periods;
	const { due, periods } = deadlineOf({ ...rules, graceDays: days });
	const overdue = periods.at(-1);
	const afterDue = deadlineOf({ ...rules, graceDays: 0 }).periods.at(-1);
	if (due === null || !circulating || !lead || !overdue || !afterDue) throw new Error(`${TIMELINE_DEVICE} has no deadline.`);
	return {
		due,
		phases: [
			{ ...circulating, title: 'ab Prüfdatum' },
			{ ...lead, title: `Vorwarnzeit ${leadDays}\u00a0Tage` },
			...(days > 0
				? [{ status: periods[1]?.status ?? lead.status, from: afterDue.from, to: periods[1]?.to, title: `Karenzzeit ${days}\u00a0Tage, Nachweis abgelaufen` }]
				: []),
			{ ...overdue, title: 'Frist überschritten' },
		],
	};
}

function PhaseItem({ phase: { title, status, from, to }, due }: { phase: Phase; due: string }) {
	return (
		<li className={`tone-${statusMark(status).tone}`} data-due={to === due || undefined} data-break={from === inspected || undefined}>
			<span className="timeline-name">{title}</span>
			<div>
				<DeviceStatusMark status={status} />
			</div>
			<span className="timeline-day">
				{to === undefined && 'ab '}
				{germanDate(from)}
			</span>
			{to === due && (
				<span className="timeline-due">
					<b>fällig am</b> {germanDate(due)}
				</span>
			)}
		</li>
	);
}

/** The interval spans the phases from the date of inspection to the due date; the others follow it. */
function Timeline({ days }: { days: number }) {
	const { due, phases } = deadlinePhases(days);
	const valid = phases.filter(({ to }) => to !== undefined && to <= due);
	return (
		<ol className="timeline">
			<li className="timeline-interval">
				<span>
					Prüfintervall {interval && intervalInWords(interval)}
					{SAMPLE.settings.dueMode === 'end_of_month' && ', dann Monatsende'}
				</span>
				<ol>
					{valid.map((phase) => (
						<PhaseItem key={phase.from} phase={phase} due={due} />
					))}
				</ol>
			</li>
			{phases.slice(valid.length).map((phase) => (
				<PhaseItem key={phase.from} phase={phase} due={due} />
			))}
		</ol>
	);
}

/** Figure pruefmittel-3: from the date of inspection to overdue, without and with days of grace. */
export function DeadlineTimeline() {
	return (
		<Figure
			id="pruefmittel-3"
			caption={
				<Kept>
					{`Die Frist von ${TIMELINE_DEVICE}, geprüft am ${germanDate(inspected)}, mit der Einstellung der Beispielfirma und zum Vergleich mit Karenzzeit (nicht maßstäblich). Das Prüfintervall reicht vom Prüfdatum bis zum Fälligkeitsdatum, die Vorwarnzeit liegt darin.`}
				</Kept>
			}
			readable
		>
			<p className="timeline-title">
				Karenzzeit {graceDays}&nbsp;Tage <span>(Beispielfirma)</span>
			</p>
			<Timeline days={graceDays} />
			<p className="timeline-title">
				Karenzzeit {GRACE_DAYS}&nbsp;Tage <span>(verlängert die Gültigkeit des Nachweises nicht)</span>
			</p>
			<Timeline days={GRACE_DAYS} />
		</Figure>
	);
}
