import type { NavbarItemConfig } from '#schema/site-config.ts';
import { ownValue } from '#text/own-value.ts';
import { firstLink } from './navbar-targets.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** Ids of the manuals whose version a reader's browser remembers: those with several, where their owner lets it. That of the first manual is empty. */
export function rememberedManuals({ config: { docs, otherDocs }, versions }: Pick<Site, 'versions'> & { config: Pick<Site['config'], 'docs' | 'otherDocs'> }) {
	const manuals = [{ id: '', ...docs }, ...otherDocs].filter(({ versionPersistence }) => versionPersistence === 'localStorage');
	return new Set(manuals.flatMap(({ id }) => (versions.filter(({ manual }) => manual === id).length > 1 ? [id] : [])));
}

/** The targets of an item of the navigation bar, by the version that a reader prefers. */
export interface FollowedVersions {
	/** Id of the manual, empty for the first. */
	manual: string;
	/** Paths by the name of the version; one that does not have the page is none of them. */
	targets: Record<string, string>;
}

/** The same for `item`; `undefined` where it follows none: it leads into no manual that is remembered, or into that of the page, which shows its own version. */
export function followedVersions(site: Site, item: NavbarItemConfig, pageManual: string | undefined): FollowedVersions | undefined {
	const hrefIn = (version: Version) => {
		if (item.type === 'doc') return version.docs.find(({ id }) => id === item.doc)?.path;
		return item.type === 'docSidebar' ? firstLink(ownValue(version.sidebars, item.sidebar) ?? []) : undefined;
	};
	const wanted = 'manual' in item ? item.manual : undefined;
	const manual = wanted ?? site.versions.find((version) => version.isLast && hrefIn(version) !== undefined)?.manual;
	if (manual === undefined || manual === pageManual || !rememberedManuals(site).has(manual)) return undefined;
	const targets = site.versions.flatMap((version) => {
		const href = version.manual === manual ? hrefIn(version) : undefined;
		return href === undefined ? [] : [[version.name, href] as const];
	});
	return { manual, targets: Object.fromEntries(targets) };
}
