import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const pageTitle = {
	id: 'page-title',
	help: {
		what: 'Einer Seite fehlt der Titel.',
		why: 'Er steht im Reiter des Browsers, in Lesezeichen und in den Ergebnissen von Suchmaschinen.',
		fix: pageFaults.noTitleHint,
	},
	run: (site) =>
		openedPages(site)
			.filter(({ title }) => title === '')
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noTitle(path),
				hint: pageFaults.noTitleHint,
			})),
} satisfies PageRule;
