import type { SiteConfig } from '#schema/site-config.ts';
import { firstLink } from './navbar-targets.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** What readers can go to from the start: the entries of one sidebar. */
export interface HomeWays {
	/** As the navigation bar or the site calls the sidebar; `undefined` where neither has a name for it. */
	title: string | undefined;
	ways: { title: string; text: string | undefined; to: string }[];
}

/** The ways that a start without `home.tasks` shows: the uppermost entries of all sidebars of the newest versions. */
export function homeWays(site: Pick<Site, 'config' | 'versions'>): HomeWays[] {
	if (site.config.home.tasks.length > 0) return [];
	return site.versions
		.filter(({ isLast }) => isLast)
		.flatMap((version) =>
			Object.entries(version.sidebars).map(([id, items]) => ({
				title: wayName(id, version, site.config),
				ways: items.flatMap((item) => {
					if (item.type === 'html') return [];
					const to = firstLink([item]);
					return to === undefined ? [] : [{ title: item.label, text: item.description, to }];
				}),
			})),
		)
		.filter(({ ways }) => ways.length > 0);
}

function wayName(id: string, { manual }: Version, { navbar }: SiteConfig): string | undefined {
	const entries = navbar.flatMap((item) => (item.type === 'menu' ? item.items : [item]));
	return entries.flatMap((item) => (item.type === 'docSidebar' && item.sidebar === id && (item.manual ?? '') === manual ? [item.label] : []))[0];
}
