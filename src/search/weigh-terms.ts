import type { Analysis } from '#text/analysis.ts';
import { bestPostings } from './best-places.ts';
import type { Item, PageItems } from './items.ts';
import { emptyList, PLACE, type PostingList } from './postings.ts';
import { BM25, FIELD_BOOST, KIND_WEIGHT, MOST_POSTINGS, PART_WEIGHT } from './ranking.ts';
import { type ReadTerms, readTerms } from './read-terms.ts';

/** The fields of an item in the order of their texts (`fieldTexts`). Where a term stands in several, its place is the best of them. */
const ITEM_FIELDS = ['name', 'context', 'keywords', 'text'] as const;

/**
 * What each term says about the items that it says most about (BM25 by field: the rarer the term, the shorter the field and the more telling, the more).
 * A term is the stem of a word; of an identifier both the whole and its parts are terms.
 */
export function weighTerms(pages: readonly PageItems[], { stem, stopWords }: Analysis): Map<string, PostingList> {
	const texts = pages.flatMap((page) => page.items.flatMap((item) => fieldTexts(item, page)));
	const weights = pages.flatMap(({ kind, items: own }) => own.map(({ part }) => KIND_WEIGHT[kind] * PART_WEIGHT[part]));
	const read = readTerms(texts, (word) => (stopWords.has(word) ? undefined : stem(word)));
	const { starts, items, scores, places } = byTerm(weighItems(read, weights), read.terms.length);
	return new Map(
		read.terms.map((term, number): [string, PostingList] => {
			const [from = 0, to = 0] = starts.subarray(number, number + 2);
			const rarity = Math.log(1 + (weights.length - (to - from) + 0.5) / (to - from + 0.5));
			for (let at = from; at < to; at++) scores[at] = (scores[at] ?? 0) * rarity;
			const list = { items: items.subarray(from, to), scores: scores.subarray(from, to), places: places.subarray(from, to) };
			// Of a term that stands nearly everywhere only the best places are kept: more say nothing.
			return [term, bestPostings(list, MOST_POSTINGS)];
		}),
	);
}

/** Postings of all terms, in the order of the items. */
interface Weighed extends PostingList {
	terms: Uint32Array;
}

/** Weighs the terms of one item after the other; how rare they are is not known yet. */
function weighItems({ terms: { length: termCount }, numbers, ends, lengths }: ReadTerms, weights: readonly number[]): Weighed {
	const usual = ITEM_FIELDS.map((_, field) => averageOfFilled(lengths.filter((_, text) => text % ITEM_FIELDS.length === field)) || 1);
	const countTerms = createCounter(termCount);
	const terms = new Uint32Array(numbers.length);
	const { items, scores, places } = emptyList(numbers.length);
	let length = 0;
	/** Behind the last posting of each term. */
	const last = new Uint32Array(termCount);
	for (const [item, weight] of weights.entries()) {
		const first = length;
		for (const [field, name] of ITEM_FIELDS.entries()) {
			const text = item * ITEM_FIELDS.length + field;
			// How much of a count is needed until more of it says little.
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
	return { terms: terms.subarray(0, length), items, scores, places };
}

/** Counts the terms of one text after the other: `use` gets each of them once, in the order in which they first stand there. */
function createCounter(termCount: number): (text: Uint32Array, use: (term: number, count: number) => void) => void {
	// As long as the vocabulary, so they are made once and left empty after each text.
	const counts = new Uint32Array(termCount);
	const found = new Uint32Array(termCount);
	return (text, use) => {
		let different = 0;
		for (const term of text) {
			if (counts[term] === 0) found[different++] = term;
			counts[term] = (counts[term] ?? 0) + 1;
		}
		for (const term of found.subarray(0, different)) {
			use(term, counts[term] ?? 0);
			counts[term] = 0;
		}
	};
}

/** Puts the postings of each term together; their items stay in order. `starts`: where those of each term begin, and behind the last of them all. */
function byTerm({ terms, items, scores, places }: Weighed, termCount: number): PostingList & { starts: Uint32Array } {
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

/** The texts of an item, one for each of `ITEM_FIELDS`. */
function fieldTexts({ part, id, names, calls, above, keywords, text }: Item, { title }: PageItems): string[] {
	// The text of an entry is searched as part of its section.
	return [names.join(' · '), id === '' ? '' : [title, ...above].join(' · '), [...keywords, ...calls].join(' · '), part === 'entry' ? '' : text];
}

function averageOfFilled(values: Uint32Array): number {
	const filled = values.filter((value) => value > 0);
	return filled.reduce((sum, value) => sum + value, 0) / Math.max(1, filled.length);
}
