import type { PageFacts } from '#finished-page/page-facts.ts';
import { apiAt } from '#navigation/api/api-at.ts';
import { type Route, routeIndex } from '#navigation/routes.ts';
import type { SearchWords } from '#navigation/search-words.ts';
import type { Site } from '#navigation/site.ts';
import { type SearchedPage, searchedPage } from '#search/items.ts';
import { isOfNewest } from './is-of-newest.ts';
import { fileOfPath } from './page-file.ts';

interface SearchWordsOfSite {
	/** Search words that writers gave to sections. */
	sections: readonly SearchWords[];
	/** Names of operations, by path of the page (`operation-names.ts`). */
	operations: ReadonlyMap<string, readonly string[]>;
	/** Names of finished pages in the cache, by path of their file. */
	names?: ReadonlyMap<string, string>;
}

/** The pages that readers search: the newest version of the docs and of each API, and pages without a version. */
export function searchedPages(site: Site, pages: Iterable<PageFacts>, { sections, operations, names }: SearchWordsOfSite): SearchedPage[] {
	const hasSeveral = site.config.api.length > 1;
	const wordsOf = Map.groupBy(sections, ({ path }) => path);
	return [...pages].flatMap((page): SearchedPage[] => {
		const api = apiAt(site, page.path);
		if (!isOfNewest(site, page)) return [];
		const searchWords = Object.fromEntries(wordsOf.get(page.path)?.map(({ anchor, words }) => [anchor, words]) ?? []);
		const operationNames = operations.get(page.path);
		const subject = api ? 'api' : subjectOfRoute(routeIndex(site).byPath.get(page.path));
		const added = { subject, searchWords, ...(operationNames && { operationNames }), ...(api && hasSeveral && { api: api.plan.label }) };
		const name = names?.get(fileOfPath(page.path));
		return [{ ...searchedPage(page), ...added, key: name && JSON.stringify([name, added]) }];
	});
}

/** What a page of a manual is about, wherever the manual stands: by its front matter, and by the folder that it lies in. */
function subjectOfRoute(route: Route | undefined): SearchedPage['subject'] {
	if (route?.kind !== 'doc') return undefined;
	const { id, frontMatter } = route.doc;
	if (frontMatter.term !== undefined || id.startsWith('terms/')) return 'glossary';
	return id.startsWith('api/') ? 'api' : undefined;
}
