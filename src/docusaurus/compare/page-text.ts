import { Parser } from 'htmlparser2';
import { comparableTarget, comparableText, type PageLocation } from './comparable.ts';
import type { PageMarkup } from './page-markup.ts';

/** What a person gets of a page: of its text alone, without navigation. */
export interface PageText {
	words: string[];
	headings: string[];
	ids: string[];
	code: string[];
	/** Where the links of the text lead: paths in the site without base, slash and ending, files by their names, other sites as they are. */
	links: string[];
	/** Names of the places above the page, the page itself last. */
	trail: string[];
	previous: string | undefined;
	next: string | undefined;
	/** How many texts stand on the page: a list of posts has several. */
	texts: number;
}

const VOID_TAG = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that end no word. */
const INLINE_TAG = /^(?:a|b|i|em|strong|code|span|kbd|sub|sup|small|mark|del|ins|u|s|wbr)$/;
const HEADING_TAG = /^h[1-6]$/;

/** An element and what it stands in. */
interface OpenElement {
	text: boolean;
	noise: boolean;
	trail: boolean;
}

const openElement = (
	{ isText, isNoise, isTrail }: PageMarkup,
	{ tag, attributes, outer }: { tag: string; attributes: Record<string, string>; outer: OpenElement | undefined },
): OpenElement => ({
	text: outer?.text || isText(tag, attributes),
	noise: outer?.noise || isNoise(tag, attributes),
	trail: outer?.trail || isTrail(tag, attributes),
});

const isOfText = (element: OpenElement | undefined) => element?.text === true && !element.noise;

/** What a person gets of a page of a built site, by the markup of the program that made it. `place` says what its relative links begin from. */
export function readPageText(html: string, marks: PageMarkup, place: PageLocation = { path: '/', base: '/' }): PageText {
	const page: PageText = { words: [], headings: [], ids: [], code: [], links: [], trail: [], previous: undefined, next: undefined, texts: 0 };
	const open: OpenElement[] = [];
	const reader = createTextReader(page);
	const parser = new Parser({
		onopentag(tag, attributes) {
			const outer = open.at(-1);
			const element = openElement(marks, { tag, attributes, outer });
			if (element.text && !outer?.text && tag !== 'h1') page.texts++;
			if (element.trail && tag === 'li') page.trail.push('');
			const target = tag === 'a' && attributes['href'] !== undefined ? comparableTarget(attributes['href'], place) : undefined;
			const turn = target === undefined ? undefined : marks.turn(attributes);
			if (turn) page[turn] ??= target;
			if (!VOID_TAG.test(tag)) open.push(element);
			if (!isOfText(element)) return;
			if (target !== undefined) page.links.push(target);
			reader.open(tag, attributes['id']);
		},
		ontext(piece) {
			const element = open.at(-1);
			if (element?.trail) page.trail.push((page.trail.pop() ?? '') + piece);
			if (isOfText(element)) reader.text(piece);
		},
		onclosetag(tag) {
			if (!VOID_TAG.test(tag)) open.pop();
			reader.close(tag);
		},
	});
	parser.end(html);
	page.words = comparableText(reader.all()).split(' ').filter(Boolean);
	// The way home may be a picture.
	page.trail = page.trail.map(comparableText).filter(Boolean);
	return page;
}

/** Enters headings, their ids and code into `page`, from the elements of its text in their order; `all` is the whole text. */
function createTextReader(page: PageText) {
	let all = '';
	let heading: string | undefined;
	let code: string | undefined;
	return {
		open(tag: string, id: string | undefined): void {
			if (!INLINE_TAG.test(tag)) all += ' ';
			if (HEADING_TAG.test(tag)) heading = '';
			if (id !== undefined && HEADING_TAG.test(tag) && tag !== 'h1') page.ids.push(id);
			if (tag === 'pre') code = '';
		},
		text(piece: string): void {
			all += piece;
			if (heading !== undefined) heading += piece;
			if (code !== undefined) code += piece;
		},
		close(tag: string): void {
			if (tag === 'br' && code !== undefined) code += '\n';
			if (!VOID_TAG.test(tag) && !INLINE_TAG.test(tag)) all += ' ';
			if (HEADING_TAG.test(tag) && heading !== undefined) {
				page.headings.push(comparableText(heading));
				heading = undefined;
			}
			if (tag === 'pre' && code !== undefined) {
				page.code.push(code.replace(/\s+/g, ''));
				code = undefined;
			}
		},
		all: () => all,
	};
}
