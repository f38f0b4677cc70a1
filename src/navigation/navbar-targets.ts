import type { SidebarItem } from './sidebar/sidebar.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/**
 * Where a navbar item that names a sidebar leads: its first page in the version of the page, or in the version at `/docs/`,
 * where that version does not have it or the page belongs to none.
 */
export function navbarTargets(site: Site, versionName?: string): Record<string, string> {
	return Object.assign({}, ...bestVersions(site, versionName).reverse().map(targetsOf)) as Record<string, string>;
}

/** The versions that items lead to, the best first: of each manual that of the page, then the newest. If several manuals have an id, the first manual counts. */
function bestVersions({ versions }: Site, pageVersion: string | undefined): Version[] {
	const own = versions.filter(({ name }) => name === pageVersion);
	return versions.filter(({ isLast }) => isLast).flatMap((newest) => [...own.filter(({ manual }) => manual === newest.manual), newest]);
}

function targetsOf({ sidebars, manual }: Pick<Version, 'sidebars' | 'manual'>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(sidebars).flatMap(([id, items]) => {
			const href = firstLink(items);
			return href === undefined ? [] : [...(manual === '' ? [] : [[inManual(id, manual), href]]), [id, href]];
		}),
	);
}

/** The name of a sidebar or page of a manual among those of all; the first manual has no name. */
export const inManual = (id: string, manual: string | undefined): string => (manual ? `${manual}/${id}` : id);

/** First listed address of a sidebar or category. */
export function firstLink(items: readonly SidebarItem[]): string | undefined {
	for (const item of items) {
		if (item.type === 'html') continue;
		const own = item.unlisted ? undefined : item.href;
		const href = own ?? (item.type === 'category' ? firstLink(item.items) : undefined);
		if (href !== undefined) return href;
	}
	return undefined;
}

/** Where navbar items that name a page lead: in the version of the page, else in the newest. An id that no version has leads nowhere. */
export function docTargets(site: Site, versionName?: string): Record<string, string> {
	const leaves = site.config.navbar.flatMap((item) => (item.type === 'menu' ? item.items : [item]));
	const versions = bestVersions(site, versionName);
	return Object.fromEntries(
		leaves.flatMap((item) => {
			if (item.type !== 'doc') return [];
			const own = versions.filter(({ manual }) => item.manual === undefined || manual === item.manual);
			const doc = own.flatMap(({ docs }) => docs).find((candidate) => candidate.id === item.doc);
			return doc === undefined ? [] : [[inManual(item.doc, item.manual), doc.path]];
		}),
	);
}
