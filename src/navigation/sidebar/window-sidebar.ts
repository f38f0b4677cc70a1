import { type SidebarCategory, type SidebarItem, showsEntry, trailTo } from './sidebar.ts';

/** The part of a sidebar that is in a page: the same tree, reduced to the visible entries. */
export type WindowItem = Exclude<SidebarItem, SidebarCategory> | WindowCategory | SidebarMore;

export interface WindowCategory extends Omit<SidebarCategory, 'items'> {
	items: WindowItem[];
	/** Position in the whole sidebar, `0-3-1`; names the category in the fragment that fills it. */
	key: string;
	/** Whether it has its items; where they are left out, they are loaded when the category is opened, even one that otherwise would always be open. */
	filled: boolean;
}

/** Stands for items that were left out of a long list. */
interface SidebarMore {
	type: 'more';
	count: number;
	/** Names the whole list in the fragment. */
	key: string;
}

/** Sidebars up to this many links are shown whole; above it, a page must not grow with the number of pages. */
export const WHOLE_UP_TO = 150;
/** Neighbours of the current page that stay on each side of it in a long list. */
const NEIGHBOURS = 8;

/** Cuts a large sidebar for the page at `href`: closed categories lose their items, long lists keep the neighbourhood of the page. */
export function windowSidebar(items: readonly SidebarItem[], href: string): WindowItem[] {
	const whole = countLinks(items) <= WHOLE_UP_TO;
	const trail = new Set<SidebarItem>(trailTo(items, href) ?? []);
	return cutItems(items, { whole, trail, href }, undefined);
}

interface CutContext {
	whole: boolean;
	trail: ReadonlySet<SidebarItem>;
	href: string;
}

/** @param parent key of the category that contains the items; none at the top. */
function cutItems(items: readonly SidebarItem[], context: CutContext, parent: string | undefined): WindowItem[] {
	// Categories with nothing to show are kept only around the page itself; keys count all entries.
	const isShown = (item: SidebarItem) => showsEntry(item) || context.trail.has(item) || (item.type !== 'html' && item.href === context.href);
	const keyed = items.flatMap((item, index): { item: SidebarItem; key: string }[] =>
		isShown(item) ? [{ item, key: parent === undefined ? `${index}` : `${parent}-${index}` }] : [],
	);
	const kept = context.whole ? keyed : neighbourhood(keyed, context);
	const shown = kept.map(({ item, key }): WindowItem => {
		if (item.type !== 'category') return item;
		const open = context.whole || context.trail.has(item) || item.href === context.href;
		return { ...item, key, filled: open, items: open ? cutItems(item.items, context, key) : [] };
	});
	const left = keyed.length - kept.length;
	return left > 0 ? [...shown, { type: 'more', count: keyed.length, key: parent ?? WHOLE_KEY }] : shown;
}

function neighbourhood<T extends { item: SidebarItem }>(entries: readonly T[], { trail, href }: CutContext): readonly T[] {
	if (entries.length <= 2 * NEIGHBOURS + 1) return entries;
	const here = entries.findIndex(({ item }) => trail.has(item) || (item.type !== 'html' && item.href === href));
	const start = Math.max(0, Math.min(here - NEIGHBOURS, entries.length - 2 * NEIGHBOURS - 1));
	return entries.slice(start, start + 2 * NEIGHBOURS + 1);
}

/** Names the whole top level in the fragment. */
export const WHOLE_KEY = 'alle';

/** Links in a sidebar that lists show, pages of categories included. */
export function countLinks(items: readonly SidebarItem[]): number {
	return items.reduce((sum, item) => {
		if (item.type === 'html') return sum;
		return sum + (item.href !== undefined && !item.unlisted ? 1 : 0) + (item.type === 'category' ? countLinks(item.items) : 0);
	}, 0);
}

/** The categories of a sidebar by key, for the fragment that fills them. */
export function categoriesByKey(items: readonly SidebarItem[], prefix = ''): { key: string; category: SidebarCategory }[] {
	return items.flatMap((item, index) => {
		if (item.type !== 'category') return [];
		const key = prefix === '' ? `${index}` : `${prefix}-${index}`;
		return [{ key, category: item }, ...categoriesByKey(item.items, key)];
	});
}
