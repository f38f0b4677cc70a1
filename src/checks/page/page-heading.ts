import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const pageHeading = {
	id: 'page-heading',
	help: {
		what: 'Einer Seite fehlt die Hauptüberschrift.',
		why: 'An ihr erkennen Leser, wo sie sind; Vorleseprogramme springen zu ihr.',
		fix: 'Ergänzen Sie „title“ im Kopf der Datei oder eine Überschrift mit einem `#`. Mit `hide_title: true` braucht die Seite eine eigene.',
	},
	run: (site) =>
		openedPages(site)
			.filter(({ titles }) => titles === 0)
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noHeading(path),
				hint: pageFaults.noHeadingHint,
			})),
} satisfies PageRule;
