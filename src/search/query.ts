import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Vocabulary } from './compound.ts';
import { excerpt, type MarkedText, mark } from './excerpt.ts';
import { expandWord } from './expand-word.ts';
import { fold } from './normalise.ts';
import { FIELD_BOOST, INDEX_OPTIONS, type IndexedSection, type SearchKind, type StoredSection } from './search-index.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
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
	/** Name of its API, in a site with several. */
	api?: string | undefined;
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
/** For a heading that begins with the query. */
const BEGINNING_WEIGHT = 1.5;

/** Answers a query, best results first: those with all its words, then those with any; what is named exactly so leads. */
export function search({ sections, vocabulary }: SearchIndex, text: string): Result[] {
	const { topic, particle } = readQuery(text);
	if (topic.length === 0) return [];
	const queries = topic.map((word, index) => expandWord(word, { vocabulary, isLast: index === topic.length - 1, particle }));
	const run = (combineWith: 'AND' | 'OR') => rank(sections.search({ combineWith, queries }, SEARCH_OPTIONS).map(toFound), fold(text.trim()));
	return limit([...run('AND'), ...(topic.length > 1 ? run('OR') : [])]).map(toResult);
}

/** The query is already split and folded. */
const SEARCH_OPTIONS = { boost: FIELD_BOOST, tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** The words that carry the topic, and the particle that a verb left at the end of a question. */
function readQuery(text: string): { topic: Word[]; particle: string | undefined } {
	const all = words(text).slice(0, MOST_WORDS);
	const topic = all.filter(({ whole }) => !STOP_WORDS.has(whole));
	const last = all.at(-1)?.whole;
	return { topic: topic.length > 0 ? topic : all, particle: all.length > 2 && last !== undefined && PARTICLES.has(last) ? last : undefined };
}

interface Found extends StoredSection {
	score: number;
	/** Terms of the index that were found in it. */
	terms: ReadonlySet<string>;
}

function toFound({ score, terms, page, heading, path, excerpt: text, kind, api }: SearchResult): Found {
	return { score, terms: new Set(terms), page, heading, path, excerpt: text, kind, ...(api !== undefined && { api }) };
}

function rank(found: readonly Found[], query: string): Found[] {
	const nameOf = ({ heading, page }: StoredSection) => fold(heading || page);
	return found
		.map((section) => ({
			...section,
			isSame: nameOf(section) === query,
			score: section.score * KIND_WEIGHT[section.kind] * (nameOf(section).startsWith(query) ? BEGINNING_WEIGHT : 1),
		}))
		.sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.score - a.score);
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

function toResult({ path, kind, api, page, heading, excerpt: text, terms }: Found): Result {
	const isFound = (term: string) => terms.has(term);
	return { path, kind, ...(api !== undefined && { api }), page: mark(page, isFound), heading: mark(heading, isFound), excerpt: excerpt(mark(text, isFound)) };
}
