import { openedPages, type PageRule } from './finished-site.ts';

export const pageTitle = {
	id: 'page-title',
	help: {
		what: 'Einer Seite fehlt der Titel.',
		why: 'Er steht im Reiter des Browsers, in Lesezeichen und in den Ergebnissen von Suchmaschinen.',
		fix: 'Ergänzen Sie „title“ im Kopf der Datei.',
	},
	run: (site) =>
		openedPages(site)
			.filter(({ title }) => title === '')
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: `Der Seite ${path} fehlt ein Titel.`,
				hint: 'Ergänzen Sie „title“ im Kopf der Datei.',
			})),
} satisfies PageRule;
