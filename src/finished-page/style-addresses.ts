import { cssCode, unescapedCss } from '#text/css-code.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}?/gi;
/** What names style sheets and vocabularies. */
const OTHER_ADDRESSES = /@(?:import|namespace)\b[^;]*;?/gi;
/** What stands in `url(…)`: of code its quotes, if any. */
const ADDRESS = /(?<=(?<![\w\x80-\uffff-])url\()[\s"']*(?=\)|$)/gi;
const IMAGE_SET = /(?<=image-set\()(?:[^()]+|\([^()]*\))*/gi;
const STRING = /"\s*"|'\s*'/g;

/** Addresses of the pictures that a style sheet, or the `style` of an element, shows (CSS Values and Units 4, section 4.5; CSS Images 4, section 2.4). */
export function stylePictures(css: string): string[] {
	const code = cssCode(css).replace(FONT_FACE, blank).replace(OTHER_ADDRESSES, blank);
	const sets = Array.from(code.matchAll(IMAGE_SET), ({ 0: set, index }) => textsAt(spansOf(STRING, set.replace(/\([^()]*\)/g, blank), index), css));
	return [...textsAt(spansOf(ADDRESS, code), css), ...sets.flat()];
}

/** Addresses of the fonts that a style sheet brings. */
export const styleFonts = (css: string): string[] =>
	Array.from(cssCode(css).matchAll(FONT_FACE), ({ 0: rule, index }) => textsAt(spansOf(ADDRESS, rule, index), css)).flat();

/** Where a pattern matches in a part of the code that begins at `start`. */
const spansOf = (pattern: RegExp, code: string, start = 0) =>
	Array.from(code.matchAll(pattern), ({ 0: found, index }) => [start + index, start + index + found.length] as const);

/** What stands in a style sheet at such places, without quotes. */
const textsAt = (found: readonly (readonly [number, number])[], css: string) =>
	found.map((place) =>
		unescapedCss(
			css
				.slice(...place)
				.trim()
				.replace(/^["']|["']$/g, ''),
		),
	);

const blank = (code: string) => ' '.repeat(code.length);
