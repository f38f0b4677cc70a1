/** Code of up to this many characters stays in one line: it fits into any that is not squeezed (`prose.css`). */
const WHOLE = 25;
/** What is still longer has no better place than any. */
const ANYWHERE = 12;

export const BREAK = '<wbr>';
/** A character by its name or number is one character: while places are looked for, these stand for it, which no text may hold. */
const ENTITY = /&(?:(amp|#38|#x26)|[#\w]+);/gi;
const AMPERSAND = '\ufdd0';
const OTHER_CHARACTER = '\ufdd1';
/** After what separates words and values, but not within numbers, times and `://`. */
const PARTED = /(?<=[/._:?=,;|\ufdd0]|\s)(?<!\d[.:])(?=[\p{L}\p{N}{["'#\ufdd1])/gu;
const HYPHENED = /(?<=-)(?=[\p{L}\p{N}])/gu;

/**
 * Puts places to break into code within a line that is too long to stay whole: between its words first, at hyphens and anywhere only where a part is still too long.
 * @param text as it stands in HTML, without tags.
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

/** Whether code stays in one line. */
export const isUnbroken = (text: string): boolean => [...text].length <= WHOLE;

function cut(part: string): string[] {
	const characters = [...part];
	if (characters.length <= WHOLE) return [part];
	return Array.from({ length: Math.ceil(characters.length / ANYWHERE) }, (_, place) => characters.slice(place * ANYWHERE, (place + 1) * ANYWHERE).join(''));
}
