import { ONE_LINE_CLASS } from '#finished-page/one-line-class.ts';
import { readDictionary } from '#site/read/read-dictionary.ts';
import type { Language } from '#text/language.ts';
import { LANGUAGE } from '#words/locale.ts';
import { BREAK, breakCode, isUnbroken } from './break-code.ts';
import { HYPHENATORS } from './hyphenators.ts';
import { languageOfPlace } from './language-of-place.ts';

/** Shorter words find room in a line of a phone. */
const SHORTEST_HYPHENATED = 14;
/** Longer ones are no words, and taking them apart takes the more time the longer they are. */
const LONGEST_HYPHENATED = 100;
/** Letters before the first and after the last hyphen of a word, and between two: more hyphens would cost bytes and help nobody. */
const FEWEST_LETTERS = 4;
/** No hyphen stands this many letters beside a seam: it would be taken for the seam. */
const LETTERS_BESIDE_SEAM = 2;

/** Looked for at the beginnings of words only: at each letter of a short word, all that come behind it would be counted in vain. */
const LONG_WORD = new RegExp(`(?<!\\p{L})\\p{L}{${SHORTEST_HYPHENATED},}`, 'gu');

/** Names of things and codes, which a browser would break at their hyphens: `PM-MS-0001`, `KB-304`. Very long ones would leave a line of a phone. */
const HYPHENED_NAME = /(?<![\p{L}\d/@_-])\p{Lu}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*-\d[\d-]*(?![\p{L}/@_-])/gu;
const LONGEST_HYPHENED_NAME = 16;

const HTML_TOKEN = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;
/** In these no translator of a browser finds words of a language, or it would take away the texts that a script holds on to. */
const UNTRANSLATED = /^<(?:astro-island|code|kbd|moved-part|pre|samp)(?=[\s>])(?!.* translate=).*(?=>$)/s;
/** In these nothing is hyphenated: code that is copied as it stands, drawings, and what scripts take over as it was made. */
const VERBATIM = /^(?:astro-island|button|kbd|moved-part|option|pre|samp|script|select|style|svg|textarea|title)$/;

/** The title of the site in the navigation bar, and what of its link stands before it. */
const BRAND = /(<a class="brand"(?:(?!<\/a>).)*?<span>)([^<]+)/s;

/** In it the name of a field comes first, which is no word of the language. */
const FIELD_START = '<header>';

/**
 * Puts soft hyphens into the long words of a finished page's content and of the title in its navigation bar, for browsers that have no dictionary of
 * their own (Chromium on Linux), each by the language it is written in, and places to break into long code, keeps names with hyphens in one line, and code and live parts from being
 * translated. Attributes, code blocks, drawings and islands stay as they are.
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
	/** The element around that is left as it is, and how many of its name are open. */
	let verbatim = '';
	let depth = 0;
	let inCode = 0;
	/** Whether code is split between the pieces that elements within it make, each of which may be short where all of it is long, and how many there were. */
	let isParted = false;
	let pieces = 0;
	let before = '';
	const written = languageOfPlace(LANGUAGE);
	const addText = (to: number) => {
		const text = html.slice(place, to);
		const isInCode = inCode > 0 && verbatim === '';
		if (isInCode && isParted && text !== '' && pieces++ > 0) printed += BREAK;
		printed += verbatim === '' ? (isInCode ? breakCode(text) : keepNames(hyphenateText(text, written.current()))) : text;
		place = to;
	};
	for (const { 0: token, index } of html.matchAll(HTML_TOKEN)) {
		addText(index);
		printed += verbatim === '' ? token.replace(UNTRANSLATED, '$& translate="no"') : token;
		place = index + token.length;
		const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
		if (name === '' || token.endsWith('/>')) continue;
		const step = slash === '/' ? -1 : 1;
		written.pass(name, step > 0, token);
		if (name === 'code') {
			inCode += step;
			const end = html.indexOf('</code>', place);
			isParted = step > 0 && !isUnbroken(html.slice(place, end).replaceAll(HTML_TOKEN, ''));
			pieces = 0;
		}
		if (verbatim === '' && step > 0 && (VERBATIM.test(name) || before === FIELD_START)) verbatim = name;
		if (name === verbatim) depth += step;
		if (depth === 0) verbatim = '';
		before = token;
	}
	addText(html.length);
	return printed;
}

const keepNames = (text: string): string =>
	text.replace(HYPHENED_NAME, (name) => (name.length > LONGEST_HYPHENED_NAME ? name : `<span class="${ONE_LINE_CLASS}">${name}</span>`));

const hyphenatedWords: Readonly<Record<Language, Map<string, string>>> = { de: new Map(), en: new Map() };

/** In a language that the program does not know no word is taken apart. */
function hyphenateText(text: string, language: Language | undefined): string {
	if (language === undefined || text.length < SHORTEST_HYPHENATED) return text;
	return text.replace(LONG_WORD, (word, place: number) => {
		// Entities, addresses and names in programs are no words.
		if (word.length > LONGEST_HYPHENATED || /\p{Ll}\p{Lu}/u.test(word)) return word;
		if (/[&/.@_-]/.test(text[place - 1] ?? '') || /[/@_;]/.test(text[place + word.length] ?? '')) return word;
		let hyphenated = hyphenatedWords[language].get(word);
		if (hyphenated === undefined) {
			hyphenated = softHyphens(HYPHENATORS[language](word, standsInDictionary));
			hyphenatedWords[language].set(word, hyphenated);
		}
		return hyphenated;
	});
}

const standsInDictionary = (word: string) => readDictionary().partsOf(word)?.length === 1;

/** Joins the parts of a word by hyphens, and where there is room their syllables; none stands too close to the ends of the word, to another, or beside a seam. */
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

/** Where pieces end in what they make together. */
function endsOf(pieces: readonly string[]): number[] {
	let end = 0;
	return pieces.map((piece) => (end += piece.length));
}

const isFarFrom = (places: readonly number[], place: number, letters: number) => places.every((other) => Math.abs(other - place) >= letters);
