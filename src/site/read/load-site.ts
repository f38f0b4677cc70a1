import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkSite } from '#checks/source/check-site.ts';
import { checkTerms } from '#checks/source/check-terms.ts';
import { readBlog } from '#content/blog.ts';
import { readFreePages } from '#content/free-page.ts';
import { readYaml, type YamlFile } from '#content/read-yaml.ts';
import { apiItems } from '#navigation/api-items.ts';
import { FIELD_ATLAS_PATH } from '#navigation/field-path.ts';
import { termIds } from '#navigation/site-terms.ts';
import { planVersions } from '#navigation/version.ts';
import { atlasOutline } from '#openapi/atlas/atlas-outline.ts';
import { checkAtlas } from '#openapi/atlas/check-atlas.ts';
import { checkTermNames } from '#openapi/atlas/check-term-names.ts';
import { FIELD_ATLAS_FILE, readAtlas } from '#openapi/atlas/read-atlas.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import { readDescription } from '#openapi/load/read-description.ts';
import { readRecipes } from '#openapi/load/read-recipes.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { type ApiOutline, outlineOf } from '#openapi/model/outline.ts';
import { planPages } from '#openapi/page/page-plan.ts';
import { readSampleRecord } from '#openapi/samples/sample-proof.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Problem } from '#schema/problem.ts';
import { type SiteConfig, siteConfigSchema } from '#schema/site-config.ts';
import type { Site } from '#site/site.ts';
import { api as apiStrings } from '#words/api.ts';
import { checkHelpList } from './help-list.ts';
import { importConfig } from './import-config.ts';
import { lastUpdates } from './last-updates.ts';
import { loadVersion } from './load-version.ts';
import { checkSandboxFiles } from './sandbox-files.ts';

export interface LoadSiteOptions {
	/** Drafts are left out of a build and shown in the preview. */
	showDrafts?: boolean;
	/** Another API description than the site's own, for one build: a path, absolute or relative to the root. */
	apiDescription?: string | undefined;
}

/** A site as it was read. */
export interface LoadedSite {
	/** With errors as much as could be read; `undefined` when `site.config.ts` cannot be read. */
	site: Site | undefined;
	/** Everything that was found while reading. What it stops is for `decide` to say. */
	problems: Problem[];
}

/** Reads a whole site below `root` and checks what can be checked before a page is rendered. Mistakes in the site are never thrown. */
export async function loadSite(root: string, { showDrafts = false, apiDescription }: LoadSiteOptions = {}): Promise<LoadedSite> {
	const config = await importConfig(root, 'site.config.ts', siteConfigSchema, 'site-config');
	if ('problems' in config) return { site: undefined, problems: config.problems };
	const names = readYaml(root, 'versions.json', z.array(z.string().min(1)), 'versions');
	const plans = planVersions(names.value ?? [], config.value.docs);
	const apiSwapped = apiDescription !== undefined;
	if (apiSwapped) Object.assign(config.value, { strict: false, api: { ...config.value.api, description: apiDescription } });
	const api = readApi(root, config.value.api);
	const atlas = readAtlas(root);
	const outline = atlas.value && atlasOutline(atlas.value);
	const made = {
		apiItems: api.outline ? apiItems(api.outline, apiStrings) : [],
		atlas: outline && { type: 'page' as const, label: outline.title, href: FIELD_ATLAS_PATH, description: outline.description },
	};
	const versions = await Promise.all(plans.map((plan) => loadVersion(root, plan, made, showDrafts)));
	const { blog, problems: blogProblems } = readBlog(root);
	const { pages, problems: pageProblems } = readFreePages(root);
	const site: Site = {
		config: config.value,
		versions: versions.map(({ version }) => version),
		blog: { ...blog, posts: blog.posts.filter((post) => showDrafts || !post.draft) },
		pages: pages.filter((page) => showDrafts || !page.draft),
		api: api.outline,
		atlas: outline,
		apiSwapped,
		icon: existsSync(join(root, 'public/favicon.svg')) ? '/favicon.svg' : undefined,
		lastUpdates: config.value.docs.showLastUpdate ? lastUpdates(root) : {},
	};
	const problems = [
		...names.problems,
		...api.problems,
		...atlas.problems,
		...versions.flatMap((result) => result.problems),
		...blogProblems,
		...pageProblems,
		...checkSite(site, config.lineOf),
		...checkSandboxFiles(root, config.value.api.sandbox, config.lineOf),
		...checkTerms(site),
		...checkHelpList(site, root),
		...(api.model && !apiSwapped ? checkWeaving(site, atlas, api.model) : []),
	];
	return { site, problems };
}

/** What terms and the atlas of fields say of the API. */
function checkWeaving(site: Site, { value, lineOf }: YamlFile<FieldAtlasConfig>, model: ApiModel): Problem[] {
	const docs = site.versions.find(({ name }) => name === 'current')?.docs ?? [];
	const inAtlas = value === undefined ? [] : checkAtlas(value, model, { file: FIELD_ATLAS_FILE, lineOf, terms: termIds(site) });
	return [...inAtlas, ...checkTermNames(docs, model)];
}

/** Slugs below `/docs/api/` that the reference uses itself. */
export const RESERVED_API_SLUGS = ['aenderungen'];

interface ReadApi {
	model: ApiModel | undefined;
	outline: ApiOutline | undefined;
	problems: Problem[];
}

/** A site without a description at the usual place has no reference; one that names a file must have it. */
function readApi(root: string, { description: file, lenient }: SiteConfig['api']): ReadApi {
	if (file === 'api/description.json' && !existsSync(join(root, file))) return { model: undefined, outline: undefined, problems: [] };
	const { model, problems } = readDescription(root, { file, lenient, reserved: RESERVED_API_SLUGS });
	return {
		model,
		outline: model && outlineOf(model, planPages(model)),
		problems: [...problems, ...readHistory(root).problems, ...readSampleRecord(root).problems, ...(model ? readRecipes(root, file, model).problems : [])],
	};
}
