/** Code of up to this many characters stays in one line: it fits into any that is not squeezed (`prose.css`). */
const WHOLE = 25;
/** What is still longer has no better place than any. */
const ANYWHERE = 12;

const BREAK = '<wbr>';
/** Entities count as the character that they stand for. */
const CHARACTER = /&[#\w]+;|./gsu;
/** After what parts words and values, but not within numbers, times and `://`. */
const PARTED = /(?<=[/._:?&=,;|]|&amp;|\s)(?<!\d[.:])(?=[\p{L}\p{N}{["'#&])(?!amp;)/gu;
const HYPHENED = /(?<=-)(?=[\p{L}\p{N}])/gu;

/**
 * Puts places to break into code within a line that is too long to stay whole: between its words first, at hyphens and anywhere only where a part is still too long.
 * @param text as it stands in HTML, without tags.
 */
export function breakCode(text: string): string {
	return [PARTED, HYPHENED]
		.reduce<readonly string[]>((parts, places) => parts.flatMap((part) => (isUnbroken(part) ? part : part.split(places))), [text])
		.flatMap(cut)
		.join(BREAK);
}

const charactersOf = (text: string): readonly string[] => text.match(CHARACTER) ?? [];

const isUnbroken = (text: string): boolean => charactersOf(text).length <= WHOLE;

function cut(part: string): string[] {
	const characters = charactersOf(part);
	if (characters.length <= WHOLE) return [part];
	return Array.from({ length: Math.ceil(characters.length / ANYWHERE) }, (_, place) => characters.slice(place * ANYWHERE, (place + 1) * ANYWHERE).join(''));
}
