import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const pageLanguage = {
	id: 'page-language',
	help: {
		what: 'Eine Seite nennt ihre Sprache nicht.',
		why: 'Vorleseprogramme sprechen sie dann falsch aus, und Browser trennen Wörter falsch.',
		fix: 'Das Element „html“ der Seite braucht das Attribut „lang“, zum Beispiel „de“. Bei Seiten dieses Programms steht es immer da; es fehlt nur in eigenem HTML aus `public/`.',
	},
	run: (site) =>
		openedPages(site)
			.filter(({ lang }) => !lang)
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noLanguage(path),
				hint: pageFaults.noLanguageHint,
			})),
} satisfies PageRule;
