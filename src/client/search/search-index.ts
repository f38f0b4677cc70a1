import { PATIENCE } from '#client/patience.ts';
import { analysis } from '#language/analysis.ts';
import { openSearchIndex, type SearchIndex } from '#search/open-index.ts';
import { answerQuery, type SearchResult } from '#search/query.ts';

let index: Promise<SearchIndex> | undefined;

/**
 * Answers a query from the index of the site. What was loaded once is kept. Rejects when a part cannot be loaded; the next call tries again, and
 * begins with the directory, because a part that is gone may have been replaced by another edition.
 */
export async function search(query: string, most?: number): Promise<SearchResult[]> {
	index ??= openSearchIndex(fetchIndexFile);
	try {
		return await answerQuery(await index, query, { analysis, ...(most !== undefined && { most }) });
	} catch (error) {
		index = undefined;
		throw error;
	}
}

async function fetchIndexFile(path: string): Promise<string> {
	const base = document.documentElement.dataset.base ?? '/';
	const response = await fetch(base + path.slice(1), { signal: AbortSignal.timeout(PATIENCE) });
	if (!response.ok) throw new Error(`HTTP ${response.status}`);
	return response.text();
}
