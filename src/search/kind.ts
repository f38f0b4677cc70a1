import type { PageFacts } from '#finished-page/page-facts.ts';
import type { SearchKind } from './ranking.ts';

/** What a page of a manual may be about, so that it counts as something else. */
export type SearchSubject = Extract<SearchKind, 'glossary' | 'api'>;

/** The kind of a page for the search, by its layout (`data-kind`) and subject; `undefined` for pages that nobody searches for. */
export function searchKindOf({ kind, subject }: Pick<PageFacts, 'kind'> & { subject?: SearchSubject | undefined }): SearchKind | undefined {
	switch (kind) {
		case 'post':
			return 'blog';
		case 'page':
			return 'page';
		case 'doc':
		case 'category':
			return subject ?? 'manual';
		default:
			return kind?.startsWith('api') ? 'api' : undefined;
	}
}
