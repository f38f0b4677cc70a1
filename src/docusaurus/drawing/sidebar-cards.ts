import { listedItems, type SidebarCategory, type SidebarItem, trailTo } from '#navigation/sidebar/sidebar.ts';
import type { Site } from '#navigation/site.ts';
import type { PageInfo } from './page-context.ts';

/** The sidebar of the page at `path`, and the entries that a list of cards shows there: those of its own category, else those beside it. */
export function sidebarCards({ versions }: Pick<Site, 'versions'>, path: string): Pick<PageInfo, 'cards' | 'category' | 'sidebar'> {
	for (const [name, items] of versions.flatMap(({ sidebars }) => Object.entries(sidebars))) {
		const trail = trailTo(items, path);
		if (trail === undefined) continue;
		const category = categoryAt(items, path) ?? trail.at(-1);
		const cards = category?.items ?? items;
		return { category, sidebar: { name, items }, cards: listedItems(cards).filter((item) => item.type !== 'link' || item.href !== path) };
	}
	return { cards: [], category: undefined, sidebar: undefined };
}

function categoryAt(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
	for (const item of items) {
		if (item.type !== 'category') continue;
		const found = item.href === path ? item : categoryAt(item.items, path);
		if (found) return found;
	}
	return undefined;
}
