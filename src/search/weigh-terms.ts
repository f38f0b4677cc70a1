import type { Analysis } from '#text/analysis.ts';
import { bestPlaces } from './best-places.ts';
import { countTerms } from './count-terms.ts';
import type { Item, PageItems } from './items.ts';
import { PLACE, type Posting } from './postings.ts';
import { FIELD_BOOST, KIND_WEIGHT, LENGTH, MOST_POSTINGS, PART_WEIGHT } from './ranking.ts';

/** The fields of an item in the order of their texts (`textsOf`). */
const FIELDS = ['name', 'context', 'keywords', 'text'] as const;
/** Where the term stands when it stands in a field; of several the best. */
const PLACE_OF_FIELD = FIELDS.map((field) => PLACE[field]);

/**
 * What each term says about the items that it says most about (BM25 by field: the rarer the term, the shorter the field and the more telling, the more).
 * A term is the stem of a word; of an identifier both the whole and its parts are terms.
 */
export function weighTerms(pages: readonly PageItems[], { stem, stopWords }: Analysis): Map<string, readonly Posting[]> {
	const texts = pages.flatMap((page) => page.items.map((item) => textsOf(item, page)));
	const weights = pages.flatMap(({ kind, items: own }) => own.map(({ part }) => KIND_WEIGHT[kind] * PART_WEIGHT[part]));
	const { terms, starts, items, counts, lengths } = countTerms(texts, (word) => (stopWords.has(word) ? undefined : stem(word)));
	const scores = new Float64Array(items.length);
	const places = new Uint8Array(items.length);
	for (const [field, name] of FIELDS.entries()) {
		const usual = averageOfFilled(lengths.map((length) => length[field] ?? 0)) || 1;
		// How much of a count is needed in each item until more of it says little.
		const needed = Float64Array.from(lengths, (length) => LENGTH.saturation * (1 - LENGTH.share[name] + (LENGTH.share[name] * (length[field] ?? 0)) / usual));
		for (let at = 0; at < items.length; at++) {
			const count = counts[at * FIELDS.length + field] ?? 0;
			if (count === 0) continue;
			scores[at] = (scores[at] ?? 0) + (FIELD_BOOST[name] * count * (LENGTH.saturation + 1)) / (count + (needed[items[at] ?? 0] ?? 0));
			places[at] = Math.max(places[at] ?? 0, PLACE_OF_FIELD[field] ?? 0);
		}
	}
	for (let at = 0; at < items.length; at++) scores[at] = (scores[at] ?? 0) * (weights[items[at] ?? 0] ?? 1);
	return new Map(
		terms.map((term, number): [string, readonly Posting[]] => {
			const [from = 0, to = 0] = starts.subarray(number, number + 2);
			const rarity = Math.log(1 + (texts.length - (to - from) + 0.5) / (to - from + 0.5));
			const postings: Posting[] = [];
			for (let at = from; at < to; at++) postings.push({ item: items[at] ?? 0, score: (scores[at] ?? 0) * rarity, place: places[at] ?? 0 });
			// Of a term that stands nearly everywhere only the best places are kept: more say nothing.
			return [term, bestPlaces(postings, MOST_POSTINGS)];
		}),
	);
}

/** The texts of an item, one for each of `FIELDS`. */
function textsOf({ part, id, names, above, keywords, text }: Item, { title }: PageItems): string[] {
	// The text of an entry is searched as part of its section.
	return [names.join(' · '), id === '' ? '' : [title, ...above].join(' · '), keywords.join(' · '), part === 'entry' ? '' : text];
}

function averageOfFilled(values: readonly number[]): number {
	const filled = values.filter((value) => value > 0);
	return filled.reduce((sum, value) => sum + value, 0) / Math.max(1, filled.length);
}
