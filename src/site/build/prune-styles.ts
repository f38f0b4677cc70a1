import { classesOf } from '#finished-page/classes.ts';

/** Groups whose rules are judged one by one; everything else with an `@` stays as it is. */
const GROUPS = /^@(layer|media|supports|container)\b/;

type Node = { text: string } | { text: string; needs: string[][] } | { prelude: string; children: Node[] };

/** Style elements: opening tag, style sheet, closing tag. */
export const STYLES = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Makes a function that takes rules out of a page's inline style sheets which need a class that the page does not have, so that a reader
 * does not load the style of what is not there. Each different style sheet is taken apart once.
 * @param added classes that scripts add later; rules for them stay.
 */
export function createPruner(added: Iterable<string> = []): (html: string) => string {
	const sheets = new Map<string, ReturnType<typeof takeApart>>();
	return (html) => {
		const classes = new Set([...added, ...classesOf(html)]);
		return html.replace(STYLES, (_, open: string, css: string, close: string) => {
			const sheet = sheets.get(css) ?? takeApart(css);
			sheets.set(css, sheet);
			return open + sheet(classes) + close;
		});
	};
}

/** Takes a style sheet apart. Returns a function that gives the rules which can match where there are these classes. */
export function takeApart(css: string): (classes: ReadonlySet<string>) => string {
	const nodes = parse(css);
	return (classes) => print(nodes, classes);
}

function print(nodes: readonly Node[], classes: ReadonlySet<string>): string {
	return nodes
		.map((node) => {
			if ('children' in node) {
				const inner = print(node.children, classes);
				return inner === '' ? '' : `${node.prelude}{${inner}}`;
			}
			return 'needs' in node && !node.needs.some((names) => names.every((name) => classes.has(name))) ? '' : node.text;
		})
		.join('');
}

/**
 * Splits a minified style sheet into rules. A parser of CSS says far more than this needs: on all our sheets postcss takes 2.4 times as long, lightningcss
 * with a visitor 26 times, and the second would print the rules anew instead of leaving their text as it is.
 */
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
			else nodes.push(prelude.startsWith('@') ? { text } : { text, needs: needsOf(prelude) });
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

/** For each selector of a list the classes without which it cannot match; what stands in parentheses may be a choice and counts nothing. */
function needsOf(selectors: string): string[][] {
	let plain = selectors.replace(/"[^"]*"|'[^']*'/g, '');
	for (let before = ''; before !== plain; ) {
		before = plain;
		plain = plain.replace(/\([^()]*\)/g, '');
	}
	return plain.split(',').map((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}
