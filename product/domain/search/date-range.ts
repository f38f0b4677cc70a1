import { addDays, addMonths, type CalendarDate, readCalendarDate } from '#product/domain/calendar-date.ts';

/** Days that fit: from and to both included; a missing bound is open. */
export interface DateRange {
	from?: CalendarDate;
	to?: CalendarDate;
}

const RELATIVE = /^([+-])(\d{1,4})([twmj])$/;

/**
 * Reads the value of a date field: a day, `<day`, `>day` (both without the day) or `from..to` (both with). A day is `YYYY-MM-DD`, `DD.MM.YYYY`, `heute`,
 * or counts from today: `+30t`, `-12m` (t days, w weeks, m months, j years; RULES.md ). `undefined` for KB-602: no valid day, or from after to.
 */
export function readDateRange(value: string, today: CalendarDate): DateRange | undefined {
	const sign = value[0];
	if (sign === '<' || sign === '>') {
		const day = readDay(value.slice(1), today);
		if (day === undefined) return undefined;
		return sign === '<' ? { to: addDays(day, -1) } : { from: addDays(day, 1) };
	}
	const [first = '', second, ...more] = value.split('..');
	const from = readDay(first, today);
	const to = second === undefined ? from : readDay(second, today);
	return more.length > 0 || from === undefined || to === undefined || from > to ? undefined : { from, to };
}

/** Whether a day lies in a range. */
export function isInRange(day: CalendarDate, { from, to }: DateRange): boolean {
	return (from === undefined || day >= from) && (to === undefined || day <= to);
}

function readDay(text: string, today: CalendarDate): CalendarDate | undefined {
	if (text.toLowerCase() === 'heute') return today;
	const [, sign, digits, unit] = RELATIVE.exec(text.toLowerCase()) ?? [];
	if (unit === undefined) return readCalendarDate(text);
	const count = Number(digits) * (sign === '-' ? -1 : 1);
	if (unit === 't' || unit === 'w') return addDays(today, unit === 't' ? count : count * 7);
	return addMonths(today, unit === 'm' ? count : count * 12);
}
