import type { Site } from '#site/site.ts';
import type { SidebarItem } from './sidebar/sidebar.ts';

/**
 * Where a navbar item that names a sidebar leads: its first page in the version of the page, or in the version at `/docs/`,
 * where that version does not have it or the page belongs to none.
 */
export function navbarTargets(site: Site, versionName?: string): Record<string, string> {
	const newest = site.versions.filter((version) => version.isLast);
	const own = site.versions.find((version) => version.name === versionName);
	// The first manual has the say over an id that several have.
	return Object.assign({}, ...[...newest].reverse().map(({ sidebars }) => targetsOf(sidebars)), targetsOf(own?.sidebars ?? {})) as Record<string, string>;
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

/** Where navbar items that name a page lead: in the version of the page, else in the newest. An id that no version has leads nowhere. */
export function docTargets(site: Site, versionName?: string): Record<string, string> {
	const ids = site.config.navbar.flatMap((item) => (item.type === 'doc' ? [item.doc] : []));
	const versions = [...site.versions.filter(({ name }) => name === versionName), ...site.versions.filter(({ isLast }) => isLast)];
	return Object.fromEntries(
		ids.flatMap((id) => {
			const doc = versions.flatMap(({ docs }) => docs).find((candidate) => candidate.id === id);
			return doc === undefined ? [] : [[id, doc.path]];
		}),
	);
}
