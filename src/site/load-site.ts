import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readBlog } from '#content/blog.ts';
import { readFreePages } from '#content/free-page.ts';
import { readYaml } from '#content/read-yaml.ts';
import { planVersions } from '#navigation/version.ts';
import { readTags } from '#openapi/read-tags.ts';
import { SiteError } from '#schema/problem.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { checkSite } from './check-site.ts';
import { importConfig } from './import-config.ts';
import { lastUpdates } from './last-updates.ts';
import { loadVersion } from './load-version.ts';
import type { Site } from './site.ts';

/**
 * Reads a whole site below `root` and checks what can be checked before a page is rendered.
 * Throws one `SiteError` with everything that was found.
 */
export async function loadSite(root: string, { showDrafts = false } = {}): Promise<Site> {
	const config = await importConfig(root, 'site.config.ts', siteConfigSchema, 'site-config');
	if ('problems' in config) throw new SiteError(config.problems);
	const names = readYaml(root, 'versions.json', z.array(z.string().min(1)), 'versions');
	const plans = planVersions(names.value ?? [], config.value.docs);
	const versions = await Promise.all(plans.map((plan) => loadVersion(root, plan, [], showDrafts)));
	const { blog, problems: blogProblems } = readBlog(root);
	const { pages, problems: pageProblems } = readFreePages(root);
	const site: Site = {
		config: config.value,
		versions: versions.map(({ version }) => version),
		blog: { ...blog, posts: blog.posts.filter((post) => showDrafts || !post.draft) },
		pages: pages.filter((page) => showDrafts || !page.draft),
		apiTags: readTags(root, config.value.api.description),
		icon: existsSync(join(root, 'public/favicon.svg')) ? '/favicon.svg' : undefined,
		lastUpdates: config.value.docs.showLastUpdate ? lastUpdates(root) : {},
	};
	const problems = [...names.problems, ...versions.flatMap((result) => result.problems), ...blogProblems, ...pageProblems, ...checkSite(site, config.lineOf)];
	if (problems.some((problem) => problem.severity === 'error' || site.config.strict)) throw new SiteError(problems);
	return site;
}
