import type { ApiOutline } from '#openapi/outline.ts';
import type { ExpandedItem } from './expand-sidebar.ts';

/** Path of a page of the API reference by its slug. */
export const apiPath = (slug: string) => `/docs/api/${slug}/`;

/** Path of the page that lists what has changed between versions of the API. */
export const API_CHANGES_PATH = apiPath('aenderungen');

/** What `{ type: 'api' }` in a sidebar stands for: the overview, a category for each tag with its operations, the changes. */
export function apiItems(api: ApiOutline, changesLabel: string): ExpandedItem[] {
	return [
		{ type: 'page', label: api.title, href: apiPath(api.id) },
		...api.tags.map(
			(tag): ExpandedItem => ({
				type: 'category',
				label: tag.title,
				page: apiPath(tag.slug),
				description: tag.description,
				collapsed: false,
				items: tag.operations.map((operation) => ({ type: 'page', label: operation.title, href: apiPath(operation.slug), method: operation.method })),
			}),
		),
		{ type: 'page', label: changesLabel, href: API_CHANGES_PATH },
	];
}
