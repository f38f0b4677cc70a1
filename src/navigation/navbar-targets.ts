import type { Site } from '#site/site.ts';
import type { SidebarItem } from './sidebar.ts';

/**
 * Where a navbar item that names a sidebar leads: its first page in the version of the page, or in the version at `/docs/`,
 * where that version does not have it or the page belongs to none.
 */
export function navbarTargets(site: Site, versionName?: string): Record<string, string> {
	const newest = site.versions.find((version) => version.isLast);
	const own = site.versions.find((version) => version.name === versionName);
	return { ...targetsOf(newest?.sidebars ?? {}), ...targetsOf(own?.sidebars ?? {}) };
}

function targetsOf(sidebars: Readonly<Record<string, readonly SidebarItem[]>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(sidebars).flatMap(([id, items]) => {
			const href = firstLink(items);
			return href === undefined ? [] : [[id, href]];
		}),
	);
}

/** First address of a sidebar or category. */
export function firstLink(items: readonly SidebarItem[]): string | undefined {
	for (const item of items) {
		if (item.type === 'html') continue;
		const href = item.href ?? (item.type === 'category' ? firstLink(item.items) : undefined);
		if (href !== undefined) return href;
	}
	return undefined;
}
