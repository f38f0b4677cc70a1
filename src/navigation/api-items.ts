import { foreignLead } from '#content/opening.ts';
import type { ApiOutline, ApiOutlinePage, ApiOutlineTag } from '#openapi/model/outline.ts';
import type { ExpandedItem } from './expand-sidebar.ts';

/** Path of a page of the API reference by its slug. */
export const apiPath = (slug: string) => `/docs/api/${slug}/`;

/** Path of the page of an operation as Markdown. */
export const markdownPath = (slug: string) => `/docs/api/${slug}.md`;

/** Path of the page that lists what has changed between versions of the API. */
export const API_CHANGES_PATH = apiPath('aenderungen');

const lead = (markdown: string | undefined) => (markdown === undefined ? undefined : foreignLead(markdown));

/** Names of the entries that the description does not name itself. */
export interface ApiLabels {
	webhooks: string;
	schemas: string;
	changesLink: string;
}

/** What `{ type: 'api' }` in a sidebar stands for: the overview, a category for each tag with its operations, pages of webhooks and schemas, the changes. */
export function apiItems(api: ApiOutline, labels: ApiLabels): ExpandedItem[] {
	return [
		{ type: 'page', label: api.title, href: apiPath(api.id), description: lead(api.description) },
		...tagItems(api),
		...pageCategory(labels.webhooks, 'webhooks', api.webhooks),
		...pageCategory(labels.schemas, 'schemas', api.schemas),
		{ type: 'page', label: labels.changesLink, href: API_CHANGES_PATH },
	];
}

/** Tags below their groups, then those that stand in none. Tags below other tags stand in their categories. */
function tagItems({ tags, groups }: ApiOutline): ExpandedItem[] {
	const grouped = new Set(groups.flatMap((group) => group.tags));
	const inGroups = groups.map((group): ExpandedItem & { type: 'category' } => ({
		type: 'category',
		label: group.title,
		collapsed: false,
		items: group.tags.flatMap((name) => tags.filter((tag) => tag.name === name)).map((tag) => tagCategory(tag, tags)),
	}));
	return [
		...inGroups.filter(({ items }) => items.length > 0),
		...tags.filter(({ name, parent }) => parent === undefined && !grouped.has(name)).map((tag) => tagCategory(tag, tags)),
	];
}

/** A category with the operations of a tag and the tags below it. */
function tagCategory(tag: ApiOutlineTag, tags: readonly ApiOutlineTag[]): ExpandedItem {
	return {
		type: 'category',
		label: tag.title,
		page: apiPath(tag.slug),
		description: lead(tag.description),
		collapsed: false,
		items: [
			...tag.operations.map(
				({ title, slug, method, deprecated }): ExpandedItem => ({ type: 'page', label: title, href: apiPath(slug), method, ...(deprecated && { deprecated }) }),
			),
			...tags.filter(({ parent }) => parent === tag.name).map((inner) => tagCategory(inner, tags)),
		],
	};
}

/** A closed category with a page that lists its entries; nothing when there are none. */
function pageCategory(label: string, name: string, pages: readonly ApiOutlinePage[]): ExpandedItem[] {
	if (pages.length === 0) return [];
	const items = pages.map(({ slug, title }): ExpandedItem => ({ type: 'page', label: title, href: apiPath(slug) }));
	return [{ type: 'category', label, link: { type: 'generated-index', slug: `/category/api-${name}` }, items }];
}
