import type { Element, Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';

/** What a description may consist of. Everything else goes; the text of unknown elements stays, that of scripts and styles does not. */
const ALLOWED: Schema = {
	tagNames:
		'p br hr strong b em i del s ins mark sub sup small kbd code pre samp var abbr q cite blockquote ul ol li dl dt dd table thead tbody tfoot tr th td caption h2 h3 h4 h5 h6 a details summary'.split(
			' ',
		),
	attributes: {
		a: ['href', 'title', ['rel', 'noopener']],
		abbr: ['title'],
		ol: ['start'],
		th: ['colSpan', 'rowSpan', ['scope', 'col', 'row']],
		td: ['colSpan', 'rowSpan'],
		code: [['className', /^language-[\w+#.-]{1,40}$/]],
		details: ['open'],
	},
	protocols: { href: ['http', 'https', 'mailto'] },
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
	/** Level of the highest heading in the text (2 to 6); the others follow below. */
	topHeading: number;
	/** Final address of a link without a scheme (`/docs`, `#anker`, `seite.html`); `undefined` makes it plain text, because such links lead nowhere on other sites. */
	resolveLink(href: string): string | undefined;
}

/** Reduces the HTML of a description, which anybody may have written, to what may stand on a page. */
export function sanitiseMarkdown(tree: Root, options: SanitiseOptions): Root {
	const levels: number[] = [];
	visit(tree, (element) => {
		const level = levelOf(element);
		if (level !== undefined) levels.push(level);
	});
	const shift = options.topHeading - Math.min(...levels, 6);
	visit(tree, (element) => {
		const level = levelOf(element);
		if (level !== undefined) element.tagName = `h${Math.min(6, Math.max(2, level + shift))}`;
		if (element.tagName === 'img') asLink(element);
		if (element.tagName === 'a') safeLink(element, options);
	});
	const clean = sanitize(tree, ALLOWED);
	return clean.type === 'root' ? clean : { type: 'root', children: clean.type === 'doctype' ? [] : [clean] };
}

function visit(node: Nodes, enter: (element: Element) => void): void {
	if (node.type === 'element') enter(node);
	if ('children' in node) for (const child of node.children) visit(child, enter);
}

function levelOf({ tagName }: Element): number | undefined {
	return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
}

/** Pictures from elsewhere would tell a stranger who reads the page: their text, leading to them, takes their place. */
function asLink(element: Element): void {
	const { src, alt } = element.properties;
	element.tagName = 'a';
	element.properties = { href: src };
	element.children = [{ type: 'text', value: typeof alt === 'string' && alt.trim() !== '' ? alt : 'Bild' }];
}

function safeLink(element: Element, { resolveLink }: SanitiseOptions): void {
	const { href, title } = element.properties;
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
