/** An item that a term was found in. */
export interface Posting {
	item: number;
	/** How much it says about the item. */
	score: number;
	/** Where it stands: see `PLACE`. */
	place: number;
}

/** Where in an item a term stands, the best place if there are several. */
export const PLACE = { text: 0, context: 1, keywords: 2, name: 3 } as const;

const PLACES = 4;
/** Steps of a score when it doubles. */
const STEPS = 8;

/** Numbers in the order of the items: distance to the item before, then score and place in one. */
export function encodePostings(postings: readonly Posting[]): number[] {
	let before = -1;
	const numbers: number[] = [];
	for (const { item, score, place } of postings) {
		numbers.push(item - before, Math.round(STEPS * Math.log2(1 + score)) * PLACES + place);
		before = item;
	}
	return numbers;
}

export function decodePostings(numbers: readonly number[]): Posting[] {
	let item = -1;
	const postings: Posting[] = [];
	for (let at = 0; at + 1 < numbers.length; at += 2) {
		item += numbers[at] ?? 0;
		const packed = numbers[at + 1] ?? 0;
		postings.push({ item, score: 2 ** (Math.floor(packed / PLACES) / STEPS) - 1, place: packed % PLACES });
	}
	return postings;
}

/** Of each item the best posting, in the order of the items. */
export function mergePostings(lists: readonly (readonly Posting[])[]): Posting[] {
	const best = new Map<number, Posting>();
	for (const list of lists) {
		for (const posting of list) {
			const other = best.get(posting.item);
			if (other === undefined || other.score < posting.score) best.set(posting.item, posting);
		}
	}
	return [...best.values()].sort((a, b) => a.item - b.item);
}
