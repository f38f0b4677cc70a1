import { LOAD_TIMEOUT } from '#client/load-timeout.ts';
import { analysis } from '#language/analysis.ts';
import { openSearchIndex, type SearchIndex } from '#search/open-index.ts';
import { answerAsItComes, type QueryOptions, type SearchResult } from '#search/query.ts';

let index: Promise<SearchIndex> | undefined;

/** Begins to load the directory of the index, before the first query needs it. If it does not load, the query tries again. */
export function prepareSearch(): void {
	index ??= openSearchIndex(fetchIndexFile);
	index.catch(() => {
		index = undefined;
	});
}

/**
 * Answers a query from the index of the site: the best results as soon as they are known, then all. What was loaded once is kept. Rejects when a part cannot be loaded; the next call tries
 * again, and begins with the directory, because a part that is gone may have been replaced by another edition.
 */
export async function* search(query: string, options: Omit<QueryOptions, 'analysis'>): AsyncGenerator<SearchResult[]> {
	index ??= openSearchIndex(fetchIndexFile);
	try {
		yield* answerAsItComes(await index, query, { analysis, ...options });
	} catch (error) {
		index = undefined;
		throw error;
	}
}

/** Also rejects if the response is a page, as from a network that requires a sign-in: its lines would be read as terms. */
async function fetchIndexFile(path: string): Promise<string> {
	const base = document.documentElement.dataset.base ?? '/';
	const response = await fetch(base + path.slice(1), { signal: AbortSignal.timeout(LOAD_TIMEOUT) });
	if (!response.ok) throw new Error(`HTTP ${response.status}`);
	if (response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${path} is a page.`);
	return response.text();
}
