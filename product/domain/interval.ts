import { addDays, addMonths, type CalendarDate } from './calendar-date.ts';

export const INTERVAL_UNITS = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Prüfintervall: 1–120 of a unit (RULES.md ). */
export interface Interval {
	value: number;
	unit: IntervalUnit;
}

const UNIT_WORDS: Readonly<Record<IntervalUnit, readonly [one: string, many: string]>> = {
	day: ['Tag', 'Tage'],
	week: ['Woche', 'Wochen'],
	month: ['Monat', 'Monate'],
	year: ['Jahr', 'Jahre'],
};

/** The day one interval after `date`: days and weeks are counted, months and years go by the calendar (RULES.md ). */
export function addInterval(date: CalendarDate, { value, unit }: Interval): CalendarDate {
	if (unit === 'day' || unit === 'week') return addDays(date, unit === 'day' ? value : value * 7);
	return addMonths(date, unit === 'month' ? value : value * 12);
}

/** Whether a unit goes by the calendar; only then the Fristmodus Monatsende has an effect (RULES.md ). */
export function isCalendarUnit(unit: IntervalUnit): boolean {
	return unit === 'month' || unit === 'year';
}

/** `12 Monate`, with a no-break space. */
export function intervalInWords({ value, unit }: Interval): string {
	return `${value}\u00a0${UNIT_WORDS[unit][value === 1 ? 0 : 1]}`;
}

/** Word of a unit in the plural: `Monate`. */
export function unitInWords(unit: IntervalUnit): string {
	return UNIT_WORDS[unit][1];
}

/** Length for comparing intervals: a week has 7 days, a year 365, a month a twelfth of that; rounded, halves up. */
export function intervalInDays({ value, unit }: Interval): number {
	return Math.round(value * { day: 1, week: 7, month: 365 / 12, year: 365 }[unit]);
}
