import MiniSearch from 'minisearch';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { PageEntry } from '#finished-page/sections.ts';
import { searchKindOf } from './kind.ts';
import type { SearchPart } from './ranking.ts';
import { INDEX_OPTIONS, type IndexedItem } from './search-index.ts';
import { indexTerms, type SplitWord, splitWord, wordsIn } from './tokenise.ts';

/** Characters of a text that the index keeps to show them. */
const EXCERPT_LENGTH = { page: 300, list: 300, section: 300, entry: 160 };

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
	const index = new MiniSearch({ ...INDEX_OPTIONS, tokenize: (text) => indexTerms(text, split) });
	const isNew = firstEntries();
	let id = 0;
	for (const page of pages) for (const item of itemsOf(page)) if (isNew(item)) index.add({ ...item, id: id++ });
	return JSON.stringify(index);
}

/** Operations say the same of the same field and header again and again: the first place speaks for all. */
function firstEntries(): (item: Omit<IndexedItem, 'id'>) => boolean {
	const seen = new Set<string>();
	return ({ part, name, excerpt, api = '' }) => {
		if (part !== 'entry') return true;
		const key = [api, name, excerpt].join('\n');
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	};
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

function itemsOf(page: SearchedPage): Omit<IndexedItem, 'id'>[] {
	const kind = searchKindOf(page);
	if (kind === undefined || page.noindex) return [];
	const title = page.sections[0]?.heading || page.title;
	// A category page repeats what its items say; its own beginning leads to it.
	const isList = page.kind === 'category';
	const sections = isList ? page.sections.slice(0, 1).map((lead) => ({ ...lead, text: page.description ?? '', entries: [] })) : page.sections;
	return sections.flatMap(({ id, heading, text, entries }): Omit<IndexedItem, 'id'>[] => {
		const place = { page: title, kind, ...(page.api !== undefined && { api: page.api }), context: title, keywords: '' };
		const item: Omit<IndexedItem, 'id'> =
			id === ''
				? {
						...place,
						part: isList ? 'list' : 'page',
						heading: '',
						path: page.path,
						excerpt: shorten(text, 'page'),
						aliases: otherNames(title, page.title),
						synonyms: page.keywords,
						name: title,
						context: '',
						keywords: page.keywords.join(', '),
						text,
					}
				: { ...place, part: 'section', heading, path: `${page.path}#${id}`, excerpt: shorten(text, 'section'), name: heading, text };
		return [item, ...entries.map((entry) => entryItem(entry, page.path, place))];
	});
}

/** The text of an entry is searched as part of its section. */
function entryItem(
	{ id, name, text }: PageEntry,
	path: string,
	place: Pick<IndexedItem, 'page' | 'kind' | 'api' | 'context' | 'keywords'>,
): Omit<IndexedItem, 'id'> {
	return { ...place, part: 'entry', heading: name, path: `${path}#${id}`, excerpt: shorten(text, 'entry'), name, text: '' };
}

/**
 * What a page is called by whoever knows the site: „API“ of „Kalibord API“, where the site's title names the product, and „Prüfmittel“ of
 * „Prüfmittel – Glossar“, where the dash tells it from a page of the same name.
 */
function otherNames(title: string, whole: string): string[] {
	const ofSite = new Set(wordsIn(whole.slice(whole.lastIndexOf(' | ') + 1)).map((word) => word.whole));
	const own = title
		.split(' ')
		.filter((word) => !wordsIn(word).every((each) => ofSite.has(each.whole)))
		.join(' ');
	return [own, title.split(' – ')[0] ?? ''].filter((name) => name !== '' && name !== title);
}

/** Cuts at a word, so that no half word seems to be found. */
function shorten(text: string, part: SearchPart): string {
	const most = EXCERPT_LENGTH[part];
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	return cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2));
}
