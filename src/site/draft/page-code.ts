import { join } from 'node:path';
import type { Conventions } from '#content/markdown/conventions.ts';
import { isJsxElement, type JsxElement } from '#content/markdown/jsx-element.ts';
import { validTree } from '#content/markdown/parse.ts';
import type { Source } from '#content/markdown/source.ts';
import { walkTree } from '#content/markdown/walk-tree.ts';
import { nodeName } from '#content/syntax-node.ts';
import { type ModuleFacts, moduleFacts } from '#docusaurus/modules/module-facts.ts';
import { type FilePlace, type Problem, problemOf, type Wording } from '#schema/problem.ts';
import { THEME_COMPONENTS } from '#site/engine/theme-components.ts';
import { siteFile } from '#site/site-file.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { nearest } from '#text/nearest.ts';
import { ownValue } from '#text/own-value.ts';
import { issues } from '#words/issues.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';
import { type ReadModule, resolveImport } from './module-names.ts';
import { unknownProperty } from './unknown-property.ts';

/** When a component comes to life: `client:visible`. */
const DIRECTIVES = ['load', 'idle', 'visible', 'media', 'only', 'action'];

/** A name that a page imports, and the file that it comes from; `undefined` when that is not written by the site. */
interface PageImport {
	name: string;
	file: string | undefined;
	/** 1-based line of the page. */
	line: number;
}

/** What pages of a site share. */
interface PageCodeContext {
	moduleNames: ReadModule;
	conventions: Conventions;
}

/** Enters a finding at a line of the page. */
type ReportFinding = (line: number, rule: 'page-syntax' | 'component-use', wording: Wording & { see?: FilePlace }) => void;

/** The names that a page has: those that it imports, and those that it gives itself. */
interface PageNames {
	imported: Map<string, PageImport>;
	declared: Set<string>;
}

/**
 * What is wrong with the imports of a page and with the components that it names, as far as the page and the modules that it imports say so by themselves: the build
 * would stop at the first of them. A page that is no valid MDX has no such faults.
 */
export function checkPageCode(root: string, source: Source, { moduleNames, conventions }: PageCodeContext): Problem[] {
	if (source.format !== 'mdx') return [];
	const tree = validTree(source, conventions);
	const problems: Problem[] = [];
	const report: ReportFinding = (line, rule, wording) => problems.push(problemOf(rule, { file: source.file, line, ...wording }));
	const names: PageNames = { imported: new Map(), declared: new Set() };
	for (const node of tree.children) {
		if (node.type !== 'mdxjsEsm') continue;
		const facts = moduleFacts(node.value, 'tsx');
		// What cannot be read is told by the compiler, and nothing is known of its names.
		if (facts === undefined) return problems;
		const lineOf = (text: string) => (node.position?.start.line ?? 1) + lineOfOffset(node.value, Math.max(0, node.value.indexOf(text))) - 1;
		readNames(facts, names, { root, file: source.file, moduleNames, report: (text, wording) => report(lineOf(text), 'page-syntax', wording), lineOf });
	}
	const placeOf = importPlaces(source, names);
	walkTree(tree, (node, line) => {
		if (isJsxElement(node)) checkElement(node, names, { moduleNames, placeOf, report: (rule, wording) => report(line, rule, wording) });
	});
	return problems;
}

interface ImportContext {
	root: string;
	/** Of the page. */
	file: string;
	moduleNames: ReadModule;
	/** Where a text stands in the statement. */
	lineOf(text: string): number;
	/** Enters a finding where a text stands. */
	report(text: string, wording: Wording): void;
}

/** Enters the names that statements of a page give it, and reports imports that lead nowhere, or to a name that is not there. */
function readNames({ bindings, body, imports }: ModuleFacts, names: PageNames, { root, file: page, moduleNames, lineOf, report }: ImportContext): void {
	const importer = join(root, page);
	for (const name of bindings.keys()) names.declared.add(name);
	for (const statement of body) {
		const from = nodeName(statement['source']);
		if (from !== undefined && fileBehind(from, importer) === undefined) report(from, { message: words.deadImport(from), hint: words.deadImportHint });
	}
	for (const [local, { from, name }] of imports) {
		const path = fileBehind(from, importer);
		// What packages export is not always written in words of modules.
		const file = path !== undefined && siteFile(root, path) !== undefined ? path : undefined;
		names.imported.set(local, { name, file, line: lineOf(local) });
		const known = file === undefined || name === '*' ? undefined : moduleNames(file)?.exports;
		if (known !== undefined && !known.includes(name)) report(local, missingExport(from, name, known));
	}
}

/** Where a page imports a name, or would. */
function importPlaces({ file, yaml }: Source, { imported }: PageNames): (name: string) => FilePlace {
	// Below the fence that closes the front matter.
	const head = yaml === '' ? 1 : yaml.split('\n').length + 3;
	const importsEnd = Math.max(head, ...[...imported.values()].map(({ line }) => line + 1));
	// Imports stand by the alphabet.
	const lineFor = (missing: string) => [...imported].find(([name]) => name > missing)?.[1].line ?? importsEnd;
	return (name) => ({ file, line: imported.get(name)?.line ?? lineFor(name) });
}

interface ElementContext {
	moduleNames: ReadModule;
	/** Where the page imports a name; where it would, if it does not. */
	placeOf(name: string): FilePlace;
	report(rule: Parameters<ReportFinding>[1], wording: Parameters<ReportFinding>[2]): void;
}

/** Whether an element is a component that the page knows, and whether that takes what it is given. */
function checkElement({ name: tag, attributes }: JsxElement, { imported, declared }: PageNames, { moduleNames, placeOf, report }: ElementContext): void {
	const knows = (name: string) => imported.has(name) || declared.has(name) || name in globalThis || name === 'props';
	const name = tag ?? '';
	const isComponent = /^[A-Z]/.test(name);
	if (isComponent && !knows(name.split('.')[0] ?? '')) report('page-syntax', unknownComponent(name, [...imported.keys(), ...declared], placeOf));
	const { file, name: original = '' } = imported.get(name) ?? {};
	const properties = isComponent && file !== undefined ? moduleNames(file)?.properties.get(original) : undefined;
	for (const attribute of attributes) {
		if (attribute.type !== 'mdxJsxAttribute') continue;
		const wording = misusedAttribute(attribute.name, name, properties);
		if (wording !== undefined) report('component-use', wording);
		const value = typeof attribute.value === 'object' ? attribute.value?.value.trim() : undefined;
		if (value !== undefined && isName(value) && !knows(value))
			report('page-syntax', { message: words.unknownName(value), hint: words.unknownNameHint, see: placeOf(value) });
	}
}

/** What is wrong with an attribute: a directive that there is not, or what the component does not take. */
function misusedAttribute(attribute: string, component: string, properties: readonly string[] | undefined): Wording | undefined {
	const [, directive] = /^client:(.*)$/.exec(attribute) ?? [];
	if (directive !== undefined) return DIRECTIVES.includes(directive) ? undefined : unknownDirective(directive);
	return properties === undefined || properties.includes(attribute) || attribute === 'key' ? undefined : unknownProperty(component, attribute, properties);
}

const isName = (expression: string) => /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(expression) && !LITERALS.has(expression);

const LITERALS = new Set(['true', 'false', 'null', 'undefined']);

/** The file behind an import; `undefined` when there is none. */
const fileBehind = (specifier: string, importer: string): string | undefined =>
	ownValue(THEME_COMPONENTS, specifier) ??
	resolveImport(specifier.replace(/\?.*$/, ''), importer) ??
	(/^virtual:|^node:/.test(specifier) ? specifier : undefined);

function missingExport(from: string, name: string, known: readonly string[]): Wording {
	const close = nearest(name, known);
	return { message: words.noExport(from.split('/').at(-1) ?? from, name), hint: close ? issues.didYouMean(close) : words.noExportHint };
}

function unknownComponent(name: string, known: readonly string[], placeOf: ElementContext['placeOf']): Wording & { see: FilePlace } {
	const close = nearest(name, known);
	return { message: words.unknownComponent(name), hint: close ? issues.didYouMean(`<${close}>`) : words.unknownComponentHint, see: placeOf(close ?? name) };
}

function unknownDirective(name: string): Wording {
	const close = nearest(name, DIRECTIVES);
	return { message: words.unknownDirective(name), hint: close ? issues.didYouMean(`client:${close}`) : words.knownDirectives(DIRECTIVES.join(', client:')) };
}
