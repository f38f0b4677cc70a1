import type { SearchKind } from './ranking.ts';

/**
 * The search index on the server. A browser reads the directory first, then the parts that a query needs: those with the terms of
 * its words, and the texts of the pages that it shows.
 */
export interface Directory {
	/** Folder of all other files; each edition has its own, so parts of two editions are never mixed. */
	edition: string;
	/** Number of items of each page; items are numbered across pages. */
	items: number[];
	/** Whether each page belongs to an API reference: `0` or `1`. Missing in older editions. */
	apis?: string;
	/** First term of each part, in order. */
	parts: string[];
}

/** A part of the terms: postings by term, as `postingWriter` writes them. */
export type TermPart = Record<string, number[]>;

/** The texts of a page that results show. */
export interface PageTexts {
	/** Path without the base. */
	path: string;
	title: string;
	kind: SearchKind;
	/** Name of its API, in a site with several. */
	api?: string | undefined;
	/** Its items in order. */
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
export const partFile = (edition: string, part: number): string => `/search/${edition}/terms-${part}.json`;

/** The texts of a page, by its number. */
export const pageFile = (edition: string, page: number): string => `/search/${edition}/page-${page}.json`;
/** All words for typos and compounds in queries. */
export const vocabularyFile = (edition: string): string => `/search/${edition}/words.txt`;
/** Terms that begin with this are whole names: `=prufmittelsperr` of „Prüfmittel sperren“. */
export const WHOLE_NAME = '=';
/** The term of all places about problems. */
export const TROUBLE = '!';
/** A term that ends with this covers all terms with a prefix (`ka*`), if these fill more than one part. Sorts before them. */
export const ANY_ENDING = '*';
