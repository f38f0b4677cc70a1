/** A time with a zone, or a text that JavaScript reads as UTC (`2022-12`). Any other text means the day as written. */
const ZONE = /(?:\b(?:Z|UTC?|GMT)|[+-]\d{2}:?\d{2})(?:\s*\(.*\))?$|^\d{4}(?:-\d{2})?$/i;
/** A day in our own form; one that the calendar does not have would be read as a later one. */
const OWN_FORM = /^\d{4}-\d{1,2}-\d/;

/** Front matter in which the days of a page are written as ours are, e.g. `12/19/2022` as `2022-12-19`: Docusaurus takes everything that JavaScript reads as a date. */
export function withLooseDays(value: unknown): unknown {
	if (!isMapping(value)) return value;
	const { date, last_update: change } = value;
	return {
		...value,
		...(date !== undefined && { date: looseDay(date) }),
		...(isMapping(change) && change['date'] !== undefined && { last_update: { ...change, date: looseDay(change['date']) } }),
	};
}

const isMapping = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The day that a value means; a value that means none stays, and is reported when the front matter is checked. */
function looseDay(value: unknown): unknown {
	if (typeof value === 'number') return new Date(value);
	if (typeof value !== 'string' || OWN_FORM.test(value.trim())) return value;
	const read = new Date(value);
	if (Number.isNaN(read.getTime())) return value;
	return ZONE.test(value.trim()) ? read : new Date(Date.UTC(read.getFullYear(), read.getMonth(), read.getDate()));
}
