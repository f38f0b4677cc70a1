import type { Analysis } from '#text/analysis.ts';
import type { PageItems } from './items.ts';
import { nameTerms } from './name-terms.ts';
import { type ReadTerms, readTerms } from './read-terms.ts';
import { GONE, listsByTerm, mergeLists, mergePlaces, placesByTerm, type TermLists, type TermPlaces } from './term-lists.ts';
import { fieldTexts, ITEM_FIELDS, weighItems } from './weigh-items.ts';

/** Steps per doubling of an average length; coarse, so that the edit of a text rarely changes the weights of all others. */
const LENGTH_STEPS = 8;

/** Statistics of one page: how many items have each field, with how many words. */
interface PageLengths {
	/** `PageItems.key` */
	key: string | undefined;
	/** Number of its items. */
	items: number;
	fields: readonly { filled: number; words: number }[];
}

/** The terms of all pages. Plain data, from which the next index takes pages that have not changed. */
export interface PageTerms {
	pages: readonly PageLengths[];
	/** Average number of words of each field that the weights are based on. */
	usual: readonly number[];
	/** Postings of each term, before its rarity is known. A term is the stem of a word, or an identifier or one of its parts. */
	texts: TermLists;
	/** Inflected words, and the pages that say them: endings that a stem has lost show where a compound can be split. */
	words: TermPlaces;
	/** Names of their items. */
	names: TermLists;
}

const NO_PLACES: TermPlaces = { terms: [], starts: Uint32Array.of(0), items: new Uint32Array() };
const NO_LISTS: TermLists = { ...NO_PLACES, scores: new Float64Array(), places: new Uint8Array() };

/** Reads the terms of all pages that an earlier index has not read. */
export function readPageTerms(pages: readonly PageItems[], analysis: Analysis, before?: PageTerms): PageTerms {
	const known = knownPlaces(pages, before);
	const fresh = pages.filter((_, at) => known[at] === undefined);
	const { stem, stopWords } = analysis;
	const fields = fresh.flatMap((page) => page.items.flatMap((item) => fieldTexts(item, page)));
	const read = readTerms(fields, (word) => (stopWords.has(word) ? undefined : stem(word)));
	const measured = measurePages(fresh, read).values();
	const lengths = known.flatMap((place) => (place === undefined ? measured.next().value : before?.pages[place]) ?? []);
	const usual = ITEM_FIELDS.map((_, field) => usualLength(lengths, field));
	// Then the weights of all pages change.
	if (before !== undefined && usual.some((length, field) => length !== before.usual[field])) return readPageTerms(pages, analysis);
	const items = newNumbers(known, { before: before?.pages.map((page) => page.items) ?? [], now: lengths.map((page) => page.items) });
	const ofPages = newNumbers(known, { before: before?.pages.map(() => 1) ?? [], now: lengths.map(() => 1) });
	const names = nameTerms(fresh, analysis);
	const join = (earlier: TermLists | undefined, added: TermLists) =>
		mergeLists({ lists: earlier ?? NO_LISTS, numbers: items.kept }, { lists: added, numbers: items.fresh });
	return {
		pages: lengths,
		usual,
		texts: join(before?.texts, listsByTerm(read.terms, weighItems(fresh, read, usual))),
		words: mergePlaces({ lists: before?.words ?? NO_PLACES, numbers: ofPages.kept }, { lists: wordsOfPages(fresh, read), numbers: ofPages.fresh }),
		names: join(before?.names, listsByTerm(names.terms, names.postings)),
	};
}

/** Of each page its place in the earlier index. None where pages have changed places: lists are merged in their order. */
function knownPlaces(pages: readonly PageItems[], before: PageTerms | undefined): (number | undefined)[] {
	const places = new Map(before?.pages.map(({ key }, place) => [key, place]));
	const known = pages.map(({ key }) => (key === undefined ? undefined : places.get(key)));
	const found = known.filter((place) => place !== undefined);
	const isInOrder = found.every((place, at) => at === 0 || (found[at - 1] ?? 0) < place);
	return isInOrder ? known : pages.map(() => undefined);
}

/** The new numbers of the items of an earlier index, and of fresh pages. @param counts number of the items of each page. */
function newNumbers(
	known: readonly (number | undefined)[],
	{ before, now }: { before: readonly number[]; now: readonly number[] },
): { kept: Uint32Array; fresh: Uint32Array } {
	const starts = [0];
	for (const count of before) starts.push((starts.at(-1) ?? 0) + count);
	const kept = new Uint32Array(starts.at(-1) ?? 0).fill(GONE);
	const fresh: number[] = [];
	let number = 0;
	for (const [page, place] of known.entries()) {
		const start = place === undefined ? undefined : starts[place];
		for (let item = 0; item < (now[page] ?? 0); item++, number++) {
			if (start === undefined) fresh.push(number);
			else kept[start + item] = number;
		}
	}
	return { kept, fresh: Uint32Array.from(fresh) };
}

/** The words of each page, once. */
function wordsOfPages(pages: readonly PageItems[], { words, numbers, ends }: ReadTerms): TermPlaces {
	const terms = new Uint32Array(numbers.length);
	const items = new Uint32Array(numbers.length);
	/** Of each word the last page that has it, from 1. */
	const lastPage = new Uint32Array(words.length);
	let [item, start, length] = [0, 0, 0];
	for (const [page, { items: own }] of pages.entries()) {
		item += own.length;
		const end = ends[item * ITEM_FIELDS.length - 1] ?? 0;
		for (const word of numbers.subarray(start, end)) {
			if (lastPage[word] === page + 1) continue;
			lastPage[word] = page + 1;
			terms[length] = word;
			items[length++] = page;
		}
		start = end;
	}
	return placesByTerm(words, { terms: terms.subarray(0, length), items: items.subarray(0, length) });
}

function measurePages(pages: readonly PageItems[], { lengths }: ReadTerms): PageLengths[] {
	let text = 0;
	return pages.map(({ key, items }) => {
		const fields = ITEM_FIELDS.map(() => ({ filled: 0, words: 0 }));
		for (let end = text + items.length * ITEM_FIELDS.length; text < end; text++) {
			const field = fields[text % ITEM_FIELDS.length];
			const words = lengths[text] ?? 0;
			if (field === undefined || words === 0) continue;
			field.filled++;
			field.words += words;
		}
		return { key, items: items.length, fields };
	});
}

/** Words of a field where an item has it. */
function usualLength(pages: readonly PageLengths[], field: number): number {
	let [filled, words] = [0, 0];
	for (const { fields } of pages) {
		filled += fields[field]?.filled ?? 0;
		words += fields[field]?.words ?? 0;
	}
	return words === 0 ? 1 : 2 ** (Math.round(LENGTH_STEPS * Math.log2(words / filled)) / LENGTH_STEPS);
}
