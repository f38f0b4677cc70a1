import { isBuiltin } from 'node:module';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';
import { siteFile } from './site-file.ts';

/**
 * What is not the same in each build: the environment, but for what the configuration stands behind, the network, the clock, chance. A word in a comment,
 * or what only a browser does, is no harm: then the site is built again, that is all.
 */
const PASSING = [
	/\bprocess\b\s*[.,;[)]/,
	/\bimport\.meta\.env\b(?!\.(?:BASE_URL|SITE)\b)/,
	/\b(?:fetch|WebSocket|XMLHttpRequest)\b/,
	/\bDate\s*\.\s*now\b|\bnew Date\b(?!\s*\(\s*[^\s)])/,
	/\bMath\s*\.\s*random\b|\brandomUUID\b|\bgetRandomValues\b/,
];

/**
 * Calls `report` when the pages of the site in `root` are made from more than its files: from modules that lie elsewhere, or by modules of the site that
 * can read whatever they like, or that ask for what passes.
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
			if (siteFile(root, id) !== undefined && PASSING.some((one) => one.test(code))) report();
		},
		moduleParsed({ id }) {
			const isKnown = id.startsWith('\0') || isPackage(id) || isOurs(id) || siteFile(root, id) !== undefined;
			if (!isKnown && isAbsolute(id)) report();
		},
	};
}
