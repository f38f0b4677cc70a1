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

const PLACE_COUNT = 4;
/** Steps per doubling of a score. */
const SCORE_STEPS = 8;

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

/** Writes postings by item as numbers: the distance to the previous item, then score and place in one number. Makes no strings, because there are millions. */
export function postingWriter(): (list: PostingList) => string {
	const decoder = new TextDecoder();
	let bytes = new Uint8Array(1 << 16);
	return ({ items, scores, places }) => {
		if (bytes.length < items.length * LONGEST_POSTING) bytes = new Uint8Array(items.length * LONGEST_POSTING);
		let length = 0;
		let before = -1;
		for (let at = 0; at < items.length; at++) {
			const item = items[at] ?? 0;
			length = writeNumber(bytes, length, item - before);
			length = writeNumber(bytes, length, Math.round(SCORE_STEPS * Math.log2(1 + (scores[at] ?? 0))) * PLACE_COUNT + (places[at] ?? 0));
			before = item;
		}
		return decoder.decode(bytes.subarray(0, Math.max(0, length - 1)));
	};
}

/** Two numbers of ten digits, and a comma behind each. */
const LONGEST_POSTING = 22;
const [ZERO, COMMA] = [48, 44];

/** Writes the digits of a whole number and a comma; returns where they end. */
function writeNumber(bytes: Uint8Array, start: number, value: number): number {
	let end = start + 1;
	for (let rest = value; rest >= 10; rest = (rest / 10) | 0) end++;
	for (let [at, rest] = [end - 1, value]; at >= start; at--, rest = (rest / 10) | 0) bytes[at] = ZERO + (rest % 10);
	bytes[end] = COMMA;
	return end + 1;
}

/** Reads what `postingWriter` wrote. */
export function decodePostings(numbers: readonly number[]): Posting[] {
	let item = -1;
	const postings: Posting[] = [];
	for (let at = 0; at + 1 < numbers.length; at += 2) {
		item += numbers[at] ?? 0;
		const packed = numbers[at + 1] ?? 0;
		postings.push({ item, score: 2 ** (Math.floor(packed / PLACE_COUNT) / SCORE_STEPS) - 1, place: packed % PLACE_COUNT });
	}
	return postings;
}
