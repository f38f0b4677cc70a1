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
	const { terms, renumbered } = numberAnew(parts.map(({ from, postings }) => ({ from, numbers: postings.terms })));
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

/** Which terms the pages say, each once a page. Plain data. */
export interface JoinedWords {
	/** By their numbers. */
	terms: readonly string[];
	/** Of each page the numbers of its terms. */
	pages: readonly Uint32Array[];
}

/** The same for pages of which no more is known than which terms they say. */
export function joinWords(chosen: readonly { from: JoinedWords; place: number }[]): JoinedWords {
	const parts = chosen.flatMap(({ from, place }) => (from.pages[place] === undefined ? [] : [{ from, numbers: from.pages[place] }]));
	const { terms, renumbered } = numberAnew(parts);
	const pages = parts.map(({ from, numbers }) => {
		const numberOf = renumbered.get(from);
		return numbers.map((number) => numberOf?.[number] ?? 0);
	});
	return { terms, pages };
}

/** The terms that are said, sorted, and of each source their new numbers by the old ones. */
function numberAnew<From extends { terms: readonly string[] }>(
	said: readonly { from: From; numbers: Uint32Array }[],
): { terms: string[]; renumbered: ReadonlyMap<From, Uint32Array> } {
	const used = new Map(said.map(({ from }) => [from, new Uint8Array(from.terms.length)]));
	for (const { from, numbers } of said) {
		const isUsed = used.get(from);
		if (isUsed !== undefined) for (const number of numbers) isUsed[number] = 1;
	}
	const terms = [...new Set([...used].flatMap(([from, isUsed]) => from.terms.filter((_, number) => isUsed[number] === 1)))].sort();
	const numbers = new Map(terms.map((term, number) => [term, number]));
	return { terms, renumbered: new Map([...used.keys()].map((from) => [from, Uint32Array.from(from.terms, (term) => numbers.get(term) ?? 0)])) };
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
