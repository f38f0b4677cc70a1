import { readText } from '#content/files/read-text.ts';
import { nodeName } from '#content/syntax-node.ts';
import { type ModuleFacts, moduleFacts } from '#docusaurus/modules/module-facts.ts';
import { problemsOr } from '#schema/problem.ts';
import { siteFile } from '#site/site-file.ts';
import { resolveImport } from './module-names.ts';

/** A module that a site wrote, and its syntax. */
export interface SiteModule extends ModuleFacts {
	/** Absolute. */
	file: string;
	/** Relative to the root of the site. */
	name: string;
	text: string;
}

/** The modules of a site below `root` that pages import, directly (`entries`, absolute) or through others. What cannot be read is told by the compiler. */
export function readSiteCode(root: string, entries: Iterable<string>): SiteModule[] {
	const files = new Set(entries);
	const modules: SiteModule[] = [];
	// The loop also visits files that are added to the set meanwhile.
	for (const file of files) {
		const name = siteFile(root, file);
		const text = name !== undefined && isModule(file) ? problemsOr(() => readText('', file)) : undefined;
		const facts = typeof text === 'string' ? moduleFacts(text, 'tsx') : undefined;
		if (name === undefined || typeof text !== 'string' || facts === undefined) continue;
		modules.push({ ...facts, file, name, text });
		for (const from of sourcesImported(facts)) {
			const path = importedFile(from, file);
			if (path !== undefined && isModule(path) && siteFile(root, path) !== undefined) files.add(path);
		}
	}
	return modules;
}

/** Whether a file holds code, by its name. */
export const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/** The imports of a module, as written. */
export const sourcesImported = ({ body }: Pick<ModuleFacts, 'body'>): string[] => body.flatMap((statement) => nodeName(statement['source']) ?? []);

/** The file behind an import with whatever stands behind `?`; `undefined` when there is none. */
export const importedFile = (from: string, importer: string): string | undefined => resolveImport(from.replace(/\?.*$/, ''), importer);
