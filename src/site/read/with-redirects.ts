import { join } from 'node:path';
import { createRedirects } from '#docusaurus/move-in/create-redirects.ts';
import { routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { moveIn } from '#words/move-in.ts';

/** Adds to a site the redirects that a function of `docusaurus.config` makes of the addresses of its pages, if it has one (`docusaurus.createsRedirects`). */
export async function withRedirects(root: string, site: Site): Promise<{ site: Site; problems: Problem[] }> {
	const { docusaurus, redirects } = site.config;
	if (!docusaurus?.createsRedirects) return { site, problems: [] };
	const written = (path: string) => (docusaurus.trailingSlash || path === '/' ? path : path.replace(/\/$/, ''));
	const pages = new Map(routeIndex(site).routes.map(({ path }) => [written(path), path]));
	try {
		const created = await createRedirects(join(root, docusaurus.site), [...pages.keys()]);
		const more = created.map(({ from, to }) => ({ from, to: pages.get(to) ?? to }));
		return { site: { ...site, config: { ...site.config, redirects: [...redirects, ...more] } }, problems: [] };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return { site, problems: [problemOf('without-effect', { file: 'docusaurus.config', message: moveIn.noRedirects(reason), hint: moveIn.noRedirectsHint })] };
	}
}
