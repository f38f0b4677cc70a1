import { nodeName } from '#content/syntax-node.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';
import { type CodeElement, elementsIn } from './code-elements.ts';
import type { ReadModule } from './module-names.ts';
import { importedFile, isModule, readSiteCode, type SiteModule } from './read-site-code.ts';
import { slipsInMarkup } from './slips-in-markup.ts';
import { unknownProperty } from './unknown-property.ts';

/**
 * What is wrong with the modules of a site that its pages import, directly or through others: imports that lead nowhere, properties that a component does not
 * take, classes and ids that are off by a letter. A build would stop at the first such import, and draw a component without what it was meant to get.
 * @param importers pages that import a file (absolute), relative to `root`.
 */
export function checkSiteCode(root: string, importers: ReadonlyMap<string, readonly string[]>, readModule: ReadModule): Problem[] {
	const modules = readSiteCode(root, importers.keys()).map((module) => ({ ...module, elements: elementsIn(module.body) }));
	return [
		...modules.flatMap((module) => [...deadImports(module), ...unknownProperties(module, module.elements, readModule)]),
		...slipsInMarkup(modules, importers),
	];
}

function deadImports({ body, file, name, text }: SiteModule): Problem[] {
	return body.flatMap((statement): Problem[] => {
		const from = nodeName(statement['source']);
		if (from === undefined || /^(?:node|virtual|astro):/.test(from) || importedFile(from, file) !== undefined) return [];
		return [problemOf('page-syntax', { file: name, line: lineOfOffset(text, statement.start), message: words.deadImport(from), hint: words.deadImportHint })];
	});
}

function unknownProperties({ imports, file, name, text }: SiteModule, elements: readonly CodeElement[], readModule: ReadModule): Problem[] {
	return elements.flatMap(({ tag, attributes }) => {
		const imported = imports.get(tag);
		const path = imported && importedFile(imported.from, file);
		if (imported === undefined || path === undefined || path.includes('/node_modules/') || !isModule(path)) return [];
		const properties = readModule(path)?.properties.get(imported.name);
		return attributes
			.filter((attribute) => properties !== undefined && ![...properties, 'key', 'ref', 'children'].includes(attribute.name))
			.map(({ name: attribute, start }) =>
				problemOf('component-use', { file: name, line: lineOfOffset(text, start), ...unknownProperty(tag, attribute, properties ?? []) }),
			);
	});
}
