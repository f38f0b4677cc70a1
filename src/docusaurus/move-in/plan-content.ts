import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'zod';
import { moveIn } from '#words/move-in.ts';
import type { blogOptionsSchema, changeOptions, docsOptionsSchema } from './docusaurus-config.ts';
import type { ContentPlugins } from './find-content-plugins.ts';
import { given } from './given-settings.ts';
import type { TakeNote } from './note.ts';

/** Posts that a page of the list can hold. */
const MOST_POSTS = 100;

interface ContentContext {
	/** What stands before paths in the folder of the site: empty, or ends with a slash. */
	prefix: string;
	/** Path of something in the site, counted from the folder that all paths count from. */
	inRoot(path: string): string;
	note: TakeNote;
}

interface ManualContext extends ContentContext {
	versionPersistence: 'localStorage' | 'none' | undefined;
}

/** A route as it is written here: with a slash at both ends. */
export const slashed = (path: string) => posix.join('/', path, '/');

/** Whether an option is a function, for which another process that evaluated the configuration has an object. */
export const isKept = (option: unknown): boolean => typeof option === 'object' && option !== null;

interface TextsContext extends ManualContext {
	/** Folder of the site, absolute. */
	site: string;
}

/** Free pages, manuals and blogs. What the site has switched off stays off, whatever folders of it are left: it gets one where nothing is. */
export function planTexts({ manuals, blogs, pages }: ContentPlugins, { site, inRoot, prefix, note, versionPersistence }: TextsContext) {
	const off = (kind: string) => `${prefix}.no-${kind}`;
	const [first, ...others] = manuals.map((options) => planManual(options, { inRoot, prefix, note, versionPersistence }));
	const writtenBlogs = blogs.filter(({ path }) => existsSync(join(site, path)));
	const [blog, ...otherBlogs] = writtenBlogs.map((options) => planBlog(options, { inRoot, prefix, note }));
	return {
		pages: given({
			folder: pages === undefined ? off('pages') : inRoot(pages.path),
			include: pages?.include,
			exclude: pages?.exclude,
			...(pages && planChanges(pages, prefix)),
		}),
		docs: first === undefined ? { folder: off('docs'), sidebars: off('sidebars'), snapshots: false } : { ...first, ...ownTranslations('docs', manuals[0]) },
		otherDocs: withIds('docs', others, manuals),
		blog: blog === undefined ? { folder: blogs[0] ? inRoot(blogs[0].path) : off('blog') } : { ...blog, ...ownTranslations('blog', writtenBlogs[0]) },
		otherBlogs: withIds('blog', otherBlogs, writtenBlogs),
	};
}

/** Gives all but the first of a kind the id that they had; `options` are those of all. `undefined` for none. */
const withIds = <T>(kind: 'docs' | 'blog', others: readonly T[], options: readonly { id?: string | undefined }[]) =>
	others.length > 0 ? others.map((other, index) => ({ ...other, id: options[index + 1]?.id ?? `${kind}-${index + 2}` })) : undefined;

/** The first of its kind has no id here, by which its translations would be found. */
const ownTranslations = (kind: 'docs' | 'blog', { id = 'default' }: { id?: string } = {}) =>
	id === 'default' ? {} : { translations: `docusaurus-plugin-content-${kind}-${id}` };

/** The settings of a manual. */
function planManual(options: z.output<typeof docsOptionsSchema>, { inRoot, prefix, note, versionPersistence }: ManualContext) {
	const { id, path, routeBasePath, sidebarPath, include, exclude, lastVersion } = options;
	const folder = inRoot(path);
	const route = slashed(routeBasePath);
	note('taken', 'docs', moveIn.manual(folder, route));
	if (typeof sidebarPath === 'string') note('taken', 'docs.sidebarPath', moveIn.sidebars(inRoot(sidebarPath)));
	if (options.sidebarItemsGenerator !== undefined) note('taken', 'docs.sidebarItemsGenerator', moveIn.generator);
	if (isKept(options.numberPrefixParser)) note('taken', 'docs.numberPrefixParser', moveIn.prefixParser);
	const versions = Object.entries(options.versions).map(([name, { label, path: segment, banner, badge }]) => [
		name,
		given({ label, path: segment, banner, badge }),
	]);
	const categories = given({ collapsible: options.sidebarCollapsible, collapsed: options.sidebarCollapsed });
	return given({
		folder,
		route,
		// Without a file every folder is a category of one sidebar.
		sidebars: typeof sidebarPath === 'string' ? inRoot(sidebarPath) : `${prefix}.no-sidebars`,
		versionsPrefix: prefix + (id === 'default' ? '' : `${id}_`),
		include,
		exclude,
		numberPrefixes: options.numberPrefixParser === false ? false : undefined,
		currentVersion: options.includeCurrentVersion === false ? false : undefined,
		snapshots: options.disableVersioning ? false : undefined,
		onlyVersions: options.onlyIncludeVersions,
		lastVersion,
		versions: versions.length > 0 ? (Object.fromEntries(versions) as Record<string, { label?: string }>) : undefined,
		...planChanges(options, prefix),
		editCurrentVersion: options.editCurrentVersion || undefined,
		badges: true,
		versionPersistence,
		categories: Object.keys(categories).length > 0 ? categories : undefined,
		// Where nothing is said, pages of ours tell it.
		showLastUpdate: options.showLastUpdateTime ?? false,
	});
}

/** What pages say of changes to their texts. */
const planChanges = ({ editUrl, editLocalizedFiles, showLastUpdateTime, showLastUpdateAuthor }: z.output<z.ZodObject<typeof changeOptions>>, prefix: string) =>
	given({
		editUrl: editAddress(editUrl, prefix),
		editLocalizedFiles: editLocalizedFiles || undefined,
		showLastUpdate: showLastUpdateTime || undefined,
		showLastUpdateAuthor: showLastUpdateAuthor || undefined,
	});

/** Where the files of the root are changed: `editUrl` is the address of the site's own folder, which may lie deeper. */
function editAddress(editUrl: unknown, prefix: string): string | undefined {
	if (typeof editUrl !== 'string' || !/^https?:/.test(editUrl) || !URL.canParse(editUrl)) return undefined;
	return prefix === '' ? editUrl : new URL(posix.relative(prefix, '.') || '.', editUrl.replace(/\/?$/, '/')).href;
}

/** The settings of a blog. */
function planBlog(options: z.output<typeof blogOptionsSchema>, around: ContentContext) {
	const { path, include, exclude, routeBasePath, blogTitle, blogDescription, postsPerPage, feedOptions } = options;
	const { authorsMapPath, tags, archiveBasePath, authorsBasePath, tagsBasePath } = options;
	const folder = around.inRoot(path);
	const paths = given({ archive: archiveBasePath || undefined, authors: authorsBasePath || undefined, tags: tagsBasePath || undefined });
	const route = slashed(routeBasePath);
	around.note('taken', 'blog', moveIn.blog(folder, route));
	return given({
		folder,
		route,
		include,
		exclude,
		title: blogTitle || undefined,
		description: blogDescription || undefined,
		postsPerPage: postsPerPage === 'ALL' ? MOST_POSTS : postsPerPage && Math.min(MOST_POSTS, Math.max(1, postsPerPage)),
		feedTitle: feedOptions?.title || undefined,
		feedDescription: feedOptions?.description || undefined,
		feedLimit: feedOptions?.limit,
		...planChanges(options, around.prefix),
		authors: authorsMapPath && around.inRoot(posix.join(path, authorsMapPath)),
		tags: tags && around.inRoot(posix.join(path, tags)),
		paths: Object.keys(paths).length > 0 ? paths : undefined,
	});
}
