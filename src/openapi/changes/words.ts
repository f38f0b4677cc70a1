/** Longest value or title that a text repeats. */
const MOST = 60;
/** Longest name or path: whoever reads a change has to find it again. */
const MOST_OF_NAME = 160;
/** Most items that a text lists. */
const LISTED = 12;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would obey them
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** A name or path of the description as a text may repeat it: one line, not too long, without control characters. */
export const safe = (name: string): string => cut(name, MOST_OF_NAME);

function cut(text: string, most: number): string {
	const line = text.replace(UNSAFE, ' ').trim();
	return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line;
}

/** A JSON value in German quotation marks; numbers and the like without. */
export function quoted(value: unknown): string {
	if (typeof value === 'string') return `„${cut(value, MOST)}“`;
	return cut(JSON.stringify(value) ?? 'nichts', MOST);
}

/** `„a“, „b“ und 3 weitere` */
export function listed(values: readonly unknown[]): string {
	const shown = values.slice(0, LISTED).map(quoted).join(', ');
	return values.length > LISTED ? `${shown} und ${values.length - LISTED} weitere` : shown;
}

const TYPES: Record<string, string> = {
	array: 'Liste',
	boolean: 'Wahrheitswert',
	integer: 'ganze Zahl',
	null: 'null',
	number: 'Zahl',
	object: 'Objekt',
	string: 'Text',
};

/** Types of JSON Schema in words; `beliebig` for none. */
export function typeWords(types: readonly string[]): string {
	return types.length === 0 ? 'beliebig' : types.map((type) => TYPES[type] ?? safe(type)).join(' oder ');
}

const PLACES: Record<string, string> = {
	path: 'Pfadparameter',
	query: 'Query-Parameter',
	querystring: 'Query',
	header: 'Header',
	cookie: 'Cookie',
};

/** A parameter in words: `Query-Parameter status`. */
export function parameterWords(place: string, name: string): string {
	return `${PLACES[place] ?? 'Parameter'} ${safe(name)}`;
}

/** A status in words: `Antwort 200`, `Standardantwort`. */
export function statusWords(status: string): string {
	return status === 'default' ? 'Standardantwort' : `Antwort ${safe(status)}`;
}
