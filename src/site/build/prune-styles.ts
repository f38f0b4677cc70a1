import { ANY_ELEMENT, namesIn } from '#finished-page/names.ts';
import { parseStyles, type StyleNode } from '#finished-page/style-sheet.ts';
import { CSS_PIECE } from '#text/css-code.ts';

/** Style elements: opening tag, style sheet. */
export const STYLE_TAGS = /(<style(?:\s[^>]*)?>)([\s\S]*?)<\/style>/g;

/**
 * Makes a function that takes rules out of a page's inline style sheets which need a class or an element that the page does not have, so that
 * a reader does not load the style of what is not there. Each different style sheet is taken apart once.
 * @param added classes (`.name`) and elements (`name`) that scripts add later; rules for them stay.
 */
export function createPruner(added: Iterable<string> = []): (html: string) => string {
	const sheets = new Map<string, ReturnType<typeof takeApart>>();
	const kept = [...added];
	/** @param printed rules that need not be printed again, by the start tags of their elements: those may say for which media they are. */
	function prunePart(part: string, names: ReadonlySet<string>, printed?: Map<string, Set<string>>): string {
		let pruned = '';
		let end = part.length;
		for (const { 0: element, 1: open = '', 2: css = '', index } of [...part.matchAll(STYLE_TAGS)].reverse()) {
			const sheet = sheets.get(css) ?? takeApart(css);
			const alike = printed?.get(open) ?? new Set();
			sheets.set(css, sheet);
			printed?.set(open, alike);
			pruned = `${open}${sheet(names, alike)}</style>${part.slice(index + element.length, end)}${pruned}`;
			end = index;
		}
		return part.slice(0, end) + pruned;
	}

	return (html) => {
		const names = new Set([...kept, ...namesIn(html)]);
		const printed = new Map<string, Set<string>>();
		const body = html.includes('</head>') ? html.indexOf('</head>') : html.length;
		const head = html.slice(0, body).split(APART);
		// The bundler may put the style of one component into several sheets of the head.
		return head.reduceRight((later, part, index) => prunePart(part, names, index % 2 === 0 ? printed : undefined) + later, prunePart(html.slice(body), names));
	};
}

/** Parts of the head that style no page, or only one without scripts. */
const APART = /(<!--[\s\S]*?-->|<(?:noscript|template|script)(?:\s[^>]*)?>[\s\S]*?<\/(?:noscript|template|script)>)/;

/**
 * Takes a style sheet apart. Returns a function that gives the rules which can match where there are these names: classes as `.name`, elements as `name`.
 * Rules that are in `printed` already are left out. Of equal rules the last one counts, so sheets are printed from the last one on.
 */
export function takeApart(css: string): (names: ReadonlySet<string>, printed?: Set<string>) => string {
	const nodes = parseStyles(tighten(css));
	const firsts = new Set(firstOfLayers(nodes));
	return (names, printed = new Set()) => printNeeded(nodes, { names, printed, firsts, inside: '' });
}

/** A layer with a name, as a block or as a statement, which may name several. */
const NAMED_LAYER = /^@layer\s+([^;{]+)/;

/** Blocks of layers that nothing before them names: they decide where the layer stands among the others, even when nothing is left in them. */
function firstOfLayers(nodes: readonly StyleNode[], named: Set<string> = new Set(), inside = ''): StyleNode[] {
	return nodes.flatMap((node) => {
		const isBlock = 'prelude' in node;
		const [, layers] = NAMED_LAYER.exec(isBlock ? node.prelude : node.text) ?? [];
		const keys = layers?.split(',').map((layer) => inside + layer.trim()) ?? [];
		const isFirst = isBlock && keys.some((key) => !named.has(key));
		for (const key of keys) named.add(key);
		return [...(isFirst ? [node] : []), ...(isBlock ? firstOfLayers(node.children, named, `${inside}${node.prelude} `) : [])];
	});
}

interface Printing {
	names: ReadonlySet<string>;
	printed: Set<string>;
	/** The result of {@link firstOfLayers}. */
	firsts: ReadonlySet<StyleNode>;
	/** The groups around, e.g. `@layer parts`. */
	inside: string;
}

function printNeeded(nodes: readonly StyleNode[], { names, printed, firsts, inside }: Printing): string {
	const hydrates = names.has(ANY_ELEMENT);
	const mayCome = (name: string) => hydrates && (!name.startsWith('.') || (!LAYERED.test(inside) && isOfShownModule(name, names)));
	const print = (node: StyleNode): string => {
		if ('text' in node) return node.text;
		if (node.needs && !node.needs.some((list) => list.every((name) => names.has(name) || mayCome(name)))) return '';
		const inner = printNeeded(node.children, { names, printed: node.needs ? new Set() : printed, firsts, inside: `${inside}${node.prelude}` });
		const empty = firsts.has(node) ? `${node.prelude};` : '';
		const text = inner === '' ? empty : `${node.prelude}{${inner}}`;
		if (node.needs === undefined) return text;
		const key = inside + text;
		if (printed.has(key)) return '';
		printed.add(key);
		return text;
	};
	return nodes.reduceRight((later, node) => print(node) + later, '');
}

/** Style sheets of this program stand in layers; those of a site do not. */
const LAYERED = /@layer\b/;
/** A class of a style module as the bundler writes it: `_open_6jnqe_3`, with a mark of its file. */
const OF_MODULE = /^\.?_[\w-]+(_[\w-]{5}_)\d+$/;

/** Whether a component that hydrates may get a class of the site later: any that is written as it is, and those of style modules from which it has one already. */
function isOfShownModule(name: string, names: ReadonlySet<string>): boolean {
	const mark = OF_MODULE.exec(name)?.[1];
	return mark === undefined || [...names].some((shown) => shown.includes(mark));
}

/** Blanks that the bundler leaves in values with variables. */
const LOOSE = new RegExp(`${CSS_PIECE}|(?:,| /) `, 'gi');

/** A style sheet without blanks that say nothing. */
const tighten = (css: string) => css.replace(LOOSE, (found) => (found === ', ' || found === ' / ' ? found.trim() : found));
