import type { Item, PageItems } from './items.ts';
import { emptyList, PLACE, type PostingList } from './postings.ts';
import { BM25, FIELD_BOOST, KIND_WEIGHT, PART_WEIGHT } from './ranking.ts';
import type { ReadTerms } from './read-terms.ts';

/** The fields of an item in the order of their texts (`fieldTexts`). The place of a term is the best field that contains it. */
export const ITEM_FIELDS = ['name', 'context', 'keywords', 'text'] as const;

/** The texts of an item, one for each of `ITEM_FIELDS`. */
export function fieldTexts({ part, id, names, calls, above, keywords, text }: Item, { title }: PageItems): string[] {
	// The text of an entry is searched as part of its section.
	return [names.join(' · '), id === '' ? '' : [title, ...above].join(' · '), [...keywords, ...calls].join(' · '), part === 'entry' ? '' : text];
}

/** Postings of items in order. */
export interface ItemPostings extends PostingList {
	/** Of each posting the number of its term. */
	terms: Uint32Array;
}

/**
 * Weighs the terms of all items in order (BM25 by field: short and telling fields count more). Rarity is not known yet.
 * @param usual average number of words of each field.
 */
export function weighItems(
	pages: readonly PageItems[],
	{ terms: { length: termCount }, termOf, numbers, ends, lengths }: ReadTerms,
	usual: readonly number[],
): ItemPostings {
	const weights = pages.flatMap(({ kind, items: own }) => own.map(({ part }) => KIND_WEIGHT[kind] * PART_WEIGHT[part]));
	const countTerms = createCounter(termCount, termOf);
	const terms = new Uint32Array(numbers.length);
	const { items, scores, places } = emptyList(numbers.length);
	let length = 0;
	/** The index after the last posting of each term. */
	const last = new Uint32Array(termCount);
	for (const [item, weight] of weights.entries()) {
		const first = length;
		for (const [field, name] of ITEM_FIELDS.entries()) {
			const text = item * ITEM_FIELDS.length + field;
			// The count after which repetitions add little.
			const needed = BM25.saturation * (1 - BM25.share[name] + (BM25.share[name] * (lengths[text] ?? 0)) / (usual[field] ?? 1));
			countTerms(numbers.subarray(ends[text - 1] ?? 0, ends[text]), (term, count) => {
				if ((last[term] ?? 0) <= first) {
					terms[length] = term;
					items[length] = item;
					last[term] = ++length;
				}
				const at = (last[term] ?? 0) - 1;
				scores[at] = (scores[at] ?? 0) + (FIELD_BOOST[name] * count * (BM25.saturation + 1)) / (count + needed);
				places[at] = Math.max(places[at] ?? 0, PLACE[name]);
			});
		}
		for (let at = first; at < length; at++) scores[at] = (scores[at] ?? 0) * weight;
	}
	return slicePostings({ terms, items, scores, places }, 0, length);
}

/** The postings from `start` to before `end`. */
const slicePostings = ({ terms, items, scores, places }: ItemPostings, start: number, end: number): ItemPostings => ({
	terms: terms.subarray(start, end),
	items: items.subarray(start, end),
	scores: scores.subarray(start, end),
	places: places.subarray(start, end),
});

/** Counts the terms of one text after another, given by its words: `use` gets each term once, in the order of first occurrence. */
function createCounter(termCount: number, termOf: Uint32Array): (text: Uint32Array, use: (term: number, count: number) => void) => void {
	// As long as the vocabulary, so they are allocated once and cleared after each text.
	const counts = new Uint32Array(termCount);
	const found = new Uint32Array(termCount);
	return (text, use) => {
		let different = 0;
		for (const word of text) {
			const term = termOf[word] ?? 0;
			if (counts[term] === 0) found[different++] = term;
			counts[term] = (counts[term] ?? 0) + 1;
		}
		for (const term of found.subarray(0, different)) {
			use(term, counts[term] ?? 0);
			counts[term] = 0;
		}
	};
}
