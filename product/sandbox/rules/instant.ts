/** RFC 3339 in UTC to the second, as the API shows moments. */
export function instant(date: Date): string {
	return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
