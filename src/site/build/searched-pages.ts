import type { PageFacts } from '#finished-page/page-facts.ts';
import { apiAt } from '#navigation/api/api-at.ts';
import { type SearchedPage, searchedPage } from '#search/items.ts';
import type { Site } from '#site/site.ts';
import { isOfNewest } from './is-of-newest.ts';

/** What readers search: the newest version of the docs and of each API. */
export function searchedPages(site: Site, pages: Iterable<PageFacts>): SearchedPage[] {
	const hasSeveral = site.config.api.length > 1;
	return [...pages].flatMap((page): SearchedPage[] => {
		const api = apiAt(site, page.path);
		return isOfNewest(site, page) ? [{ ...searchedPage(page), ...(api && hasSeveral && { api: api.plan.label }) }] : [];
	});
}
