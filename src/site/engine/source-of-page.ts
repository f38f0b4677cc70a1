import { routeIndex, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';

/** File of the page at `path`, which the engine names with or without the base; `undefined` for pages made from many files. */
export function sourceOfPage(site: Site, path: string): string | undefined {
	const { byPath } = routeIndex(site);
	const route = byPath.get(path) ?? byPath.get(`/${path.slice(site.config.base.length)}`);
	return route && sourceOf(route);
}
