import { nearest } from '#text/nearest.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';
import { placeOfId } from './place-of-page.ts';

export const brokenSearchWords = {
	id: 'broken-search-words',
	help: {
		what: 'Wörter für die Suche (`search_words`) nennen einen Abschnitt, den die Seite nicht hat.',
		why: 'Wer mit diesen Wörtern sucht, findet den Abschnitt nicht.',
		fix: 'Nennen Sie unter `search_words` im Kopf der Datei die id einer Überschrift: `## Titel {#id}`.',
	},
	run: ({ output, searchWords, blame }) =>
		searchWords.flatMap(({ path, anchor, file }) => {
			const known = output.pages.get(path)?.sections.map(({ id }) => id);
			if (known === undefined || known.includes(anchor)) return [];
			const close = nearest(anchor, known);
			return [
				{
					...blame.placeOf(file, { addresses: [`${anchor}:`], text: '' }),
					message: pageFaults.searchTarget(anchor),
					hint: close ? pageFaults.didYouMean(close) : pageFaults.headingId,
					see: placeOfId(close, path, blame),
				},
			];
		}),
} satisfies PageRule;
