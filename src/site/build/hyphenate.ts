import { hyphenate } from '#language/hyphenate.ts';
import { breakCode } from './break-code.ts';

/** Shorter words find room in a line of a phone. */
const SHORTEST_HYPHENATED = 14;
/** Letters before the first and after the last hyphen of a word, and between two: more hyphens would cost bytes and help nobody. */
const FEWEST_LETTERS = 4;

const LONG_WORD = new RegExp(`\\p{L}{${SHORTEST_HYPHENATED},}`, 'gu');

const HTML_TOKEN = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;
/** In these no translator of a browser finds words of a language, or it would take away the texts that a script holds on to. */
const UNTRANSLATED = /^<(?:astro-island|code|kbd|moved-part|pre|samp)(?=[\s>])(?!.* translate=).*(?=>$)/s;
/** In these nothing is hyphenated: code that is copied as it stands, drawings, and what scripts take over as it was made. */
const VERBATIM = /^(?:astro-island|button|kbd|moved-part|option|pre|samp|script|select|style|svg|textarea|title)$/;

/** In it the name of a field comes first, which is no word of the language. */
const FIELD_START = '<header>';

/**
 * Puts soft hyphens into the long words of a finished page's content, for browsers that have no dictionary of their own (Chromium on Linux), and
 * places to break into long code, and keeps code and live parts from being translated. Attributes, code blocks, drawings and islands stay as they are.
 */
export function hyphenatePage(html: string): string {
	const start = html.indexOf('<main');
	const end = html.lastIndexOf('</main>');
	if (start < 0 || end < start) return html;
	return html.slice(0, start) + hyphenateContent(html.slice(start, end)) + html.slice(end);
}

function hyphenateContent(html: string): string {
	let printed = '';
	let place = 0;
	/** The element around that is left as it is, and how many of its name are open. */
	let verbatim = '';
	let depth = 0;
	let inCode = 0;
	let before = '';
	const addText = (to: number) => {
		const text = html.slice(place, to);
		printed += verbatim === '' ? (inCode > 0 ? breakCode(text) : hyphenateText(text)) : text;
		place = to;
	};
	for (const { 0: token, index } of html.matchAll(HTML_TOKEN)) {
		addText(index);
		printed += verbatim === '' ? token.replace(UNTRANSLATED, '$& translate="no"') : token;
		place = index + token.length;
		const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
		if (name === '' || token.endsWith('/>')) continue;
		const step = slash === '/' ? -1 : 1;
		if (name === 'code') inCode += step;
		if (verbatim === '' && step > 0 && (VERBATIM.test(name) || before === FIELD_START)) verbatim = name;
		if (name === verbatim) depth += step;
		if (depth === 0) verbatim = '';
		before = token;
	}
	addText(html.length);
	return printed;
}

const hyphenatedWords = new Map<string, string>();

function hyphenateText(text: string): string {
	return text.replace(LONG_WORD, (word, place: number) => {
		// Entities, addresses and names in programs are no words.
		if (/\p{Ll}\p{Lu}/u.test(word)) return word;
		if (/[&/.@_-]/.test(text[place - 1] ?? '') || /[/@_;]/.test(text[place + word.length] ?? '')) return word;
		let hyphenated = hyphenatedWords.get(word);
		if (hyphenated === undefined) {
			hyphenated = thinOut(hyphenate(word).split('\u00ad'));
			hyphenatedWords.set(word, hyphenated);
		}
		return hyphenated;
	});
}

/** Leaves out hyphens that stand too close to the ends of the word or to another. */
function thinOut(syllables: readonly string[]): string {
	const parts: string[] = [];
	let part = '';
	for (const [index, syllable] of syllables.entries()) {
		part += syllable;
		const rest = syllables.slice(index + 1).join('');
		if (part.length < FEWEST_LETTERS || rest.length < FEWEST_LETTERS) continue;
		parts.push(part);
		part = '';
	}
	return [...parts, part].join('\u00ad');
}
