import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

/** Kinds of pages that somebody wrote. */
const WRITTEN = ['doc', 'page', 'post'];

export const pageText = {
	id: 'page-text',
	help: {
		what: 'Eine geschriebene Seite hat keinen Text.',
		why: 'Wer sie in der Seitenleiste wählt, findet nichts; die Suche findet sie nicht.',
		fix: 'Schreiben Sie den Text, oder setzen Sie `draft: true` im Kopf der Datei, bis es so weit ist.',
	},
	run: (site) =>
		openedPages(site)
			.filter(({ kind = '', sections }) => WRITTEN.includes(kind) && sections.every(({ text }) => text === ''))
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noText(path),
				hint: pageFaults.noTextHint,
			})),
} satisfies PageRule;
