import type { Analysis } from '#text/analysis.ts';
import type { PageItems } from './items.ts';
import { type JoinedTerms, type JoinedWords, joinPages, joinWords, partPostings } from './join-pages.ts';
import { nameTerms } from './name-terms.ts';
import { type ReadTerms, readTerms } from './read-terms.ts';
import { fieldTexts, ITEM_FIELDS, weighItems } from './weigh-items.ts';

/** Steps per doubling of an average length; coarse, so that the edit of a text rarely changes the weights of all others. */
const LENGTH_STEPS = 8;

/** Statistics of one page: how many items have each field, with how many words. */
interface PageLengths {
	/** `PageItems.key` */
	key: string | undefined;
	fields: readonly { filled: number; words: number }[];
}

/** The terms of all pages, page by page. Plain data, from which the next index takes pages that have not changed. */
export interface PageTerms {
	pages: readonly PageLengths[];
	/** Average number of words of each field that the weights are based on. */
	usual: readonly number[];
	/** Postings of each term, before its rarity is known. A term is the stem of a word, or an identifier or one of its parts. */
	texts: JoinedTerms;
	/** Inflected words: endings that a stem has lost show where a compound can be split. */
	words: JoinedWords;
	/** Names of their items. */
	names: JoinedTerms;
}

/** Reads the terms of all pages that an earlier index has not read. */
export function readPageTerms(pages: readonly PageItems[], analysis: Analysis, before?: PageTerms): PageTerms {
	const places = new Map(before?.pages.map(({ key }, place) => [key, place]));
	const known = pages.map(({ key }) => (key === undefined ? undefined : places.get(key)));
	const fresh = pages.filter((_, at) => known[at] === undefined);
	const { stem, stopWords } = analysis;
	const fields = fresh.flatMap((page) => page.items.flatMap((item) => fieldTexts(item, page)));
	const read = readTerms(fields, (word) => (stopWords.has(word) ? undefined : stem(word)));
	const measured = measurePages(fresh, read).values();
	const lengths = known.flatMap((place) => (place === undefined ? measured.next().value : before?.pages[place]) ?? []);
	const usual = ITEM_FIELDS.map((_, field) => usualLength(lengths, field));
	// Then the weights of all pages change.
	if (before !== undefined && usual.some((length, field) => length !== before.usual[field])) return readPageTerms(pages, analysis);
	const items = fresh.map((page) => page.items.length);
	const names = nameTerms(fresh, analysis);
	const choose = <Joined>(earlier: Joined | undefined, added: Joined) => {
		let next = 0;
		return known.map((place) => (place === undefined || earlier === undefined ? { from: added, place: next++ } : { from: earlier, place }));
	};
	const texts = partPostings(read.terms, weighItems(fresh, read, usual), items);
	const words = { terms: read.words, pages: wordsOfPages(items, read) };
	return {
		pages: lengths,
		usual,
		texts: joinPages(choose(before?.texts, texts)),
		words: joinWords(choose(before?.words, words)),
		names: joinPages(choose(before?.names, partPostings(names.terms, names.postings, items))),
	};
}

/** The words of each page, once. @param items number of the items of each page. */
function wordsOfPages(items: readonly number[], { words, numbers, ends }: ReadTerms): Uint32Array[] {
	/** Of each word the last page that has it, from 1. */
	const lastPage = new Uint32Array(words.length);
	let [item, start] = [0, 0];
	return items.map((count, page) => {
		item += count;
		const own = numbers.subarray(start, ends[item * ITEM_FIELDS.length - 1]);
		start += own.length;
		return own.filter((word) => {
			const isFirst = lastPage[word] !== page + 1;
			lastPage[word] = page + 1;
			return isFirst;
		});
	});
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
		return { key, fields };
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
