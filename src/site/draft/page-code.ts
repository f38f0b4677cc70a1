import { join } from 'node:path';
import { isJsxElement } from '#content/markdown/jsx-element.ts';
import { validTree } from '#content/markdown/parse.ts';
import type { Source } from '#content/markdown/source.ts';
import { walkTree } from '#content/markdown/walk-tree.ts';
import { moduleFacts, nodeName } from '#docusaurus/modules/module-facts.ts';
import { type Problem, problemOf, type Wording } from '#schema/problem.ts';
import { siteFile } from '#site/engine/site-file.ts';
import { THEME } from '#site/engine/theme-components.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';
import { type ReadModule, resolveImport } from './module-names.ts';

/** When a component comes to life: `client:visible`. */
const DIRECTIVES = ['load', 'idle', 'visible', 'media', 'only', 'action'];

/** A name that a page imports, and the file that it comes from; `undefined` when that is not written by the site. */
interface Imported {
	name: string;
	file: string | undefined;
}

/**
 * What is wrong with the imports of a page and with the components that it names, as far as the page and the modules that it imports say so by themselves: the build
 * would stop at the first of them. A page that is no valid MDX has no such faults.
 */
export function checkPageCode(root: string, source: Source, moduleNames: ReadModule): Problem[] {
	if (source.format !== 'mdx') return [];
	const tree = validTree(source);
	const problems: Problem[] = [];
	const report = (line: number, rule: 'page-syntax' | 'component-use', wording: Wording) =>
		problems.push(problemOf(rule, { file: source.file, line, ...wording }));
	const imported = new Map<string, Imported>();
	const declared = new Set<string>();
	for (const node of tree.children) {
		if (node.type !== 'mdxjsEsm') continue;
		const facts = moduleFacts(node.value, 'tsx');
		// What cannot be read is told by the compiler, and nothing is known of its names.
		if (facts === undefined) return problems;
		const lineOf = (text: string) => (node.position?.start.line ?? 1) + lineOfOffset(node.value, Math.max(0, node.value.indexOf(text))) - 1;
		for (const name of facts.bindings.keys()) declared.add(name);
		for (const statement of facts.body) {
			const from = nodeName(statement['source']);
			if (from === undefined || fileOf(from, join(root, source.file)) !== undefined) continue;
			report(lineOf(from), 'page-syntax', { message: words.deadImport(from), hint: words.deadImportHint });
		}
		for (const [local, { from, name }] of facts.imports) {
			const path = fileOf(from, join(root, source.file));
			// What packages export is not always written in words of modules.
			const file = path !== undefined && siteFile(root, path) !== undefined ? path : undefined;
			imported.set(local, { name, file });
			const known = file === undefined || name === '*' ? undefined : moduleNames(file)?.exports;
			if (known === undefined || known.includes(name)) continue;
			const close = nearest(name, known);
			report(lineOf(local), 'page-syntax', {
				message: words.noExport(from.split('/').at(-1) ?? from, name),
				hint: close ? issues.didYouMean(close) : words.noExportHint,
			});
		}
	}
	const knows = (name: string) => imported.has(name) || declared.has(name) || name in globalThis || name === 'props';
	walkTree(tree, (node, line) => {
		if (!isJsxElement(node)) return;
		const name = node.name ?? '';
		const isComponent = /^[A-Z]/.test(name);
		if (isComponent && !knows(name.split('.')[0] ?? '')) {
			const close = nearest(name, [...imported.keys(), ...declared]);
			report(line, 'page-syntax', { message: words.unknownComponent(name), hint: close ? issues.didYouMean(`<${close}>`) : words.unknownComponentHint });
		}
		const { file, name: original = '' } = imported.get(name) ?? {};
		const properties = isComponent && file !== undefined ? moduleNames(file)?.properties.get(original) : undefined;
		for (const attribute of node.attributes) {
			if (attribute.type !== 'mdxJsxAttribute') continue;
			const [, directive] = /^client:(.*)$/.exec(attribute.name) ?? [];
			const value = typeof attribute.value === 'object' ? attribute.value?.value.trim() : undefined;
			if (directive !== undefined && !DIRECTIVES.includes(directive)) report(line, 'component-use', unknownDirective(directive));
			if (directive === undefined && properties !== undefined && !properties.includes(attribute.name) && attribute.name !== 'key')
				report(line, 'component-use', unknownProperty(name, attribute.name, properties));
			if (value !== undefined && /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(value) && !knows(value) && !LITERALS.has(value))
				report(line, 'page-syntax', { message: words.unknownName(value), hint: words.unknownNameHint });
		}
	});
	return problems;
}

const LITERALS = new Set(['true', 'false', 'null', 'undefined']);

/** The file behind an import; `undefined` when there is none. */
const fileOf = (specifier: string, importer: string): string | undefined =>
	THEME[specifier] ?? resolveImport(specifier.replace(/\?.*$/, ''), importer) ?? (/^virtual:|^node:/.test(specifier) ? specifier : undefined);

function unknownDirective(name: string): Wording {
	const close = nearest(name, DIRECTIVES);
	return { message: words.unknownDirective(name), hint: close ? issues.didYouMean(`client:${close}`) : words.knownDirectives(DIRECTIVES.join(', client:')) };
}

function unknownProperty(component: string, name: string, known: readonly string[]): Wording {
	const close = nearest(name, known);
	const hint = close ? issues.didYouMean(close) : known.length === 0 ? words.noProperties : words.knownProperties(known.join(', '));
	return { message: words.unknownProperty(component, name), hint };
}
