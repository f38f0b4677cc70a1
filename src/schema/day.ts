/** The day `YYYY-MM-DD` that a text (a time may follow) or a date names; `undefined` when the calendar has no such day. */
export function toDay(value: string | Date): string | undefined {
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
	const [, year = '', month = '', date = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=$|[T\s])/.exec(value.trim()) ?? [];
	const day = year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
	return day !== undefined && toDay(new Date(`${day}T00:00:00Z`)) === day ? day : undefined;
}
