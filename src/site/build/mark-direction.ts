import { HTML_TOKEN } from '#text/html-token.ts';

/** Scripts written from right to left. Digits and signs are of neither direction. */
const LETTER_FROM_RIGHT = /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Nkoo}\p{sc=Rohg}\p{sc=Syrc}\p{sc=Thaa}]/gu;
const ANY_LETTER = /\p{L}/gu;

/** Elements that hold lines of text. */
const LINES = /^(?:caption|d[dt]|figcaption|h[1-6]|li|p|summary|t[dh])$/;
/** The content of these elements does not count for the text around them, and scripts take over some of them unchanged. */
const WITHOUT_PROSE = /^(?:astro-island|code|kbd|moved-part|pre|samp|script|style|svg|textarea)$/;

interface TextLines {
	name: string;
	/** Offset at which `dir` can be inserted into its opening tag; `undefined` if it has one. */
	at: number | undefined;
	fromRight: number;
	letters: number;
}

/**
 * Marks text of a left-to-right page that is written from right to left: paragraphs, cells and the like in which most letters are of such a script. Otherwise their lines
 * begin at the wrong side, and their full stops and brackets stand there. How a text begins does not tell: a sentence may begin with a foreign word.
 */
export function markDirection(html: string): string {
	const start = html.indexOf('<main');
	if (start < 0 || html.search(LETTER_FROM_RIGHT) < 0 || /<html[^>]* dir="rtl"/.test(html)) return html;
	const places = placesFromRight(html, start).sort((one, other) => one - other);
	return [0, ...places].map((place, index) => (index === 0 ? '' : ' dir="rtl"') + html.slice(place, places[index])).join('');
}

/** Ends of the names of opening tags whose text is written from right to left. */
function placesFromRight(html: string, start: number): number[] {
	const places: number[] = [];
	const open: TextLines[] = [];
	for (const { text, isClosing, name, at, hasOwn } of tagsWithText(html, start)) {
		const around = open.at(-1);
		if (around !== undefined) {
			around.fromRight += text.match(LETTER_FROM_RIGHT)?.length ?? 0;
			around.letters += text.match(ANY_LETTER)?.length ?? 0;
		}
		if (!LINES.test(name)) continue;
		if (!isClosing) {
			open.push({ name, at: hasOwn ? undefined : at, fromRight: 0, letters: 0 });
			continue;
		}
		const last = open.findLastIndex((one) => one.name === name);
		const closed = last < 0 ? [] : open.splice(last);
		for (const lines of closed) if (lines.at !== undefined && lines.fromRight > lines.letters / 2) places.push(lines.at);
	}
	return places;
}

interface PassedTag {
	/** The text before it that readers see. */
	text: string;
	isClosing: boolean;
	name: string;
	/** Where its name ends. */
	at: number;
	/** Whether it says its direction. */
	hasOwn: boolean;
}

/** The tags from a place on, except those in elements without such text. */
function* tagsWithText(html: string, start: number): Generator<PassedTag> {
	let skipped = '';
	let depth = 0;
	let place = start;
	for (const { 0: token, index } of html.slice(start).matchAll(HTML_TOKEN)) {
		const text = html.slice(place, start + index);
		place = start + index + token.length;
		const [head = '', slash, name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
		if (skipped === '') yield { text, isClosing: slash === '/', name, at: start + index + head.length, hasOwn: / dir=/.test(token) };
		if (skipped === '' && slash === '' && WITHOUT_PROSE.test(name) && !token.endsWith('/>')) skipped = name;
		if (name !== '' && name === skipped) depth += slash === '' ? 1 : -1;
		if (depth === 0) skipped = '';
	}
}
