import type { MdastNode } from 'satteri';
import type { FindTerms, Mention } from '#content/terms/find-terms.ts';
import type { Term } from '#content/terms/term.ts';
import { quotesIn } from '#language/quotes.ts';
import { VOID_ELEMENTS } from '#text/html-elements.ts';
import { rawText } from './plain-text.ts';
import { walkTree } from './walk-tree.ts';

type TextNode = Extract<MdastNode, { type: 'text' }>;
type Parent = Extract<MdastNode, { children: unknown }>;

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
/** Nodes in which terms are never linked: they name things, or quote somebody. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'strong', 'blockquote', 'textDirective', 'mdxJsxTextElement', 'footnoteDefinition']);
/** Components whose children are text of the page; everything else in capitals is a figure or an example. */
const OPEN_COMPONENTS = new Set(['Tabs', 'TabItem']);
/** Elements in which a link is not allowed, or that name or quote things like the Markdown nodes above. */
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
		for (const child of openChildren(node)) enter(child, inner);
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

/** The children of a node in which mentions may be linked; none of what is closed as a whole. */
function openChildren(node: Parent): MdastNode[] {
	if (isClosedToTerms(node)) return [];
	const children = node.type === 'table' ? node.children.slice(1) : node.children;
	return withoutElements(children, isPhrase(node) ? () => true : (name) => CLOSED_ELEMENTS.has(name));
}

/** In `.md` an element is its tags with the text, or the blocks, between them: leaves out those that `isLeftOut`. A tag that ends nothing counts for nothing. */
function withoutElements(children: readonly MdastNode[], isLeftOut: (name: string) => boolean): MdastNode[] {
	const open: string[] = [];
	return children.filter((child) => {
		if (child.type === 'html') passTags(child.value, open);
		return child.type !== 'html' && !open.some(isLeftOut);
	});
}

/** Addresses that the writer links to in the section of each text. A heading in what is closed begins none. */
function sectionLinks(root: MdastNode): Map<TextNode, string[]> {
	const found = new Map<TextNode, string[]>();
	const defined = new Map<string, string>();
	walkTree(root, (node) => node.type === 'definition' && !defined.has(node.identifier) && defined.set(node.identifier, node.url));
	let urls: string[] = [];
	const enter = (node: MdastNode, isOpen: boolean): void => {
		if (node.type === 'heading' && node.depth <= 3 && isOpen) urls = [];
		urls.push(...writtenAddresses(node, defined));
		if (node.type === 'text') found.set(node, urls);
		if (!('children' in node)) return;
		const open = new Set(isOpen ? openChildren(node) : []);
		for (const child of node.children) enter(child, open.has(child));
	};
	enter(root, true);
	return found;
}

/** The target of a node that is a link, a link by reference, or `<a>`. */
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

/** Comments, in which tags mean nothing, and tags, whatever their attributes contain. */
const RAW_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;

/** Notes in `open` which elements raw HTML opens, outermost first. The end of one ends those in it, many of which need no end of their own. */
function passTags(html: string, open: string[]): void {
	for (const [, slash, written, rest = ''] of html.matchAll(RAW_MARKUP)) {
		const name = written?.toLowerCase();
		if (name === undefined || VOID_ELEMENTS.has(name)) continue;
		const start = open.lastIndexOf(name);
		if (slash === '/') open.length = start < 0 ? open.length : start;
		else if (!rest.endsWith('/')) open.push(name);
	}
}
