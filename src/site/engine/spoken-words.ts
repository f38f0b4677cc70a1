import type { Plugin } from 'vite';
import { PROGRAM } from '#site/program.ts';
import { spokenPath } from '#text/language.ts';
import { LANGUAGE } from '#words/locale.ts';

/** Gives pages and scripts the words of the language that this process speaks (`commands/speak.ts`). */
export function spokenWords(): Plugin {
	return {
		name: 'nonius-spoken-words',
		enforce: 'pre',
		resolveId(specifier) {
			const path = spokenPath(specifier, LANGUAGE);
			return path === undefined ? undefined : `${PROGRAM}src/${path}`;
		},
	};
}
