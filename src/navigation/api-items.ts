import { firstParagraph } from '#content/plain-text.ts';
import type { ApiOutline } from '#openapi/model/outline.ts';
import type { ExpandedItem } from './expand-sidebar.ts';

/** Path of a page of the API reference by its slug. */
export const apiPath = (slug: string) => `/docs/api/${slug}/`;

/** Path of the page that lists what has changed between versions of the API. */
export const API_CHANGES_PATH = apiPath('aenderungen');

const lead = (markdown: string | undefined) => (markdown === undefined ? undefined : firstParagraph(markdown));

/** What `{ type: 'api' }` in a sidebar stands for: the overview, a category for each tag with its operations, the changes. */
export function apiItems(api: ApiOutline, changesLabel: string): ExpandedItem[] {
	return [
		{ type: 'page', label: api.title, href: apiPath(api.id), description: lead(api.description) },
		...api.tags.map(
			(tag): ExpandedItem => ({
				type: 'category',
				label: tag.title,
				page: apiPath(tag.slug),
				description: lead(tag.description),
				collapsed: false,
				items: tag.operations.map((operation) => ({ type: 'page', label: operation.title, href: apiPath(operation.slug), method: operation.method })),
			}),
		),
		{ type: 'page', label: changesLabel, href: API_CHANGES_PATH },
	];
}
