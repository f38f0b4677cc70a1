/**
 * Text as a string literal of a language, quotes included, always on one line (but for the shell, whose quotes hold line breaks).
 * Characters that are invisible or change the look of others (control and format characters, such as bidirectional overrides) are written as escapes.
 */

/** Control and format characters, line and paragraph separators. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** For Python 3. */
export function pythonString(text: string): string {
	const escaped = text.replaceAll(/['\\]/g, '\\$&').replaceAll(INVISIBLE, (character) => {
		const code = codePointOf(character);
		return SHORT_ESCAPES[character] ?? (code < 0x100 ? `\\x${hex(code, 2)}` : code < 0x1_0000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`);
	});
	return `'${escaped}'`;
}

/** In single quotes where they suffice. */
export function phpString(text: string): string {
	if (text.search(INVISIBLE) === -1) return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
	// Only double quotes know escapes; they also know variables.
	const escaped = text.replaceAll(/["\\$]/g, '\\$&').replaceAll(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? `\\u{${hex(codePointOf(character))}}`);
	return `"${escaped}"`;
}

/** Stays whole inside a `<script>` element, too. */
export function javascriptString(text: string): string {
	const escaped = text
		.replaceAll(/['\\]/g, '\\$&')
		.replaceAll(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? `\\u{${hex(codePointOf(character))}}`)
		.replaceAll(/<(?=\/script|!--)/gi, '<\\');
	return `'${escaped}'`;
}

/** Invisible characters as UTF-16 units, as Java has no other escape for them. */
export function javaString(text: string): string {
	return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? unitEscapes(character))}"`;
}

/** JSON (RFC 8259). */
export function jsonString(text: string): string {
	return JSON.stringify(text).replaceAll(INVISIBLE, unitEscapes);
}

/** UTF-8, invisible characters as octal bytes: a hexadecimal escape of C has no end of its own. */
export function cString(text: string): string {
	const escaped = text
		.replaceAll(/["\\]/g, '\\$&')
		.replaceAll(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? octalBytes(character))
		// `??=` and the like are trigraphs in standard C up to C17.
		.replaceAll(/(?<=\?)\?/g, '\\?');
	return `"${escaped}"`;
}

/** For bash. Line breaks stand in the quotes as they are. */
export function shellString(text: string): string {
	if (text.replaceAll('\n', '').search(INVISIBLE) === -1) return `'${text.replaceAll("'", "'\\''")}'`;
	return `$'${text.replaceAll(/['\\]/g, '\\$&').replaceAll(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? octalBytes(character))}'`;
}

/** Code point of the first character. */
export const codePointOf = (character: string) => character.codePointAt(0) ?? 0;

/** In hexadecimal, with at least this many digits. */
export const hex = (code: number, digits = 1) => code.toString(16).padStart(digits, '0');

/** `\uXXXX`, twice for characters beyond U+FFFF. */
export const unitEscapes = (character: string) => Array.from({ length: character.length }, (_, index) => `\\u${hex(character.charCodeAt(index), 4)}`).join('');

/** The bytes in UTF-8, three octal digits each: unlike hexadecimal escapes these end by themselves. */
const octalBytes = (character: string) => Array.from(new TextEncoder().encode(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
