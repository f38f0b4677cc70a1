import { z } from 'zod';

/** What there is to know of a site that comes from Docusaurus, beside what every site says of itself. */
export const docusaurusSchema = z.strictObject({
	/** Folder of `docusaurus.config.*`, relative to the root of the texts: what `@site/` stands for. */
	site: z.string().default('.'),
	/** Which files hold components: all, only `.mdx`, or none (`markdown.format`). */
	format: z.enum(['mdx', 'detect', 'md']).default('mdx'),
	/** Whether addresses ended in a slash, which decides where relative links count from; without it, those of index pages did. */
	trailingSlash: z.boolean().optional(),
	/** Names of boxes beyond the usual ones (`admonitions.keywords`). */
	boxes: z.array(z.string().min(1)).default([]),
	/** Whether code blocks of `mermaid` are diagrams (`markdown.mermaid`). */
	diagrams: z.boolean().default(false),
	/** Whether `$…$` and `$$…$$` are formulas (`remark-math`). */
	formulas: z.boolean().default(false),
	/** Whether names such as `:rocket:` are characters (`markdown.emoji`). */
	emoji: z.boolean().default(true),
	/** The front matter of pages that say nothing themselves, such as which headings their tables of contents have (`themeConfig.tableOfContents`). */
	frontMatterDefaults: z.record(z.string(), z.unknown()).default({}),
	/** Whether ids of headings keep their capitals (`markdown.anchors.maintainCase`). */
	capitals: z.boolean().default(false),
	/** Folders whose texts plugins of remark or rehype change, which `docusaurus.config` names. */
	textPlugins: z.array(z.string()).default([]),
	/** Whether `docusaurus.config` reads front matter by a function of its own (`markdown.parseFrontMatter`). */
	parseFrontMatter: z.boolean().default(false),
	/** What that function makes of it, by file: filled in while the site is read. */
	frontMatter: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
	/** Whether `docusaurus.config` changes texts before they are read (`markdown.preprocessor`). */
	preprocessor: z.boolean().default(false),
	/** Files as that function changes them: filled in while the site is read. */
	texts: z.record(z.string(), z.string()).default({}),
	/** Whether `docusaurus.config` makes redirects of the addresses of pages (`plugin-client-redirects`: `createRedirects`, `fromExtensions`, `toExtensions`). */
	createsRedirects: z.boolean().default(false),
	/** Whether `docusaurus.config` says by functions where texts are changed (`editUrl`). */
	asksEditUrls: z.boolean().default(false),
	/** Ids of entries of `api` by the folders in which a plugin would make their texts first (`outputDir`): entries of sidebars that lead there are the API. */
	apiFolders: z.record(z.string(), z.string()).default({}),
	/** Whether plugins that the site brings itself tell components something (`setGlobalData`). */
	asksPlugins: z.boolean().default(false),
	/** What they tell, by their names and ids: filled in while the site is read. */
	globalData: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
	/** What names of imports stand for, as a plugin of the site tells the bundler: paths that count from the root of the texts, the first that is there. */
	aliases: z.record(z.string(), z.array(z.string())).default({}),
	/** Texts of components in the language that is built (`i18n/<code>/code.json`), by their id or by what stands in the code: filled in while the site is read. */
	translations: z.record(z.string(), z.string()).default({}),
	/** Where the translation of a file lies, which its imports count from: filled in while the site is read. */
	translatedFrom: z.record(z.string(), z.string()).default({}),
	/** Comments in code that mark lines, and the class they give (`prism.magicComments`). */
	magicComments: z
		.array(z.strictObject({ className: z.string(), line: z.string().optional(), block: z.strictObject({ start: z.string(), end: z.string() }).optional() }))
		.default([]),
	/** The site's own style sheets (`customCss`): what they say of classes that texts name holds, and the colour of the site. */
	styles: z.array(z.string()).default([]),
	/** Components that hydrate although nothing shows that they need a browser, and some that do not although something does, as pages name them. */
	hydration: z.strictObject({ also: z.array(z.string()).default([]), never: z.array(z.string()).default([]) }).prefault({}),
	/** What `useDocusaurusContext().siteConfig` knows beyond title, tagline, url and base. */
	siteConfig: z.record(z.string(), z.unknown()).default({}),
});
