import { posix } from 'node:path';
import type { SiteConfig } from '#schema/site-config.ts';
import type { MarkingComment } from './code-block.ts';
import type { Format } from './source.ts';

/** How the texts of a site are written and where they lie. The only place that knows whether a site came from elsewhere; all others ask for what differs. */
export interface Conventions {
	/** Which files may hold components: all, those that end in `.mdx`, or none. */
	format: Format;
	/** Components are rendered by React, with everything that stands between their tags, instead of by the engine. */
	react: boolean;
	/** Keys that no schema knows are welcome, and a value that does not fit is left out with a warning. */
	open: boolean;
	/** On which pages a relative link counts from the address without the slash at the end. */
	slashless: 'all' | 'no index' | false;
	/** Running text is set by the rules of German typography. */
	typography: boolean;
	/** Names of boxes beyond our own. */
	boxes: readonly string[];
	/** Code blocks of `mermaid` are drawn. */
	diagrams: boolean;
	/** `$…$` and `$$…$$` are formulas. */
	formulas: boolean;
	/** `:rocket:` is a character. */
	emoji: boolean;
	/** Ids of headings keep their capitals. */
	capitals: boolean;
	/** Folders in which every file goes through the compiler, because plugins of the site may put components into any of them. */
	textPlugins: readonly string[];
	/** Front matter that stands for what is written, by file. */
	frontMatter: Readonly<Record<string, unknown>>;
	/** What holds where the front matter of a page does not say it. */
	frontMatterDefaults: Readonly<Record<string, unknown>>;
	/** Texts that stand for what is written, front matter included, by file. */
	texts: Readonly<Record<string, string>>;
	/** Comments in code that mark lines, beyond our own. */
	marking: readonly MarkingComment[];
	/** What `@site/` stands for. */
	siteFolder: string;
	/** Folders whose files are published as they are. */
	files: readonly string[];
	/** Folders from which files beside texts may be published. */
	folders: readonly string[];
	/** Where the translation of a file lies, where one stands in its place. */
	translatedFrom: Readonly<Record<string, string>>;
	/** The folder of docs or posts that a file lies in, where absolute paths of files may begin. */
	docFolders: readonly string[];
}

/** The conventions of our own sites, with the folders as they are by default. */
export const OWN_CONVENTIONS: Conventions = {
	format: 'detect',
	react: false,
	open: false,
	slashless: false,
	typography: true,
	boxes: [],
	diagrams: false,
	formulas: false,
	emoji: false,
	capitals: false,
	textPlugins: [],
	frontMatter: {},
	frontMatterDefaults: {},
	texts: {},
	translatedFrom: {},
	marking: [],
	siteFolder: '.',
	files: ['public'],
	folders: ['docs', 'versioned_docs', 'blog', 'pages'],
	docFolders: ['docs', 'blog', 'pages'],
};

/** The conventions that hold for the files of a site: the program's own, or those of Docusaurus where the site comes from there. */
export function conventionsOf({ docusaurus, docs, otherDocs, blog, otherBlogs, pages, files }: SiteConfig): Conventions {
	const manuals = [docs, ...otherDocs];
	const docFolders = [...manuals.map(({ folder }) => folder), ...[blog, ...otherBlogs].map(({ folder }) => folder), pages.folder];
	const folders = [...docFolders, ...manuals.map(({ versionsPrefix }) => `${versionsPrefix}versioned_docs`)];
	if (docusaurus === undefined) return { ...OWN_CONVENTIONS, files, docFolders, folders };
	const {
		site,
		format,
		trailingSlash,
		boxes,
		magicComments,
		diagrams,
		formulas,
		emoji,
		capitals,
		textPlugins,
		frontMatter,
		frontMatterDefaults,
		texts,
		translatedFrom,
	} = docusaurus;
	return {
		format,
		react: true,
		open: true,
		slashless: trailingSlash === undefined ? 'no index' : trailingSlash ? false : 'all',
		typography: false,
		boxes,
		diagrams,
		formulas,
		emoji,
		capitals,
		textPlugins,
		frontMatter,
		frontMatterDefaults,
		texts,
		translatedFrom,
		marking: magicComments,
		siteFolder: site,
		files,
		docFolders,
		folders: [...folders, posix.join(site, 'src'), ...files],
	};
}

/** Whether plugins of the site change the text of a file. */
export const hasTextPlugins = (file: string, { textPlugins }: Pick<Conventions, 'textPlugins'>): boolean =>
	textPlugins.some((folder) => file.startsWith(`${folder}/`));
