import type { CalendarDate } from './calendar-date.ts';
import { type DueDateInput, dueDate } from './due-date.ts';
import { basisOf, type InspectionFacts, isRefuted } from './inspection-effect.ts';

/**
 * Whether a Normal was validly calibrated on a day: an effective inspection up to that day whose due date is not before it, and no younger one that it failed
 * (RULES.md; otherwise KB-305).
 */
export function isReferenceValid(
	reference: Pick<DueDateInput, 'interval' | 'mode'> & {
		inspections: readonly (InspectionFacts & { dueDateOverride?: CalendarDate | null })[];
		calibrationRequired: boolean;
	},
	day: CalendarDate,
): boolean {
	const basis = basisOf({ ...reference, until: day });
	if (basis === undefined || isRefuted(basis, { inspections: reference.inspections, until: day })) return false;
	const due = dueDate({ ...reference, basis, inServiceSince: null });
	return due === null || due >= day;
}
