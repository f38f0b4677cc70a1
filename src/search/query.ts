import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Vocabulary } from '#language/compound.ts';
import { PARTICLES, STOP_WORDS } from '#language/stop-words.ts';
import { excerpt, type MarkedText, markFound } from './excerpt.ts';
import { expandWord } from './expand-word.ts';
import {
	compareRanks,
	FIELD_BOOST,
	KIND_WEIGHT,
	levelOf,
	MOST_NAMESAKES,
	MOST_OF_A_PAGE,
	MOST_RESULTS,
	MOST_WORDS,
	PART_WEIGHT,
	type SearchKind,
} from './ranking.ts';
import { INDEX_OPTIONS, type IndexedItem, type StoredItem } from './search-index.ts';
import { type Word, wordsIn } from './tokenise.ts';

/** An opened index. */
export interface SearchIndex {
	items: MiniSearch<IndexedItem>;
	vocabulary: Vocabulary;
}

/** A page, a section of one or an entry that answers a query. */
export interface Result {
	/** Path without the base, with `#id` where it is not the beginning of its page. */
	path: string;
	kind: SearchKind;
	/** Name of its API, in a site with several. */
	api?: string | undefined;
	/** Title of the page. */
	page: MarkedText;
	/** Heading of the section or name of the entry; its text is empty for the beginning of a page. */
	heading: MarkedText;
	/** Some of the text, around the first word that was found in it. */
	excerpt: MarkedText;
}

/** Opens the JSON that `makeSearchIndex` made, in slices, so that a page stays responsive meanwhile. Throws when it is something else. */
export async function openSearchIndex(json: string): Promise<SearchIndex> {
	const data: AsPlainObject = JSON.parse(json);
	return { items: await MiniSearch.loadJSAsync(data, INDEX_OPTIONS), vocabulary: new Set(data.index.map(([term]) => term)) };
}

/** Answers a query, best results first: those with all its words, then those with any; see `levelOf` for the order of each. */
export function answerQuery({ items, vocabulary }: SearchIndex, text: string): Result[] {
	const { topic, particle } = readQuery(text);
	if (topic.length === 0) return [];
	const queries = topic.map((word, index) => expandWord(word, { vocabulary, isLast: index === topic.length - 1, particle }));
	const run = (combineWith: 'AND' | 'OR') => rank(items.search({ combineWith, queries }, SEARCH_OPTIONS).map(toFound), topic);
	return limit([...run('AND'), ...(topic.length > 1 ? run('OR') : [])]).map(toResult);
}

/** The query is already split and folded. */
const SEARCH_OPTIONS = { boost: FIELD_BOOST, tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** The words that carry the topic, and the particle that a verb left at the end of a question. */
function readQuery(text: string): { topic: Word[]; particle: string | undefined } {
	const all = wordsIn(text).slice(0, MOST_WORDS);
	const topic = all.filter(({ whole }) => !STOP_WORDS.has(whole));
	const last = all.at(-1)?.whole;
	return { topic: topic.length > 0 ? topic : all, particle: all.length > 2 && last !== undefined && PARTICLES.has(last) ? last : undefined };
}

interface Found extends StoredItem {
	score: number;
	/** Terms of the index that were found in it. */
	terms: ReadonlySet<string>;
}

function toFound({ score, terms, page, heading, path, excerpt: text, kind, api, part, aliases, synonyms }: SearchResult): Found {
	return { score, terms: new Set(terms), page, heading, path, excerpt: text, kind, ...(api !== undefined && { api }), part, aliases, synonyms };
}

function rank(found: readonly Found[], topic: readonly Word[]): Found[] {
	return found
		.map((item) => {
			const { heading, page, kind, part, aliases = [], synonyms = [] } = item;
			const level = levelOf({ part, names: [heading || page, ...aliases], page, keywords: synonyms }, topic);
			return { item, level, weight: KIND_WEIGHT[kind] * PART_WEIGHT[part], score: item.score };
		})
		.sort(compareRanks)
		.map(({ item }) => item);
}

/** Takes from the list what would fill it with more of the same. */
function limit(found: readonly Found[]): Found[] {
	const paths = new Set<string>();
	const count = counter();
	return found
		.filter(({ path, heading, part }) => {
			if (paths.has(path) || count(path.replace(/#.*/, '')) > MOST_OF_A_PAGE) return false;
			if (part === 'entry' && count(`# ${heading}`) > MOST_NAMESAKES) return false;
			paths.add(path);
			return true;
		})
		.slice(0, MOST_RESULTS);
}

/** Counts how often each key came, this time included. */
function counter(): (key: string) => number {
	const counts = new Map<string, number>();
	return (key) => {
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count;
	};
}

function toResult({ path, kind, api, page, heading, excerpt: text, terms }: Found): Result {
	const isFound = (term: string) => terms.has(term);
	return {
		path,
		kind,
		...(api !== undefined && { api }),
		page: markFound(page, isFound),
		heading: markFound(heading, isFound),
		excerpt: excerpt(markFound(text, isFound)),
	};
}
