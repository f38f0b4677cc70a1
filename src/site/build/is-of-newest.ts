import type { PageFacts } from '#finished-page/page-facts.ts';
import { apiAt } from '#navigation/api/api-at.ts';
import type { Site } from '#navigation/site.ts';

/** Whether a page belongs to the newest version of the docs or of its API, or to no version. The same pages of older versions would crowd every list. */
export function isOfNewest(site: Site, { path, version }: Pick<PageFacts, 'path' | 'version'>): boolean {
	const api = apiAt(site, path);
	if (api) return api.plan.version === undefined;
	return version === undefined || site.versions.some(({ name, isLast }) => isLast && name === version);
}
