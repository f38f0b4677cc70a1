import { Parser } from 'htmlparser2';

/** What a person gets of a page: of its text alone, without navigation. */
export interface PageText {
	words: string[];
	headings: string[];
	ids: string[];
	code: string[];
	previous: string | undefined;
	next: string | undefined;
	/** How many texts stand on the page: a list of posts has several. */
	texts: number;
}

/** How a program marks the parts of its pages. */
export interface Marks {
	/** Whether the text stands in this element. */
	isText(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element is no text although it stands in it: buttons, links to headings, titles that the program chooses. */
	isNoise(tag: string, attributes: Record<string, string>): boolean;
	/** Which way a link turns the page, if it does. */
	turn(attributes: Record<string, string>): 'previous' | 'next' | undefined;
}

const hasClass = ({ class: value = '' }: Record<string, string>, pattern: RegExp) => value.split(/\s+/).some((name) => pattern.test(name));

export const DOCUSAURUS: Marks = {
	isText: (_, attributes) => hasClass(attributes, /^(?:theme-doc-markdown|markdown)$/),
	isNoise: (tag, attributes) => tag === 'button' || tag === 'style' || tag === 'script' || hasClass(attributes, /^(?:hash-link|admonitionHeading_.*)$/),
	turn: (attributes) =>
		hasClass(attributes, /^pagination-nav__link--prev$/) ? 'previous' : hasClass(attributes, /^pagination-nav__link--next$/) ? 'next' : undefined,
};

export const OURS: Marks = {
	isText: (tag, attributes) => tag === 'h1' || 'data-article-body' in attributes || hasClass(attributes, /^post-body$/),
	isNoise: (tag, attributes) => tag === 'button' || tag === 'style' || tag === 'script' || hasClass(attributes, /^(?:anchor|note-title)$/),
	turn: (attributes) => (attributes['rel'] === 'prev' ? 'previous' : attributes['rel'] === 'next' ? 'next' : undefined),
};

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Reads a page of a built site. */
export function readPageText(html: string, marks: Marks): PageText {
	const page: PageText = { words: [], headings: [], ids: [], code: [], previous: undefined, next: undefined, texts: 0 };
	const open: { tag: string; text: boolean; noise: boolean; starts: string }[] = [];
	let text = '';
	let heading: string | undefined;
	let code: string | undefined;
	const parser = new Parser({
		onopentag(tag, attributes) {
			const outer = open.at(-1);
			const state = {
				tag,
				text: (outer?.text ?? false) || marks.isText(tag, attributes),
				noise: (outer?.noise ?? false) || marks.isNoise(tag, attributes),
				starts: '',
			};
			const turn = tag === 'a' ? marks.turn(attributes) : undefined;
			if (turn) page[turn] ??= attributes['href']?.replace(/(.)\/$/, '$1');
			if (!(outer?.text ?? false) && state.text && tag !== 'h1') page.texts++;
			if (!VOID.test(tag)) open.push(state);
			if (!state.text || state.noise) return;
			text += /^(?:a|b|i|em|strong|code|span|kbd|sub|sup|small|mark|del|ins|u|s|wbr)$/.test(tag) ? '' : ' ';
			if (attributes['id'] !== undefined && /^h[2-6]$/.test(tag)) page.ids.push(attributes['id']);
			if (/^h[1-6]$/.test(tag)) heading = '';
			if (tag === 'pre') code = '';
		},
		ontext(piece) {
			const state = open.at(-1);
			if (!state?.text || state.noise) return;
			text += piece;
			if (heading !== undefined) heading += piece;
			if (code !== undefined) code += piece;
		},
		onclosetag(tag) {
			if (VOID.test(tag)) {
				if (tag === 'br' && code !== undefined) code += '\n';
				return;
			}
			open.pop();
			if (!/^(?:a|b|i|em|strong|code|span|kbd|sub|sup|small|mark|del|ins|u|s|wbr)$/.test(tag)) text += ' ';
			if (/^h[1-6]$/.test(tag) && heading !== undefined) {
				page.headings.push(plain(heading));
				heading = undefined;
			}
			if (tag === 'pre' && code !== undefined) {
				page.code.push(code.replace(/\s+/g, ''));
				code = undefined;
			}
		},
	});
	parser.end(html);
	page.words = plain(text).split(' ').filter(Boolean);
	return page;
}

/** Invisible characters and kinds of quotes and dashes are no difference. */
const plain = (text: string) =>
	text
		.replace(/\u00ad|\u200b|\u200c|\u200d|\ufeff|\u2060/g, '')
		.replace(/[“”„]/g, '"')
		.replace(/[‘’]/g, "'")
		.replace(/\s+/g, ' ')
		.trim();
