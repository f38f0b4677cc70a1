import MiniSearch from 'minisearch';
import type { PageFacts } from '#finished-page/page-facts.ts';
import { kindOf } from './kind.ts';
import { INDEX_OPTIONS, type IndexedSection } from './search-index.ts';
import { type SplitWord, splitWord, terms } from './tokenise.ts';

/** Characters of a section that the index keeps to show them. */
const EXCERPT_LENGTH = 300;

/** What the search knows of a page. An index that was made from the same is the same. */
export interface SearchedPage extends Pick<PageFacts, 'path' | 'kind' | 'noindex' | 'title' | 'description' | 'keywords' | 'sections'> {
	/** Name of the API that the page is about, in a site with several. */
	api?: string | undefined;
}

/** Leaves out of a page what the search does not look at. */
export function searchedPage({ path, kind, noindex, title, description, keywords, sections }: PageFacts): SearchedPage {
	return { path, kind, noindex, title, description, keywords, sections };
}

/**
 * Makes the search index: JSON that `openSearchIndex` reads in the reader's browser. Pages that only list others, and those that
 * ask search engines to stay away, are left out.
 */
export function makeSearchIndex(pages: Iterable<SearchedPage>): string {
	const split = remembered(splitWord);
	const index = new MiniSearch({ ...INDEX_OPTIONS, tokenize: (text) => terms(text, split) });
	let id = 0;
	for (const page of pages) for (const section of sectionsOf(page)) index.add({ ...section, id: id++ });
	return JSON.stringify(index);
}

/** A site says the same words again and again; each is folded once. */
function remembered(split: SplitWord): SplitWord {
	const known = new Map<string, ReturnType<SplitWord>>();
	return (word) => {
		const before = known.get(word);
		if (before) return before;
		const result = split(word);
		known.set(word, result);
		return result;
	};
}

function sectionsOf(page: SearchedPage): Omit<IndexedSection, 'id'>[] {
	const kind = kindOf(page);
	if (kind === undefined || page.noindex) return [];
	const title = page.sections[0]?.heading || page.title;
	// A category page repeats what its items say; its own beginning leads to it.
	const sections = page.kind === 'category' ? page.sections.slice(0, 1).map((lead) => ({ ...lead, text: page.description ?? '' })) : page.sections;
	return sections.map(({ id, heading, text }) => {
		const isLead = id === '';
		return {
			page: title,
			heading: isLead ? '' : heading,
			path: isLead ? page.path : `${page.path}#${id}`,
			excerpt: shorten(text),
			kind,
			...(page.api !== undefined && { api: page.api }),
			name: isLead ? title : heading,
			context: isLead ? '' : title,
			keywords: isLead ? page.keywords.join(', ') : '',
			text,
		};
	});
}

/** Cuts at a word, so that no half word seems to be found. */
function shorten(text: string): string {
	if (text.length <= EXCERPT_LENGTH) return text;
	const cut = text.slice(0, EXCERPT_LENGTH);
	return cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2));
}
