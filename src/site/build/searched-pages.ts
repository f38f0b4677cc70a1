import type { PageFacts } from '#finished-page/page-facts.ts';
import { apiAt } from '#navigation/api-at.ts';
import { type SearchedPage, searchedPage } from '#search/make-index.ts';
import type { Site } from '#site/site.ts';

/** What readers search: the newest version of the docs and of each API; the same sections of older ones would crowd its list. */
export function searchedPages(site: Site, pages: Iterable<PageFacts>): SearchedPage[] {
	const newest = site.versions.find((version) => version.isLast)?.name;
	const hasSeveral = site.config.api.length > 1;
	return [...pages].flatMap((page): SearchedPage[] => {
		const api = apiAt(site, page.path);
		const isNewest = api ? api.plan.version === undefined : page.version === undefined || page.version === newest;
		return isNewest ? [{ ...searchedPage(page), ...(api && hasSeveral && { api: api.plan.label }) }] : [];
	});
}
