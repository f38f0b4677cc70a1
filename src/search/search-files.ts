import type { SearchKind } from './ranking.ts';

/**
 * The search index as it lies on the server. A reader's browser reads the directory first, then the few parts that a query needs:
 * those parts of the terms that its words fall into, and the texts of the pages that it shows.
 */
export interface Directory {
	/** Folder of all other files: a new one for each edition, so that parts of two editions never come together. */
	edition: string;
	/** Number of items of each page, in the order of the pages; their items are numbered through. */
	items: number[];
	/** Of each page whether it belongs to the reference of an API: `0` or `1`; not there in the directories of older editions. */
	apis?: string;
	/** First term of each part, in order. */
	parts: string[];
}

/** A part of the terms: postings by term, as `postingWriter` writes them. */
export type TermPart = Record<string, number[]>;

/** What the search shows of a page. */
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
/** All words that a query may be a slip or a compound of. */
export const vocabularyFile = (edition: string): string => `/search/${edition}/words.txt`;
/** Terms that begin with this are whole names: `=prufmittelsperr` of „Prüfmittel sperren“. */
export const WHOLE_NAME = '=';
/** Stands for all places that are about troubles. */
export const TROUBLE = '!';
/** A term that ends with this stands for all that begin so: `ka*`, where these fill more than one part. It sorts before them. */
export const ANY_ENDING = '*';
