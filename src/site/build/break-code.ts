/**
 * Code of up to this many characters stays on one line; it fits into any line of normal width (`prose.css`), and with its letters as far apart as a reader may set them
 * (WCAG 1.4.12) no list on the smallest phone becomes wider than its window.
 */
const WHOLE = 23;
/** Longer parts without a better place are broken every so many characters. */
const ANYWHERE = 12;

export const BREAK = '<wbr>';
/** A character reference is one character. While looking for places to break, noncharacters (which no text contains) replace them. */
const ENTITY = /&(?:(amp|#38|#x26)|[#\w]+);/gi;
const AMPERSAND = '\ufdd0';
const OTHER_CHARACTER = '\ufdd1';
/** After characters that separate words and values, but not within numbers, times and `://`. */
const PARTED = /(?<=[/._:?=,;|\ufdd0]|\s)(?<!\d[.:])(?=[\p{L}\p{N}{["'#\ufdd1])/gu;
const HYPHENED = /(?<=-)(?=[\p{L}\p{N}])/gu;

/**
 * Inserts places to break into inline code that is too long for one line: between words, and at hyphens or anywhere only in parts that are still too long.
 * @param text HTML without tags.
 */
export function breakCode(text: string): string {
	const entities = text.match(ENTITY) ?? [];
	const characters = text.replace(ENTITY, (_, ampersand?: string) => (ampersand === undefined ? OTHER_CHARACTER : AMPERSAND));
	const broken = [PARTED, HYPHENED]
		.reduce<readonly string[]>((parts, places) => parts.flatMap((part) => (isUnbroken(part) ? part : part.split(places))), [characters])
		.flatMap(cut)
		.join(BREAK);
	let next = 0;
	return broken.replace(/[\ufdd0\ufdd1]/g, () => entities[next++] ?? '');
}

/** Whether code stays on one line. */
export const isUnbroken = (text: string): boolean => [...text].length <= WHOLE;

function cut(part: string): string[] {
	const characters = [...part];
	if (characters.length <= WHOLE) return [part];
	return Array.from({ length: Math.ceil(characters.length / ANYWHERE) }, (_, place) => characters.slice(place * ANYWHERE, (place + 1) * ANYWHERE).join(''));
}
