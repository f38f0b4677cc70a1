import type { PageFacts } from '#finished-page/page-facts.ts';
import type { SearchKind } from './ranking.ts';

/** The kind of a page for the search, by its layout (`data-kind`), subject and address; `undefined` for pages that nobody searches for. */
export function searchKindOf({ kind, path, api }: Pick<PageFacts, 'kind' | 'path'> & { api?: string | undefined }): SearchKind | undefined {
	switch (kind) {
		case 'post':
			return 'blog';
		case 'page':
			return 'page';
		case 'doc':
		case 'category':
			if (api !== undefined) return 'api';
			if (/^\/docs\/(?:[^/]+\/)?terms\//.test(path)) return 'glossary';
			return /^\/docs\/(?:[^/]+\/)?(?:category\/)?api\//.test(path) ? 'api' : 'manual';
		default:
			return kind?.startsWith('api') ? 'api' : undefined;
	}
}
