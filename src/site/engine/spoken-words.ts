import type { Plugin } from 'vite';
import { PROGRAM } from '#site/program.ts';
import { spokenPath } from '#text/language.ts';
import { addressOfSite, wordsOfSite } from '#text/worded.ts';
import { FORMATS, LANGUAGE, OWN_WORDS } from '#words/locale.ts';

/** Gives pages and scripts the words that this process speaks (`src/site/words/speak.ts`): those of its language, and of the site in their place. */
export function spokenWords(): Plugin {
	return {
		name: 'nonius-spoken-words',
		enforce: 'pre',
		resolveId(specifier, importer) {
			const path = spokenPath(specifier, LANGUAGE, importer);
			return path === undefined ? undefined : addressOfSite(`${PROGRAM}src/${path}`, OWN_WORDS);
		},
		load: (id) => wordsOfSite(id, OWN_WORDS, { worded: `${PROGRAM}src/text/worded${import.meta.filename.slice(-'.ts'.length)}`, locale: FORMATS }),
	};
}
