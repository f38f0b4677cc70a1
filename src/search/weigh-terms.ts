import { bestPostings } from './best-places.ts';
import type { JoinedTerms } from './join-pages.ts';
import { emptyList, type PostingList } from './postings.ts';
import { MOST_POSTINGS } from './ranking.ts';
import type { ItemPostings } from './weigh-items.ts';

/** The best postings of each term, by term; rare terms count more. */
export function weighTerms(joined: JoinedTerms): Map<string, PostingList> {
	const size = joined.pages.reduce((sum, { items }) => sum + items, 0);
	const lists = listsByTerm(joined);
	for (const [term, { items, scores, places }] of lists) {
		const rarity = Math.log(1 + (size - items.length + 0.5) / (items.length + 0.5));
		for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) * rarity;
		// Of a term that occurs nearly everywhere, only the best places are kept.
		if (items.length > MOST_POSTINGS) lists.set(term, bestPostings({ items, scores, places }, MOST_POSTINGS));
	}
	return lists;
}

/** The postings of each term, by term and item. */
export function listsByTerm({ terms, postings }: JoinedTerms): Map<string, PostingList> {
	const { starts, items, scores, places } = byTerm(postings, terms.length);
	return new Map(
		terms.map((term, number): [string, PostingList] => {
			const [from = 0, to = 0] = starts.subarray(number, number + 2);
			return [term, { items: items.subarray(from, to), scores: scores.subarray(from, to), places: places.subarray(from, to) }];
		}),
	);
}

/** Groups postings by term, keeping the order of items. `starts`: the index of each term's first posting, then the total. */
function byTerm({ terms, items, scores, places }: ItemPostings, termCount: number): PostingList & { starts: Uint32Array } {
	const starts = new Uint32Array(termCount + 1);
	for (let from = 0; from < terms.length; from++) starts[(terms[from] ?? 0) + 1] = (starts[(terms[from] ?? 0) + 1] ?? 0) + 1;
	for (let term = 1; term <= termCount; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
	const next = starts.slice();
	const sorted = emptyList(terms.length);
	for (let from = 0; from < terms.length; from++) {
		const term = terms[from] ?? 0;
		const to = next[term] ?? 0;
		next[term] = to + 1;
		sorted.items[to] = items[from] ?? 0;
		sorted.scores[to] = scores[from] ?? 0;
		sorted.places[to] = places[from] ?? 0;
	}
	return { starts, ...sorted };
}
