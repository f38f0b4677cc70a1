import type { PageFacts } from '#finished-page/page-facts.ts';
import { apiAt } from '#navigation/api/api-at.ts';
import type { SearchWords } from '#navigation/search-words.ts';
import { type SearchedPage, searchedPage } from '#search/items.ts';
import type { Site } from '#site/site.ts';
import { isOfNewest } from './is-of-newest.ts';

/** What readers search: the newest version of the docs and of each API. */
export function searchedPages(site: Site, pages: Iterable<PageFacts>, words: readonly SearchWords[]): SearchedPage[] {
	const hasSeveral = site.config.api.length > 1;
	const wordsOf = Map.groupBy(words, ({ path }) => path);
	return [...pages].flatMap((page): SearchedPage[] => {
		const api = apiAt(site, page.path);
		if (!isOfNewest(site, page)) return [];
		const searchWords = Object.fromEntries(wordsOf.get(page.path)?.map(({ anchor, words }) => [anchor, words]) ?? []);
		return [{ ...searchedPage(page), searchWords, ...(api && hasSeveral && { api: api.plan.label }) }];
	});
}
