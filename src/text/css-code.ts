/** A pattern of everything up to one of these characters without a backslash before it. */
const upTo = (signs: string) => String.raw`[^${signs}\\]*(?:\\(?:\r\n|[\s\S])[^${signs}\\]*)*`;

/**
 * A pattern of parts that are no code: comments, strings, addresses without quotes, characters behind a backslash (CSS Syntax 3, section 4.3). A string ends with its line at the latest, an
 * address at a bracket, everything with the sheet. For the flag `i`.
 */
export const CSS_PIECE = [
	String.raw`(?:\/\*[\s\S]*?(?:\*\/|$))+`,
	`"${upTo('"\\n\\r\\f')}"?`,
	`'${upTo("'\\n\\r\\f")}'?`,
	String.raw`(?<![\w\x80-\uffff-])url\((?!\s*["'])${upTo(')')}\)?`,
	String.raw`\\(?:[\da-f]{1,6}(?:\r\n|\s)?|[^\n\r\f])`,
].join('|');

/** A pattern of a name in code: everything beyond ASCII may be in one (CSS Syntax 3, section 4.2). */
export const CSS_NAME = String.raw`(?:--|-?[a-zA-Z_\x80-\uffff])[\w\x80-\uffff-]*`;

const CSS_PIECES = new RegExp(CSS_PIECE, 'gi');
const CSS_ESCAPES = /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|\r\n|[\n\r\f]|([\s\S]))/gi;
const CSS_CLASSES = new RegExp(String.raw`\.(${CSS_NAME})`, 'g');

/** Escaped ASCII characters are moved up by this number, to private-use characters, so that no pattern takes them for punctuation. */
const PRIVATE = 0xf0000;
const PRIVATE_ASCII = /[\u{f0000}-\u{f007f}]/gu;
/** Fills up the length of an escape that is longer than its character. No text may contain it. */
const FILL = '\ufdd0';
const FILLS = new RegExp(FILL, 'g');

/**
 * The code of a style sheet or of a part of one, as long as that, so that what is found in it stands at the same place there: comments, and what is in strings and addresses, are blank;
 * characters behind a backslash belong to names, which `cssName` reads.
 */
export const cssCode = (css: string): string =>
	css.replace(CSS_PIECES, (piece) => {
		if (piece.startsWith('\\'))
			return unescapedCss(piece)
				.replace(/^[\0-\x7f]/, privateAscii)
				.padEnd(piece.length, FILL);
		if (piece.startsWith('/*')) return ' '.repeat(piece.length);
		const [open = ''] = /^(?:["']|url\()/i.exec(piece) ?? [];
		const close = open.length === 1 ? open : ')';
		const isClosed = piece.length > open.length && piece.endsWith(close);
		return isClosed ? open.padEnd(piece.length - 1) + close : open.padEnd(piece.length);
	});

/** A style sheet without comments. An empty comment stays between two names, so that they do not become one name. */
export const withoutCssComments = (css: string): string =>
	css.replace(CSS_PIECES, (piece, at: number) => {
		if (!piece.startsWith('/*')) return piece;
		return /[^\s{};]/.test(css.charAt(at - 1)) && /[^\s{};]/.test(css.charAt(at + piece.length)) ? '/**/' : '';
	});

/** The content of a string, an address or a name without escapes (CSS Syntax 3, section 4.3.7). */
export const unescapedCss = (written: string): string =>
	written.replace(CSS_ESCAPES, (_, hex: string | undefined, character = '') => (hex === undefined ? character : cssCharacter(Number.parseInt(hex, 16))));

const cssCharacter = (code: number) => (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code));

const privateAscii = (ascii: string) => String.fromCodePoint(PRIVATE + (ascii.codePointAt(0) ?? 0));

/** A name in the blanked code without escapes. */
export const cssName = (name: string): string =>
	name.replace(FILLS, '').replace(PRIVATE_ASCII, (character) => String.fromCodePoint((character.codePointAt(0) ?? PRIVATE) - PRIVATE));

/** The classes that code names, without their dots. */
export const cssClasses = (code: string): string[] => Array.from(code.matchAll(CSS_CLASSES), ([, name = '']) => cssName(name));
