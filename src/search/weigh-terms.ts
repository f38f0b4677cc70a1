import type { Analysis } from '#text/analysis.ts';
import { countTerms } from './count-terms.ts';
import type { Item, PageItems } from './items.ts';
import { PLACE, type Posting } from './postings.ts';
import { FIELD_BOOST, KIND_WEIGHT, LENGTH, PART_WEIGHT } from './ranking.ts';

const SHARES = [LENGTH.share.name, LENGTH.share.context, LENGTH.share.keywords, LENGTH.share.text];
const BOOSTS = [FIELD_BOOST.name, FIELD_BOOST.context, FIELD_BOOST.keywords, FIELD_BOOST.text];

/**
 * What each term says about each item that it stands in (BM25 by field: the rarer the term, the shorter the field and the more telling, the more).
 * A term is the stem of a word; of an identifier both the whole and its parts are terms.
 */
export function weighTerms(pages: readonly PageItems[], { stem, stopWords }: Analysis): Map<string, Posting[]> {
	const items = pages.flatMap((page) => page.items.map((item) => fieldsOf(item, page)));
	const weights = pages.flatMap(({ kind, items: own }) => own.map(({ part }) => KIND_WEIGHT[kind] * PART_WEIGHT[part]));
	const { terms, lengths } = countTerms(items, (word) => (stopWords.has(word) ? undefined : stem(word)));
	const usual = BOOSTS.map((_, field) => averageOfFilled(lengths.map((length) => length[field] ?? 0)));
	const weigh = (counts: readonly number[], at: number): Posting => {
		const item = counts[at] ?? 0;
		let score = 0;
		for (const [field, boost] of BOOSTS.entries()) {
			const count = counts[at + 1 + field] ?? 0;
			if (count === 0) continue;
			const relative = (lengths[item]?.[field] ?? 0) / (usual[field] || 1);
			const share = SHARES[field] ?? 0;
			score += (boost * count * (LENGTH.saturation + 1)) / (count + LENGTH.saturation * (1 - share + share * relative));
		}
		return { item, score: score * (weights[item] ?? 1), place: placeOf(counts, at) };
	};
	const weighed = new Map<string, Posting[]>();
	for (const [term, counts] of terms) {
		const size = counts.length / (BOOSTS.length + 1);
		const rarity = Math.log(1 + (items.length - size + 0.5) / (size + 0.5));
		const postings: Posting[] = [];
		for (let at = 0; at < counts.length; at += BOOSTS.length + 1) {
			const posting = weigh(counts, at);
			posting.score *= rarity;
			postings.push(posting);
		}
		weighed.set(term, postings);
	}
	return weighed;
}

/** The best place of a term in an item. */
function placeOf(counts: readonly number[], at: number): number {
	const stands = (field: number) => (counts[at + 1 + field] ?? 0) > 0;
	if (stands(0)) return PLACE.name;
	if (stands(2)) return PLACE.keywords;
	return stands(1) ? PLACE.context : PLACE.text;
}

/** Its texts, one for each of `BOOSTS`. */
function fieldsOf({ part, id, names, above, keywords, text }: Item, { title }: PageItems): string[] {
	// The text of an entry is searched as part of its section.
	return [names.join(' · '), id === '' ? '' : [title, ...above].join(' · '), keywords.join(' · '), part === 'entry' ? '' : text];
}

function averageOfFilled(values: readonly number[]): number {
	const filled = values.filter((value) => value > 0);
	return filled.reduce((sum, value) => sum + value, 0) / Math.max(1, filled.length);
}
