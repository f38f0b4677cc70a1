import type { PageFacts } from '#finished-page/page-facts.ts';
import type { PageEntry, PageSection } from '#finished-page/sections.ts';
import { type SearchSubject, searchKindOf } from './kind.ts';
import type { SearchKind, SearchPart } from './ranking.ts';
import { wordsIn } from './tokenise.ts';

/** A page as the search knows it. The same pages make the same index. */
export interface SearchedPage extends Pick<PageFacts, 'path' | 'kind' | 'noindex' | 'title' | 'description' | 'keywords' | 'sections'> {
	/** What a page of a manual is about, if it is a term or an API. */
	subject?: SearchSubject | undefined;
	/** Name of the API that the page is about, in a site with several. */
	api?: string | undefined;
	/** What programmers search for besides the title of an operation; see `operation-names.ts`. */
	operationNames?: readonly string[] | undefined;
	/** Search words from its writer, by id of the section. */
	searchWords?: Readonly<Record<string, readonly string[]>>;
	/** Identifies all of this content. Without it, nothing is taken from an earlier index. */
	key?: string | undefined;
}

/** A page without what the search does not use. */
export function searchedPage({ path, kind, noindex, title, description, keywords, sections }: PageFacts): SearchedPage {
	return { path, kind, noindex, title, description, keywords, sections };
}

/** The searchable items of a page. */
export interface PageItems {
	path: string;
	title: string;
	kind: SearchKind;
	api?: string | undefined;
	/** Identifies its items. */
	key?: string | undefined;
	items: Item[];
}

/** The beginning of a page, a section, or an entry of a section. */
export interface Item {
	part: SearchPart;
	id: string;
	/** Empty for the beginning of the page. */
	heading: string;
	/** Headings above it, without the page's title. */
	above: string[];
	/** Its names; a page may have several. */
	names: string[];
	/** What programmers call an operation; matches like a name, weighs like a search word. */
	calls: readonly string[];
	/** Search words from its writer. */
	keywords: string[];
	text: string;
}

/** The items of a page; `undefined` for pages that only list others, and for pages with `noindex`. */
export function pageItems(page: SearchedPage): PageItems | undefined {
	const kind = searchKindOf(page);
	if (kind === undefined || page.noindex) return undefined;
	const title = page.sections[0]?.heading || page.title;
	const base = { path: page.path, title, kind, key: page.key, ...(page.api !== undefined && { api: page.api }) };
	// The address contains the id of an operation, and other names of a page of the manual.
	const slug = kind === 'api' || kind === 'manual' ? (page.path.split('/').at(-2) ?? '') : '';
	const names = [title, ...otherNames(title, page.title), ...(slug === '' ? [] : [slug])];
	// A category page repeats its items; only its own beginning is searched.
	if (page.kind === 'category') {
		return { ...base, items: [{ part: 'list', id: '', heading: '', above: [], names, calls: [], keywords: page.keywords, text: page.description ?? '' }] };
	}
	const wordsOf = new Map(Object.entries(page.searchWords ?? {}));
	const above = headingsAbove();
	const items = page.sections.flatMap((section): Item[] => {
		const place = above(section);
		const { id, heading, text, entries } = section;
		const item: Item =
			id === ''
				? { part: 'page', id, heading: '', above: [], names, calls: page.operationNames ?? [], keywords: page.keywords, text }
				: {
						part: isOfLinks(section) ? 'list' : 'section',
						id,
						heading,
						above: place,
						names: [heading],
						calls: [],
						keywords: [...(wordsOf.get(id) ?? [])],
						text,
					};
		const inside = id === '' ? [] : [...place, heading];
		return [item, ...entries.map((entry) => entryItem(entry, inside))];
	});
	return { ...base, items };
}

/** „Siehe auch“ leads to answers but contains none. */
const isOfLinks = ({ text, linked }: PageSection) => linked > text.length / 2;

/** The text of an entry is searched as part of its section. */
const entryItem = ({ id, name, text }: PageEntry, above: string[]): Item => ({
	part: 'entry',
	id,
	heading: name,
	above,
	names: [name],
	calls: [],
	keywords: [],
	text,
});

/** Makes a function that returns the headings above each section, called in order. */
function headingsAbove(): (section: PageSection) => string[] {
	const open: PageSection[] = [];
	return (section) => {
		while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
		const above = open.map(({ heading }) => heading);
		if (section.level > 1) open.push(section);
		return above;
	};
}

/**
 * The short name of a page for readers who know the site: „API“ of „Kalibord API“, where the site's title names the product, and „Prüfmittel“ of
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
