import { cssCode, unescapedCss } from '#text/css-code.ts';

/** Rules whose addresses are those of fonts, style sheets and vocabularies. */
const OTHER_ADDRESSES = /@font-face\s*\{[^}]*\}?|@(?:import|namespace)\b[^;]*;?/gi;
/** What stands in `url(…)`: of code its quotes, if any. */
const ADDRESS = /(?<=(?<![\w\x80-\uffff-])url\()[\s"']*(?=\)|$)/gi;
const IMAGE_SET = /(?<=image-set\()(?:[^()]+|\([^()]*\))*/gi;
const STRING = /"\s*"|'\s*'/g;

/** Addresses of the pictures that a style sheet, or the `style` of an element, shows (CSS Values and Units 4, section 4.5; CSS Images 4, section 2.4). */
export function stylePictures(css: string): string[] {
	const code = cssCode(css).replace(OTHER_ADDRESSES, blank);
	/** What the sheet says where a part of its code matches. */
	const texts = (pattern: RegExp, part: string, start: number) =>
		Array.from(part.matchAll(pattern), ({ 0: { length }, index }) => {
			const written = css.slice(start + index, start + index + length).trim();
			return unescapedCss(written.replace(/^["']|["']$/g, ''));
		});
	const sets = Array.from(code.matchAll(IMAGE_SET), ({ 0: set, index }) => texts(STRING, set.replace(/\([^()]*\)/g, blank), index));
	return [...texts(ADDRESS, code, 0), ...sets.flat()];
}

const blank = (code: string) => ' '.repeat(code.length);
