/** An item that a term was found in. */
export interface Posting {
	item: number;
	/** Relevance for the item. */
	score: number;
	/** Where it occurs: see `PLACE`. */
	place: number;
}

/** Where in an item a term occurs; the best place if there are several. */
export const PLACE = { text: 0, context: 1, keywords: 2, name: 3 } as const;

/** Postings of a term by item, as columns: an index has millions of postings, too many for objects. */
export interface PostingList {
	items: Uint32Array;
	scores: Float64Array;
	places: Uint8Array;
}

/** A list of this many postings, to be filled. */
export const emptyList = (length: number): PostingList => ({
	items: new Uint32Array(length),
	scores: new Float64Array(length),
	places: new Uint8Array(length),
});

/** The same postings as a list, in their order. */
export function toPostingList(postings: readonly Posting[]): PostingList {
	const list = emptyList(postings.length);
	for (const [at, { item, score, place }] of postings.entries()) {
		list.items[at] = item;
		list.scores[at] = score;
		list.places[at] = place;
	}
	return list;
}

/** The postings of a list as objects. */
export const postingsOf = ({ items, scores, places }: PostingList): Posting[] =>
	Array.from(items, (item, at) => ({ item, score: scores[at] ?? 0, place: places[at] ?? 0 }));
