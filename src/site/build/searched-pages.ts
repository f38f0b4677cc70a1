import type { PageFacts } from '#finished-page/page-facts.ts';
import { apiAt } from '#navigation/api/api-at.ts';
import type { SearchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { type SearchedPage, searchedPage } from '#search/items.ts';
import { fileOfPath } from './finish-page.ts';
import { isOfNewest } from './is-of-newest.ts';

interface SearchWordsOfSite {
	/** Words that writers gave to sections. */
	sections: readonly SearchWords[];
	/** How programmers look for operations, by the path of the page. */
	operations: ReadonlyMap<string, readonly string[]>;
	/** Names that stand for finished pages, by the path of their file. */
	names?: ReadonlyMap<string, string>;
}

/** What readers search: the newest version of the docs and of each API. */
export function searchedPages(site: Site, pages: Iterable<PageFacts>, { sections, operations, names }: SearchWordsOfSite): SearchedPage[] {
	const hasSeveral = site.config.api.length > 1;
	const wordsOf = Map.groupBy(sections, ({ path }) => path);
	return [...pages].flatMap((page): SearchedPage[] => {
		const api = apiAt(site, page.path);
		if (!isOfNewest(site, page)) return [];
		const searchWords = Object.fromEntries(wordsOf.get(page.path)?.map(({ anchor, words }) => [anchor, words]) ?? []);
		const operationNames = operations.get(page.path);
		const added = { searchWords, ...(operationNames && { operationNames }), ...(api && hasSeveral && { api: api.plan.label }) };
		const name = names?.get(fileOfPath(page.path));
		return [{ ...searchedPage(page), ...added, key: name && JSON.stringify([name, added]) }];
	});
}
