import { posix } from 'node:path';
import type { SiteConfig } from '#schema/site-config.ts';
import type { MarkingComment } from './code-block.ts';
import type { Format } from './source.ts';

/** How the texts of a site are written and where they are. The only place that knows whether a site comes from Docusaurus; others ask for the difference that matters. */
export interface Conventions {
	/** Which files may contain components: all, `.mdx` files, or none. */
	format: Format;
	/** Components and everything between their tags are rendered by React instead of the engine. */
	react: boolean;
	/** Unknown keys are allowed, and invalid values are dropped with a warning. */
	open: boolean;
	/** Pages on which relative links are resolved against the address without its trailing slash. */
	slashless: 'all' | 'no index' | false;
	/** Running text follows the rules of typography of its language. */
	typography: boolean;
	/** Names of further boxes. */
	boxes: readonly string[];
	/** Code blocks of `mermaid` are drawn. */
	diagrams: boolean;
	/** `$…$`, `$$…$$` and code blocks of `math` are formulas. */
	formulas: boolean;
	/** `:rocket:` is a character. */
	emoji: boolean;
	/** Ids of headings keep their capitals. */
	capitals: boolean;
	/** Folders in which every file goes through the compiler, because plugins of the site may put components into any of them. */
	textPlugins: readonly string[];
	/** Front matter that replaces what is written, by file. */
	frontMatter: Readonly<Record<string, unknown>>;
	/** Defaults for the front matter of all pages. */
	frontMatterDefaults: Readonly<Record<string, unknown>>;
	/** Texts that replace what is written, including front matter, by file. */
	texts: Readonly<Record<string, string>>;
	/** Further comments in code that mark lines. */
	marking: readonly MarkingComment[];
	/** What `@site/` stands for. */
	siteFolder: string;
	/** Folders whose files are published as they are. */
	files: readonly string[];
	/** Folders from which files beside texts may be published. */
	folders: readonly string[];
	/** Path of the translation that replaces a file, if any. */
	translatedFrom: Readonly<Record<string, string>>;
	/** The folder of docs or posts that contains a file; absolute paths of files may start there. */
	docFolders: readonly string[];
}

/** The program's own conventions, with the default folders. */
export const OWN_CONVENTIONS: Conventions = {
	format: 'detect',
	react: false,
	open: false,
	slashless: false,
	typography: true,
	boxes: [],
	diagrams: true,
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

/** The conventions of a site: the program's own, or those of Docusaurus if the site comes from there. */
export function conventionsOf({ docusaurus, markdown, docs, otherDocs, blog, otherBlogs, pages, files }: SiteConfig): Conventions {
	const manuals = [docs, ...otherDocs];
	const docFolders = [...manuals.map(({ folder }) => folder), ...[blog, ...otherBlogs].map(({ folder }) => folder), pages.folder];
	const folders = [...docFolders, ...manuals.map(({ versionsPrefix }) => `${versionsPrefix}versioned_docs`)];
	const formulas = markdown.math;
	if (docusaurus === undefined) return { ...OWN_CONVENTIONS, formulas, files, docFolders, folders };
	const { site, format, trailingSlash, boxes, magicComments, diagrams, emoji, capitals, textPlugins, frontMatter, frontMatterDefaults, texts, translatedFrom } =
		docusaurus;
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
