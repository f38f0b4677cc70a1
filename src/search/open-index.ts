import { isWide, lastAtMost, partsOfBeginning } from './part-of-term.ts';
import { readPostings } from './posting-text.ts';
import type { Posting } from './postings.ts';
import { DIRECTORY, type Directory, type ItemText, type PageTexts, partFile, textsFile, vocabularyFile } from './search-files.ts';
import { coveringTerm, hasPrefix, toPrefix } from './term-prefix.ts';
import { unpackVocabulary } from './vocabulary.ts';

/** Reads a file of the index by its path without the base; rejects if it does not load. */
type ReadFile = (path: string) => Promise<string>;

/** The texts of an item that results show, and its page. */
export interface ShownItem {
	page: PageTexts;
	place: ItemText | undefined;
}

/** An opened index. Files are read once. */
export interface SearchIndex {
	/** Number of all items. */
	size: number;
	/** Index of the page of an item. */
	pageOf(item: number): number;
	/** First item of a page. */
	firstOf(page: number): number;
	/** Whether a page belongs to the reference of an API. */
	isOfApi(page: number): boolean;
	/** The postings of a term; empty if it does not occur. */
	postings(term: string): Promise<Posting[]>;
	/** The postings of all terms that begin like one, by term: of words, or of names if it is one. */
	beginning(term: string): Promise<[term: string, postings: Posting[]][]>;
	texts(item: number): Promise<ShownItem>;
	vocabulary(): Promise<ReadonlySet<string>>;
}

/** Opens an index made by `makeSearchIndex`. Rejects if its directory does not load or is invalid. */
export async function openSearchIndex(read: ReadFile): Promise<SearchIndex> {
	const { edition, items, apis, parts }: Directory = JSON.parse(await read(DIRECTORY));
	const firsts = parts.split(' ');
	const ofPages = startsOf(items.map((counts) => counts.reduce((sum, count) => sum + count, 0)));
	const ofTexts = startsOf(items.flat());
	const part = once(async (index: number) => (await read(partFile(edition, index))).split('\n').map(toTerm));
	const texts = once(async (index: number): Promise<PageTexts> => JSON.parse(await read(textsFile(edition, index))));
	const words = once(async (_: number) => unpackVocabulary(await read(vocabularyFile(edition))));
	const postings = async (term: string) => {
		const found = (await part(lastAtMost(term, firsts))).find(([name]) => name === term);
		return found ? readPostings(found[1]) : [];
	};
	return {
		size: ofPages.end,
		pageOf: (item) => lastAtMost(item, ofPages.starts),
		firstOf: (index) => ofPages.starts[index] ?? 0,
		isOfApi: (index) => apis[index] === '1',
		postings,
		async beginning(term) {
			const prefix = toPrefix(term);
			if (isWide(prefix.letters, firsts)) {
				const covering = coveringTerm(prefix);
				return [[covering, await postings(covering)]];
			}
			const terms = (await Promise.all(partsOfBeginning(prefix.letters, firsts).map(part))).flat();
			return terms.filter(([name]) => hasPrefix(name, prefix)).map(([name, text]) => [name, readPostings(text)]);
		},
		async texts(item) {
			const file = lastAtMost(item, ofTexts.starts);
			const page = await texts(file);
			return { page, place: page.items[item - (ofTexts.starts[file] ?? 0)] };
		},
		vocabulary: () => words(0),
	};
}

function toTerm(line: string): [term: string, postings: string] {
	const end = line.indexOf(' ');
	return [line.slice(0, end), line.slice(end + 1)];
}

/** Where groups of so many begin, and where the last one ends. */
function startsOf(counts: readonly number[]): { starts: number[]; end: number } {
	let end = 0;
	const starts = counts.map((count) => {
		end += count;
		return end - count;
	});
	return { starts, end };
}

/** Remembers results; what failed is tried again next time. */
function once<T>(load: (index: number) => Promise<T>): (index: number) => Promise<T> {
	const known = new Map<number, Promise<T>>();
	return (index) => {
		const before = known.get(index);
		if (before) return before;
		const loading = load(index);
		known.set(index, loading);
		loading.catch(() => known.delete(index));
		return loading;
	};
}
