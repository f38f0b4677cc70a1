/** A day without time and time zone, `YYYY-MM-DD`. Two days compare as their texts do, so what would lie before or after all of them is the first or last one. */
export type CalendarDate = string;

/** In ms. */
export const DAY = 86_400_000;
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Whether the text is `YYYY-MM-DD` and the day exists. */
export function isCalendarDate(text: string): boolean {
	return ISO.test(text) && fromTime(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** Reads `YYYY-MM-DD` or `DD.MM.YYYY` (leading zeros may be missing). `undefined` for anything else and for days that do not exist. */
export function readCalendarDate(text: string): CalendarDate | undefined {
	const [, day, month, year] = GERMAN_DATE.exec(text.trim()) ?? [];
	const date = year === undefined ? text.trim() : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
	return isCalendarDate(date) ? date : undefined;
}

/** `2025-09-15` → `15.09.2025` (RULES.md ). */
export function germanDate(date: CalendarDate): string {
	return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** The day `days` later; earlier with a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
	return fromTime(timeOf(date) + days * DAY);
}

/** The same day `months` later; where that month is shorter, its last day (RULES.md ). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
	const [year, month, day] = dateParts(date);
	const last = new Date(timeAt(year, month + months, 0)).getUTCDate();
	return fromTime(timeAt(year, month - 1 + months, Math.min(day, last)));
}

/** The last day of the month of `date`. */
export function endOfMonth(date: CalendarDate): CalendarDate {
	const [year, month] = dateParts(date);
	return fromTime(timeAt(year, month, 0));
}

/** Number of days from one day to the other; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
	return Math.round((timeOf(to) - timeOf(from)) / DAY);
}

function timeOf(date: CalendarDate): number {
	return Date.parse(`${date}T00:00:00Z`);
}

/** Months count from 0. `Date.UTC` would take the years 0 to 99 for 1900 to 1999. */
function timeAt(year: number, month: number, day: number): number {
	return new Date(0).setUTCFullYear(year, month, day);
}

function dateParts(date: CalendarDate): [year: number, month: number, day: number] {
	return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}

/** First and last day that four digits of a year can say. */
const [FIRST, LAST] = [timeOf('0000-01-01'), timeOf('9999-12-31')];

function fromTime(time: number): CalendarDate {
	return Number.isNaN(time) ? '' : new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString().slice(0, 10);
}
