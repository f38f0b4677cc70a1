import type { Analysis } from './analysis.ts';
import type { Item, PageItems } from './items.ts';
import { PLACE, type Posting } from './postings.ts';
import { FIELD_BOOST, KIND_WEIGHT, LENGTH, PART_WEIGHT } from './ranking.ts';
import { termReader } from './tokenise.ts';

const FIELDS = ['name', 'context', 'keywords', 'text'] as const;
type PerField = [number, number, number, number];

/** What a term does in an item. */
interface Occurrence {
	item: number;
	/** How often it stands in each of `FIELDS`. */
	counts: PerField;
}

/**
 * What each term says about each item that it stands in (BM25 by field: the rarer the term, the shorter the field and the more telling, the more).
 * A term is the stem of a word; of an identifier both the whole and its parts are terms.
 */
export function weighTerms(pages: readonly PageItems[], { stem, stopWords }: Analysis): Map<string, Posting[]> {
	const read = termReader((word) => (stopWords.has(word) ? undefined : stem(word)));
	const found = new Map<string, Occurrence[]>();
	const weights: number[] = [];
	const lengths: PerField[] = [];
	for (const page of pages) {
		for (const item of page.items) {
			const { terms, length } = countTerms(fieldsOf(item, page).map(read));
			for (const [term, counts] of terms) {
				const occurrence = { item: weights.length, counts };
				const list = found.get(term);
				if (list) list.push(occurrence);
				else found.set(term, [occurrence]);
			}
			lengths.push(length);
			weights.push(KIND_WEIGHT[page.kind] * PART_WEIGHT[item.part]);
		}
	}
	const usual = FIELDS.map((_, field) => average(lengths.map((length) => length[field] ?? 0)));
	const weigh = ({ item, counts }: Occurrence, rarity: number): Posting => {
		const score = counts.reduce((sum, count, field) => {
			if (count === 0) return sum;
			const relative = (lengths[item]?.[field] ?? 0) / (usual[field] || 1);
			const share = (count * (LENGTH.saturation + 1)) / (count + LENGTH.saturation * (1 - LENGTH.share + LENGTH.share * relative));
			return sum + FIELD_BOOST[FIELDS[field] ?? 'text'] * share;
		}, 0);
		const [name, context, keywords] = counts;
		const place = name > 0 ? PLACE.name : context + keywords > 0 ? PLACE.context : PLACE.text;
		return { item, score: score * rarity * (weights[item] ?? 1), place };
	};
	return new Map(
		[...found].map(([term, list]) => {
			const rarity = Math.log(1 + (weights.length - list.length + 0.5) / (list.length + 0.5));
			return [term, list.map((each) => weigh(each, rarity))];
		}),
	);
}

/** Its texts by `FIELDS`. */
function fieldsOf({ part, id, names, above, keywords, text }: Item, { title }: PageItems): string[] {
	// The text of an entry is searched as part of its section.
	return [names.join(' · '), id === '' ? '' : [title, ...above].join(' · '), keywords.join(' · '), part === 'entry' ? '' : text];
}

function countTerms(fields: readonly string[][][]): { terms: Map<string, PerField>; length: PerField } {
	const terms = new Map<string, PerField>();
	const length: PerField = [0, 0, 0, 0];
	for (const [field, words] of fields.entries()) {
		length[field] = words.length;
		for (const word of words) {
			for (const term of word) {
				const counts = terms.get(term) ?? [0, 0, 0, 0];
				counts[field] = (counts[field] ?? 0) + 1;
				terms.set(term, counts);
			}
		}
	}
	return { terms, length };
}

/** Of those that are not empty. */
function average(values: readonly number[]): number {
	const filled = values.filter((value) => value > 0);
	return filled.reduce((sum, value) => sum + value, 0) / Math.max(1, filled.length);
}
