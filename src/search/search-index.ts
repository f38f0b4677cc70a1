import type { Options } from 'minisearch';
import { STOP_WORDS } from '#language/stop-words.ts';
import type { SearchKind, SearchPart } from './ranking.ts';
import { indexTerms } from './tokenise.ts';

/** What the index remembers of an item, to rank and show it: of a page's beginning, of a section, or of an entry of one. */
export interface StoredItem {
	/** Title of the page. */
	page: string;
	/** Heading of the section or name of the entry; empty for the beginning of the page. */
	heading: string;
	/** Path without the base, with `#id` of the place. */
	path: string;
	/** Beginning of the text. */
	excerpt: string;
	kind: SearchKind;
	part: SearchPart;
	/** What the page is called beside its title: see `otherNames`. */
	aliases?: readonly string[];
	/** Where the page begins, the words its writer added for the search. */
	synonyms?: readonly string[];
	/** Name of its API, in a site with several. */
	api?: string | undefined;
}

/** What is indexed of an item: one field for each weight. */
export interface IndexedItem extends StoredItem {
	id: number;
	/** The heading, or the page's title where the page begins. */
	name: string;
	/** Title of the page, below its other headings. */
	context: string;
	/** Words the writer added for the search, where the page begins. */
	keywords: string;
	text: string;
}

/** How the index is made; reading it needs the same. */
export const INDEX_OPTIONS: Options<IndexedItem> = {
	fields: ['name', 'context', 'keywords', 'text'],
	storeFields: ['page', 'heading', 'path', 'excerpt', 'kind', 'part', 'aliases', 'synonyms', 'api'],
	tokenize: (text) => indexTerms(text),
	processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
};
