import type { Site } from '#site/site.ts';
import type { SidebarItem } from './sidebar.ts';

/** Where a navbar item that names a sidebar leads: its first page in the version at `/docs/`. */
export function navbarTargets(site: Site): Record<string, string> {
	const sidebars = site.versions.find((version) => version.isLast)?.sidebars ?? {};
	return Object.fromEntries(
		Object.entries(sidebars).flatMap(([id, items]) => {
			const href = firstLink(items);
			return href === undefined ? [] : [[id, href]];
		}),
	);
}

function firstLink(items: readonly SidebarItem[]): string | undefined {
	for (const item of items) {
		if (item.type === 'html') continue;
		const href = item.href ?? (item.type === 'category' ? firstLink(item.items) : undefined);
		if (href !== undefined) return href;
	}
	return undefined;
}
