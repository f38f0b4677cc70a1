import type { ViteDevServer } from 'vite';
import { forgetTailwind } from '#docusaurus/styles/compile-tailwind.ts';
import type { Site } from '#navigation/site.ts';
import { CHANGING_MODULES } from '#site/engine/site-modules.ts';
import { routesKey } from '#site/engine/site-routes.ts';

/** Whether something has changed that the engine takes from the site only when it starts. */
export const needsRestart = (before: Site, next: Site): boolean => settingsOf(before) !== settingsOf(next);

const settingsOf = (site: Site) => {
	const { config } = site;
	return JSON.stringify([
		routesKey(site),
		config.base,
		config.url,
		config.statuses,
		config.root,
		config.files,
		config.docs,
		config.otherDocs,
		config.blog,
		config.otherBlogs,
		config.pages,
		config.docusaurus,
		config.api.map(({ sandbox }) => sandbox.behaviour),
	]);
};

/** After a source has been saved: lets every module that has read the site read it again, and every open page load again. */
export async function remakePages({ environments }: ViteDevServer): Promise<void> {
	forgetTailwind();
	for (const environment of Object.values(environments)) {
		const graph = environment.moduleGraph;
		// Addresses of other pages and pictures are compiled into a page, classes of all files into a style sheet for Tailwind.
		for (const [id, module] of graph.idToModuleMap) if (/\.(?:mdx|css)(\?|$)|^\0nonius-/.test(id)) graph.invalidateModule(module);
		for (const id of CHANGING_MODULES) {
			const module = graph.getModuleById(id);
			if (module) await environment.reloadModule(module);
		}
		// The engine keeps the list of pages until its content changes.
		environment.hot.send('astro:content-changed', {});
	}
	environments.client.hot.send({ type: 'full-reload', path: '*' });
}
