import type { AstroIntegration } from 'astro';
import { OFFLINE_PATH, paperEditionPath, SEARCH_PATH } from '#navigation/own-page-paths.ts';
import { blogPrefix, docsPrefix, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { PROGRAM } from '#site/program.ts';

/** Addresses of our own pages, with the file that prints each: of those that the site leaves to us. */
function ownRoutes(site: Site): [pattern: string, file: string][] {
	const { byPath } = routeIndex(site);
	const kinds = [
		['/', 'home', '_home.astro'],
		[SEARCH_PATH, 'search', '_search.astro'],
		[OFFLINE_PATH, 'offline', '_offline.astro'],
	] as const;
	return [
		[`${docsPrefix(site.config)}[...docs]`, '_docs.astro'],
		[`${blogPrefix(site.config)}[...post]`, '_blog.astro'],
		...kinds.flatMap(([path, kind, file]): [string, string][] => (byPath.get(path)?.kind === kind ? [[path, file]] : [])),
		...(site.config.paper.editions.length > 0 ? [[paperEditionPath('[edition]'), '_paper-edition.astro'] satisfies [string, string]] : []),
	];
}

/** Identifies the set of routes of a site. */
export const routesKey = (site: Site): string => ownRoutes(site).join();

/** Puts the pages of docs and posts, and our own first page, page of search results, page about reading offline and pages about printed editions where the site has none, at the addresses that the site chose. */
export function siteRoutes(site: () => Site): AstroIntegration {
	return {
		name: 'nonius-routes',
		hooks: {
			'astro:config:setup': ({ injectRoute }) => {
				for (const [pattern, file] of ownRoutes(site())) injectRoute({ pattern, entrypoint: `${PROGRAM}src/pages/${file}`, prerender: true });
			},
		},
	};
}
