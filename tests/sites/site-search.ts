import { analysis } from '#language/analysis.ts';
import { openSearchIndex, type ReadFile } from '#search/open-index.ts';
import { answerQuery, type SearchResult } from '#search/query.ts';
import type { PageTexts } from '#search/search-files.ts';
import type { BuiltSite } from './build-fixture.ts';

/** Opens the search of a built site as a reader's browser does. `onRead` hears which files it asks for. */
export async function openSearch(site: BuiltSite, onRead: (path: string) => void = () => {}): Promise<(query: string) => Promise<SearchResult[]>> {
	const read: ReadFile = async (path) => {
		onRead(path);
		return site.text(path);
	};
	const index = await openSearchIndex(read);
	return (query) => answerQuery(index, query, { analysis });
}

/** What the search can show of each page. */
export const searchedTexts = (site: BuiltSite): PageTexts[] =>
	site.files.filter((file) => /^\/search\/\w+\/page-\d+\.json$/.test(file)).map((file) => JSON.parse(site.text(file)));
