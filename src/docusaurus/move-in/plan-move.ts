import { existsSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, posix, relative } from 'node:path';
import type { z } from 'zod';
import { listFiles } from '#content/list-files.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import { CLASSIC, contentOptions, contents } from './content-options.ts';
import type { blogOptionsSchema, DocusaurusConfigFile, docsOptionsSchema } from './docusaurus-config.ts';
import type { Note, TakeNote } from './note.ts';
import { noteIgnored } from './note-ignored.ts';
import { planLocales } from './plan-locales.ts';
import { planFooter, planLogo, planNavbar } from './plan-navigation.ts';
import { planRules } from './plan-rules.ts';
import { planTextPlugins } from './text-plugins.ts';

export interface MovePlan {
	/** `site.config.ts`, but for its `root`. */
	config: SiteConfigInput;
	/** Folder that all paths count from, absolute. */
	root: string;
	notes: Note[];
}

type DocsOptions = z.output<typeof docsOptionsSchema>;

/** Plugins whose work is done here without them. */
const BUILT_IN = /plugin-(?:sitemap|google|css-cascade|svgr|debug|pwa|rsdoctor|vercel)|theme-classic|ideal-image|sass|webpack|umami|gtag|analytics|faster/;
const SEARCH = /search|lunr|algolia|docsearch/;

/** Plans the move of the site in `site` (absolute) from its evaluated configuration: the settings that stand for it here, and what is to be said of the rest. */
export function planMove(site: string, file: DocusaurusConfigFile): MovePlan {
	const notes: Note[] = [];
	const note = (kind: Note['kind'], place: string, text: string) => notes.push({ kind, place, text });
	const options = contentOptions(file);
	const { manuals, blogs, pages } = options;

	const folders = [...manuals, ...blogs].map(({ path }) => join(site, path));
	const root = commonFolder([site, ...folders.filter((folder) => existsSync(folder))]);
	const inRoot = (path: string) => relative(root, isAbsolute(path) ? path : join(site, path)).replaceAll('\\', '/') || '.';
	const prefix = inRoot('.') === '.' ? '' : `${inRoot('.')}/`;

	const docs = manuals.map((options) => manual(options, { inRoot, prefix, note, versionPersistence: file.themeConfig.docs?.versionPersistence }));
	const [blog, ...otherBlogs] = blogs;
	for (const { id } of otherBlogs) note('open', 'plugins', moveIn.moreBlogs(id));
	const statics = file.staticDirectories.filter((folder) => existsSync(join(site, folder)));
	if (statics.length > 0) note('taken', 'staticDirectories', moveIn.files(statics.join(', ')));
	const pagesFolder = inRoot(pages?.path ?? 'src/pages');
	const whole = noteRest(file, { site, note, pages: join(site, pages?.path ?? 'src/pages') });

	const textPlugins = planTextPlugins(
		contents(options).map(({ options, folders }) => ({ options, folders: folders.map(inRoot) })),
		note,
	);

	const logo = planLogo(file);
	const [first, ...others] = docs;
	const boxes = [...manuals, ...blogs, ...(pages ? [pages] : [])].flatMap(({ admonitions }) =>
		typeof admonitions === 'object' ? (admonitions.keywords ?? []) : [],
	);
	const config: SiteConfigInput = {
		title: file.title,
		...planLocales(file, { site, prefix }),
		...(file.tagline ? { tagline: file.tagline } : {}),
		url: /^https?:/.test(file.url) ? new URL(file.url).origin : `https://${file.url}`,
		...(slashed(file.baseUrl) === '/' ? {} : { base: slashed(file.baseUrl) }),
		copyright: copyright(file),
		files: statics.length > 0 ? statics.map(inRoot) : [`${prefix}static`],
		...(file.themeConfig.announcementBar?.content
			? {
					announcement: {
						id: file.themeConfig.announcementBar.id ?? 'announcement',
						text: plainText(file.themeConfig.announcementBar.content),
						dismissible: file.themeConfig.announcementBar.isCloseable ?? true,
					},
				}
			: {}),
		...(file.noIndex ? { noIndex: true } : {}),
		...(logo === undefined ? {} : { logo }),
		navbar: planNavbar(file, { note, routes: Object.fromEntries(manuals.map(({ id, routeBasePath }) => [id, slashed(routeBasePath)])) }),
		footer: planFooter(file, note),
		pages: { folder: pagesFolder },
		docs: first ?? { folder: `${prefix}docs` },
		...(others.length > 0
			? {
					otherDocs: others.map((other, index) => ({
						...other,
						id: manuals[index + 1]?.id ?? `docs-${index + 2}`,
						folder: other.folder ?? '',
						route: other.route ?? '/',
					})),
				}
			: {}),
		...(blog && existsSync(join(site, blog.path)) ? { blog: blogOf(blog, { inRoot, note }) } : {}),
		docusaurus: {
			...(prefix === '' ? {} : { site: inRoot('.') }),
			format: file.markdown?.format ?? 'mdx',
			...(file.trailingSlash === undefined ? {} : { trailingSlash: file.trailingSlash }),
			...(boxes.length > 0 ? { boxes } : {}),
			...(file.markdown?.mermaid ? { diagrams: true } : {}),
			...(typeof file.markdown?.['parseFrontMatter'] === 'object' ? { parseFrontMatter: true } : {}),
			...(file.markdown?.emoji === false ? { emoji: false } : {}),
			...textPlugins,
			...(file.themeConfig.prism?.magicComments ? { magicComments: file.themeConfig.prism.magicComments } : {}),
			siteConfig: { customFields: file.customFields ?? {}, organizationName: file.organizationName },
		},
		rules: planRules(file, { whole }),
	};
	if (config.docusaurus?.parseFrontMatter) note('taken', 'markdown', moveIn.parseFrontMatter);
	note('taken', 'onBroken…', moveIn.links);
	noteIgnored(file, options, note);
	return { config, root, notes };
}

const slashed = (path: string) => posix.join('/', path, '/');

function commonFolder([first = '', ...others]: readonly string[]): string {
	return others.every((folder) => !relative(first, folder).startsWith('..')) ? first : commonFolder([dirname(first), ...others]);
}

interface Around {
	inRoot(path: string): string;
	note: TakeNote;
}

function manual(
	options: DocsOptions,
	{ inRoot, prefix, note, versionPersistence }: Around & { prefix: string; versionPersistence: 'localStorage' | 'none' | undefined },
) {
	const { id, path, routeBasePath, sidebarPath, include, exclude, numberPrefixParser } = options;
	const folder = inRoot(path);
	const route = slashed(routeBasePath);
	note('taken', 'docs', moveIn.manual(folder, route));
	if (typeof sidebarPath === 'string') note('taken', 'docs.sidebarPath', moveIn.sidebars(inRoot(sidebarPath)));
	if ('sidebarItemsGenerator' in options) note('open', 'docs.sidebarItemsGenerator', moveIn.generator);
	const versions = Object.entries(options.versions).map(([name, { label, path: segment, banner, badge }]) => [
		name,
		{
			...(label === undefined ? {} : { label }),
			...(segment === undefined ? {} : { path: segment }),
			...(banner === undefined ? {} : { banner }),
			...(badge === undefined ? {} : { badge }),
		},
	]);
	return {
		folder,
		route,
		// Without a file every folder is a category of one sidebar.
		sidebars: typeof sidebarPath === 'string' ? inRoot(sidebarPath) : `${prefix}.no-sidebars`,
		versionsPrefix: prefix + (id === 'default' ? '' : `${id}_`),
		...(include === undefined ? {} : { include }),
		...(exclude === undefined ? {} : { exclude }),
		...(numberPrefixParser === false ? { numberPrefixes: false } : {}),
		...(options.includeCurrentVersion === false ? { currentVersion: false } : {}),
		...(options.disableVersioning ? { snapshots: false } : {}),
		...(options.onlyIncludeVersions === undefined ? {} : { onlyVersions: options.onlyIncludeVersions }),
		...(options.lastVersion === undefined ? {} : { lastVersion: options.lastVersion }),
		...(versions.length > 0 ? { versions: Object.fromEntries(versions) as Record<string, { label?: string }> } : {}),
		...(typeof options.editUrl === 'string' && /^https?:/.test(options.editUrl) ? { editUrl: options.editUrl } : {}),
		badges: true,
		...(versionPersistence === undefined ? {} : { versionPersistence }),
		showLastUpdate: options.showLastUpdateTime ?? false,
	};
}

function blogOf({ path, routeBasePath, blogTitle, blogDescription, postsPerPage, feedOptions }: z.output<typeof blogOptionsSchema>, { inRoot, note }: Around) {
	const folder = inRoot(path);
	const route = slashed(routeBasePath);
	note('taken', 'blog', moveIn.blog(folder, route));
	return {
		folder,
		route,
		...(blogTitle ? { title: blogTitle } : {}),
		...(blogDescription ? { description: blogDescription } : {}),
		...(postsPerPage === undefined ? {} : { postsPerPage: postsPerPage === 'ALL' ? 100 : Math.min(100, Math.max(1, postsPerPage)) }),
		...(feedOptions?.title ? { feedTitle: feedOptions.title } : {}),
	};
}

const plainText = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&copy;', '©')
		.replaceAll('&amp;', '&')
		.replaceAll('&nbsp;', ' ')
		.replace(/\s+/g, ' ')
		.trim();

function copyright({ title, themeConfig }: DocusaurusConfigFile): SiteConfigInput['copyright'] {
	const line = plainText(themeConfig.footer?.copyright ?? '');
	return { year: Number(/\b(?:19|20)\d\d\b/.exec(line)?.[0] ?? new Date().getFullYear()), holder: title, ...(line === '' ? {} : { line }) };
}

/** Says what does not move, with its substitute. Returns whether all pages do. */
function noteRest(file: DocusaurusConfigFile, { site, note, pages }: { site: string; note: TakeNote; pages: string }): boolean {
	let whole = true;
	note('replaced', 'theme', moveIn.look);
	for (const { name } of [...file.presets.filter(({ name }) => !CLASSIC.test(name)), ...file.plugins, ...file.themes]) {
		if (/plugin-content-(?:docs|blog|pages)$/.test(name)) continue;
		if (/client-redirects/.test(name)) note('open', 'plugins', moveIn.redirects);
		else if (SEARCH.test(name)) note('replaced', 'plugins', moveIn.search(shortName(name)));
		else if (/theme-mermaid/.test(name)) note('taken', 'themes', moveIn.mermaid);
		else if (BUILT_IN.test(name)) note('replaced', 'plugins', moveIn.builtIn(shortName(name)));
		else {
			whole = false;
			note('open', 'plugins', moveIn.plugin(shortName(name)));
		}
	}
	for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules']) {
		const given = file[key];
		if (Array.isArray(given) && given.length > 0) note('open', key, moveIn.scripts(key));
	}
	const more = (file.i18n?.locales ?? []).filter((code) => code !== file.i18n?.defaultLocale && !existsSync(join(site, 'i18n', code)));
	if (more.length > 0) note('open', 'i18n', moveIn.locales(more.join(', ')));
	for (const page of listFiles(site, relative(site, pages), ['.js', '.jsx', '.tsx', '.ts'])) {
		whole = false;
		note('open', page, moveIn.codePage(page));
	}
	const theme = join(site, 'src/theme');
	if (existsSync(theme))
		for (const name of readdirSync(theme)) if (!/^MDXComponents/.test(name)) note('open', `src/theme/${name}`, moveIn.swizzled(`src/theme/${name}`));
	return whole;
}

const shortName = (name: string) => name.replace(/^.*\/node_modules\//, '').replace(/^\/.*\//, '');
