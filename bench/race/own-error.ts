import { stripVTControlCharacters } from 'node:util';

const NAMES_ERROR = /\b\w*error\b(?=[:\]\s]|$)/i;

/** What a program said of its own failure: the first line of its output that names an error, with the next one where it only announces it, or else its last line. */
export function ownError(output: string): string {
	const lines = stripVTControlCharacters(output)
		.split(/[\r\n]+/)
		.map((line) => line.trim())
		.filter((line) => line !== '');
	const place = lines.findIndex((line) => NAMES_ERROR.test(line));
	const line = lines.at(place) ?? 'It said nothing.';
	return line.endsWith(':') ? `${line} ${lines[place + 1] ?? ''}`.trim() : line;
}
