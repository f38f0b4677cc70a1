import { addDays, type CalendarDate, daysBetween, germanDate } from '#product/domain/calendar-date.ts';
import type { Period } from '#product/domain/deadline.ts';
import { statusMark } from '#product/domain/device-status.ts';
import { DeviceStatusMark } from './Status.tsx';
import './deadline.css';

/** The periods of a deadline, to scale and in words. The bar says nothing that the list does not. */
export function DeadlineBar({ periods, today }: { periods: readonly Period[]; today: CalendarDate }) {
	const first = periods[0]?.from ?? today;
	const overdue = periods.at(-1)?.from ?? today;
	const end = addDays(overdue, Math.max(1, Math.ceil(daysBetween(first, overdue) / 8)));
	// At the end of the calendar all days are one.
	const length = Math.max(1, daysBetween(first, end));
	const at = (day: CalendarDate) => Math.min(100, Math.max(0, (daysBetween(first, day) / length) * 100));
	return (
		<div className="deadline">
			<svg className="deadline-bar" width="100%" height="34" aria-hidden="true">
				{periods.map(({ status, from, to }) => (
					<g key={status} data-tone={statusMark(status).tone}>
						<rect x={`${at(from)}%`} width={`${at(to === undefined ? end : addDays(to, 1)) - at(from)}%`} y="10" height="16" />
						<rect className="deadline-edge" x={`${at(from)}%`} width={`${at(to === undefined ? end : addDays(to, 1)) - at(from)}%`} y="26" height="4" />
						<line x1={`${at(from)}%`} x2={`${at(from)}%`} y1="10" y2="34" />
					</g>
				))}
				<g className="deadline-today" data-outside={today < first || today > end || undefined}>
					<line x1={`${at(today)}%`} x2={`${at(today)}%`} y1="2" y2="34" />
					<circle cx={`${at(today)}%`} cy="4" r="4" />
				</g>
			</svg>
			<ul className="deadline-periods">
				{periods.map(({ status, from, to }) => (
					<li key={status}>
						<DeviceStatusMark status={status} />
						<span>{to === undefined ? `ab ${germanDate(from)}` : from === to ? `am ${germanDate(from)}` : `${germanDate(from)} bis ${germanDate(to)}`}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
