/** Where a straight single quote stands. */
interface QuotePlace {
	/** What is mended before it. */
	mended: string;
	/** It begins something. */
	opens: boolean;
}

/** How a language quotes. */
export interface QuoteStyle {
	double: readonly [open: string, close: string];
	/** Opening quotes of the language, behind which another one opens. */
	opening: string;
	/** What stands for `'`, which is an apostrophe as well. */
	single(place: QuotePlace): string;
}

/** What a quote opens behind, besides the beginning and an opening quote. */
const OPENS_BEHIND = /[\s([{=]/u;
/** What separates words and may end a quotation as well: a quote behind it opens only before what begins one. */
const PARTS_WORDS = /[–—/]/u;
const BEGINS = /[\p{L}\p{N}\ufffc([{"'„“‚‘]/u;
/** An apostrophe for a century: „die ’68er“, “in ’24”. */
const CENTURY = /^\d\d(?:(?:er|s)(?!\p{L})|(?![\p{L}\p{N}])(?![^']*\S'(?!\p{L})))/u;

/**
 * Straight quotes become those of a language; `12"` is a measure where no quotation is open, and stays.
 * @param before, after what stands around the text in the same paragraph; U+FFFC stands for what is no text.
 */
export function mendQuotes(text: string, [before, after]: readonly [before: string, after: string], { double, opening, single }: QuoteStyle): string {
	if (!/["']/.test(text)) return text;
	const [open, close] = double;
	const whole = before + text + after;
	let mended = '';
	let depth = 0;
	for (let index = 0; index < before.length + text.length; index++) {
		const character = whole.charAt(index);
		const previous = mended.at(-1) ?? '';
		const next = whole.charAt(index + 1) || ' ';
		const opens = opensBetween(previous, next, opening);
		if (character === '"') mended += opens ? open : depth === 0 && /\d/.test(previous) ? character : close;
		else if (character === "'") mended += single({ mended, opens: opens && !CENTURY.test(whole.slice(index + 1)) });
		else mended += character;
		if (mended.endsWith(open)) depth++;
		else if (mended.endsWith(close)) depth = Math.max(0, depth - 1);
	}
	return mended.slice(before.length);
}

function opensBetween(previous: string, next: string, opening: string): boolean {
	if (previous === '' || OPENS_BEHIND.test(previous) || opening.includes(previous)) return /\S/.test(next);
	return PARTS_WORDS.test(previous) && BEGINS.test(next);
}
