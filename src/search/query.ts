import type { Analysis } from '#text/analysis.ts';
import { excerpt, type FindTerm, type MarkedText, markFound } from './excerpt.ts';
import { type Found, type FoundItem, findItems } from './find-items.ts';
import type { SearchIndex } from './open-index.ts';
import { MOST_NAMESAKES, MOST_OF_A_PAGE, MOST_RESULTS, type SearchKind } from './ranking.ts';
import { readQuery } from './read-query.ts';
import type { ItemText, PageTexts } from './search-files.ts';
import { wordsIn } from './tokenise.ts';

/** A result: a page, a section or an entry. */
export interface SearchResult {
	/** Path without the base, with `#id` unless it is the beginning of its page. */
	path: string;
	kind: SearchKind;
	/** Name of its API, in a site with several. */
	api?: string | undefined;
	/** Title of the page. */
	page: MarkedText;
	/** Headings above it, without the page's title. */
	above: string[];
	/** Heading of the section or name of the entry; its text is empty for the beginning of a page. */
	heading: MarkedText;
	/** Excerpt of the text, around the first match. */
	excerpt: MarkedText;
	/** No word of the query occurs; this matches a similar one. */
	isGuess?: true;
}

interface QueryOptions {
	analysis: Analysis;
	/** Length of the list. */
	most?: number;
}

/** Answers a query, best results first. Rejects if a part of the index does not load. */
export async function answerQuery(index: SearchIndex, text: string, { analysis, most = MOST_RESULTS }: QueryOptions): Promise<SearchResult[]> {
	const query = readQuery(text, analysis);
	if (query.topic.length === 0) return [];
	const found = await findItems(index, query, analysis);
	const findTerm = termFinder(found, analysis);
	const countName = counter();
	const countPage = counter<number>();
	const results: SearchResult[] = [];
	// Whether a place holds a phrase is known once its text was read: until then, none of its page may be left out.
	const candidates = query.phrases.length === 0 ? spreadPages(index, found.items) : found.items;
	for (let from = 0; from < candidates.length && results.length < most; from += most) {
		const pages = await Promise.all(candidates.slice(from, from + most).map(({ item }) => index.texts(index.pageOf(item))));
		for (const [at, page] of pages.entries()) {
			const item = candidates[from + at]?.item ?? 0;
			const place = page.items[item - index.firstOf(index.pageOf(item))];
			if (place === undefined || results.length === most || !holdsPhrases(page, place, query.phrases)) continue;
			if (countPage(index.pageOf(item)) > MOST_OF_A_PAGE) continue;
			if (place.heading !== '' && place.text.length < 200 && countName(place.heading) > MOST_NAMESAKES) continue;
			results.push({ ...toResult(page, place, findTerm), ...(found.isGuessed && { isGuess: true }) });
		}
	}
	return results;
}

/** Limits the number of results from one page. */
function spreadPages(index: SearchIndex, items: readonly FoundItem[]): FoundItem[] {
	const count = counter<number>();
	return items.filter(({ item }) => count(index.pageOf(item)) <= MOST_OF_A_PAGE);
}

/** Makes a counter that returns how often a key has occurred, including this time. */
function counter<Key = string>(): (key: Key) => number {
	const counts = new Map<Key, number>();
	return (key) => {
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count;
	};
}

function holdsPhrases(page: PageTexts, { heading, text }: ItemText, phrases: readonly string[][]): boolean {
	if (phrases.length === 0) return true;
	const words = ` ${wordsIn(`${heading || page.title} ${text}`)
		.map(({ whole }) => whole)
		.join(' ')} `;
	return phrases.every((phrase) => words.includes(` ${phrase.join(' ')} `));
}

function termFinder({ terms, beginnings }: Found, { stem }: Analysis): FindTerm {
	const ends = [...terms].filter((term) => term.length >= 4);
	return (word) => {
		const root = stem(word);
		if (terms.has(root)) return root;
		return [...beginnings].find((letters) => word.startsWith(letters)) ?? ends.find((end) => root.endsWith(end));
	};
}

function toResult(page: PageTexts, { id, heading, above = [], text }: ItemText, findTerm: FindTerm): SearchResult {
	const { path, kind, api, title } = page;
	return {
		path: id === '' ? path : `${path}#${id}`,
		kind,
		...(api !== undefined && { api }),
		page: markFound(title, findTerm),
		above,
		heading: markFound(heading, findTerm),
		excerpt: excerpt(text, findTerm, heading || title),
	};
}
