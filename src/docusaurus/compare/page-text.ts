import { Parser } from 'htmlparser2';
import { comparableFormula, comparableTarget, comparableText, type PageLocation } from './comparable.ts';
import type { PageMarkup } from './page-markup.ts';

/** What a reader sees of a page: its text, and its navigation as lists. */
export interface PageText {
	words: string[];
	headings: string[];
	ids: string[];
	code: string[];
	/** Formulas, as the symbols that a reader sees, in their order. */
	formulas: string[];
	/** Where the links of the text lead: paths in the site without base, slash and ending, files by their names, other sites as they are. */
	links: string[];
	/** Names of the places above the page, the page itself last. */
	trail: string[];
	previous: string | undefined;
	next: string | undefined;
	/** Titles of the previous and next page in the links to them. */
	turnTitles: string[];
	/** The links of the sidebar in their order: what they say and where they lead. */
	menu: { label: string; target: string }[];
	/** File that holds the whole sidebar, where the page shows a part of it. */
	fill: string | undefined;
	/** How many texts stand on the page: a list of posts has several. */
	texts: number;
}

const VOID_TAG = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Inline elements, which do not separate words. */
const INLINE_TAG = /^(?:a|b|i|em|strong|code|span|kbd|sub|sup|small|mark|del|ins|u|s|wbr)$/;
const HEADING_TAG = /^h[1-6]$/;

/** What an element stands in, itself included. */
interface OpenElement {
	text: boolean;
	noise: boolean;
	formula: boolean;
	/** Shown once more, or not at all: the source of a formula. */
	formulaTwin: boolean;
	trail: boolean;
	menu: boolean;
	menuNoise: boolean;
	/** A link of the sidebar. */
	entry: boolean;
	/** A link to the previous or next page. */
	turn: boolean;
	turnWord: boolean;
}

const openElement = (
	marks: PageMarkup,
	{ tag, attributes, outer }: { tag: string; attributes: Record<string, string>; outer: OpenElement | undefined },
): OpenElement => {
	const menu = outer?.menu || marks.isMenu(tag, attributes);
	return {
		text: outer?.text || marks.isText(tag, attributes),
		noise: outer?.noise || marks.isNoise(tag, attributes),
		formula: outer?.formula || tag === 'math',
		formulaTwin: outer?.formulaTwin || marks.isFormulaTwin(tag, attributes) || /^annotation(?:-xml)?$/.test(tag),
		trail: outer?.trail || marks.isTrail(tag, attributes),
		menu,
		menuNoise: outer?.menuNoise || marks.isMenuNoise(tag, attributes),
		// A category without a page of its own leads to its first one until the script comes.
		entry: outer?.entry || (menu && tag === 'a' && attributes['href'] !== undefined && !('aria-expanded' in attributes)),
		turn: outer?.turn || (tag === 'a' && marks.turn(attributes) !== undefined),
		turnWord: outer?.turnWord || (outer?.turn === true && marks.isTurnWord(tag, attributes)),
	};
};

const isOfText = (element: OpenElement | undefined) => element?.text === true && !element.noise && !element.formulaTwin;

/** What a person gets of a page of a built site, by the markup of the program that made it. `place` says what its relative links begin from. */
export function readPageText(html: string, marks: PageMarkup, place: PageLocation = { path: '/', base: '/' }): PageText {
	const page = emptyPageText();
	const open: OpenElement[] = [];
	const reader = createTextReader(page);
	const parser = new Parser({
		onopentag(tag, attributes) {
			const outer = open.at(-1);
			const element = openElement(marks, { tag, attributes, outer });
			noteBeginning(page, { tag, attributes, element, outer });
			const target = tag === 'a' && attributes['href'] !== undefined ? comparableTarget(attributes['href'], place) : undefined;
			if (target !== undefined) noteWay(page, { target, turn: marks.turn(attributes), isEntry: element.entry && !outer?.entry });
			if (!VOID_TAG.test(tag)) open.push(element);
			if (!isOfText(element)) return;
			if (target !== undefined) page.links.push(target);
			if (tag === 'math') page.formulas.push('');
			if (!element.formula) reader.open(tag, attributes['id']);
		},
		ontext(piece) {
			const element = open.at(-1);
			if (element?.trail) page.trail.push((page.trail.pop() ?? '') + piece);
			if (element?.turn && !element.turnWord) page.turnTitles.push((page.turnTitles.pop() ?? '') + piece);
			const entry = page.menu.at(-1);
			if (element?.entry && !element.menuNoise && entry) entry.label += piece;
			if (!isOfText(element)) return;
			if (element?.formula) page.formulas.push((page.formulas.pop() ?? '') + piece);
			else reader.text(piece);
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
	page.formulas = page.formulas.map(comparableFormula);
	page.turnTitles = page.turnTitles.map(comparableText);
	page.menu = page.menu.map(({ label, target }) => ({ label: comparableText(label), target }));
	return page;
}

/** A page on which nothing stands. */
export const emptyPageText = (): PageText => ({
	words: [],
	headings: [],
	ids: [],
	code: [],
	formulas: [],
	links: [],
	trail: [],
	previous: undefined,
	next: undefined,
	turnTitles: [],
	menu: [],
	fill: undefined,
	texts: 0,
});

/** Notes that a text, the breadcrumbs or a sidebar begins. */
function noteBeginning(
	page: PageText,
	{ tag, attributes, element, outer }: { tag: string; attributes: Record<string, string>; element: OpenElement; outer: OpenElement | undefined },
): void {
	if (element.text && !outer?.text && tag !== 'h1') page.texts++;
	if (element.trail && tag === 'li') page.trail.push('');
	if (element.menu) page.fill ??= attributes['data-fill'];
}

/** Notes a link of the sidebar, or to the previous or next page; its text follows. */
function noteWay(page: PageText, { target, turn, isEntry }: { target: string; turn: 'previous' | 'next' | undefined; isEntry: boolean }): void {
	if (turn !== undefined) {
		page[turn] ??= target;
		page.turnTitles.push('');
	}
	if (isEntry) page.menu.push({ label: '', target });
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
