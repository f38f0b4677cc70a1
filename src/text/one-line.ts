// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would obey them
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** A text of others as one line of at most `most` characters, without characters that a terminal would obey or that turn the direction of writing. */
export function oneLine(text: string, most: number): string {
	const line = text.replace(UNSAFE, ' ').trim();
	return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line;
}
