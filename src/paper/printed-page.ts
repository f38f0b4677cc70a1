import type { AnyNode, Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from '#text/escape-html.ts';
import { withSourceAddresses } from '#text/source-set.ts';
import { paper as words } from '#words/paper.ts';
import { pageMark } from './page-marks.ts';
import type { PlaceInDocument } from './place-in-document.ts';
import { ID_REFERENCES, shownContent } from './shown-content.ts';

/** The text of a finished page for the printed document. */
export interface PrintedPage {
	html: string;
	/** Language tag of its title and text when they are not in the language of the document. */
	lang: string | undefined;
	/** Its style sheets. */
	styles: string[];
	/** All that is shown of it; the fingerprint of the document is made from that. */
	shown: string;
}

/** Parts of a page that are only for the screen, or elsewhere in the document. */
const NOT_PRINTED = /^(?:nav|script|style|template|noscript|h1|link|meta)$/;
const NOT_PRINTED_CLASS = /(?:^|\s)(?:anchor|screen-only|js-only|page-mark(?! untranslated)|page-meta)(?:\s|$)/;

/** Takes the text out of a finished page and fits it into the printed document. */
export function printedPage(html: string, place: PlaceInDocument): PrintedPage {
	const all = parseDocument(html).children;
	const styles = DomUtils.getElementsByTagName('style', all).map((style) => DomUtils.textContent(style));
	const [article] = DomUtils.getElementsByTagName('article', DomUtils.getElementsByTagName('main', all));
	if (article === undefined) return { html: '', lang: undefined, styles, shown: '' };
	const lang = DomUtils.getElementsByTagName('h1', article)[0]?.attribs['lang'];
	for (const element of innerElements(article)) if (isForScreen(element)) DomUtils.removeElement(element);
	const elements = innerElements(article);
	const terms = new Map<string, string>();
	for (const element of elements) noteTerm(element, place, terms);
	for (const element of elements) fitField(element);
	const shown = shownContent(article, place);
	fitHeadings(elements, place.depth);
	for (const element of elements) {
		fitElement(element, place);
		const target = element.name === 'dd' ? terms.get(element.attribs['id'] ?? '') : undefined;
		if (target !== undefined) append(element, pageMark('at', target));
		fitIds(element, place.id);
	}
	return { html: DomUtils.getInnerHTML(article, { encodeEntities: 'utf8' }), lang, styles, shown };
}

function fitElement(element: Element, place: PlaceInDocument): void {
	const { name, attribs } = element;
	if (name === 'a') fitLink(element, place);
	if (name === 'details' && !/\bfig-text\b/.test(attribs['class'] ?? '')) attribs['open'] = '';
	if (name === 'code' && fitsOnLine(element)) addClass(element, 'paper-whole');
	fitFiles(element, place);
	if (name === 'astro-island') append(element, tryOnSite(place.address));
}

const innerElements = (element: Element): Element[] => DomUtils.findAll(() => true, element.children);

const isForScreen = ({ name, attribs }: Element) => NOT_PRINTED.test(name) || 'data-copy' in attribs || NOT_PRINTED_CLASS.test(attribs['class'] ?? '');

/** Headings go down with the depth of the part, and none leaves out a level. */
function fitHeadings(elements: readonly Element[], depth: number): void {
	let last = depth;
	for (const element of elements) {
		const [, level] = /^h([2-6])$/.exec(element.name) ?? [];
		if (level === undefined) continue;
		last = Math.min(6, last + 1, Number(level) + depth - 1);
		element.name = `h${last}`;
		element.attribs['data-level'] = level;
		for (const text of textNodesOf(element)) text.data = text.data.replaceAll('\u00AD', '');
	}
}

const isTextNode = (node: AnyNode): node is Text => node.type === 'text';

const textNodesOf = (node: AnyNode): Text[] => (isTextNode(node) ? [node] : 'children' in node ? node.children.flatMap(textNodesOf) : []);

function noteTerm({ attribs }: Element, { linkTo }: PlaceInDocument, terms: Map<string, string>): void {
	const { class: names = '', href, 'aria-describedby': id } = attribs;
	if (href === undefined || id === undefined || !/\bterm\b/.test(names)) return;
	const target = linkTo(href);
	if ('id' in target) terms.set(id, target.id);
}

/** Adds a note to live examples, which only work on the website. */
const tryOnSite = (address: string): string => `<p class="paper-live">${words.live} <a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;

/** Adds the page number to a link inside the document, unless it is the mention of a term, whose note has it. */
function fitLink(link: Element, { linkTo }: PlaceInDocument): void {
	const { href } = link.attribs;
	if (href === undefined) return;
	const target = linkTo(href);
	if (!/^\w+:/.test(href)) link.attribs['data-own'] = '';
	link.attribs['href'] = 'id' in target ? `#${target.id}` : target.address;
	const isTerm = /\bterm\b/.test(link.attribs['class'] ?? '');
	if ('id' in target && !isTerm && !isInHeading(link)) sayBehind(link, pageMark('see', target.id));
}

/** Wraps both in one element: in a grid, the page number would otherwise get a cell of its own. */
function sayBehind(link: Element, mark: string): void {
	const [both] = parseDocument('<span class="paper-link"></span>').children;
	if (both === undefined || !('attribs' in both)) return;
	DomUtils.replaceElement(link, both);
	DomUtils.appendChild(both, link);
	append(both, mark);
}

/** Longest code that is never broken: some fit into a line, and into the first column of a table. */
const LONGEST_WHOLE = 18;
/** In the other columns of a table less room is left. */
const LONGEST_IN_CELL = 10;

/** Whether code stays on one line. Columns are as narrow as their longest word, and code that may break anywhere has none. */
function fitsOnLine(code: Element): boolean {
	const cell = code.parent;
	const isFurther = cell !== null && 'attribs' in cell && /^t[dh]$/.test(cell.name) && DomUtils.prevElementSibling(cell) !== null;
	return DomUtils.textContent(code).length <= (isFurther ? LONGEST_IN_CELL : LONGEST_WHOLE);
}

function addClass({ attribs }: Element, name: string): void {
	attribs['class'] = attribs['class'] ? `${attribs['class']} ${name}` : name;
}

function isInHeading(element: Element): boolean {
	for (let above = element.parent; above !== null; above = above.parent) if ('name' in above && /^h[1-6]$/.test(above.name)) return true;
	return false;
}

function append(element: Element, html: string): void {
	const [node] = parseDocument(html).children;
	if (node !== undefined) DomUtils.appendChild(element, node);
}

/** A form field is replaced by its value; sliders have nothing to show on paper. */
function fitField(element: Element): void {
	const { name, attribs } = element;
	if (name !== 'input' && name !== 'select' && name !== 'textarea') return;
	const options = DomUtils.getElementsByTagName('option', element);
	const chosen = options.find((option) => 'selected' in option.attribs) ?? options[0];
	const value = name === 'select' ? chosen && DomUtils.textContent(chosen) : name === 'textarea' ? DomUtils.textContent(element) : attribs['value'];
	const isBox = /^(?:checkbox|radio)$/.test(attribs['type'] ?? '');
	for (const child of [...element.children]) DomUtils.removeElement(child);
	element.name = 'span';
	element.attribs = { class: isBox || attribs['type'] === 'range' ? '' : 'paper-field', ...(attribs['id'] === undefined ? {} : { id: attribs['id'] }) };
	append(element, escapeHtml(isBox ? ('checked' in attribs ? '☒' : '☐') : attribs['type'] === 'range' ? '' : (value ?? '')));
}

function fitFiles({ attribs }: Element, { fileAt }: PlaceInDocument): void {
	delete attribs['loading'];
	const { srcset } = attribs;
	for (const name of ['src', 'poster', 'data']) if (attribs[name] !== undefined) attribs[name] = fileAt(attribs[name]);
	if (srcset !== undefined) attribs['srcset'] = withSourceAddresses(srcset, fileAt);
}

function fitIds({ name, attribs }: Element, prefix: string): void {
	if (attribs['id'] !== undefined) attribs['id'] = idIn(prefix, attribs['id']);
	for (const key of ID_REFERENCES) {
		if (attribs[key] !== undefined)
			attribs[key] = attribs[key]
				.split(/\s+/)
				.map((id) => idIn(prefix, id))
				.join(' ');
	}
	if (name === 'a') return;
	for (const [key, value] of Object.entries(attribs)) {
		if (value.startsWith('#') && /^(?:xlink:)?href$/.test(key)) attribs[key] = `#${idIn(prefix, value.slice(1))}`;
		else if (value.includes('url(#')) attribs[key] = value.replace(/url\(#([^)]*)/g, (_, id: string) => `url(#${idIn(prefix, id)}`);
	}
}

/** Id that a place of a page has in the document; no id is the page itself. Ids of parts have no `_`, so that no two places get the same one. */
export const idIn = (prefix: string, id: string): string => (id === '' ? prefix : `${prefix}_${id}`);
