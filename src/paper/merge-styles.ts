import { parseStyles, type StyleNode } from '#finished-page/style-sheet.ts';

/** A rule, and the groups that it stands in. */
interface Rule {
	groups: readonly string[];
	text: string;
}

/**
 * One style sheet for many pages from those that were pruned for each of them. A rule comes behind the rules that it follows on any page.
 * What says how sheets of paper look is left out: those are of single pages.
 */
export function mergeStyles(sheets: Iterable<string>): string {
	const merged: Rule[] = [];
	const known = new Set<string>();
	for (const sheet of new Set(sheets)) {
		let at = 0;
		for (const rule of rulesOf(parseStyles(sheet), [])) {
			const key = keyOf(rule);
			if (known.has(key)) at = Math.max(at, merged.findIndex((other) => keyOf(other) === key) + 1);
			else {
				merged.splice(at++, 0, rule);
				known.add(key);
			}
		}
	}
	return merged.map(({ groups, text }) => `${groups.map((group) => `${group}{`).join('')}${text}${'}'.repeat(groups.length)}`).join('\n');
}

const keyOf = ({ groups, text }: Rule) => [...groups, text].join('{');

function rulesOf(nodes: readonly StyleNode[], groups: readonly string[]): Rule[] {
	return nodes.flatMap((node): Rule[] => {
		if ('text' in node) return node.text.startsWith('@page') || node.text === '' ? [] : [{ groups, text: node.text }];
		if (node.prelude.startsWith('@page')) return [];
		return node.needs === undefined ? rulesOf(node.children, [...groups, node.prelude]) : [{ groups, text: `${node.prelude}{${print(node.children)}}` }];
	});
}

const print = (nodes: readonly StyleNode[]): string => nodes.map((node) => ('text' in node ? node.text : `${node.prelude}{${print(node.children)}}`)).join('');
