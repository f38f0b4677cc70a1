import { addDays, type CalendarDate } from './calendar-date.ts';
import { type DeviceStatus, deviceStatus, dueDays } from './device-status.ts';
import { calculatedDueDate, type DueMode, isOverrideAllowed } from './due-date.ts';
import { addInterval, type Interval } from './interval.ts';

export interface DeadlineInput {
	inspected: CalendarDate;
	interval: Interval;
	mode: DueMode;
	leadDays: number;
	graceDays: number;
	dueDateOverride: CalendarDate | null;
}

/** A span of days with one status; both days included, without an end it goes on. */
export interface Period {
	status: DeviceStatus;
	from: CalendarDate;
	to?: CalendarDate;
}

/** One deadline with every step that leads to it (RULES.md R-5). */
interface Deadline {
	/** Date of inspection and interval alone. */
	exact: CalendarDate;
	/** After the Fristmodus. */
	calculated: CalendarDate;
	/** The Fälligkeitsdatum that holds; `null` when the override is later than the calculated one (KB-306). */
	due: CalendarDate | null;
	/** From the inspection on, in order. */
	periods: Period[];
}

/** Works out a deadline from one inspection that sets a due date. */
export function deadlineOf({ inspected, interval, mode, leadDays, graceDays, dueDateOverride }: DeadlineInput): Deadline {
	const exact = addInterval(inspected, interval);
	const calculated = calculatedDueDate(inspected, interval, mode);
	if (dueDateOverride !== null && !isOverrideAllowed(dueDateOverride, calculated)) return { exact, calculated, due: null, periods: [] };
	const due = dueDateOverride ?? calculated;
	const { from: early, to: late } = dueDays({ leadDays, graceDays, firstInspectionOpen: false }, due);
	const from = early > inspected ? early : inspected;
	const circulating: Period[] = early > inspected ? [{ status: 'in_circulation', from: inspected, to: addDays(early, -1) }] : [];
	const dueFirst: Period[] = late >= from ? [{ status: 'due', from, to: late }] : [];
	// An override may lie before the inspection itself.
	const overdueFrom = late >= inspected ? addDays(late, 1) : inspected;
	return { exact, calculated, due, periods: [...circulating, ...dueFirst, { status: 'overdue', from: overdueFrom }] };
}

/** Status on a day by the deadline alone. */
export function statusOn(
	{ due }: { due: CalendarDate },
	{ leadDays, graceDays }: Pick<DeadlineInput, 'leadDays' | 'graceDays'>,
	day: CalendarDate,
): DeviceStatus {
	return deviceStatus({ retiredAt: null, blocked: null, calibration: null, dueDate: due, leadDays, graceDays, firstInspectionOpen: false }, day);
}
