import { codePointOf, hex, INVISIBLE, SHORT_ESCAPES, unitEscapes } from '../string-literals.ts';

/** Texts as literals of the languages whose samples are generated; what a reader cannot see is written as an escape. */

/** Between double quotes, with escapes of its own for what is invisible. */
const quoted = (text: string, escaped: RegExp, invisible: (character: string) => string): string =>
	`"${text.replaceAll(escaped, '\\$&').replaceAll(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? invisible(character))}"`;

const inBraces = (character: string) => `\\u{${hex(codePointOf(character))}}`;

/** Whether a raw form can hold the text: line breaks are the only invisible characters. */
const isPlain = (text: string) => text.replaceAll('\n', '').search(INVISIBLE) === -1;

/** Whether a form of several lines is worth it. */
const isLong = (text: string) => text.includes('\n') && isPlain(text);

/** As often as needed: `longest('a""b', '"')` is 2. */
const longest = (text: string, pattern: RegExp): number => Math.max(0, ...[...text.matchAll(pattern)].map(([found]) => found.length));

/** On one line. */
export function goString(text: string): string {
	return quoted(text, /["\\]/g, (character) =>
		codePointOf(character) < 0x1_0000 ? `\\u${hex(codePointOf(character), 4)}` : `\\U${hex(codePointOf(character), 8)}`,
	);
}

/** Over several lines where that is easier to read. */
export const goText = (text: string): string => (isLong(text) && !text.includes('`') ? `\`${text}\`` : goString(text));

/** On one line. */
export const csharpString = (text: string): string => quoted(text, /["\\]/g, unitEscapes);

/** Over several lines where that is easier to read (C# 11). */
export function csharpText(text: string): string {
	if (!isLong(text)) return csharpString(text);
	const quotes = '"'.repeat(Math.max(3, longest(text, /"+/g) + 1));
	return `${quotes}\n${text}\n${quotes}`;
}

/** Single quotes, which know nothing but themselves and backslashes; double quotes only for escapes, where `#` would begin an expression. */
export function rubyString(text: string): string {
	return isPlain(text) ? `'${text.replaceAll(/['\\]/g, '\\$&')}'` : quoted(text, /["\\#]/g, inBraces);
}

/** On one line. */
export const rustString = (text: string): string => quoted(text, /["\\]/g, inBraces);

/** Over several lines where that is easier to read. */
export function rustText(text: string): string {
	if (!isLong(text)) return rustString(text);
	const hashes = '#'.repeat(Math.max(1, longest(text, /"#*/g)));
	return `r${hashes}"${text}"${hashes}`;
}

/** On one line; `$` would begin a variable. */
export const kotlinString = (text: string): string => quoted(text, /["\\$]/g, unitEscapes);

/** Over several lines where that is easier to read. */
export const kotlinText = (text: string): string =>
	isLong(text) && !/"""|"$/.test(text) ? `"""${text.replaceAll('$', () => `\${'$'}`)}"""` : kotlinString(text);

/** On one line. */
export const swiftString = (text: string): string => quoted(text, /["\\]/g, inBraces);

/** Over several lines where that is easier to read. */
export function swiftText(text: string): string {
	if (!isLong(text)) return swiftString(text);
	const hashes = '#'.repeat(1 + Math.max(longest(text, /(?<="""|\\)#+/g), 0));
	return `${hashes}"""\n${text}\n"""${hashes}`;
}

/** PowerShell takes typographic quotes for quotes. */
export function powershellString(text: string): string {
	if (isPlain(text)) return `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
	const escaped = text.replaceAll(/["“”„`$]/g, '`$&').replaceAll(INVISIBLE, (character) => `\`u{${hex(codePointOf(character))}}`);
	return `"${escaped}"`;
}
