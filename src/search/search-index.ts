import type { Options } from 'minisearch';
import { STOP_WORDS } from './stop-words.ts';
import { terms } from './tokenise.ts';

/** What a page is to somebody who searches. */
export type SearchKind = 'manual' | 'glossary' | 'blog' | 'api' | 'page';

/** What the index remembers of a section, to show it. */
export interface StoredSection {
	/** Title of the page. */
	page: string;
	/** Heading of the section; empty for the beginning of the page. */
	heading: string;
	/** Path without the base, with `#id` of the heading. */
	path: string;
	/** Beginning of the text. */
	excerpt: string;
	kind: SearchKind;
	/** Name of its API, in a site with several. */
	api?: string | undefined;
}

/** What is indexed of a section: one field for each weight. */
export interface IndexedSection extends StoredSection {
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
export const INDEX_OPTIONS: Options<IndexedSection> = {
	fields: ['name', 'context', 'keywords', 'text'],
	storeFields: ['page', 'heading', 'path', 'excerpt', 'kind', 'api'],
	tokenize: (text) => terms(text),
	processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
};

/** Weight of a match by field. */
export const FIELD_BOOST = { name: 5, context: 1.5, keywords: 5, text: 1 } as const;
