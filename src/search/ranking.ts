import { stem } from '#language/stem.ts';
import { type Word, wordsIn } from './tokenise.ts';

/**
 * Every number by which the search decides what comes first. First counts how an item answers (`LEVELS`), then the score: how often and where the words
 * stand (`FIELD_BOOST`), how near they are to those of the query (`MATCH_WEIGHT`), and what the item is (`KIND_WEIGHT`, `PART_WEIGHT`).
 */

/** A match by the field that it stands in. */
export const FIELD_BOOST = { name: 5, context: 1.5, keywords: 5, text: 1 } as const;

/** The manual answers most questions; news are rarely the answer. */
export const KIND_WEIGHT = { manual: 1, glossary: 0.99, api: 0.9, page: 0.8, blog: 0.6 } as const;

/** What an item is of its page. A list leads to pages that lead further by themselves; of entries there are many, and short texts score high. */
export const PART_WEIGHT = { page: 1, section: 1, entry: 0.5, list: 0.6 } as const;

/** How much a match counts against the exact word. */
export const MATCH_WEIGHT = {
	inflection: 0.8,
	/** Longer words that begin so: the wanted one is among them while a word is unfinished, rarely once it is whole. */
	prefix: { unfinished: 0.6, whole: 0.2 },
	parts: 0.5,
	compound: 0.25,
	fuzzy: 0.4,
	/** Of a compound that was split, the last part says what it is, the others only which. */
	lastPart: 0.5,
	firstPart: 0.15,
} as const;

/** Longest query that is looked at, and the length of the list. */
export const MOST_WORDS = 10;
export const MOST_RESULTS = 24;
/** Neither one page nor things of one name, such as the field `status` of many schemas, fill the list. */
export const MOST_OF_A_PAGE = 3;
export const MOST_NAMESAKES = 4;

export type SearchKind = keyof typeof KIND_WEIGHT;
export type SearchPart = keyof typeof PART_WEIGHT;

/** What an item is called. */
export interface Named {
	part: SearchPart;
	/** Its heading; of a page its titles. */
	names: readonly string[];
	/** Title of the page that it stands on. */
	page: string;
	/** Words the writer added for the search. */
	keywords: readonly string[];
}

/** How an item answers a query, best first: names before texts, and of things with the same name the whole page before its sections. */
const LEVELS = ['page of this name', 'keyword', 'place of this name', 'page that begins so', 'place that begins so', 'all words in the name', 'text'] as const;

export type Level = (typeof LEVELS)[number];

/** An item that was found, as far as it decides about its place. */
export interface Ranked {
	level: Level;
	/** Of its kind and part. */
	weight: number;
	score: number;
}

/** Sorts by level. Of pages that are called alike the kind decides, otherwise the score. */
export function compareRanks(a: Ranked, b: Ranked): number {
	const byKind = a.level.startsWith('page') ? b.weight - a.weight : 0;
	return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byKind || b.score * b.weight - a.score * a.weight;
}

export function levelOf({ part, names, page, keywords }: Named, query: readonly Word[]): Level {
	const isPage = part === 'page' || part === 'list';
	const [key, root] = [keyOf(query), rootOf(query)];
	const keys = names.map((name) => wordsIn(name));
	const isCalled = (name: readonly Word[]) => keyOf(name) === key || rootOf(name) === root;
	if (keys.some(isCalled)) return isPage ? 'page of this name' : 'place of this name';
	if (keywords.some((word) => isCalled(wordsIn(word)))) return 'keyword';
	if (keys.some((name) => keyOf(name).startsWith(key))) return isPage ? 'page that begins so' : 'place that begins so';
	const place = [...keys.flat(), ...wordsIn(page)];
	const isInName = query.some((word) => holds(keys.flat(), word)) && query.every((word) => holds(place, word));
	return isInName ? 'all words in the name' : 'text';
}

/** `kb304` of KB-304, kb304 and KB 304. */
const keyOf = (name: readonly Word[]) => name.map(({ whole }) => whole).join('');
/** The same for all inflected forms. */
const rootOf = (name: readonly Word[]) => name.map(({ whole }) => stem(whole)).join('');

function holds(name: readonly Word[], { whole }: Word): boolean {
	const root = stem(whole);
	return name.some((word) => [word.whole, ...word.parts].some((form) => form.startsWith(whole) || stem(form) === root));
}
