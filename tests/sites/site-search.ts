import { analysis } from '#language/analysis.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerAsItComes, answerQuery, type SearchResult } from '#search/query.ts';
import type { PageTexts } from '#search/search-files.ts';
import type { BuiltSite } from './build-fixture.ts';

/** Opens the search of a built site as a reader's browser does. */
export async function openSearch(site: BuiltSite): Promise<(query: string) => Promise<SearchResult[]>> {
	const index = await openSearchIndex(async (path) => site.text(path));
	return (query) => answerQuery(index, query, { analysis });
}

/** What a reader loads of the index for an answer who has loaded nothing before: the size of all files until the first results are there, and until all are. */
export async function indexLoad(site: BuiltSite, query: string, sizeOf: (path: string) => number): Promise<{ first: number; all: number }> {
	let all = 0;
	let first: number | undefined;
	const index = await openSearchIndex(async (path) => {
		all += sizeOf(path);
		return site.text(path);
	});
	for await (const _ of answerAsItComes(index, query, { analysis })) first ??= all;
	return { first: first ?? all, all };
}

/** What the search can show of all pages. */
export const searchedTexts = (site: BuiltSite): PageTexts[] =>
	site.files.filter((file) => /^\/search\/\w+\/texts-\d+\.json$/.test(file)).map((file) => JSON.parse(site.text(file)));
