import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { isWithin } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';

/**
 * Calls `report` when code or style sheets of the site itself go into its pages, from wherever they are imported. What such code asks of the machine (the
 * environment, the clock, files elsewhere, packages) nobody can list; Markdown asks for nothing.
 */
export function noticeOwnCode(report: () => void): Plugin {
	/** Imported by this program, or by code that is noticed itself. */
	const isPackage = (path: string) => path.split(/[/\\]/).includes('node_modules');
	/** What this program is, and what the engine writes there for itself. */
	const isOurs = (path: string) => ['src', '.astro'].some((folder) => isWithin(path, join(PROGRAM, folder)));
	return {
		name: 'nonius-notice-own-code',
		moduleParsed({ id }) {
			const [path = ''] = id.split('?');
			if (isAbsolute(path) && !isOurs(path) && !isPackage(path) && !path.endsWith('.md')) report();
		},
	};
}
