import type { Plugin } from 'vite';
import { PROGRAM } from '#site/program.ts';
import { spokenPath } from '#text/language.ts';
import { ownSubject, wordsModule } from '#text/worded.ts';
import { FORMATS, LANGUAGE, OWN_WORDS } from '#words/locale.ts';

/** Marks a file of words in which those of the site stand. */
const OF_SITE = '?of-site';

/** Gives pages and scripts the words that this process speaks (`commands/speak.ts`): those of its language, and of the site in their place. */
export function spokenWords(): Plugin {
	return {
		name: 'nonius-spoken-words',
		enforce: 'pre',
		resolveId(specifier, importer) {
			const path = spokenPath(specifier, LANGUAGE, importer);
			return path === undefined ? undefined : `${PROGRAM}src/${path}${ownSubject(path, OWN_WORDS) === undefined ? '' : OF_SITE}`;
		},
		load(id) {
			if (!id.endsWith(OF_SITE)) return undefined;
			const plain = id.slice(0, -OF_SITE.length);
			const subject = ownSubject(plain.slice(`${PROGRAM}src/`.length), OWN_WORDS) ?? '';
			return wordsModule(subject, OWN_WORDS, { plain, worded: `${PROGRAM}src/text/worded${plain.slice(-3)}`, locale: FORMATS });
		},
	};
}
