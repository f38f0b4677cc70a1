import { emptyList, type PostingList } from './postings.ts';

/** Up to this many places, keeping the best is faster than sorting all. */
const FEW_PLACES = 8;

/** Indexes of the highest scores, ascending. Of several that share the lowest of these scores, the first ones. */
export function bestPlaces(scores: Float64Array, most: number): number[] {
	if (scores.length <= most) return Array.from(scores, (_, at) => at);
	const highest = most > FEW_PLACES ? scores.toSorted().subarray(scores.length - most) : fewHighest(scores, most);
	const least = highest[0] ?? 0;
	let ties = most;
	for (const score of highest) if (score > least) ties--;
	const best: number[] = [];
	for (let at = 0; at < scores.length && best.length < most; at++) {
		const score = scores[at] ?? 0;
		if (score > least || (score === least && ties-- > 0)) best.push(at);
	}
	return best;
}

/** The best postings of a list, in their order. */
export function bestPostings(list: PostingList, most: number): PostingList {
	if (list.items.length <= most) return list;
	const kept = emptyList(most);
	for (const [to, at] of bestPlaces(list.scores, most).entries()) {
		kept.items[to] = list.items[at] ?? 0;
		kept.scores[to] = list.scores[at] ?? 0;
		kept.places[to] = list.places[at] ?? 0;
	}
	return kept;
}

/** The highest scores, ascending. Insertion sort, because lists are long and few scores are wanted. */
function fewHighest(scores: Float64Array, most: number): Float64Array {
	const highest = new Float64Array(most);
	for (const score of scores) {
		if (score <= (highest[0] ?? 0)) continue;
		let at = 0;
		for (; at + 1 < most && (highest[at + 1] ?? 0) < score; at++) highest[at] = highest[at + 1] ?? 0;
		highest[at] = score;
	}
	return highest;
}
