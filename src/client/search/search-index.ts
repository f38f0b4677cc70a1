import { PATIENCE } from '#client/patience.ts';
import { openSearchIndex, type SearchIndex } from '#search/query.ts';

let index: Promise<SearchIndex> | undefined;

/** The search index of the site, loaded once. Rejects when it cannot be loaded; the next call tries again. */
export function loadSearchIndex(): Promise<SearchIndex> {
	index ??= fetch(`${document.documentElement.dataset.base ?? '/'}search-index.json`, { signal: AbortSignal.timeout(PATIENCE) })
		.then((response) => (response.ok ? response.text() : Promise.reject(new Error(`HTTP ${response.status}`))))
		.then(openSearchIndex)
		.catch((error: unknown) => {
			index = undefined;
			throw error;
		});
	return index;
}
