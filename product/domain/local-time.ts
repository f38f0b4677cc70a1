import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** A moment as RFC 3339 in UTC to the second, `2025-09-08T07:30:00Z`. */
type Instant = string;

const RFC3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const HOUR = 3_600_000;

/** Reads RFC 3339 with seconds and offset and gives it in UTC; fractions of a second are cut. `undefined` for anything else. */
export function readInstant(text: string): Instant | undefined {
	const [, day = '', hour, minute, second, sign, offsetHour = '0', offsetMinute = '0'] = RFC3339.exec(text.trim()) ?? [];
	const inRange = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60 && Number(offsetHour) < 24 && Number(offsetMinute) < 60;
	if (!isCalendarDate(day) || !inRange) return undefined;
	const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000 * (sign === '-' ? -1 : 1);
	return instantAt(Date.parse(`${day}T${hour}:${minute}:${second}Z`) - offset);
}

/** Day and time of a moment in a time zone of the IANA list: `['2025-09-08', '09:30']`. */
export function localTime(instant: Instant, timeZone: string): [day: CalendarDate, time: string] {
	const text = new Date(Date.parse(instant) + offsetAt(Date.parse(instant), timeZone)).toISOString();
	return [text.slice(0, 10), text.slice(11, 16)];
}

/**
 * Moments that a clock in the time zone shows as this day and time (`HH:MM`), earlier first: one; two in the hour that summer time gives back;
 * none in the hour that it takes.
 */
export function instantsOf(day: CalendarDate, time: string, timeZone: string): Instant[] {
	const wall = Date.parse(`${day}T${time}:00Z`);
	const offsets = new Set([offsetAt(wall - 24 * HOUR, timeZone), offsetAt(wall + 24 * HOUR, timeZone)]);
	return [...offsets]
		.map((offset) => wall - offset)
		.filter((instant) => instant + offsetAt(instant, timeZone) === wall)
		.sort((a, b) => a - b)
		.map(instantAt);
}

/** Milliseconds by which local time is ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
	const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
	const [year = 0, month = 0, day = 0, ...clock] = (format.format(time).match(/\d+/g) ?? []).map(Number);
	const [hour = 0, minute = 0, second = 0] = clock;
	// Not by text, which is no ISO date outside of the years 1000 to 9999, nor by `Date.UTC`, which takes the years 0 to 99 for others.
	const local = new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000;
	return local - Math.floor(time / 1000) * 1000;
}

function instantAt(time: number): Instant {
	return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
