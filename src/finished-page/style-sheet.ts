import { CSS_NAME, cssCode, cssName, withoutCssComments } from '#text/css-code.ts';

/** Groups whose rules are judged one by one; everything else with an `@` stays as it is. */
const GROUP_RULE = /^@(layer|media|supports|container)\b/;
/** A kind of sheet to print on, by the name of the class that asks for it: `@page notice` is for pages with something of the class `notice`. */
const NAMED_SHEET = /^@page\s+([\w-]+)$/;
/** A property of the sheet's own, whose value may have blocks. */
const OWN_PROPERTY = /^--[^\s:]*\s*:/;

/** What stays as it is, or a group or rule with what is in it. A rule needs all names of one of its selectors: classes as `.name`, elements as `name`. */
export type StyleNode = { text: string } | { prelude: string; needs?: string[][]; children: StyleNode[] };

const CLOSING_SIGN: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Takes a style sheet or the style of an element apart: groups and rules with what is in them, everything else as text. Comments are left out. */
export function parseStyles(css: string): StyleNode[] {
	const plain = withoutCssComments(css);
	const code = cssCode(plain);
	const signs = /[()[\]{};]|$/g;
	/** Empty at the end. */
	const nextSign = () => signs.exec(code)?.[0] ?? '';
	/** The brackets that would close those left open at the end of the sheet (CSS Syntax 3, section 5.4). */
	let missing = '';
	const textFrom = (start: number, end = signs.lastIndex) => ({ text: plain.slice(start, end).trim() + missing });

	/** Reads on behind what closes a bracket. */
	function pass(bracket: string): void {
		let sign = nextSign();
		for (; sign !== '' && sign !== CLOSING_SIGN[bracket]; sign = nextSign()) if (sign in CLOSING_SIGN) pass(sign);
		if (sign === '') missing += CLOSING_SIGN[bracket];
	}

	/** Reads a block; `undefined` where it is in the value of a property, which goes on behind it. */
	function withBlock(start: number): StyleNode | undefined {
		const open = signs.lastIndex - 1;
		const prelude = plain.slice(start, open).trim();
		if (GROUP_RULE.test(prelude)) return { prelude, children: nodesUntil('}') };
		const isValue = OWN_PROPERTY.test(prelude);
		if (!isValue && (!prelude.startsWith('@') || NAMED_SHEET.test(prelude)))
			return { prelude, needs: neededBySelectors(code.slice(start, open).trim()), children: nodesUntil('}') };
		pass('{');
		return isValue ? undefined : textFrom(start);
	}

	function nodesUntil(end: '}' | ''): StyleNode[] {
		const nodes: StyleNode[] = [];
		let start = signs.lastIndex;
		let sign = nextSign();
		for (; sign !== '' && sign !== end; sign = nextSign()) {
			if (sign === '(' || sign === '[') pass(sign);
			const node = sign === '{' ? withBlock(start) : sign === ';' ? textFrom(start) : undefined;
			if (node === undefined) continue;
			nodes.push(node);
			start = signs.lastIndex;
		}
		const rest = signs.lastIndex - sign.length;
		return start < rest ? [...nodes, textFrom(start, rest)] : nodes;
	}

	return nodesUntil('');
}

const NEEDED_NAME = new RegExp(String.raw`\.${CSS_NAME}|(?<![\w:#.&\x80-\uffff-])[a-zA-Z][\w\x80-\uffff-]*`, 'g');

/**
 * For each selector of a list, of which this is the code (`cssCode`), the classes and elements without which it cannot match. Content of parentheses may be a choice and does not count, but
 * for what an element must have (`:has(.name)`).
 */
export function neededBySelectors(code: string): string[][] {
	return withoutChoices(code.replace(NAMED_SHEET, '.$1').replace(/:has\(([^(),]*)\)/g, ' $1 '))
		.split(',')
		.map((selector) => selector.match(NEEDED_NAME)?.map((name) => (name.startsWith('.') ? cssName(name) : name.toLowerCase())) ?? []);
}

/** The code of selectors without everything in brackets: attributes, and alternatives of which a rule does not need each. */
export function withoutChoices(code: string): string {
	let plain = code.replace(/\[[^\]]*\]/g, '');
	for (let before = ''; before !== plain; ) {
		before = plain;
		plain = plain.replace(/\([^()]*\)/g, '');
	}
	return plain;
}
