import { bestPostings } from './best-places.ts';
import type { PageTerms } from './page-terms.ts';
import type { PostingList } from './postings.ts';
import { MOST_POSTINGS } from './ranking.ts';
import { sameLists, type TermLists, termPostings } from './term-lists.ts';
import { lazySource, type TermSources } from './term-source.ts';

type Texts = Pick<PageTerms, 'pages' | 'texts'>;

/** The terms of all texts; rare ones count more. @param before of an earlier index. */
export function weighTerms({ pages, texts }: Texts, before?: Texts): TermSources {
	const size = countItems(pages);
	const known = before && countItems(before.pages) === size ? before.texts : undefined;
	return listSources(texts, known, (list) => weigh(list, size));
}

/** The terms of lists, as `change` makes their postings. @param before the lists of an earlier index, whose postings were changed likewise. */
export function listSources(lists: TermLists, before: TermLists | undefined, change = (list: PostingList) => list): TermSources {
	const isSame = before && sameLists(lists, before);
	return new Map(lists.terms.map((term, at) => [term, lazySource('', isSame?.[at] === 1, () => change(termPostings(lists, at)))]));
}

function weigh({ items, scores, places }: PostingList, size: number): PostingList {
	const rarity = Math.log(1 + (size - items.length + 0.5) / (items.length + 0.5));
	// Of a term that occurs nearly everywhere, only the best places are kept.
	return bestPostings({ items, scores: scores.map((score) => score * rarity), places }, MOST_POSTINGS);
}

/** Number of items of all pages. */
const countItems = (pages: PageTerms['pages']): number => pages.reduce((sum, { items }) => sum + items, 0);
