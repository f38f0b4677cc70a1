/** Whether a text begins with a day of the calendar: `2024-02-29T…`. */
export function beginsWithDay(text: string): boolean {
	const day = text.slice(0, 10);
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
