import type { SidebarItemConfig, SidebarsConfig } from '#schema/sidebar.ts';
import type { ExpandedItem } from '../sidebar/expand-sidebar.ts';
import { referenceName } from './reference-plan.ts';
import { overviewPath, referenceLabel, type SiteReference } from './site-reference.ts';

/** A reference with the entries of its pages, the overview first. */
export interface ListedReference extends SiteReference {
	items: readonly ExpandedItem[];
}

/** The APIs that entries name, those of categories included; `undefined` for the first of the site. */
export function namedApis(items: readonly SidebarItemConfig[]): (string | undefined)[] {
	return items.flatMap((item) => (item.type === 'api' ? [item.id] : item.type === 'category' ? namedApis(item.items) : []));
}

/** Sidebars, by id, for references that no sidebar of the owner holds: older versions, and APIs that he does not name. */
export function apiSidebars(
	sidebars: SidebarsConfig,
	{ apis, references }: { apis: readonly string[]; references: readonly ListedReference[] },
): Record<string, ExpandedItem[]> {
	const named = new Set(Object.values(sidebars).flatMap((items) => namedApis(items).map((id) => id ?? apis[0])));
	const open = references.filter(({ plan }) => plan.version !== undefined || !named.has(plan.api));
	return Object.fromEntries(open.map((reference) => [`api.${referenceName(reference.plan)}`, [referenceCategory(reference)]]));
}

/** The overview is the page of the category, so it is not repeated inside. */
function referenceCategory(reference: ListedReference): ExpandedItem {
	const page = overviewPath(reference);
	const items = reference.items.filter((item) => item.type !== 'page' || item.href !== page);
	return { type: 'category', label: referenceLabel(reference.plan), page, collapsed: false, items };
}
