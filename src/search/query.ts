import type { Analysis } from '#text/analysis.ts';
import { excerpt, type FindTerm, type MarkedText, markFound } from './excerpt.ts';
import { type Found, type FoundItem, findItems } from './find-items.ts';
import type { SearchIndex, ShownItem } from './open-index.ts';
import { FIRST_RESULTS, MOST_NAMESAKES, MOST_OF_A_PAGE, MOST_RESULTS, type SearchKind } from './ranking.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
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

export interface QueryOptions {
	analysis: Analysis;
	/** Length of the list. */
	most?: number;
	/** Whether somebody still waits for the answer; without it, always. */
	isWanted?: () => boolean;
}

/** Answers a query, best results first. Rejects if a part of the index does not load. */
export async function answerQuery(index: SearchIndex, text: string, options: QueryOptions): Promise<SearchResult[]> {
	let answer: SearchResult[] = [];
	for await (const results of answerAsItComes(index, text, options)) answer = results;
	return answer;
}

/** Yields the best results as soon as their texts have loaded, then all of them. Stops loading once `isWanted` returns false. */
export async function* answerAsItComes(
	index: SearchIndex,
	text: string,
	{ analysis, most = MOST_RESULTS, isWanted = () => true }: QueryOptions,
): AsyncGenerator<SearchResult[]> {
	const query = readQuery(text, analysis);
	const found = query.topic.length === 0 ? NOTHING : await findItems(index, query, analysis);
	const take = resultTaker(found, query, analysis);
	// Whether a place contains a phrase is known only after its text has loaded, so until then no place of a page may be left out.
	const candidates = query.phrases.length === 0 ? spreadPages(index, found.items) : found.items;
	const results: SearchResult[] = [];
	let from = 0;
	let to = FIRST_RESULTS;
	while (from < candidates.length && results.length < most) {
		if (!isWanted()) return;
		if (results.length > 0) yield [...results];
		const texts = await Promise.all(candidates.slice(from, to).map(({ item }) => index.texts(item)));
		results.push(...texts.flatMap(take).slice(0, most - results.length));
		from = to;
		to = to < most ? most : to + most;
	}
	if (isWanted()) yield results;
}

const NOTHING: Found = { items: [], terms: new Set(), beginnings: new Set(), isGuessed: false };

/** Makes a function that turns places, best first, into results; no result for one that does not answer, or whose page or namesakes have enough of them. */
function resultTaker(found: Found, { phrases }: ReadQuery, analysis: Analysis): (shown: ShownItem) => SearchResult[] {
	const findTerm = termFinder(found, analysis);
	const countName = counter();
	const countPage = counter();
	return ({ page, place }) => {
		if (place === undefined || !holdsPhrases(page, place, phrases)) return [];
		if (countPage(page.path) > MOST_OF_A_PAGE) return [];
		if (place.heading !== '' && place.text.length < 200 && countName(place.heading) > MOST_NAMESAKES) return [];
		return [{ ...toResult(page, place, findTerm), ...(found.isGuessed && { isGuess: true }) }];
	};
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
