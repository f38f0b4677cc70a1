import { emptyList } from './postings.ts';
import { type ItemPostings, slicePostings } from './weigh-items.ts';

/** Number of items of a page, and of their postings. */
interface PageSize {
	items: number;
	postings: number;
}

/** The postings of all pages in order; items are numbered through from 0. Plain data. */
export interface JoinedTerms {
	/** By their numbers. */
	terms: readonly string[];
	pages: readonly PageSize[];
	postings: ItemPostings;
}

/** Assigns postings to pages by their numbers of items. */
export function partPostings(terms: readonly string[], postings: ItemPostings, items: readonly number[]): JoinedTerms {
	let [start, nextItem] = [0, 0];
	const pages = items.map((count): PageSize => {
		nextItem += count;
		let end = start;
		while (end < postings.items.length && (postings.items[end] ?? 0) < nextItem) end++;
		const size = { items: count, postings: end - start };
		start = end;
		return size;
	});
	return { terms, pages, postings };
}

/** A page with its place among others. */
interface ChosenPage {
	from: JoinedTerms;
	place: number;
}

/** Joins pages in this order. The terms of the result are sorted, and include only those that occur. */
export function joinPages(chosen: readonly ChosenPage[]): JoinedTerms {
	const slices = new Map([...new Set(chosen.map(({ from }) => from))].map((from) => [from, pagesOf(from)]));
	const parts = chosen.flatMap(({ from, place }) => slices.get(from)?.[place] ?? []);
	const used = new Map([...slices.keys()].map((from) => [from, new Uint8Array(from.terms.length)]));
	for (const { from, postings } of parts) {
		const isUsed = used.get(from);
		if (isUsed !== undefined) for (const term of postings.terms) isUsed[term] = 1;
	}
	const terms = [...new Set([...used].flatMap(([from, isUsed]) => from.terms.filter((_, number) => isUsed[number] === 1)))].sort();
	const numbers = new Map(terms.map((term, number) => [term, number]));
	const renumbered = new Map([...slices.keys()].map((from) => [from, Uint32Array.from(from.terms, (term) => numbers.get(term) ?? 0)]));
	const length = parts.reduce((sum, { postings }) => sum + postings.terms.length, 0);
	const joined: ItemPostings = { terms: new Uint32Array(length), ...emptyList(length) };
	let [start, item] = [0, 0];
	for (const { from, postings, firstItem, page } of parts) {
		const numberOf = renumbered.get(from) ?? joined.terms;
		for (let at = 0; at < postings.terms.length; at++) {
			joined.terms[start + at] = numberOf[postings.terms[at] ?? 0] ?? 0;
			joined.items[start + at] = (postings.items[at] ?? 0) - firstItem + item;
		}
		joined.scores.set(postings.scores, start);
		joined.places.set(postings.places, start);
		start += postings.terms.length;
		item += page.items;
	}
	return { terms, pages: parts.map(({ page }) => page), postings: joined };
}

/** Each page with its own postings. */
function pagesOf(from: JoinedTerms): { from: JoinedTerms; page: PageSize; firstItem: number; postings: ItemPostings }[] {
	let [start, item] = [0, 0];
	return from.pages.map((page) => {
		const own = { from, page, firstItem: item, postings: slicePostings(from.postings, start, start + page.postings) };
		start += page.postings;
		item += page.items;
		return own;
	});
}
