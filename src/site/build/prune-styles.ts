/** Groups whose rules are judged one by one; everything else with an `@` stays as it is. */
const GROUPS = /^@(layer|media|supports|container)\b/;

/** What stays as it is, or a group or rule with what is in it. A rule needs all names of one of its selectors: classes as `.name`, elements as `name`. */
type Node = { text: string } | { prelude: string; needs?: string[][]; children: Node[] };

/** Style elements: opening tag, style sheet, closing tag. */
export const STYLES = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Makes a function that takes rules out of a page's inline style sheets which need a class or an element that the page does not have, so that
 * a reader does not load the style of what is not there. Each different style sheet is taken apart once.
 * @param added classes (`.name`) and elements (`name`) that scripts add later; rules for them stay.
 */
export function createPruner(added: Iterable<string> = []): (html: string) => string {
	const sheets = new Map<string, ReturnType<typeof takeApart>>();
	const kept = [...added];
	return (html) => {
		const names = new Set([...kept, ...namesIn(html)]);
		const printed = new Set<string>();
		return html.replace(STYLES, (_, open: string, css: string, close: string) => {
			const sheet = sheets.get(css) ?? takeApart(css);
			sheets.set(css, sheet);
			return open + sheet(names, printed) + close;
		});
	};
}

/**
 * Takes a style sheet apart. Returns a function that gives the rules which can match where there are these names: classes as `.name`, elements as `name`.
 * Rules that are in `printed` already are left out: the bundler may put the style of one component into several sheets of a page.
 */
export function takeApart(css: string): (names: ReadonlySet<string>, printed?: Set<string>) => string {
	const nodes = parse(css);
	return (names, printed = new Set()) => print(nodes, { names, printed, inside: '' });
}

/** What hydrates may make any element, or crash: the mark of a page that has such parts (`#ui/islands`, `#console/react`). */
const LIVE = /<astro-island|class="console\b/;
const ANY_ELEMENT = '*';

/** All classes, as `.name`, and elements in a piece of HTML; `*` where scripts may make more of them. */
export function namesIn(html: string): Set<string> {
	const names = new Set<string>(LIVE.test(html) ? [ANY_ELEMENT, '.island-error'] : []);
	for (const [, list = ''] of html.matchAll(/\bclass="([^"]*)"/g)) for (const name of list.split(/\s+/)) names.add(`.${name}`);
	for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name);
	return names;
}

interface Printing {
	names: ReadonlySet<string>;
	printed: Set<string>;
	/** The groups around, e.g. `@layer parts`. */
	inside: string;
}

function print(nodes: readonly Node[], { names, printed, inside }: Printing): string {
	return nodes
		.map((node) => {
			if ('text' in node) return node.text;
			if (node.needs && !node.needs.some((list) => list.every((name) => names.has(name) || (names.has(ANY_ELEMENT) && !name.startsWith('.'))))) return '';
			const inner = print(node.children, { names, printed: node.needs ? new Set() : printed, inside: `${inside}${node.prelude}` });
			const text = inner === '' ? '' : `${node.prelude}{${inner}}`;
			if (node.needs === undefined) return text;
			const key = inside + text;
			if (printed.has(key)) return '';
			printed.add(key);
			return text;
		})
		.join('');
}

function parse(css: string): Node[] {
	const nodes: Node[] = [];
	let start = 0;
	let at = 0;
	while (at < css.length) {
		const end = css[at] === '{' ? closing(css, at) : at;
		if (css[at] === '{') {
			const prelude = css.slice(start, at).trim();
			const text = css.slice(start, end + 1).trim();
			if (GROUPS.test(prelude)) nodes.push({ prelude, children: parse(css.slice(at + 1, end)) });
			else nodes.push(prelude.startsWith('@') ? { text } : { prelude, needs: needsOf(prelude), children: parse(css.slice(at + 1, end)) });
			start = end + 1;
		} else if (css[at] === ';') {
			nodes.push({ text: css.slice(start, at + 1).trim() });
			start = at + 1;
		} else if (css[at] === '"' || css[at] === "'") {
			at = endOfString(css, at);
			continue;
		}
		at = end + 1;
	}
	if (start < css.length) nodes.push({ text: css.slice(start).trim() });
	return nodes;
}

/** Index of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
	let depth = 0;
	for (let at = open; at < css.length; at++) {
		const character = css[at];
		if (character === '"' || character === "'") at = endOfString(css, at) - 1;
		else if (character === '{') depth++;
		else if (character === '}' && --depth === 0) return at;
	}
	return css.length - 1;
}

/** Index behind the string that begins at `open`. */
function endOfString(css: string, open: number): number {
	for (let at = open + 1; at < css.length; at++) {
		if (css[at] === '\\') at++;
		else if (css[at] === css[open]) return at + 1;
	}
	return css.length;
}

/** For each selector of a list the classes and elements without which it cannot match; what stands in parentheses may be a choice and counts nothing. */
function needsOf(selectors: string): string[][] {
	let plain = selectors.replace(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, '');
	for (let before = ''; before !== plain; ) {
		before = plain;
		plain = plain.replace(/\([^()]*\)/g, '');
	}
	return plain.split(',').map((selector) => selector.match(/\.-?[_a-zA-Z][\w-]*|(?<![\w:#.&-])[a-z][\w-]*/g) ?? []);
}
