import { z } from 'zod';

/** Additional settings of a site from Docusaurus. */
export const docusaurusSchema = z.strictObject({
	/** Folder of `docusaurus.config.*`, relative to the root of the content; the meaning of `@site/`. */
	site: z.string().default('.'),
	/** Which files can contain components: all, only `.mdx`, or none (`markdown.format`). */
	format: z.enum(['mdx', 'detect', 'md']).default('mdx'),
	/** Whether addresses ended with a slash, which decides what relative links are relative to; if unset, only those of index pages did. */
	trailingSlash: z.boolean().optional(),
	/** Additional box names (`admonitions.keywords`). */
	boxes: z.array(z.string().min(1)).default([]),
	/** Whether code blocks of `mermaid` are diagrams (`markdown.mermaid`). */
	diagrams: z.boolean().default(false),
	/** Whether names such as `:rocket:` become emoji (`markdown.emoji`). */
	emoji: z.boolean().default(true),
	/** Default front matter, such as which headings the table of contents shows (`themeConfig.tableOfContents`). */
	frontMatterDefaults: z.record(z.string(), z.unknown()).default({}),
	/** Whether ids of headings keep their capitals (`markdown.anchors.maintainCase`). */
	capitals: z.boolean().default(false),
	/** Folders whose content is changed by remark or rehype plugins from `docusaurus.config`. */
	textPlugins: z.array(z.string()).default([]),
	/** Whether `docusaurus.config` parses front matter with its own function (`markdown.parseFrontMatter`). */
	parseFrontMatter: z.boolean().default(false),
	/** The result of that function, by file; filled in when the site is read. */
	frontMatter: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
	/** Whether `docusaurus.config` changes content before it is parsed (`markdown.preprocessor`). */
	preprocessor: z.boolean().default(false),
	/** Files as changed by that function; filled in when the site is read. */
	texts: z.record(z.string(), z.string()).default({}),
	/** Whether `docusaurus.config` derives redirects from page addresses (`plugin-client-redirects`: `createRedirects`, `fromExtensions`, `toExtensions`). */
	createsRedirects: z.boolean().default(false),
	/** Whether `docusaurus.config` says by functions where texts are changed (`editUrl`). */
	asksEditUrls: z.boolean().default(false),
	/** Folders of the manuals whose generated sidebars a function of `docusaurus.config` makes (`sidebarItemsGenerator`). */
	sidebarGenerators: z.array(z.string()).default([]),
	/** Folders of the manuals in which a function of `docusaurus.config` says what of the names of files is their place (`numberPrefixParser`). */
	prefixParsers: z.array(z.string()).default([]),
	/** Ids of `api` entries by the folder into which a plugin would generate their pages (`outputDir`); sidebar entries that lead there become the API. */
	apiFolders: z.record(z.string(), z.string()).default({}),
	/** Whether the site's own plugins provide data to components (`setGlobalData`). */
	asksPlugins: z.boolean().default(false),
	/** That data, by plugin name and id; filled in when the site is read. */
	globalData: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
	/** Import aliases that a plugin of the site gives the bundler: paths relative to the root of the content, of which the first existing one is used. */
	aliases: z.record(z.string(), z.array(z.string())).default({}),
	/** Patterns (regular expressions) of the files that a plugin of the site lets components import for their text. */
	textFiles: z.array(z.string()).default([]),
	/** Texts of components in the language being built (`i18n/<code>/code.json`), by their id or source text; filled in when the site is read. */
	translations: z.record(z.string(), z.string()).default({}),
	/** Locations of translated files, which their imports are relative to; filled in when the site is read. */
	translatedFrom: z.record(z.string(), z.string()).default({}),
	/** Comments in code that mark lines, and the class they set (`prism.magicComments`). */
	magicComments: z
		.array(z.strictObject({ className: z.string(), line: z.string().optional(), block: z.strictObject({ start: z.string(), end: z.string() }).optional() }))
		.default([]),
	/** The site's own style sheets (`customCss`): rules for classes used in content apply, and so does the site colour. */
	styles: z.array(z.string()).default([]),
	/** The look of its navigation bar (`navbar.style`), which says what ground its logo was drawn for. */
	bar: z.enum(['primary', 'dark']).optional(),
	/** Components, by the name that pages use, that hydrate although nothing indicates it (`also`), or do not although something does (`never`). */
	hydration: z.strictObject({ also: z.array(z.string()).default([]), never: z.array(z.string()).default([]) }).prefault({}),
	/** What `useDocusaurusContext().siteConfig` contains besides title, tagline, url and base. */
	siteConfig: z.record(z.string(), z.unknown()).default({}),
});
