import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

/** Pages that readers look up by name. Pages made from an API description repeat their headings, and posts are rarely the answer. */
const LOOKED_UP = 'doc';

export const takenSearchWord = {
	id: 'taken-search-word',
	run(site) {
		const { output, searchWords, blame } = site;
		// Search words belong to pages of the newest version, which readers search, and to pages without a version; only headings of those count.
		const versions = new Set(searchWords.map(({ path }) => output.pages.get(path)?.version));
		const named = Map.groupBy(
			openedPages(site)
				.filter(({ kind, version }) => kind === LOOKED_UP && versions.has(version))
				.flatMap(({ path, sections }) => sections.filter(({ id }) => id !== '').map(({ id, heading }) => ({ path, id, heading }))),
			({ heading }) => comparedName(heading),
		);
		return searchWords.flatMap(({ path, anchor, words, file }) =>
			words.flatMap((word) => {
				const taken = named.get(comparedName(word))?.find((place) => place.path !== path);
				if (taken === undefined) return [];
				return [
					{
						...blame.placeOf(file, { addresses: [`${anchor}:`], text: '' }),
						message: pageFaults.takenWord({ anchor, word, other: `${taken.path}#${taken.id}` }),
						hint: pageFaults.takenWordHint,
					},
				];
			}),
		);
	},
} satisfies PageRule;

const comparedName = (text: string) => text.replaceAll('\u00AD', '').trim().toLocaleLowerCase('de');
