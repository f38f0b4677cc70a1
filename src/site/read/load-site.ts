import { runSourceRules } from '#checks/source/source-rules.ts';
import { readBlog } from '#content/blog.ts';
import type { DocMemory } from '#content/doc.ts';
import { readFreePages } from '#content/free-page.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { checkPublishedLinks } from '#content/published-links.ts';
import { apiItems } from '#navigation/api/api-items.ts';
import { FIELD_ATLAS_PATH } from '#navigation/api/field-path.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import { planVersions } from '#navigation/version.ts';
import { atlasOutline } from '#openapi/atlas/atlas-outline.ts';
import { readAtlas } from '#openapi/atlas/read-atlas.ts';
import type { DocsConfig } from '#schema/docs-config.ts';
import { localeOf } from '#schema/locale.ts';
import type { Problem } from '#schema/problem.ts';
import { withRules } from '#site/decide.ts';
import { checkOwnWords } from '#site/words/check-own-words.ts';
import { api as apiStrings } from '#words/api.ts';
import { besideLanguages } from './beside-languages.ts';
import { checkTheme } from './check-theme.ts';
import { checkTranslations } from './check-translations.ts';
import { checkAtlasOwner, checkWeaving } from './check-weaving.ts';
import { completeAddresses } from './complete-addresses.ts';
import { editAddresses } from './edit-addresses.ts';
import { readHelpList } from './help-list.ts';
import { loadReferences } from './load-references.ts';
import { loadVersion } from './load-version.ts';
import { inOwnFiles, siteLocales, withUntranslated } from './localise.ts';
import { pathsElsewhere } from './paths-elsewhere.ts';
import { publishedFile } from './published-file.ts';
import { readVersionNames } from './read-version-names.ts';
import { checkSandboxFiles } from './sandbox-files.ts';
import { type SettledConfig, settleConfig } from './settle-config.ts';
import { siteIcon } from './site-icon.ts';
import { textChanges } from './text-changes.ts';
import { withNumberPrefixes } from './with-number-prefixes.ts';
import { withPluginData } from './with-plugin-data.ts';
import { withRedirects } from './with-redirects.ts';

export interface LoadSiteOptions {
	/** Drafts are shown in the preview and left out of builds. */
	showDrafts?: boolean;
	/** Replaces the site's own API description for this build: a path, absolute or relative to the root. */
	apiDescription?: string | undefined;
	/** Reads another language of the site: the code of one of its `locales` that has a folder. */
	locale?: string | undefined;
	/** Set by builds. If the site asks for it (`api.fetch`), the remote description is fetched, and this receives a line about the outcome. */
	onFetch?: ((line: string) => void) | undefined;
	/** Set by builds: returns the docs of a folder that an earlier build has read. `inputs` is everything besides the texts that the result of reading depends on. */
	docMemory?: ((root: string, inputs: object) => DocMemory) | undefined;
}

/** The result of reading a site. */
export interface LoadedSite {
	/** Folder of the content, absolute: that of `site.config.ts`, or the one it names as `root`. */
	root: string;
	/** After errors, as much as could be read; `undefined` if `site.config.ts` cannot be read. */
	site: Site | undefined;
	/** The data behind its API pages. */
	references: readonly Reference[];
	/** If another language is read: the translated files, and where their translations are. */
	translated: ReadonlyMap<string, string>;
	/** Everything found while reading. `decide` says what it stops. */
	problems: Problem[];
}

/** Reads the whole site with the `site.config.ts` in `home`, and runs every check that does not need rendered pages. Never throws for mistakes in the site: they are in `problems`. */
export async function loadSite(home: string, { showDrafts = false, apiDescription, locale, onFetch, docMemory }: LoadSiteOptions = {}): Promise<LoadedSite> {
	const settled = await settleConfig(home, { apiDescription, locale });
	if (!('config' in settled)) return { root: home, site: undefined, references: [], problems: settled.problems, translated: new Map() };
	const { root, config, local } = settled;
	const apis = await readApis(settled, onFetch);
	const { read, ...texts } = await readSite(settled, { apis, showDrafts, docMemory });
	const marked = local === undefined ? read : withUntranslated(read, local, localeOf(settled.own));
	const completed = conventionsOf(config).open ? completeAddresses(marked) : marked;
	const redirected = await withRedirects(root, completed);
	const withData = await withPluginData(root, redirected.site);
	const { editHrefs, problems: editProblems } = await editAddresses(root, withData.site, local?.translated ?? new Map());
	const site = { ...withData.site, editHrefs };
	const problems = [
		...texts.problems,
		...(local?.problems ?? []),
		...settled.problems,
		...(local === undefined ? checkTranslations(settled) : []),
		...apis.problems,
		...redirected.problems,
		...withData.problems,
		...editProblems,
		...(await checkOwnWords(home, { locale: localeOf(config), hasApi: apis.references.length > 0 })),
		...checkPublishedLinks(root, config.files),
		...checkTogether(site, { settled, apis, found: texts.problems }),
	];
	return {
		root,
		site,
		references: apis.references,
		problems: withRules(local === undefined ? problems : inOwnFiles(problems, local), config.rules),
		translated: local?.translated ?? new Map(),
	};
}

/** The descriptions of all APIs, and the atlas that explains the fields of one. */
async function readApis({ root, config, isForeign }: SettledConfig, onFetch: LoadSiteOptions['onFetch']) {
	const atlas = readAtlas(root);
	const isFetched = !isForeign && config.api.some((api) => api.fetch === 'build');
	const fetched = isFetched && onFetch !== undefined ? await (await import('./fetch-descriptions.ts')).fetchDescriptions(root, config.api, onFetch) : new Map();
	const { references, problems } = await loadReferences(root, config.api, { isForeign, fetched, atlas: atlas.value });
	return {
		atlas,
		outline: atlas.value && atlasOutline(atlas.value),
		references,
		isReadable: problems.length === 0,
		problems: [...problems, ...atlas.problems],
	};
}

type ReadApis = Awaited<ReturnType<typeof readApis>>;

/** All written content, as plain data. */
async function readSite(
	{ own, lineOf, root, sources, config, local, isForeign }: SettledConfig,
	{ apis: { outline, references }, showDrafts, docMemory }: { apis: ReadApis; showDrafts: boolean } & Pick<LoadSiteOptions, 'docMemory'>,
): Promise<{ read: Site; problems: Problem[] }> {
	const conventions = conventionsOf(config);
	const manuals = [config.docs, ...config.otherDocs].map((docs: DocsConfig) => ({ docs, names: readVersionNames(root, docs) }));
	const planned = manuals
		.flatMap(({ docs, names }) => planVersions(names.value ?? [], docs))
		.map((plan) => ({ ...plan, label: local?.versionLabel(plan) ?? plan.label }));
	const { plans, problems: prefixProblems } = await withNumberPrefixes(root, planned, config);
	const made = {
		apis: config.api.map(({ id }) => id),
		apiFolders: config.docusaurus?.apiFolders ?? {},
		references: references.map((reference) => ({ ...reference, items: apiItems(reference, apiStrings) })),
		atlas: outline && { type: 'page' as const, label: outline.title, href: FIELD_ATLAS_PATH, description: outline.description },
	};
	const generators = new Map(
		manuals
			.filter(({ docs }) => config.docusaurus?.sidebarGenerators.includes(docs.folder))
			.map(({ docs }) => [docs.id ?? '', { site: config.docusaurus?.site ?? '.', manual: docs.folder }]),
	);
	const versions = await Promise.all(
		plans.map((plan) => {
			const generator = generators.get(plan.manual);
			// A translated site lies in a folder of its own, made for this build; the settings do not tell how functions of the site change names.
			const memory = local === undefined && plan.splitName === undefined ? docMemory?.(root, [plan, conventions]) : undefined;
			return loadVersion(root, plan, { sources, made, showDrafts, conventions, memory, generator, labels: local?.sidebarLabels(plan) });
		}),
	);
	const blogs = [config.blog, ...config.otherBlogs].map((blog) => readBlog(root, blog, conventions));
	const icon = siteIcon(root, config, lineOf);
	const locales = siteLocales(own);
	const free = readFreePages(root, config.pages, conventions);
	// In another language, all of them are in the folder of that language.
	const { pages, problems } = local === undefined ? besideLanguages(free.pages, locales, localeOf(config)) : { pages: free.pages, problems: [] };
	const read: Site = {
		config,
		locales,
		pathsElsewhere: pathsElsewhere(sources, { own, plans, conventions, locale: localeOf(config) }),
		versions: versions.map(({ version }) => version),
		blogs: blogs.map(({ blog }) => ({ ...blog, posts: blog.posts.filter((post) => showDrafts || !post.draft) })),
		pages: pages.filter((page) => showDrafts || !page.draft).map((page) => ({ ...page, title: page.title || config.title })),
		references: references.map(({ plan, outline: api }) => ({ plan, outline: api })),
		// The atlas refers to the schemas of the site's own description.
		atlas: outline && isForeign ? { ...outline, groups: {} } : outline,
		icon: icon.icon,
		lastUpdates: {},
		editHrefs: {},
	};
	const folders = new Map([...Map.groupBy(plans, ({ manual }) => manual)].map(([manual, own]) => [manual, own.map(({ folder }) => folder)]));
	const lastUpdates = textChanges(read, { root: sources, folders, translated: local?.translated ?? new Map() });
	const parts = [...manuals.map(({ names }) => names), ...versions, ...blogs, free, icon];
	return { read: { ...read, lastUpdates }, problems: [...parts.flatMap((result) => result.problems), ...problems, ...prefixProblems] };
}

/** Problems of parts that do not fit together. */
function checkTogether(site: Site, { settled, apis, found }: { settled: SettledConfig; apis: ReadApis; found: readonly Problem[] }): Problem[] {
	const { root, config, lineOf, isForeign } = settled;
	const { atlas, references } = apis;
	const { problems, ...help } = readHelpList(root);
	const unread = new Set(found.flatMap(({ rule, file }) => (rule === 'sidebars' ? [file] : [])));
	return [
		...problems,
		...checkTheme(root, config.theme, (path) => lineOf(['theme', ...path])),
		...runSourceRules({ site, lineOf, unread, publishedAt: (path) => publishedFile(root, config.files, path), ...help }),
		...config.api.flatMap(({ sandbox }, index) => checkSandboxFiles(root, sandbox, (path) => lineOf(['api', index, 'sandbox', ...path]))),
		...(isForeign ? [] : checkWeaving(site, { references, atlas, lineOfKey: help.lineOfKey })),
		...(apis.isReadable
			? checkAtlasOwner(
					atlas,
					references,
					config.api.map(({ id }) => id),
				)
			: []),
	];
}
