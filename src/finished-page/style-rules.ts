import { cssClasses, cssCode } from '#text/css-code.ts';
import { neededBySelectors, parseStyles, type StyleNode, withoutChoices } from './style-sheet.ts';

/** One selector of a style sheet. */
export interface StyleRule {
	/** Classes (`.name`) and elements (`name`) without which it cannot match, sorted, separated by spaces; `''` when it needs none. */
	needs: string;
	/** Where it names an element without a class inside of one with a class: that element and the nearest class around it. */
	reach: { element: string; inside: string; isChild: boolean } | undefined;
}

const rulesBySheet = new Map<string, StyleRule[]>();

/** The selectors of a style sheet, nested ones in full. Sheets repeat from page to page, so that the last ones are kept. */
export function styleRules(css: string): StyleRule[] {
	const rules = rulesBySheet.get(css) ?? selectorsOf(parseStyles(css), ['']).map(ruleOf);
	if (rulesBySheet.size > 200) rulesBySheet.clear();
	rulesBySheet.set(css, rules);
	return rules;
}

function selectorsOf(nodes: readonly StyleNode[], outer: readonly string[]): string[] {
	return nodes.flatMap((node) => {
		if ('text' in node) return [];
		if (node.needs === undefined) return selectorsOf(node.children, outer);
		const full = withoutChoices(cssCode(node.prelude))
			.split(',')
			.flatMap((selector) => outer.map((around) => inside(around, selector.trim())));
		return [...full, ...selectorsOf(node.children, full)];
	});
}

function inside(around: string, selector: string): string {
	if (around === '') return selector;
	return selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`;
}

function ruleOf(selector: string): StyleRule {
	const [needs = []] = neededBySelectors(selector);
	const parts = selector.split(/\s*([>+~])\s*|\s+/).filter((part) => part !== undefined && part !== '');
	const element = /^[a-z][\w-]*(?![\w.\x80-\uffff-])/.exec(parts.at(-1) ?? '')?.[0];
	const around = parts.slice(0, -1).findLastIndex((part) => part.includes('.'));
	const [name] = cssClasses(parts[around] ?? '');
	const reach =
		element && name && !parts.at(-1)?.includes('.') ? { element, inside: name, isChild: around === parts.length - 3 && parts.at(-2) === '>' } : undefined;
	return { needs: [...new Set(needs)].sort().join(' '), reach };
}
