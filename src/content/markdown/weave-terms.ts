import type { MdastNode } from 'satteri';
import type { FindTerms, Mention } from '#content/terms/find-terms.ts';
import type { Term } from '#content/terms/term.ts';
import { quotesIn } from '#language/quotes.ts';
import { VOID_ELEMENTS } from '#text/html-elements.ts';
import { rawText } from './plain-text.ts';
import { walkTree } from './walk-tree.ts';

type TextNode = Extract<MdastNode, { type: 'text' }>;

/** Mentions to be linked in one text node. */
export interface Woven {
	node: TextNode;
	mentions: Mention[];
}

interface WeaveOptions {
	find: FindTerms;
	/** Whether a link of the writer leads to the term, so that its section needs no other. */
	leadsTo(url: string, term: Term): boolean;
}

/** More links in one paragraph hinder reading. The writer's own count. */
const LINKS_IN_BLOCK = 2;
/** What never holds a link of ours: names of things rather than talk about them, and other people's words. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'strong', 'blockquote', 'textDirective', 'mdxJsxTextElement', 'footnoteDefinition']);
/** Components whose children are text of the page; everything else in capitals is a figure or an example. */
const OPEN_COMPONENTS = new Set(['Tabs', 'TabItem']);
/** Elements in which no link may stand, or that name or quote things like what is closed in Markdown. */
const CLOSED_ELEMENTS = new Set(
	'a abbr b blockquote button code dfn dt h1 h2 h3 h4 h5 h6 kbd label mark math pre q s samp select strong summary svg th u var'.split(' '),
);
/** Lines that a directive made headings of. */
const TITLE_CLASSES = new Set(['note-title', 'tab-label']);

/** A stretch between two headings of level 2 or 3. */
interface WovenSection {
	linked: Set<Term>;
}

interface Block {
	links: number;
	/** Quotation marks open at this place. */
	quotes: number;
}

/** Chooses the mentions to link: the first of a term in each section, outside of headings, labels, code, links, quotes and table heads. */
export function weaveTerms(root: MdastNode, { find, leadsTo }: WeaveOptions): Woven[] {
	const woven: Woven[] = [];
	const sections = sectionLinks(root);
	let section: WovenSection = { linked: new Set() };

	const enter = (node: MdastNode, block: Block): void => {
		if (node.type === 'heading' && node.depth <= 3) section = { linked: new Set() };
		if (isClosedToTerms(node)) {
			block.quotes += quotesIn(rawText(node));
			return;
		}
		if (node.type === 'text') {
			weaveText(node, block);
			return;
		}
		if (!('children' in node)) return;
		const inner = isTextBlock(node) ? { links: linksIn(node), quotes: 0 } : block;
		if (node.type === 'tableCell' && isLabel(node, find)) return;
		const children = node.type === 'table' ? node.children.slice(1) : node.children;
		for (const child of isPhrase(node) ? withoutElements(children, () => true) : withoutElements(children, isClosedElement)) enter(child, inner);
	};

	const weaveText = (node: TextNode, block: Block): void => {
		const mentions: Mention[] = [];
		let seen = 0;
		for (const mention of find(node.value)) {
			block.quotes += quotesIn(node.value.slice(seen, mention.start));
			seen = mention.start;
			const { term } = mention;
			const isFull = block.quotes > 0 || block.links >= LINKS_IN_BLOCK;
			if (isFull || section.linked.has(term) || sections.get(node)?.some((url) => leadsTo(url, term))) continue;
			section.linked.add(term);
			block.links++;
			mentions.push(mention);
		}
		block.quotes += quotesIn(node.value.slice(seen));
		if (mentions.length > 0) woven.push({ node, mentions });
	};

	enter(root, { links: 0, quotes: 0 });
	return woven;
}

/** In `.md` an element is its tags with the text, or the blocks, between them: leaves out those that `isLeftOut`. A tag that ends nothing counts for nothing. */
function withoutElements(children: readonly MdastNode[], isLeftOut: (html: string) => boolean): MdastNode[] {
	let depth = 0;
	return children.filter((child) => {
		if (child.type === 'html' && isLeftOut(child.value)) depth = Math.max(0, depth + depthOf(child.value));
		return child.type !== 'html' && depth === 0;
	});
}

const isClosedElement = (html: string): boolean => CLOSED_ELEMENTS.has(/^<\/?([a-z][a-z\d]*)/i.exec(html)?.[1]?.toLowerCase() ?? '');

/** Addresses that the writer links to in the section of each text. */
function sectionLinks(root: MdastNode): Map<TextNode, string[]> {
	const found = new Map<TextNode, string[]>();
	const defined = new Map<string, string>();
	walkTree(root, (node) => node.type === 'definition' && !defined.has(node.identifier) && defined.set(node.identifier, node.url));
	let urls: string[] = [];
	const enter = (node: MdastNode): void => {
		if (node.type === 'heading' && node.depth <= 3) urls = [];
		urls.push(...writtenAddresses(node, defined));
		if (node.type === 'text') found.set(node, urls);
		if ('children' in node) for (const child of node.children) enter(child);
	};
	enter(root);
	return found;
}

/** Where a node leads by itself: a link, one by reference, `<a>`. */
function writtenAddresses(node: MdastNode, defined: ReadonlyMap<string, string>): string[] {
	if (node.type === 'link') return [node.url];
	if (node.type === 'linkReference') return [defined.get(node.identifier) ?? ''];
	if (node.type === 'html')
		return [...node.value.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(([, a, b, c]) => a ?? b ?? c ?? '');
	if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'a') return [];
	return node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' && one.name === 'href' && typeof one.value === 'string' ? [one.value] : []));
}

function isClosedToTerms(node: MdastNode): boolean {
	if (node.type === 'mdxJsxFlowElement')
		return CLOSED_ELEMENTS.has(node.name ?? '') || (/^\p{Lu}/u.test(node.name ?? '') && !OPEN_COMPONENTS.has(node.name ?? ''));
	const classes = node.data?.hProperties?.['className'];
	return CLOSED.has(node.type) || (Array.isArray(classes) && classes.some((name) => TITLE_CLASSES.has(name)));
}

/** A paragraph, a cell, or an element of `.mdx` that contains text without a paragraph around it. */
const isTextBlock = (node: MdastNode) =>
	node.type === 'paragraph' || node.type === 'tableCell' || (node.type === 'mdxJsxFlowElement' && node.children.some(({ type }: MdastNode) => type === 'text'));

/** Whether its children stand in a line. */
const isPhrase = (node: MdastNode) => isTextBlock(node) || node.type === 'emphasis' || node.type === 'delete';

/** A cell that holds a term alone is the label of its row. */
function isLabel(cell: MdastNode, find: FindTerms): boolean {
	const text = rawText(cell).trim();
	return find(text).some(({ start, end }) => start === 0 && end === text.length);
}

function linksIn(node: MdastNode): number {
	const own = writtenAddresses(node, new Map()).length;
	if (own > 0) return own;
	return 'children' in node ? node.children.reduce((sum, child) => sum + linksIn(child), 0) : 0;
}

/** One tag that opens an element, whatever its attributes contain. */
const OPENING_TAG = /^<([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^"'>])*(?<!\/)>$/i;

/** How many elements a raw tag opens (or closes). */
function depthOf(html: string): number {
	if (/^<\//.test(html)) return -1;
	const name = OPENING_TAG.exec(html)?.[1]?.toLowerCase();
	return name === undefined || VOID_ELEMENTS.has(name) ? 0 : 1;
}
