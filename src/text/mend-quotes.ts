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
 * Straight quotes become those of a language, each by one character; `12"` is a measure where no quotation is open, and stays.
 * @param text a paragraph from its beginning, and `after` what stands behind that in it; U+FFFC stands for what is no text.
 */
export function mendQuotes(text: string, after: string, { double, opening, single }: QuoteStyle): string {
	if (!/["']/.test(text)) return text;
	const [open, close] = double;
	const whole = text + after;
	let mended = '';
	let depth = 0;
	for (let index = 0; index < text.length; index++) {
		const character = whole.charAt(index);
		const previous = mended.at(-1) ?? '';
		const next = whole.charAt(index + 1) || ' ';
		const opens = opensBetween(previous, next, opening);
		if (character === '"' && depth === 0 && !opens) mended += loneQuote(previous, next, double);
		else if (character === '"') mended += opens ? open : close;
		else if (character === "'") mended += single({ mended, opens: opens && !CENTURY.test(whole.slice(index + 1)) });
		else mended += character;
		if (mended.endsWith(open)) depth++;
		else if (mended.endsWith(close)) depth = Math.max(0, depth - 1);
	}
	return mended;
}

function opensBetween(previous: string, next: string, opening: string): boolean {
	if (previous === '' || OPENS_BEHIND.test(previous) || opening.includes(previous)) return /\S/.test(next);
	return PARTS_WORDS.test(previous) && BEGINS.test(next);
}

/** A double quote where there is no quotation that it could end: `12"`, `sagt:"Hallo"` without a space. */
function loneQuote(previous: string, next: string, [open, close]: QuoteStyle['double']): string {
	if (/\d/.test(previous)) return '"';
	return BEGINS.test(next) ? open : close;
}
