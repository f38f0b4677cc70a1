import { isAbsolute, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';

/**
 * Calls `report` with every file that goes into the code of the pages and is neither of this program nor of its packages: code, style sheets and data of
 * the site itself, from wherever they are imported, and texts that pages import. What such code asks of the machine (the environment, the clock, files
 * elsewhere, packages) nobody can list.
 */
export function noticeOwnFiles(report: (path: string) => void): Plugin {
	return {
		name: 'nonius-notice-own-files',
		moduleParsed({ id }) {
			const [path = ''] = id.split('?');
			if (isAbsolute(path) && !isOfProgram(path) && !isOfPackages(path)) report(path);
		},
	};
}

/** What this program is, and what the engine writes there for itself. */
const isOfProgram = (path: string) => ['src', '.astro'].some((folder) => isWithin(path, join(PROGRAM, folder)));

/** Whether a file belongs to a package where this program finds its own. */
function isOfPackages(path: string): boolean {
	const [place = ''] = path.split(`${sep}node_modules${sep}`, 1);
	return place !== path && isWithin(resolve(PROGRAM), place);
}
