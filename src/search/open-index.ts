import { isWide, lastAtMost } from './part-of-term.ts';
import { decodePostings, type Posting } from './postings.ts';
import { ANY_ENDING, DIRECTORY, type Directory, type PageTexts, pageFile, partFile, type TermPart, vocabularyFile } from './search-files.ts';
import { unpackVocabulary } from './vocabulary.ts';

/** Reads a file of the index by its path without the base; rejects if it does not load. */
export type ReadFile = (path: string) => Promise<string>;

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
	/** The postings of all terms with a prefix, by term. */
	beginning(letters: string): Promise<[term: string, postings: Posting[]][]>;
	texts(page: number): Promise<PageTexts>;
	vocabulary(): Promise<ReadonlySet<string>>;
}

/** Opens an index made by `makeSearchIndex`. Rejects if its directory does not load or is invalid. */
export async function openSearchIndex(read: ReadFile): Promise<SearchIndex> {
	const { edition, items, apis = '', parts }: Directory = JSON.parse(await read(DIRECTORY));
	const starts: number[] = [];
	let size = 0;
	for (const count of items) {
		starts.push(size);
		size += count;
	}
	const part = once(async (index: number): Promise<TermPart> => JSON.parse(await read(partFile(edition, index))));
	const page = once(async (index: number): Promise<PageTexts> => JSON.parse(await read(pageFile(edition, index))));
	const words = once(async (_: number) => unpackVocabulary(await read(vocabularyFile(edition))));
	return {
		size,
		pageOf: (item) => lastAtMost(item, starts),
		firstOf: (index) => starts[index] ?? 0,
		isOfApi: (index) => apis[index] === '1',
		async postings(term) {
			return decodePostings((await part(lastAtMost(term, parts)))[term] ?? []);
		},
		async beginning(letters) {
			if (isWide(letters, parts)) {
				const term = letters + ANY_ENDING;
				return [[term, decodePostings((await part(lastAtMost(term, parts)))[term] ?? [])]];
			}
			const terms = Object.entries(await part(lastAtMost(letters, parts)));
			return terms.filter(([term]) => term.startsWith(letters) && !term.endsWith(ANY_ENDING)).map(([term, numbers]) => [term, decodePostings(numbers)]);
		},
		texts: page,
		vocabulary: () => words(0),
	};
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
