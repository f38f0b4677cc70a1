/** How a language quotes, and quotes within that. */
export interface QuoteStyle {
	double: readonly [open: string, close: string];
	single: readonly [open: string, close: string];
}

const APOSTROPHE = '’';

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
export function mendQuotes(text: string, after: string, { double, single }: QuoteStyle): string {
	if (!/["']/.test(text)) return text;
	const [open, close] = double;
	const [openSingle, closeSingle] = single;
	const whole = text + after;
	let mended = '';
	let written = 0;
	let previous = '';
	let depth = 0;
	let isQuoted = false;
	for (let index = 0; index < text.length; index++) {
		const character = whole.charAt(index);
		if (character === '"' || character === "'") {
			const next = whole.charAt(index + 1) || ' ';
			const opens = opensBetween(previous, next, open + openSingle);
			if (character === "'") previous = opens && !CENTURY.test(whole.slice(index + 1)) ? openSingle : isQuoted ? closeSingle : APOSTROPHE;
			else if (depth === 0 && !opens) previous = loneQuote(previous, next, double);
			else previous = opens ? open : close;
			mended += text.slice(written, index) + previous;
			written = index + 1;
		} else previous = character;
		if (previous === open) depth++;
		else if (previous === close) depth = Math.max(0, depth - 1);
		else if (previous === openSingle) isQuoted = true;
		else if (previous === closeSingle) isQuoted = false;
	}
	return mended + text.slice(written);
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
