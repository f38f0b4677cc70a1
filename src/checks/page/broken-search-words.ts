import { nearest } from '#text/nearest.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';
import { placeOfId } from './place-of-page.ts';

export const brokenSearchWords = {
	id: 'broken-search-words',
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
