import { type CalendarDate, endOfMonth } from './calendar-date.ts';
import { addInterval, type Interval, isCalendarUnit } from './interval.ts';

/** Fristmodus: `tagesgenau` (the default) or `Monatsende` (RULES.md ). */
export type DueMode = 'exact' | 'end_of_month';

/** The inspection a due date counts from: the youngest one that sets a due date (`./inspection-effect.ts`). */
interface DueBasis {
	date: CalendarDate;
	dueDateOverride?: CalendarDate | null;
}

export interface DueDateInput {
	interval: Interval | null;
	/** `null` while the first inspection is open. */
	basis: DueBasis | null;
	/** Aufnahmedatum: due date while the first inspection is open. */
	inServiceSince: CalendarDate | null;
	mode: DueMode;
}

/** Fälligkeitsdatum, the last day of validity (RULES.md R-5). `null` without interval. */
export function dueDate({ interval, basis, inServiceSince, mode }: DueDateInput): CalendarDate | null {
	if (interval === null) return null;
	if (basis === null) return inServiceSince;
	return basis.dueDateOverride ?? calculatedDueDate(basis.date, interval, mode);
}

/** Due date by date of inspection, interval and mode alone (RULES.md ). */
export function calculatedDueDate(inspected: CalendarDate, interval: Interval, mode: DueMode): CalendarDate {
	const date = addInterval(inspected, interval);
	return mode === 'end_of_month' && isCalendarUnit(interval.unit) ? endOfMonth(date) : date;
}

/** Whether an abweichendes Fälligkeitsdatum is allowed: not later than the calculated one (RULES.md, KB-306). */
export function isOverrideAllowed(override: CalendarDate, calculated: CalendarDate): boolean {
	return override <= calculated;
}
