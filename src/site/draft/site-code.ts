import { readText } from '#content/files/read-text.ts';
import { isNode, moduleFacts, type Node, nodeName, nodesIn } from '#docusaurus/modules/module-facts.ts';
import { type Problem, problemOf, problemsOr } from '#schema/problem.ts';
import { siteFile } from '#site/engine/site-file.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';
import { type ReadModule, resolveImport } from './module-names.ts';
import { unknownProperty } from './unknown-property.ts';

/**
 * What is wrong with the modules of a site that its pages import, directly or through others: imports that lead nowhere, and properties that a component does not
 * take. A build would stop at the first such import, and draw a component without what it was meant to get.
 * @param entries files that pages import, absolute.
 */
export function checkSiteCode(root: string, entries: Iterable<string>, readModule: ReadModule): Problem[] {
	const files = new Set(entries);
	const problems: Problem[] = [];
	// What is added to a set while it is gone through is gone through, too.
	for (const file of files) {
		problems.push(...checkModule(file));
		for (const path of importsOf(file)) files.add(path);
	}
	return problems;

	function importsOf(file: string): string[] {
		const facts = readFacts(file);
		return [...(facts?.imports.values() ?? [])].flatMap(({ from }) => {
			const path = resolveImport(from.replace(/\?.*$/, ''), file);
			return path !== undefined && isModule(path) && siteFile(root, path) !== undefined ? [path] : [];
		});
	}

	function checkModule(file: string): Problem[] {
		const facts = readFacts(file);
		const name = siteFile(root, file);
		if (facts === undefined || name === undefined) return [];
		const at = (offset: number) => ({ file: name, line: lineOfOffset(facts.text, offset) });
		const dead = facts.body.flatMap((statement): Problem[] => {
			const from = nodeName(statement['source']);
			const isFound = from === undefined || /^(?:node|virtual|astro):/.test(from) || resolveImport(from.replace(/\?.*$/, ''), file) !== undefined;
			return isFound ? [] : [problemOf('page-syntax', { ...at(statement.start), message: words.deadImport(from), hint: words.deadImportHint })];
		});
		const unknown = elementsIn(facts.body).flatMap(({ tag, attributes }) => {
			const imported = facts.imports.get(tag);
			const path = imported && resolveImport(imported.from.replace(/\?.*$/, ''), file);
			if (imported === undefined || path === undefined || path.includes('/node_modules/') || !isModule(path)) return [];
			const properties = readModule(path)?.properties.get(imported.name);
			return attributes
				.filter((attribute) => properties !== undefined && ![...properties, 'key', 'ref', 'children'].includes(attribute.name))
				.map(({ name: attribute, start }) => problemOf('component-use', { ...at(start), ...unknownProperty(tag, attribute, properties ?? []) }));
		});
		return [...dead, ...unknown];
	}
}

const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/** The syntax of a module; `undefined` when it cannot be read, which is told by the compiler. */
function readFacts(file: string) {
	const text = isModule(file) ? problemsOr(() => readText('', file)) : undefined;
	const facts = typeof text === 'string' ? moduleFacts(text, 'tsx') : undefined;
	return facts && typeof text === 'string' ? { ...facts, text } : undefined;
}

interface Element {
	tag: string;
	attributes: { name: string; start: number }[];
}

/** The components that are used below some nodes, with the names of what they are given. */
function elementsIn(nodes: readonly Node[]): Element[] {
	return nodes.flatMap((node): Element[] => {
		const inner = elementsIn(Object.values(node).flatMap((value) => (Array.isArray(value) ? nodesIn(value) : isNode(value) ? [value] : [])));
		const tag = node.type === 'JSXOpeningElement' ? nodeName(node['name']) : undefined;
		if (tag === undefined || !/^[A-Z]/.test(tag)) return inner;
		const attributes = nodesIn(node['attributes']).flatMap(({ type, name, start }) => {
			const own = type === 'JSXAttribute' ? nodeName(name) : undefined;
			return own === undefined || own.includes(':') ? [] : [{ name: own, start }];
		});
		return [{ tag, attributes }, ...inner];
	});
}
