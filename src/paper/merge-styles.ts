import { parseStyles, type StyleNode } from '#finished-page/style-sheet.ts';

/** A rule and its enclosing at-rules. */
interface GroupedRule {
	groups: readonly string[];
	text: string;
}

/**
 * Merges the pruned style sheets of many pages. A rule follows the rules that it follows on any page, otherwise rules keep the order of first occurrence. `@page`
 * rules are left out, because they are for single pages.
 */
export function mergeStyles(sheets: Iterable<string>): string {
	/** The rules right before each one, on any page. */
	const before = new Map<string, Set<string>>();
	for (const sheet of new Set(sheets)) {
		let last: string | undefined;
		for (const rule of lastOnes(rulesOf(parseStyles(sheet), []).map(ruleText))) {
			const known = before.get(rule) ?? new Set();
			before.set(rule, last === undefined ? known : known.add(last));
			last = rule;
		}
	}
	const merged = new Set<string>();
	const seen = new Set<string>();
	const place = (rule: string) => {
		if (seen.has(rule)) return;
		seen.add(rule);
		for (const earlier of before.get(rule) ?? []) place(earlier);
		merged.add(rule);
	};
	for (const rule of before.keys()) place(rule);
	return [...merged].join('\n');
}

/** Keeps only the last of repeated rules, which is the effective one. */
const lastOnes = (rules: readonly string[]): string[] => [...new Set(rules.toReversed())].reverse();

const ruleText = ({ groups, text }: GroupedRule): string => `${groups.map((group) => `${group}{`).join('')}${text}${'}'.repeat(groups.length)}`;

function rulesOf(nodes: readonly StyleNode[], groups: readonly string[]): GroupedRule[] {
	return nodes.flatMap((node): GroupedRule[] => {
		if ('text' in node) return node.text.startsWith('@page') || node.text === '' ? [] : [{ groups, text: node.text }];
		if (node.prelude.startsWith('@page')) return [];
		return node.needs === undefined ? rulesOf(node.children, [...groups, node.prelude]) : [{ groups, text: `${node.prelude}{${printStyles(node.children)}}` }];
	});
}

const printStyles = (nodes: readonly StyleNode[]): string =>
	nodes.map((node) => ('text' in node ? node.text : `${node.prelude}{${printStyles(node.children)}}`)).join('');
