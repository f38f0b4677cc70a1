import type { Analysis } from '#text/analysis.ts';
import type { PageItems } from './items.ts';
import { type JoinedTerms, joinPages, partPostings } from './join-pages.ts';
import { nameTerms } from './name-terms.ts';
import { type Posting, toPostingList } from './postings.ts';
import { type ReadTerms, readTerms } from './read-terms.ts';
import { fieldTexts, ITEM_FIELDS, type ItemPostings, weighItems } from './weigh-items.ts';

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
	/** Inflected words, once a page, at its first item: endings that a stem has lost show where a compound can be split. */
	words: JoinedTerms;
	/** Names of their items. */
	names: JoinedTerms;
}

/** Reads the terms of all pages that an earlier index has not read. */
export function readPageTerms(pages: readonly PageItems[], analysis: Analysis, before?: PageTerms): PageTerms {
	const places = new Map(before?.pages.map(({ key }, place) => [key, place]));
	const known = pages.map(({ key }) => (key === undefined ? undefined : places.get(key)));
	const fresh = pages.filter((_, at) => known[at] === undefined);
	const { stem, stopWords } = analysis;
	const texts = fresh.flatMap((page) => page.items.flatMap((item) => fieldTexts(item, page)));
	const read = readTerms(texts, (word) => (stopWords.has(word) ? undefined : stem(word)));
	const measured = measurePages(fresh, read).values();
	const lengths = known.flatMap((place) => (place === undefined ? measured.next().value : before?.pages[place]) ?? []);
	const usual = ITEM_FIELDS.map((_, field) => usualLength(lengths, field));
	// Then the weights of all pages change.
	if (before !== undefined && usual.some((length, field) => length !== before.usual[field])) return readPageTerms(pages, analysis);
	const items = fresh.map((page) => page.items.length);
	const names = nameTerms(fresh, analysis);
	const join = (kind: 'texts' | 'words' | 'names', added: JoinedTerms) => {
		let next = 0;
		return joinPages(known.map((place) => (place === undefined || before === undefined ? { from: added, place: next++ } : { from: before[kind], place })));
	};
	return {
		pages: lengths,
		usual,
		texts: join('texts', partPostings(read.terms, weighItems(fresh, read, usual), items)),
		words: join('words', partPostings(read.words, wordsOfPages(items, read), items)),
		names: join('names', partPostings(names.terms, names.postings, items)),
	};
}

/** The words of each page, once. @param items number of the items of each page. */
function wordsOfPages(items: readonly number[], { words, numbers, ends }: ReadTerms): ItemPostings {
	/** Of each word the last page that has it, from 1. */
	const lastPage = new Uint32Array(words.length);
	const found: Posting[] = [];
	const terms: number[] = [];
	let [item, start] = [0, 0];
	for (const [page, count] of items.entries()) {
		const end = ends[(item + count) * ITEM_FIELDS.length - 1] ?? start;
		for (const word of numbers.subarray(start, end)) {
			if (lastPage[word] === page + 1) continue;
			lastPage[word] = page + 1;
			terms.push(word);
			found.push({ item, score: 0, place: 0 });
		}
		item += count;
		start = end;
	}
	return { terms: Uint32Array.from(terms), ...toPostingList(found) };
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
