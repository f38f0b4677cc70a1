import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runSourceRules } from '#checks/source/source-rules.ts';
import { readBlog } from '#content/blog.ts';
import { readFreePages } from '#content/free-page.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { checkPublishedLinks } from '#content/published-links.ts';
import { apiItems } from '#navigation/api/api-items.ts';
import { FIELD_ATLAS_PATH } from '#navigation/api/field-path.ts';
import { planVersions } from '#navigation/version.ts';
import { atlasOutline } from '#openapi/atlas/atlas-outline.ts';
import { readAtlas } from '#openapi/atlas/read-atlas.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import { localeOf } from '#schema/locale.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { withRules } from '#site/decide.ts';
import type { Reference } from '#site/reference.ts';
import type { Site } from '#site/site.ts';
import { checkOwnWords } from '#site/words/check-own-words.ts';
import { api as apiStrings } from '#words/api.ts';
import { siteWords } from '#words/commands-output.ts';
import { checkAtlasOwner, checkWeaving } from './check-weaving.ts';
import { completeAddresses } from './complete-addresses.ts';
import { fetchDescriptions } from './fetch-descriptions.ts';
import { readHelpList } from './help-list.ts';
import { importSiteConfig } from './import-config.ts';
import { lastUpdates } from './last-updates.ts';
import { loadReferences } from './load-references.ts';
import { loadVersion } from './load-version.ts';
import { inOwnFiles, localise, siteLocales, withUntranslated } from './localise.ts';
import { pathsElsewhere } from './paths-elsewhere.ts';
import { readVersionNames } from './read-version-names.ts';
import { checkSandboxFiles } from './sandbox-files.ts';
import { withFrontMatter } from './with-front-matter.ts';

export interface LoadSiteOptions {
	/** Drafts are left out of a build and shown in the preview. */
	showDrafts?: boolean;
	/** Another API description than the site's own, for one build: a path, absolute or relative to the root. */
	apiDescription?: string | undefined;
	/** Another language of the site than its own: the code of one of its `locales` that has a folder. */
	locale?: string | undefined;
	/** Given by a build: a site that wants it (`api.fetch`) is read with the remote description, and this is told what came of it. */
	onFetch?: ((line: string) => void) | undefined;
}

/** A site as it was read. */
export interface LoadedSite {
	/** Folder of the texts, absolute: that of `site.config.ts`, or the one that it names. */
	root: string;
	/** With errors as much as could be read; `undefined` when `site.config.ts` cannot be read. */
	site: Site | undefined;
	/** What the pages of its APIs are made from. */
	references: readonly Reference[];
	/** Of a site in another language than its own, which files are translated and where the translations lie. */
	translated: ReadonlyMap<string, string>;
	/** Everything that was found while reading. What it stops is for `decide` to say. */
	problems: Problem[];
}

/** Reads the whole site whose `site.config.ts` lies in `home` and checks what can be checked before a page is rendered. Mistakes in the site are never thrown. */
export async function loadSite(home: string, { showDrafts = false, apiDescription, locale, onFetch }: LoadSiteOptions = {}): Promise<LoadedSite> {
	const config = await importSiteConfig(home);
	if ('problems' in config) return { root: home, site: undefined, references: [], problems: config.problems, translated: new Map() };
	const { value: own, lineOf } = apiDescription === undefined ? config : { ...config, value: withDescription(config.value, apiDescription) };
	const other = locale === undefined || locale === localeOf(own) ? undefined : own.locales.find(({ code }) => code === locale);
	if (locale !== undefined && locale !== localeOf(own) && other?.folder === undefined)
		return { root: home, site: undefined, references: [], problems: [unknownLocale(locale)], translated: new Map() };
	const local =
		other?.folder === undefined
			? undefined
			: localise(resolve(home, own.root), own, { code: other.code, home: other.folder, folder: join(siteCache(home), 'locales', other.code) });
	const { root, config: written } = local ?? { root: resolve(home, own.root), config: own };
	const { config: settings, problems: frontMatterProblems } = await withFrontMatter(root, written);
	const conventions = conventionsOf(settings);
	const manuals = [settings.docs, ...settings.otherDocs].map((docs) => ({ docs, names: readVersionNames(root, docs) }));
	const plans = manuals
		.flatMap(({ docs, names }) => planVersions(names.value ?? [], docs))
		.map((plan) => ({ ...plan, label: local?.versionLabel(plan) ?? plan.label }));
	const atlas = readAtlas(root);
	const isForeign = apiDescription !== undefined;
	const fetched = isForeign || onFetch === undefined ? new Map() : await fetchDescriptions(root, settings.api, onFetch);
	const { references, problems: apiProblems } = loadReferences(root, settings.api, { isForeign, fetched, atlas: atlas.value });
	const outline = atlas.value && atlasOutline(atlas.value);
	const made = {
		apis: settings.api.map(({ id }) => id),
		references: references.map((reference) => ({ ...reference, items: apiItems(reference, apiStrings) })),
		atlas: outline && { type: 'page' as const, label: outline.title, href: FIELD_ATLAS_PATH, description: outline.description },
	};
	const versions = await Promise.all(plans.map((plan) => loadVersion(root, plan, { made, showDrafts, conventions, labels: local?.sidebarLabels(plan) })));
	const blogs = [settings.blog, ...settings.otherBlogs].map((blog) => readBlog(root, blog, conventions));
	const { pages, problems: pageProblems } = readFreePages(root, settings.pages.folder, conventions);
	const read: Site = {
		config: settings,
		locales: siteLocales(own),
		pathsElsewhere: pathsElsewhere(resolve(home, own.root), { own, plans, conventions, locale: localeOf(settings) }),
		versions: versions.map(({ version }) => version),
		blogs: blogs.map(({ blog }) => ({ ...blog, posts: blog.posts.filter((post) => showDrafts || !post.draft) })),
		pages: pages.filter((page) => showDrafts || !page.draft),
		references: references.map(({ plan, outline: api }) => ({ plan, outline: api })),
		// The atlas names the schemas of the site's own description.
		atlas: outline && isForeign ? { ...outline, groups: {} } : outline,
		icon: iconOf(root, settings),
		lastUpdates: settings.docs.showLastUpdate ? lastUpdates(root, [...new Set(plans.map(({ folder }) => folder))]) : {},
	};
	const marked = local === undefined ? read : withUntranslated(read, local);
	const site = conventions.open ? completeAddresses(marked) : marked;
	const { problems: helpProblems, ...help } = readHelpList(root);
	const problems = [
		...manuals.flatMap(({ names }) => names.problems),
		...(local?.problems ?? []),
		...frontMatterProblems,
		...apiProblems,
		...atlas.problems,
		...versions.flatMap((result) => result.problems),
		...blogs.flatMap((result) => result.problems),
		...pageProblems,
		...helpProblems,
		...(await checkOwnWords(home, { locale: localeOf(settings), hasApi: references.length > 0 })),
		...checkPublishedLinks(root, settings.files),
		...runSourceRules({ site, lineOf, ...help }),
		...settings.api.flatMap(({ sandbox }, index) => checkSandboxFiles(root, sandbox, (path) => lineOf(['api', index, 'sandbox', ...path]))),
		...(isForeign ? [] : checkWeaving(site, { references, atlas, lineOfText: help.lineOfText })),
		...(apiProblems.length === 0 ? checkAtlasOwner(atlas, references, made.apis) : []),
	];
	return {
		root,
		site,
		references,
		problems: withRules(local === undefined ? problems : inOwnFiles(problems, local), settings.rules),
		translated: local?.translated ?? new Map(),
	};
}

/** A full address, or a file that is there. */
function iconOf(root: string, { icon = '/favicon.svg', files }: SiteConfig): string | undefined {
	return URL.canParse(icon) || files.some((folder) => existsSync(join(root, folder, icon))) ? icon : undefined;
}

/**
 * The configuration for a build with another description of the first API. What the site says about its own (versions, token, behaviour, seed) does not
 * belong to it, and the site is not strict: its texts name operations that need not be there.
 */
function withDescription(config: SiteConfig, description: string): SiteConfig {
	const swap = (api: ApiConfig): ApiConfig => ({
		...api,
		description,
		source: undefined,
		versions: [],
		tokenVariable: undefined,
		sandbox: { servers: api.sandbox.servers, signIn: api.sandbox.signIn },
	});
	return { ...config, strict: false, api: config.api.map((api, index) => (index === 0 ? swap(api) : api)) };
}

const unknownLocale = (locale: string): Problem =>
	problemOf('environment', { file: 'site.config.ts', message: siteWords.unknownLocale(locale), hint: siteWords.unknownLocaleHint });
