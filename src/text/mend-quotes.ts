/** How a language quotes, and quotes within that. */
export interface QuoteStyle {
	double: readonly [open: string, close: string];
	single: readonly [open: string, close: string];
}

const APOSTROPHE = '’';

/** Characters after which a quote is an opening one, as it is at the beginning and after an opening quote. */
const OPENS_BEHIND = /[\s([{=]/u;
/** Characters that separate words but may also end a quotation: a quote after them is an opening one only before a character that can begin a quotation. */
const PARTS_WORDS = /[–—/]/u;
const BEGINS = /[\p{L}\p{N}\ufffc([{"'„“‚‘]/u;
/** An apostrophe for a century: „die ’68er“, “in ’24”. */
const CENTURY = /^\d\d(?:(?:er|s)(?!\p{L})|(?![\p{L}\p{N}])(?![^']*\S'(?!\p{L})))/u;

/** The quotations that are open at a place. */
interface OpenQuotes {
	double: number;
	single: boolean;
}

/**
 * Straight quotes become those of a language, each by one character; `12"` is a measure where no quotation is open, and stays.
 * @param text a paragraph from its beginning, or of a long one what tells which quotations are open, and `after` what stands behind that in it; U+FFFC stands for what is no text.
 */
export function mendQuotes(text: string, after: string, style: QuoteStyle): string {
	if (!/["']/.test(text)) return text;
	const whole = text + after;
	const open: OpenQuotes = { double: 0, single: false };
	let mended = '';
	let written = 0;
	let previous = '';
	for (let index = 0; index < text.length; index++) {
		const character = whole.charAt(index);
		if (character === '"' || character === "'") {
			previous = mendedQuote({ character, previous, rest: whole.slice(index + 1) }, open, style);
			mended += text.slice(written, index) + previous;
			written = index + 1;
		} else previous = character;
		if (previous === style.double[0]) open.double++;
		else if (previous === style.double[1]) open.double = Math.max(0, open.double - 1);
		else if (previous === style.single[0]) open.single = true;
		else if (previous === style.single[1]) open.single = false;
	}
	return mended + text.slice(written);
}

/** What a straight quote becomes between what is mended before it and the `rest` of the paragraph. */
function mendedQuote(
	{ character, previous, rest }: Record<'character' | 'previous' | 'rest', string>,
	open: OpenQuotes,
	{ double, single }: QuoteStyle,
): string {
	const next = rest.charAt(0) || ' ';
	const opens = opensBetween(previous, next, double[0] + single[0]);
	if (character === "'") return opens && !CENTURY.test(rest) ? single[0] : open.single ? single[1] : APOSTROPHE;
	if (open.double === 0 && !opens) return loneQuote(previous, next, double);
	return double[opens ? 0 : 1];
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
