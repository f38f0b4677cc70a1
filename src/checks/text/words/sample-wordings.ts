/**
 * All ways to write a value of the sample data in a German text, the usual one first: `2026-03-31` as 31.03.2026 or 31.03., `true` as ja,
 * `"1460.00"` as 1460,00 and 1460, `-0.48` as −0,48; a text as it stands, or as readers see it.
 * @param labels how readers see values that the data abbreviates.
 */
export function wordings(value: unknown, labels: Readonly<Record<string, string>>): string[] {
	const text = String(value);
	const label = labels[text];
	if (label !== undefined) return [label];
	if (value === null) return ['leer', '–', 'kein', 'keine'];
	if (typeof value === 'boolean') return value ? ['ja'] : ['nein'];
	const day = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*)?$/.exec(text);
	if (day) {
		const [, year = '', month = '', date = ''] = day;
		return [`${date}.${month}.${year}`, `${date}.${month}.`, `${month}.${year}`, text];
	}
	if (/^[+-]?\d+(?:\.\d+)?$/.test(text)) return numberWordings(text);
	return [text.replaceAll('\u00a0', ' ')];
}

function numberWordings(text: string): string[] {
	const german = grouped(text.replace('.', ',').replace('-', '−'));
	const short = german.replace(/,0+$/, '');
	return [...new Set([german, short, ...(text.startsWith('-') || text.startsWith('+') ? [] : [`+${german}`])]), text];
}

/** From five digits on, groups of three are set apart. */
const grouped = (text: string) => text.replace(/\d{5,}/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ' '));
