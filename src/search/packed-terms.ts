import { bestPostings } from './best-places.ts';
import { postingWriter } from './posting-text.ts';
import { emptyList, type PostingList } from './postings.ts';
import { MOST_POSTINGS } from './ranking.ts';
import type { TermLists } from './term-lists.ts';
import type { TermSource } from './term-source.ts';

/** Best postings of a term that stand for it among all that begin alike. */
const MOST_OF_WORD = 8;
/** The weight of a term by its place counts the best of so many postings. */
const WEIGHED_PLACES = 50;

/** A term as the files of an index have it. */
export interface PackedTerm {
	/** Its postings as text. */
	postings: string;
	/** The best of them: those in `lists` from `from` to before `to`. */
	best: { lists: PostingList; from: number; to: number };
	/** How much it matters that a query can be mended to it, and its first item. */
	weight: number;
	first: number;
	/** Its place in the earlier index, if it was taken from there. */
	place?: number;
}

/** All packed terms of an index. Plain data: the next index takes those whose source is the same. */
export interface PackedTerms {
	/** By term, likewise the lists that follow. */
	recipes: readonly (string | undefined)[];
	postings: readonly string[];
	weights: Uint32Array;
	firsts: Uint32Array;
	best: TermLists;
	/** Postings as text, by the term of a beginning (`beginnings.ts`). */
	beginnings: ReadonlyMap<string, string>;
}

/** Packs the terms of an index. */
export interface TermPacker {
	/** Whether a term leads to the same postings as in the earlier index. */
	isKept(term: string, source: TermSource): boolean;
	pack(term: string, source: TermSource): PackedTerm;
}

/** @param before the packed terms of an earlier index. */
export function termPacker(before?: PackedTerms): TermPacker {
	const placeOf = new Map(before?.best.terms.map((term, place) => [term, place]));
	const write = postingWriter();
	const packed = new WeakMap<TermSource, PackedTerm>();
	const keptPlace = (term: string, { recipe, isSame }: TermSource): number | undefined => {
		const place = isSame && recipe !== undefined ? placeOf.get(term) : undefined;
		return place !== undefined && before?.recipes[place] === recipe ? place : undefined;
	};
	const packNow = (list: PostingList): PackedTerm => {
		const best = bestPostings(list, MOST_OF_WORD);
		return {
			postings: write(bestPostings(list, MOST_POSTINGS)),
			best: { lists: best, from: 0, to: best.items.length },
			weight: bestPlace(list.places) * 1000 + list.places.length,
			first: list.items[0] ?? 0,
		};
	};
	return {
		isKept: (term, source) => keptPlace(term, source) !== undefined,
		pack(term, source) {
			const place = keptPlace(term, source);
			if (before !== undefined && place !== undefined) return packAt(before, place);
			const pack = packed.get(source) ?? packNow(source.list());
			packed.set(source, pack);
			return pack;
		},
	};
}

const packAt = ({ postings, best, weights, firsts }: PackedTerms, place: number): PackedTerm => ({
	postings: postings[place] ?? '',
	best: { lists: best, from: best.starts[place] ?? 0, to: best.starts[place + 1] ?? 0 },
	weight: weights[place] ?? 0,
	first: firsts[place] ?? 0,
	place,
});

/** Packed terms in order, as plain data. @param sources of the same terms. */
export function joinPacked(packs: readonly PackedTerm[], sources: readonly (readonly [term: string, source: TermSource])[]): Omit<PackedTerms, 'beginnings'> {
	const starts = new Uint32Array(packs.length + 1);
	for (const [at, { best }] of packs.entries()) starts[at + 1] = (starts[at] ?? 0) + best.to - best.from;
	const lists = emptyList(starts.at(-1) ?? 0);
	let to = 0;
	for (const { best } of packs) {
		for (let at = best.from; at < best.to; at++, to++) {
			lists.items[to] = best.lists.items[at] ?? 0;
			lists.scores[to] = best.lists.scores[at] ?? 0;
			lists.places[to] = best.lists.places[at] ?? 0;
		}
	}
	return {
		recipes: sources.map(([, { recipe }]) => recipe),
		postings: packs.map(({ postings }) => postings),
		weights: Uint32Array.from(packs, ({ weight }) => weight),
		firsts: Uint32Array.from(packs, ({ first }) => first),
		best: { terms: sources.map(([term]) => term), starts, ...lists },
	};
}

function bestPlace(places: Uint8Array): number {
	let best = 0;
	for (const place of places.subarray(0, WEIGHED_PLACES)) best = Math.max(best, place);
	return best;
}
