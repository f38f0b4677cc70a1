import { posix } from 'node:path';
import type { Doc } from '#content/doc.ts';
import { type Conventions, conventionsOf } from '#content/markdown/conventions.ts';
import type { MarkdownOptions } from '#content/markdown/plugins.ts';
import type { Term } from '#content/terms/term.ts';
import type { StatusConfig } from '#schema/site-config.ts';
import { isFolderIndex } from '#text/folder-index.ts';
import { onceFor } from '#text/once-for.ts';
import { fieldPath } from './api/field-path.ts';
import { routeIndex } from './routes.ts';
import type { Site } from './site.ts';
import { versionTerms } from './site-terms.ts';

/**
 * The part of a site that its Markdown depends on. Plain data, and the only way from a site to the renderer: caches of rendered
 * pages are named after it, so that nothing which decides how a page looks can be missing in the name.
 */
export interface MarkdownSite {
	base: string;
	conventions: Conventions;
	statuses: readonly StatusConfig[];
	/** Path of the page made from a file, without the base. */
	paths: Readonly<Record<string, string>>;
	/** Paths of all pages, without the base. */
	addresses: readonly string[];
	/** Files whose pages had a slash at the end of their address, where others had none. */
	slashed: readonly string[];
	/** Path of a field of the atlas by its id. */
	fields: Readonly<Record<string, string>>;
	/** The terms of each version. */
	terms: readonly (readonly Term[])[];
	/** Which of the `terms` a doc may mention, by its file. */
	termsOfDocs: Readonly<Record<string, number>>;
	/** Folders of posts and free pages. */
	postFolders: readonly string[];
	/** Which of the `terms` posts and free pages may mention. */
	newestTerms: number;
}

/** Made once a site. */
export const markdownSite = onceFor((site: Site): MarkdownSite => {
	const { config, versions, atlas } = site;
	return {
		base: config.base,
		conventions: conventionsOf(config),
		statuses: config.statuses,
		paths: Object.fromEntries([...routeIndex(site).byFile].map(([file, { path }]) => [file, path])),
		addresses: [...routeIndex(site).byPath.keys()],
		slashed: conventionsOf(config).slashless === 'no index' ? slashedFiles(site) : [],
		fields: Object.fromEntries((atlas?.ids ?? []).map((id) => [id, fieldPath(id)])),
		terms: versions.map(versionTerms),
		termsOfDocs: Object.fromEntries(versions.flatMap(({ docs }, index) => docs.map(({ file }) => [file, index]))),
		postFolders: [...site.blogs.map((blog) => blog.config.folder), config.pages.folder],
		newestTerms: versions.findIndex(({ isLast }) => isLast),
	};
});

const isSlashed = ({ file, folder, frontMatter: { slug } }: Doc) => slug?.endsWith('/') ?? isFolderIndex(posix.join(folder, posix.basename(file)));

/**
 * Files whose pages had a slash at the end of their address in Docusaurus where nothing is set: indexes of folders, but for posts, unless a slug says otherwise.
 */
const slashedFiles = ({ versions, blogs, pages }: Site): string[] => [
	...versions.flatMap(({ docs }) => docs.filter(isSlashed).map(({ file }) => file)),
	...blogs.flatMap(({ posts }) => posts.filter(({ frontMatter: { slug } }) => slug?.endsWith('/')).map(({ file }) => file)),
	...pages.filter(({ file, frontMatter: { slug } }) => slug?.endsWith('/') ?? /(?:^|\/)index\.mdx?$/.test(file)).map(({ file }) => file),
];

/**
 * The site's data for the Markdown plugins. A doc may mention the terms of its version, posts and free pages those of the newest;
 * texts beside the API description stand in pages of fields, where terms have their own place.
 */
export function markdownOptions(
	root: string,
	{ base, conventions, statuses, terms, newestTerms, ...of }: MarkdownSite,
): MarkdownOptions & { terms: NonNullable<MarkdownOptions['terms']> } {
	// A link says a name as people write it, a disk may have it in another form of Unicode.
	const paths = new Map(Object.entries(of.paths).map(([file, path]) => [file.normalize(), path]));
	const pages = new Set(of.addresses);
	const slashed = new Set(of.slashed);
	const fields = new Map(Object.entries(of.fields));
	const versions = new Map(Object.entries(of.termsOfDocs));
	const posts = of.postFolders;
	return {
		statuses,
		links: {
			root,
			base,
			conventions,
			pathOf: (file) => paths.get(file.normalize()),
			hasPage: (path) => pages.has(path),
			hadSlash: (file) => slashed.has(file),
			fields: () => fields,
		},
		terms: (file) => terms[versions.get(file) ?? (posts.some((folder) => file.startsWith(`${folder}/`)) ? newestTerms : -1)] ?? NO_TERMS,
	};
}

const NO_TERMS: readonly Term[] = [];
