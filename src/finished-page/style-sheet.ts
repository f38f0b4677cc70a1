/** Groups whose rules are judged one by one; everything else with an `@` stays as it is. */
const GROUP_RULE = /^@(layer|media|supports|container)\b/;
/** A kind of sheet to print on, by the name of the class that asks for it: `@page notice` is for pages with something of the class `notice`. */
const NAMED_SHEET = /^@page\s+([\w-]+)$/;

/** What stays as it is, or a group or rule with what is in it. A rule needs all names of one of its selectors: classes as `.name`, elements as `name`. */
export type StyleNode = { text: string } | { prelude: string; needs?: string[][]; children: StyleNode[] };

/** Takes a style sheet apart: groups and rules with what is in them, everything else as text. */
export function parseStyles(css: string): StyleNode[] {
	const nodes: StyleNode[] = [];
	let start = 0;
	let at = 0;
	while (at < css.length) {
		const end = css[at] === '{' ? closing(css, at) : at;
		if (css[at] === '{') {
			const prelude = css.slice(start, at).trim();
			const text = css.slice(start, end + 1).trim();
			if (GROUP_RULE.test(prelude)) nodes.push({ prelude, children: parseStyles(css.slice(at + 1, end)) });
			else
				nodes.push(
					prelude.startsWith('@') && !NAMED_SHEET.test(prelude)
						? { text }
						: { prelude, needs: neededBySelectors(prelude), children: parseStyles(css.slice(at + 1, end)) },
				);
			start = end + 1;
		} else if (css[at] === ';') {
			nodes.push({ text: css.slice(start, at + 1).trim() });
			start = at + 1;
		} else if (css[at] === '"' || css[at] === "'") {
			at = endOfCssString(css, at);
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
		if (character === '"' || character === "'") at = endOfCssString(css, at) - 1;
		else if (character === '{') depth++;
		else if (character === '}' && --depth === 0) return at;
	}
	return css.length - 1;
}

/** Index behind the string that begins at `open`. */
function endOfCssString(css: string, open: number): number {
	for (let at = open + 1; at < css.length; at++) {
		if (css[at] === '\\') at++;
		else if (css[at] === css[open]) return at + 1;
	}
	return css.length;
}

/**
 * For each selector of a list the classes and elements without which it cannot match. Content of parentheses may be a choice and does not count, but
 * for what an element must have (`:has(.name)`).
 */
export function neededBySelectors(selectors: string): string[][] {
	let plain = withoutEscapes(selectors)
		.replace(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, '')
		.replace(NAMED_SHEET, '.$1')
		.replace(/:has\(([^(),]*)\)/g, ' $1 ');
	for (let before = ''; before !== plain; ) {
		before = plain;
		plain = plain.replace(/\([^()]*\)/g, '');
	}
	return plain.split(',').map((selector) => selector.match(NEEDED_NAME)?.map(withEscaped) ?? []);
}

/** Characters that a name holds only behind a backslash (`.md\:flex`) stand this far up among the private ones, where no rule about selectors sees them. */
const PRIVATE = 0xf0000;
const NEEDED_NAME = /\.(?:-?[_a-zA-Z]|[\u{f0000}-\u{ffffd}])[\w\u{f0000}-\u{ffffd}-]*|(?<![\w:#.&\u{f0000}-\u{ffffd}-])[a-z][\w-]*/gu;

/** Escapes as in section 4.3.7 of CSS Syntax. */
const withoutEscapes = (selectors: string) =>
	selectors.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, character = '') =>
		String.fromCodePoint(PRIVATE + (hex === undefined ? (character.codePointAt(0) ?? 0) : Number.parseInt(hex, 16) % 0xfffd)),
	);

const withEscaped = (name: string) =>
	name.replace(/[\u{f0000}-\u{ffffd}]/gu, (character) => String.fromCodePoint((character.codePointAt(0) ?? PRIVATE) - PRIVATE));
