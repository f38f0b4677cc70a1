import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Vocabulary } from './compound.ts';
import { excerpt, type MarkedText, mark } from './excerpt.ts';
import { expandWord } from './expand-word.ts';
import { fold } from './normalise.ts';
import { FIELD_BOOST, INDEX_OPTIONS, type IndexedSection, type SearchKind, type StoredSection } from './search-index.ts';
import { STOP_WORDS } from './stop-words.ts';
import { type Word, words } from './tokenise.ts';

/** An opened index. */
export interface SearchIndex {
	sections: MiniSearch<IndexedSection>;
	vocabulary: Vocabulary;
}

/** A section that answers a query. */
export interface Result {
	/** Path without the base, with `#id` where the section is not the beginning of its page. */
	path: string;
	kind: SearchKind;
	/** Title of the page. */
	page: MarkedText;
	/** Heading of the section; its text is empty for the beginning of a page. */
	heading: MarkedText;
	/** Some of the text, around the first word that was found in it. */
	excerpt: MarkedText;
}

/** Opens the JSON that `makeSearchIndex` made, in slices, so that a page stays responsive meanwhile. Throws when it is something else. */
export async function openSearchIndex(json: string): Promise<SearchIndex> {
	const data: AsPlainObject = JSON.parse(json);
	return { sections: await MiniSearch.loadJSAsync(data, INDEX_OPTIONS), vocabulary: new Set(data.index.map(([term]) => term)) };
}

const MOST_RESULTS = 24;
/** One page does not fill the list. */
const MOST_OF_A_PAGE = 3;
const MOST_WORDS = 10;
/** The manual answers most questions; news are rarely the answer. */
const KIND_WEIGHT: Record<SearchKind, number> = { manual: 1, glossary: 1, api: 0.9, page: 0.8, blog: 0.6 };
/** A title or heading that is the query, or begins with it. */
const EXACT_WEIGHT = { same: 4, beginning: 1.5 };

/** Answers a query, best results first: those with all its words, then those with any. */
export function search({ sections, vocabulary }: SearchIndex, text: string): Result[] {
	const wanted = topicWords(text);
	const queries = wanted.map((word, index) => expandWord(word, vocabulary, index === wanted.length - 1));
	const run = (combineWith: 'AND' | 'OR') => rank(sections.search({ combineWith, queries }, SEARCH_OPTIONS).map(toFound), fold(text.trim()));
	if (wanted.length === 0) return [];
	return limit([...run('AND'), ...(wanted.length > 1 ? run('OR') : [])]).map(toResult);
}

/** The query is already split and folded. */
const SEARCH_OPTIONS = { boost: FIELD_BOOST, tokenize: (term: string) => [term], processTerm: (term: string) => term };

function topicWords(text: string): Word[] {
	const all = words(text).slice(0, MOST_WORDS);
	const topic = all.filter(({ whole }) => !STOP_WORDS.has(whole));
	return topic.length > 0 ? topic : all;
}

interface Found extends StoredSection {
	score: number;
	/** Terms of the index that were found in it. */
	terms: ReadonlySet<string>;
}

function toFound({ score, terms, page, heading, path, excerpt: text, kind }: SearchResult): Found {
	return { score, terms: new Set(terms), page, heading, path, excerpt: text, kind };
}

function rank(found: readonly Found[], query: string): Found[] {
	return found.map((section) => ({ ...section, score: section.score * weight(section, query) })).sort((a, b) => b.score - a.score);
}

function weight({ heading, page, kind }: StoredSection, query: string): number {
	const name = fold(heading || page);
	const exact = name === query ? EXACT_WEIGHT.same : name.startsWith(query) ? EXACT_WEIGHT.beginning : 1;
	return exact * KIND_WEIGHT[kind];
}

function limit(found: readonly Found[]): Found[] {
	const paths = new Set<string>();
	const ofPage = new Map<string, number>();
	return found
		.filter(({ path }) => {
			const page = path.replace(/#.*/, '');
			const count = ofPage.get(page) ?? 0;
			if (paths.has(path) || count >= MOST_OF_A_PAGE) return false;
			paths.add(path);
			ofPage.set(page, count + 1);
			return true;
		})
		.slice(0, MOST_RESULTS);
}

function toResult({ path, kind, page, heading, excerpt: text, terms }: Found): Result {
	const isFound = (term: string) => terms.has(term);
	return { path, kind, page: mark(page, isFound), heading: mark(heading, isFound), excerpt: excerpt(mark(text, isFound)) };
}
