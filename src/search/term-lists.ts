import { emptyList, type PostingList } from './postings.ts';

/** Where each term occurs: places of one term after those of the one before, ascending. Plain data. */
export interface TermPlaces {
	/** Sorted. */
	terms: readonly string[];
	/** The index of each term's first place, then the total. */
	starts: Uint32Array;
	/** Numbers of items, or of pages. */
	items: Uint32Array;
}

/** Postings by term. */
export interface TermLists extends TermPlaces, PostingList {}

/** Occurrences in the order of their items, each with the number of its term. */
interface Occurrences {
	terms: Uint32Array;
	items: Uint32Array;
}

/** Places, and the new number of each item by its old one; in the same order. Only kept items may be left out. */
interface Renumbered<Places extends TermPlaces> {
	lists: Places;
	numbers: Uint32Array;
}

/** In other lists, the index of each place. */
interface PlaceOrigin {
	from: Uint32Array;
}

/** The new number of an item that is left out. */
export const GONE = 0xffffffff;

/** Postings by term. @param terms by their numbers; those that do not occur are left out. */
export function listsByTerm(terms: readonly string[], postings: Occurrences & PostingList): TermLists {
	const { from, ...places } = groupByTerm(terms, postings);
	return { ...places, ...columnsOf(from, [postings]) };
}

/** Where each term occurs. @param terms by their numbers; those that do not occur are left out. */
export function placesByTerm(terms: readonly string[], occurrences: Occurrences): TermPlaces {
	const { from, ...places } = groupByTerm(terms, occurrences);
	return places;
}

/** The postings of both by their new numbers. */
export function mergeLists(kept: Renumbered<TermLists>, added: Renumbered<TermLists>): TermLists {
	const { from, ...places } = merge(kept, added);
	return { ...places, ...columnsOf(from, [kept.lists, added.lists]) };
}

/** The places of both by their new numbers. */
export function mergePlaces(kept: Renumbered<TermPlaces>, added: Renumbered<TermPlaces>): TermPlaces {
	const { from, ...places } = merge(kept, added);
	return places;
}

/** The postings of a term by its place in the list of terms; they share the memory of all. */
export function termPostings({ starts, items, scores, places }: TermLists, term: number): PostingList {
	const [from = 0, to = 0] = starts.subarray(term, term + 2);
	return { items: items.subarray(from, to), scores: scores.subarray(from, to), places: places.subarray(from, to) };
}

function groupByTerm(terms: readonly string[], { terms: numbers, items }: Occurrences): TermPlaces & PlaceOrigin {
	const counts = new Uint32Array(terms.length);
	for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
	const sorted = terms.flatMap((term, number) => (counts[number] === 0 ? [] : [{ term, number }])).sort((a, b) => (a.term < b.term ? -1 : 1));
	const starts = new Uint32Array(sorted.length + 1);
	/** Of each term by its number where its next place goes. */
	const next = new Uint32Array(terms.length);
	for (const [at, { number }] of sorted.entries()) {
		next[number] = starts[at] ?? 0;
		starts[at + 1] = (starts[at] ?? 0) + (counts[number] ?? 0);
	}
	const from = new Uint32Array(numbers.length);
	for (let at = 0; at < numbers.length; at++) {
		const number = numbers[at] ?? 0;
		const to = next[number] ?? 0;
		next[number] = to + 1;
		from[to] = at;
	}
	return { terms: sorted.map(({ term }) => term), starts, items: from.map((at) => items[at] ?? 0), from };
}

function merge(kept: Renumbered<TermPlaces>, added: Renumbered<TermPlaces>): TermPlaces & PlaceOrigin {
	const inKept = kept.lists.items.length;
	const items = new Uint32Array(inKept + added.lists.items.length);
	const from = new Uint32Array(items.length);
	let length = 0;
	const put = (item: number, place: number) => {
		items[length] = item;
		from[length++] = place;
	};
	const addedNumber = (place: number) => added.numbers[added.lists.items[place] ?? 0] ?? GONE;
	const terms: string[] = [];
	const starts = [0];
	for (const { term, ofOne, ofOther } of bothTerms(kept.lists, added.lists)) {
		let next = ofOther.from;
		for (let place = ofOne.from; place < ofOne.to; place++) {
			const item = kept.numbers[kept.lists.items[place] ?? 0] ?? GONE;
			if (item === GONE) continue;
			for (; next < ofOther.to && addedNumber(next) < item; next++) put(addedNumber(next), inKept + next);
			put(item, place);
		}
		for (; next < ofOther.to; next++) put(addedNumber(next), inKept + next);
		if (length === starts.at(-1)) continue;
		terms.push(term);
		starts.push(length);
	}
	return { terms, starts: Uint32Array.from(starts), items: items.slice(0, length), from: from.subarray(0, length) };
}

/** From where to before where the places of a term are. */
interface Span {
	from: number;
	to: number;
}

/** The terms of two lists in order, with where their places are in both. */
function* bothTerms(one: TermPlaces, other: TermPlaces): Generator<{ term: string; ofOne: Span; ofOther: Span }> {
	const spanAt = ({ starts }: TermPlaces, at: number, isThere: boolean): Span => ({ from: starts[at] ?? 0, to: starts[isThere ? at + 1 : at] ?? 0 });
	for (let [a, b] = [0, 0]; a < one.terms.length || b < other.terms.length; ) {
		const [inOne, inOther] = [one.terms[a], other.terms[b]];
		const term = inOne === undefined || (inOther !== undefined && inOther < inOne) ? (inOther ?? '') : inOne;
		yield { term, ofOne: spanAt(one, a, inOne === term), ofOther: spanAt(other, b, inOther === term) };
		if (inOne === term) a++;
		if (inOther === term) b++;
	}
}

/** Scores and places of postings. @param from an index among those of all `sources`, one after the other. */
function columnsOf(from: Uint32Array, [first, second]: readonly [PostingList, PostingList?]): Pick<PostingList, 'scores' | 'places'> {
	const { scores, places } = emptyList(from.length);
	const inFirst = first.items.length;
	for (let to = 0; to < from.length; to++) {
		const at = from[to] ?? 0;
		const source = at < inFirst ? first : second;
		scores[to] = source?.scores[at < inFirst ? at : at - inFirst] ?? 0;
		places[to] = source?.places[at < inFirst ? at : at - inFirst] ?? 0;
	}
	return { scores, places };
}

/** Which terms have the very same postings as in earlier lists, by their places among the terms: 1 or 0. */
export function sameLists(now: TermLists, before: TermLists): Uint8Array {
	const isSame = new Uint8Array(now.terms.length);
	let earlier = 0;
	for (const [at, term] of now.terms.entries()) {
		while ((before.terms[earlier] ?? term) < term) earlier++;
		if (before.terms[earlier] === term && areSame(termPostings(now, at), termPostings(before, earlier))) isSame[at] = 1;
	}
	return isSame;
}

function areSame(one: PostingList, other: PostingList): boolean {
	if (one.items.length !== other.items.length) return false;
	for (let at = 0; at < one.items.length; at++)
		if (one.items[at] !== other.items[at] || one.scores[at] !== other.scores[at] || one.places[at] !== other.places[at]) return false;
	return true;
}
