import { isApiRoute, routeIndex } from '../routes.ts';
import { linksOf } from '../sidebar/sidebar.ts';
import type { Site } from '../site.ts';
import { overviewPath, type SiteReference } from './site-reference.ts';

/** The reference that the page at `path` belongs to: one of its own pages, or one that lists its overview and that of no other. */
export function apiAt(site: Site, path: string): SiteReference | undefined {
	const route = routeIndex(site).byPath.get(path);
	if (route === undefined) return undefined;
	if (isApiRoute(route)) return site.references.find(({ plan }) => plan.folder === route.folder);
	if (route.kind !== 'category') return undefined;
	const listed = new Set(linksOf(route.category.category.items).map(({ href }) => href));
	const [only, ...others] = site.references.filter((reference) => listed.has(overviewPath(reference)));
	return others.length === 0 ? only : undefined;
}
