import { ONE_LINE_CLASS } from '#finished-page/one-line-class.ts';
import { readDictionary } from '#site/read/read-dictionary.ts';
import { HTML_TOKEN } from '#text/html-token.ts';
import type { Language } from '#text/language.ts';
import { LANGUAGE } from '#words/locale.ts';
import { BREAK, breakCode, isUnbroken } from './break-code.ts';
import { HYPHENATORS, JOINERS } from './hyphenators.ts';
import { languageOfPlace } from './language-of-place.ts';

/** Shorter words fit into a line of a phone. */
const SHORTEST_HYPHENATED = 14;
/** Longer strings are not words, and splitting them takes ever more time. */
const LONGEST_HYPHENATED = 100;
/** Fewest letters before, between and after hyphens: more hyphens would cost bytes without helping. */
const FEWEST_LETTERS = 4;
/** A hyphen this close to the seam of a compound would look like the seam. */
const LETTERS_BESIDE_SEAM = 2;

/** Matches only at the beginnings of words; otherwise the rest of a short word would be counted again at each letter. */
const LONG_WORD = new RegExp(`(?<!\\p{L})\\p{L}{${SHORTEST_HYPHENATED},}`, 'gu');

/** Names of things, codes and numbers, which browsers would break at their hyphens: `PM-MS-0001`, `KB-304`, `2025.3-1`. */
const HYPHENED_NAME = /(?:\p{Lu}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*|\d[\d.]*)-\d[\d-]*(?![\p{L}\d/@_-])/u;
/** From one number to another: `0–150`. */
const NUMBER_RANGE = /\d[\d.,]*–\d+(?:[.,]\d+)*(?![\p{L}\d–])/u;
/** A letter that would stand alone at the end of a line, or two at the beginning of the next: `E-Mail`, `X-Request-Id`, `Sign-on`. */
const WORD_STUB = /(?:\p{L}-\p{L}{2,12}(?:-\p{L}{1,2})?|\p{L}{2,10}-\p{L}{1,2})(?![\p{L}\d/@_\u00ad])/u;
const KEPT_TOGETHER = new RegExp(`(?<![\\p{L}\\d/@_.–-])(?:${HYPHENED_NAME.source}|${NUMBER_RANGE.source}|${WORD_STUB.source})`, 'gu');
/** Very long ones would not fit into a line of a phone. */
const LONGEST_KEPT_TOGETHER = 16;

/** A cell of a table with up to this many characters stays in one line: `24 / 38` would take three. */
const LONGEST_ONE_LINE_CELL = 14;

/** Elements that a browser must not translate: they are not words, or scripts hold on to their text nodes. */
const UNTRANSLATED = /^<(?:astro-island|code|kbd|moved-part|pre|samp)(?=[\s>])(?!.* translate=).*(?=>$)/s;
/** Elements in which nothing is hyphenated: code that readers copy, drawings, and elements that scripts take over unchanged. */
const VERBATIM = /^(?:astro-island|button|kbd|moved-part|option|pre|samp|script|select|style|svg|textarea|title)$/;

/** The title of the site in the navigation bar, and the part of its link before it. */
const BRAND = /(<a class="brand"(?:(?!<\/a>).)*?<span>)([^<]+)/s;

/** Begins with the name of a field, as a link; it is not a word of the language. In a text such an element may begin with anything. */
const FIELD_START = '<header>';

/**
 * Prepares the content of a finished page, and the title in its navigation bar, for narrow lines and translators. Long words get soft hyphens, for browsers
 * without a dictionary (Chromium on Linux), each by the language it is written in; a number stays beside its word; long code gets places to break; names with
 * hyphens, ranges and short cells of tables stay on one line; code and live parts are marked as not to be translated. Attributes, code blocks, drawings and
 * islands do not change.
 */
export function hyphenatePage(html: string): string {
	const start = html.indexOf('<main');
	const end = html.lastIndexOf('</main>');
	if (start < 0 || end < start) return html;
	const frame = html.slice(0, start).replace(BRAND, (_, link: string, title: string) => link + hyphenateText(title, LANGUAGE));
	return frame + hyphenateContent(html.slice(start, end)) + html.slice(end);
}

function hyphenateContent(html: string): string {
	let printed = '';
	let place = 0;
	/** The verbatim element around the current place, and how many elements of its name are open. */
	let verbatim = '';
	let depth = 0;
	let inCode = 0;
	/** Whether code may break between its child elements: each may be short although all of it is long. `pieces` counts them. */
	let isParted = false;
	let pieces = 0;
	let before = '';
	/** Where the short cell around the current place ends. */
	let cellEnd = 0;
	const written = languageOfPlace(LANGUAGE);
	const addText = (to: number) => {
		const text = html.slice(place, to);
		if (verbatim !== '') printed += text;
		else if (inCode === 0) printed += keepNames(joinInCell(hyphenateText(text, written.current()), place < cellEnd));
		else printed += `${isParted && text !== '' && pieces++ > 0 ? BREAK : ''}${breakCode(text)}`;
		place = to;
	};
	for (const { 0: token, index } of html.matchAll(HTML_TOKEN)) {
		addText(index);
		printed += verbatim === '' ? token.replace(UNTRANSLATED, '$& translate="no"') : token;
		place = index + token.length;
		const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
		if (name === '' || token.endsWith('/>')) continue;
		const step = slash === '/' ? -1 : 1;
		if (token.startsWith('<td')) cellEnd = endOfShortCell(html, place);
		written.pass(name, step > 0, token);
		if (name === 'code') {
			inCode += step;
			const end = html.indexOf('</code>', place);
			isParted = step > 0 && !isUnbroken(html.slice(place, end).replaceAll(HTML_TOKEN, ''));
			pieces = 0;
		}
		if (verbatim === '' && step > 0 && isVerbatim(name, before)) verbatim = name;
		if (name === verbatim) depth += step;
		if (depth === 0) verbatim = '';
		before = token;
	}
	addText(html.length);
	return printed;
}

/** Whether nothing in the element `name` is hyphenated, which follows the tag `before`. */
const isVerbatim = (name: string, before: string): boolean => VERBATIM.test(name) || (before === FIELD_START && name === 'a');

/** What a short cell does not hold. Those of figures do, which have their own widths. */
const NOT_IN_SHORT_CELLS = /<(?!\/?(?:a|b|code|em|kbd|strong)[ >])|\n/;

/** The end of the cell whose content begins at `start`; of one that may break, its start. What is written in lines has spaces that are none of the text. */
function endOfShortCell(html: string, start: number): number {
	const end = html.indexOf('</td>', start);
	const content = html.slice(start, end);
	return NOT_IN_SHORT_CELLS.test(content) || content.replaceAll(HTML_TOKEN, '').length > LONGEST_ONE_LINE_CELL ? start : end;
}

const joinInCell = (text: string, isShort: boolean): string => (isShort ? text.replaceAll(' ', '\u00a0') : text);

/** Most texts have no hyphen or dash: to look for names in them took as long as to look for long words. */
const keepNames = (text: string): string =>
	/[-–]/.test(text)
		? text.replace(KEPT_TOGETHER, (name) => (name.length > LONGEST_KEPT_TOGETHER ? name : `<span class="${ONE_LINE_CLASS}">${name}</span>`))
		: text;

const hyphenatedWords: Readonly<Record<Language, Map<string, string>>> = { de: new Map(), en: new Map() };

/** In a language that the program does not know no word is taken apart, and none joined. */
function hyphenateText(text: string, language: Language | undefined): string {
	if (language === undefined) return text;
	const joined = JOINERS[language](text);
	if (text.length < SHORTEST_HYPHENATED) return joined;
	return joined.replace(LONG_WORD, (word, place: number) => {
		// Character references, addresses and names in programs are not words.
		if (word.length > LONGEST_HYPHENATED || BEFORE_NO_WORD.has(joined[place - 1]) || AFTER_NO_WORD.has(joined[place + word.length])) return word;
		let hyphenated = hyphenatedWords[language].get(word);
		if (hyphenated === undefined) {
			hyphenated = /\p{Ll}\p{Lu}/u.test(word) ? word : softHyphens(HYPHENATORS[language](word, standsInDictionary));
			hyphenatedWords[language].set(word, hyphenated);
		}
		return hyphenated;
	});
}

const BEFORE_NO_WORD: ReadonlySet<string | undefined> = new Set('&/.@_-');
const AFTER_NO_WORD: ReadonlySet<string | undefined> = new Set('/@_;');

const standsInDictionary = (word: string) => readDictionary().partsOf(word)?.length === 1;

/** Joins the parts of a word by soft hyphens and, where there is room, their syllables; none is too close to an end of the word, to another hyphen, or to a seam. */
function softHyphens(parts: readonly (readonly string[])[]): string {
	const word = parts.flat().join('');
	const seams = endsOf(parts.map((syllables) => syllables.join('')));
	const chosen = [0, word.length];
	const take = (places: readonly number[]) => {
		for (const place of places) if (isFarFrom(chosen, place, FEWEST_LETTERS)) chosen.push(place);
	};
	take(seams);
	take(endsOf(parts.flat()).filter((place) => isFarFrom(seams, place, LETTERS_BESIDE_SEAM + 1)));
	chosen.sort((a, b) => a - b);
	return chosen
		.slice(1)
		.map((end, index) => word.slice(chosen[index], end))
		.join('\u00ad');
}

/** The end of each piece in the joined text. */
function endsOf(pieces: readonly string[]): number[] {
	let end = 0;
	return pieces.map((piece) => (end += piece.length));
}

const isFarFrom = (places: readonly number[], place: number, letters: number) => places.every((other) => Math.abs(other - place) >= letters);
