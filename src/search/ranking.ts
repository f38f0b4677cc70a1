/**
 * The numbers that rank results. First comes the way an item matches (`LEVELS`), then its score: how often and where the words
 * occur (`FIELD_BOOST`), how close they are to those of the query (`MATCH_WEIGHT`), and what the item is (`KIND_WEIGHT`, `PART_WEIGHT`).
 */

/** Weight of a match by its field. */
export const FIELD_BOOST = { name: 5, context: 1.5, keywords: 3, text: 1 } as const;
/** How quickly repetitions of a word stop counting, and how much long texts count less (k and b of BM25). */
export const BM25 = { saturation: 1.2, share: { name: 0.85, context: 0.85, keywords: 0, text: 0.85 } } as const;

/** The manual answers most questions; news are rarely the answer. */
export const KIND_WEIGHT = { manual: 1, glossary: 0.96, api: 0.95, page: 0.8, blog: 0.6 } as const;

/** Weight by the part of the page. Lists lead to pages that are found by themselves; entries are many, and short texts score high. */
export const PART_WEIGHT = { page: 1, section: 1, entry: 0.3, list: 0.5 } as const;

/** Weight of a match compared with the exact word. */
export const MATCH_WEIGHT = {
	/** Longer words with this prefix: usually meant while a word is unfinished, rarely once it is complete. */
	prefix: { unfinished: 0.6, whole: 0.2 },
	parts: 0.5,
	/** Two words written as one. */
	joined: 1,
	/** A synonym from the settings. */
	synonym: 0.4,
	/** A near synonym from the thesaurus. */
	akin: 0.3,
	compound: 0.17,
	fuzzy: 0.4,
	/** In a compound that was split, the last part tells what it is, the others only which one. */
	lastPart: 0.5,
	firstPart: 0.15,
} as const;

/**
 * For queries with several words: the exponent of the share that an item matches, the contribution of the rest of its page,
 * and the factor for places about problems if the query describes one. */
export const QUESTION = { weakWord: 0.5, coveragePower: 2, rarityPower: 0.5, pageShare: 0.3, trouble: 1.5 } as const;

/** Number of places of a term that are kept. */
export const MOST_POSTINGS = 1500;

/** Longest query that is used, and the length of the list. */
export const MOST_WORDS = 12;
export const MOST_RESULTS = 10;
/** Results that are shown while the texts of the others are on their way. */
export const FIRST_RESULTS = 3;
/** Most results from one page, and with one name, such as the field `status` of many schemas. */
export const MOST_OF_A_PAGE = 3;
export const MOST_NAMESAKES = 4;

export type SearchKind = keyof typeof KIND_WEIGHT;
export type SearchPart = keyof typeof PART_WEIGHT;

/** Ways in which the name of an item matches, best first: pages before sections, headings before fields. */
export const NAME_LEVELS = ['page', 'keyword', 'section', 'entry'] as const;

/** Ways in which an item matches a query, best first: names before texts. */
const LEVELS = ['page', 'keyword', 'section', 'entry', 'page that begins so', 'place that begins so', 'all words in the name', 'text'] as const;

export type Level = (typeof LEVELS)[number];

/** The properties of a found item that decide its rank. */
export interface Ranked {
	level: Level;
	score: number;
	/** Weight of its kind and part, if it was found by name. */
	weight?: number | undefined;
}

/** Sorts by level; then pages with the same name by kind, others by score. */
export function compareRanks(a: Ranked, b: Ranked): number {
	const byKind = a.level.startsWith('page') ? (b.weight ?? 0) - (a.weight ?? 0) : 0;
	return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byKind || b.score - a.score;
}
