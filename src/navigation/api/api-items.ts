import { foreignLead } from '#content/opening.ts';
import type { ApiOutline, ApiOutlinePage, ApiOutlineTag } from '#openapi/model/outline.ts';
import type { ExpandedItem } from '../sidebar/expand-sidebar.ts';
import { apiPaths } from './api-paths.ts';
import { referenceName } from './reference-plan.ts';
import type { SiteReference } from './site-reference.ts';

const lead = (markdown: string | undefined) => (markdown === undefined ? undefined : foreignLead(markdown));

/** Words for the entries that the description does not name itself. */
interface ApiLabels {
	webhooks: string;
	schemas: string;
	changesLink: string;
	/** The history, for the page of changes. */
	history: { text: string };
}

/** The items for `{ type: 'api' }` in a sidebar: the overview, a category for each tag with its operations, pages of webhooks and schemas, the changes. */
export function apiItems({ plan, outline: api }: SiteReference, labels: ApiLabels): ExpandedItem[] {
	const { page, changes } = apiPaths(plan.folder);
	/** A closed category with a page that lists its entries; nothing when there are none. */
	const pageCategory = (label: string, name: string, pages: readonly ApiOutlinePage[]): ExpandedItem[] => {
		if (pages.length === 0) return [];
		const items = pages.map(({ slug, title }): ExpandedItem => ({ type: 'page', label: title, href: page(slug) }));
		return [{ type: 'category', label, link: { type: 'generated-index', slug: `/category/${referenceName(plan)}-${name}` }, items }];
	};
	return [
		{ type: 'page', label: api.title, href: page(api.id), description: lead(api.description) },
		...tagItems(api, page),
		...pageCategory(labels.webhooks, 'webhooks', api.webhooks),
		...pageCategory(labels.schemas, 'schemas', api.schemas),
		{ type: 'page', label: labels.changesLink, href: changes, description: labels.history.text },
	];
}

/** Tags in their groups, then tags without a group. Nested tags are in the categories of their parents. */
function tagItems({ tags, groups }: ApiOutline, page: (slug: string) => string): ExpandedItem[] {
	const grouped = new Set(groups.flatMap((group) => group.tags));
	const inGroups = groups.map((group): ExpandedItem & { type: 'category' } => ({
		type: 'category',
		label: group.title,
		collapsed: false,
		items: group.tags.flatMap((name) => tags.filter((tag) => tag.name === name)).map((tag) => tagCategory(tag, tags, page)),
	}));
	return [
		...inGroups.filter(({ items }) => items.length > 0),
		...tags.filter(({ name, parent }) => parent === undefined && !grouped.has(name)).map((tag) => tagCategory(tag, tags, page)),
	];
}

/** A category with the operations of a tag and the tags below it. */
function tagCategory(tag: ApiOutlineTag, tags: readonly ApiOutlineTag[], page: (slug: string) => string): ExpandedItem {
	return {
		type: 'category',
		label: tag.title,
		page: page(tag.slug),
		description: lead(tag.description),
		collapsed: false,
		items: [
			...tag.operations.map(
				({ title, slug, method, deprecated }): ExpandedItem => ({ type: 'page', label: title, href: page(slug), method, ...(deprecated && { deprecated }) }),
			),
			...tags.filter(({ parent }) => parent === tag.name).map((inner) => tagCategory(inner, tags, page)),
		],
	};
}
