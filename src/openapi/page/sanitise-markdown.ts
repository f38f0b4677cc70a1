import type { Element, Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { pictureWord } from '#words/api.ts';
import { frameParts, textInside } from './frame-parts.ts';

/** Scheme of links that only the site can resolve: to an operation, a tag, a section. Nobody can write it: `sanitiseLink` lets no other scheme through. */
export const PLACE_SCHEME = 'api';
/** Relation of a link to a picture; the other is that of a picture in a link. */
const PICTURE_RELATION = 'picture';
const LINKED_PICTURE_RELATION = 'linked-picture';

/** What a description may consist of. Everything else goes; the text of unknown elements stays, that of scripts and styles does not. */
const ALLOWED: Schema = {
	tagNames:
		'p br hr strong b em i del s ins mark sub sup small kbd code pre samp var abbr q cite blockquote ul ol li dl dt dd table thead tbody tfoot tr th td caption h2 h3 h4 h5 h6 a details summary'.split(
			' ',
		),
	attributes: {
		a: ['href', 'title', ['rel', 'noopener', PICTURE_RELATION, LINKED_PICTURE_RELATION]],
		abbr: ['title'],
		ol: ['start'],
		th: ['colSpan', 'rowSpan', ['scope', 'col', 'row']],
		td: ['colSpan', 'rowSpan'],
		code: [['className', /^language-[\w+#.-]{1,40}$/]],
		details: ['open'],
	},
	protocols: { href: ['http', 'https', 'mailto', PLACE_SCHEME] },
	strip: ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript', 'textarea', 'select', 'title', 'head'],
	ancestors: {
		li: ['ol', 'ul'],
		dt: ['dl'],
		dd: ['dl'],
		thead: ['table'],
		tbody: ['table'],
		tfoot: ['table'],
		tr: ['table'],
		th: ['table'],
		td: ['table'],
		caption: ['table'],
		summary: ['details'],
	},
};

export interface SanitiseOptions {
	/** Level of the highest heading in the text (2 to 6); the others follow below, without a gap. */
	topHeading: number;
	/** Final address of a link without a scheme (`/docs`, `#anker`, `seite.html`); `undefined` makes it plain text. */
	resolveLink(href: string): string | undefined;
	/** Gives headings an id, made from their text. */
	headingId?: ((text: string) => string) | undefined;
}

/** Reduces the HTML of a description, whose author is unknown, to what a page may contain. */
export function sanitiseMarkdown(tree: Root, options: SanitiseOptions): Root {
	const used = new Set<number>();
	visitElements(tree, (element) => {
		if (element.tagName === 'section') dissolveFootnotes(element);
		element.children = element.children.filter((child) => !isEmptyHeading(child));
	});
	tree.children = tree.children.filter((child) => !isEmptyHeading(child));
	visitElements(tree, (element) => {
		const level = levelOf(element);
		if (level !== undefined) used.add(level);
	});
	// Authors choose levels by their looks; here none is left out.
	const levels = [...used].toSorted((one, other) => one - other);
	visitElements(tree, (element, isInLink) => {
		const level = levelOf(element);
		if (level !== undefined) element.tagName = `h${Math.min(6, options.topHeading + levels.indexOf(level))}`;
		if (element.tagName === 'input') asBox(element);
		if (element.tagName === 'img') asLink(element, isInLink);
		else if (element.tagName === 'a') sanitiseLink(element, options);
	});
	const clean = sanitize(tree, ALLOWED);
	const root: Root = clean.type === 'root' ? clean : { type: 'root', children: clean.type === 'doctype' ? [] : [clean] };
	frameParts(root);
	if (options.headingId) nameHeadings(root, options.headingId);
	return root;
}

function nameHeadings(root: Root, headingId: (text: string) => string): void {
	visitElements(root, (element) => {
		if (levelOf(element) !== undefined) element.properties = { ...element.properties, id: headingId(textInside(element)) };
	});
}

function visitElements(node: Nodes, enter: (element: Element, isInLink: boolean) => void, isInLink = false): void {
	if (node.type === 'element') enter(node, isInLink);
	const isLink = node.type === 'element' && node.tagName === 'a';
	if ('children' in node) for (const child of node.children) visitElements(child, enter, isInLink || isLink);
}

function levelOf({ tagName }: Element): number | undefined {
	return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
}

/** Pictures from elsewhere would tell a stranger who reads the page: their text, leading to them, takes their place. `finishTexts` shows those of allowed hosts. */
function asLink(element: Element, isInLink: boolean): void {
	const { src, alt } = element.properties;
	const href = typeof src === 'string' && /^https?:\/\//i.test(src.trim()) ? src.trim() : undefined;
	// What comes without encryption is never shown.
	const mayShow = href !== undefined && /^https:/i.test(href);
	const isKept = href !== undefined && (mayShow || !isInLink);
	const relation = isInLink ? LINKED_PICTURE_RELATION : PICTURE_RELATION;
	element.tagName = isKept ? 'a' : 'span';
	element.properties = isKept ? { href, rel: ['noopener', ...(mayShow ? [relation] : [])] } : {};
	element.children = [{ type: 'text', value: typeof alt === 'string' && alt.trim() !== '' ? alt : pictureWord }];
}

/** What the box of a task says. */
function asBox(element: Element): void {
	const isDone = element.properties['checked'] !== undefined && element.properties['checked'] !== false;
	const isTask = element.properties['type'] === 'checkbox';
	element.tagName = 'span';
	element.properties = {};
	element.children = isTask ? [{ type: 'text', value: isDone ? '☑' : '☐' }] : [];
}

/** Notes at the end of a text without the heading and the ways back, whose ids would collide with those of other texts on the page. */
function dissolveFootnotes(section: Element): void {
	if (!('dataFootnotes' in section.properties)) return;
	section.children = [{ type: 'element', tagName: 'hr', properties: {}, children: [] }, ...section.children.filter((child) => !isHeading(child))];
	visitElements(section, (element) => {
		element.children = element.children.filter((child) => !(child.type === 'element' && 'dataFootnoteBackref' in child.properties));
	});
}

const isHeading = (node: Nodes) => node.type === 'element' && levelOf(node) !== undefined;

/** A heading that says nothing: `#` alone, or one of white space. */
const isEmptyHeading = (node: Nodes) => node.type === 'element' && isHeading(node) && textInside(node).trim() === '' && !node.children.some(isPicture);

const isPicture = (node: Nodes): boolean => node.type === 'element' && (node.tagName === 'img' || node.children.some(isPicture));

function sanitiseLink(element: Element, { resolveLink }: SanitiseOptions): void {
	const { href, title } = element.properties;
	if ('dataFootnoteRef' in element.properties) {
		element.tagName = 'span';
		element.properties = {};
		return;
	}
	// The HTML parser of a browser drops white space and control characters before it looks for the scheme.
	const address = typeof href === 'string' ? [...href.trim()].filter((character) => character >= ' ' && character !== '\u007f').join('') : '';
	const target = /^(https?:\/\/|mailto:)/i.test(address)
		? address
		: /^([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address) || address === ''
			? undefined
			: resolveLink(address);
	if (target === undefined) {
		element.tagName = 'span';
		element.properties = {};
		return;
	}
	element.properties = { href: target, rel: ['noopener'], ...(typeof title === 'string' && { title }) };
}
