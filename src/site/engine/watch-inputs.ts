import { isBuiltin } from 'node:module';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';
import { siteFile } from './site-file.ts';

/** The environment, by any of its names but those that the configuration stands behind. A word in a comment is no harm: then the site is built again, that is all. */
const ENVIRONMENT = /\bprocess\b\s*[.,;[)]|\bimport\.meta\.env\b(?!\.(?:BASE_URL|SITE)\b)/;

/**
 * Calls `report` when the pages of the site in `root` are made from more than its files: from modules that lie elsewhere, or by modules of the site that
 * can read whatever they like, or that ask for the environment.
 */
export function watchInputs(root: string, report: () => void): Plugin {
	const isPackage = (path: string) => path.split(/[/\\]/).includes('node_modules');
	/** What this program is, and what the engine writes there for itself. */
	const isOurs = (path: string) => ['src', '.astro'].some((folder) => isWithin(path, join(PROGRAM, folder)));
	return {
		name: 'nonius-watch-inputs',
		enforce: 'pre',
		resolveId(specifier, importer) {
			if (importer !== undefined && isBuiltin(specifier) && siteFile(root, importer) !== undefined) report();
		},
		transform(code, id) {
			if (siteFile(root, id) !== undefined && ENVIRONMENT.test(code)) report();
		},
		moduleParsed({ id }) {
			const isKnown = id.startsWith('\0') || isPackage(id) || isOurs(id) || siteFile(root, id) !== undefined;
			if (!isKnown && isAbsolute(id)) report();
		},
	};
}
