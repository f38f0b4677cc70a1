import type { AstroIntegration } from 'astro';
import { OFFLINE_PATH, paperEditionPath, SEARCH_PATH } from '#navigation/own-page-paths.ts';
import { blogPrefix, docsPrefix, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { PROGRAM } from '#site/program.ts';

/** Puts the pages of docs and posts, and our own first page, page of search results, page about reading offline and pages about printed editions where the site has none, at the addresses that the site chose. */
export function siteRoutes(site: () => Site): AstroIntegration {
	return {
		name: 'nonius-routes',
		hooks: {
			'astro:config:setup': ({ injectRoute }) => {
				const { config } = site();
				const place = (pattern: string, file: string) => injectRoute({ pattern, entrypoint: `${PROGRAM}src/pages/${file}`, prerender: true });
				place(`${docsPrefix(config)}[...docs]`, '_docs.astro');
				place(`${blogPrefix(config)}[...post]`, '_blog.astro');
				const { byPath } = routeIndex(site());
				if (byPath.get('/')?.kind === 'home') place('/', '_home.astro');
				if (byPath.get(SEARCH_PATH)?.kind === 'search') place(SEARCH_PATH, '_search.astro');
				if (site().config.paper.editions.length > 0) place(paperEditionPath('[edition]'), '_paper-edition.astro');
				if (byPath.get(OFFLINE_PATH)?.kind === 'offline') place(OFFLINE_PATH, '_offline.astro');
			},
		},
	};
}
