import type { SearchKind } from './ranking.ts';

/**
 * The search index on the server, made of small files, so that a query loads those of its own words only:
 *
 * - `index.json`, the directory: which file holds what. All other files lie in a folder named by their content, so that two editions are never mixed.
 * - `terms-N.txt`: a line for each term, `term postings` (`posting-text.ts`), sorted. A term is the stem of a word, or
 *   `prufmittelsperr=`, a whole name („Prüfmittel sperren“), which thus lies beside its first word; `!`, all places about problems; `ka*` and `ka*=`, the best of all words and names that
 *   begin so, if these fill more than two files.
 * - `texts-N.json`: the texts of a page that results show; a long page is cut at its items into several.
 * - `words.txt`: the vocabulary for typos and compounds (`vocabulary.ts`), loaded if a word of a query does not occur.
 *
 * A browser reads the directory when the search opens, then in one go the terms of all words, then the texts of the best places, then those of the others.
 */
export interface Directory {
	/** Folder of all other files. */
	edition: string;
	/** Of each page, how many items its files of texts hold; items and files are numbered across pages. */
	items: number[][];
	/** Whether each page belongs to an API reference: `0` or `1`. */
	apis: string;
	/** Of each file of terms, in order, a beginning: its terms are not less, those of the file before are. With spaces between. */
	parts: string;
}

/** The texts of a page that results show, or of some of its items. */
export interface PageTexts {
	/** Path without the base. */
	path: string;
	title: string;
	kind: SearchKind;
	/** Name of its API, in a site with several. */
	api?: string | undefined;
	/** Items in order. */
	items: ItemText[];
}

/** An item: the page's beginning, a section of it or an entry of one. */
export interface ItemText {
	/** Id of its place; empty for the beginning of the page. */
	id: string;
	/** Heading of the section or name of the entry; empty for the beginning of the page. */
	heading: string;
	/** Headings above it, without the page's title. */
	above?: string[] | undefined;
	text: string;
}

export const DIRECTORY = '/search/index.json';

/** A part of the terms, by its number. */
export const partFile = (edition: string, part: number): string => `/search/${edition}/terms-${part}.txt`;
/** Some texts, by their number. */
export const textsFile = (edition: string, number: number): string => `/search/${edition}/texts-${number}.json`;
/** All words for typos and compounds in queries. */
export const vocabularyFile = (edition: string): string => `/search/${edition}/words.txt`;
/** Terms that end with this are whole names. Sorts before letters. */
export const WHOLE_NAME = '=';
/** The term of all places about problems. */
export const TROUBLE = '!';
/** Stands for any ending in a term that covers all with a prefix. Sorts before letters and digits. */
export const ANY_ENDING = '*';
