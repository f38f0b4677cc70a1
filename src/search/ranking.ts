/**
 * The numbers by which the search decides what comes first. First counts how an item answers (`LEVELS`), then the score: how often and where the words
 * stand (`FIELD_BOOST`), how near they are to those of the query (`MATCH_WEIGHT`), and what the item is (`KIND_WEIGHT`, `PART_WEIGHT`).
 */

/** A match by the field that it stands in. */
export const FIELD_BOOST = { name: 5, context: 1.5, keywords: 3, text: 1 } as const;
/** How soon more of the same word counts no more, and how much a long text counts less (BM25's k and b). */
export const BM25 = { saturation: 1.2, share: { name: 0.85, context: 0.85, keywords: 0, text: 0.85 } } as const;

/** The manual answers most questions; news are rarely the answer. */
export const KIND_WEIGHT = { manual: 1, glossary: 0.96, api: 0.95, page: 0.8, blog: 0.6 } as const;

/** What an item is of its page. A list leads to pages that lead further by themselves; of entries there are many, and short texts score high. */
export const PART_WEIGHT = { page: 1, section: 1, entry: 0.3, list: 0.5 } as const;

/** How much a match counts against the exact word. */
export const MATCH_WEIGHT = {
	/** Longer words that begin so: the wanted one is among them while a word is unfinished, rarely once it is whole. */
	prefix: { unfinished: 0.6, whole: 0.2 },
	parts: 0.5,
	/** Two words that are written as one. */
	joined: 1,
	/** A word that readers use beside ours. */
	synonym: 0.4,
	/** A word of the thesaurus that means nearly the same. */
	akin: 0.3,
	compound: 0.17,
	fuzzy: 0.4,
	/** Of a compound that was split, the last part says what it is, the others only which. */
	lastPart: 0.5,
	firstPart: 0.15,
} as const;

/**
 * Of a question with several words: the power of the share that an item answers, what the rest of its page adds,
 * and by how much a place about troubles is the better answer to a question that tells of one. */
export const QUESTION = { weakWord: 0.5, coveragePower: 2, rarityPower: 0.5, pageShare: 0.3, trouble: 1.5 } as const;

/** Places of a term that are kept, the best. */
export const MOST_POSTINGS = 1500;

/** Longest query that is looked at, and the length of the list. */
export const MOST_WORDS = 12;
export const MOST_RESULTS = 10;
/** Neither one page nor things of one name, such as the field `status` of many schemas, fill the list. */
export const MOST_OF_A_PAGE = 3;
export const MOST_NAMESAKES = 4;

export type SearchKind = keyof typeof KIND_WEIGHT;
export type SearchPart = keyof typeof PART_WEIGHT;

/** Ways of an item to be called what was asked for, best first: of things with the same name the whole page before its sections, headings before fields. */
export const NAME_LEVELS = ['page', 'keyword', 'section', 'entry'] as const;

/** How an item answers a query, best first: names before texts. */
const LEVELS = ['page', 'keyword', 'section', 'entry', 'page that begins so', 'place that begins so', 'all words in the name', 'text'] as const;

export type Level = (typeof LEVELS)[number];

/** An item that was found, as far as it decides about its place. */
export interface Ranked {
	level: Level;
	score: number;
	/** Of its kind and part, where it was found by its name. */
	weight?: number | undefined;
}

/** Sorts by level. Of pages that are called alike the kind decides, otherwise the score. */
export function compareRanks(a: Ranked, b: Ranked): number {
	const byKind = a.level.startsWith('page') ? (b.weight ?? 0) - (a.weight ?? 0) : 0;
	return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byKind || b.score - a.score;
}
