import { z } from 'zod';
import { docusaurusSchema } from '#schema/docusaurus-config.ts';

const optionalFlag = z.boolean().optional().catch(undefined);
export const optionalText = z.string().optional().catch(undefined);
const tocLevel = z.int().min(2).max(6).optional().catch(undefined);
const level = z.enum(['ignore', 'log', 'warn', 'throw']).optional().catch(undefined);
const options = z.record(z.string(), z.unknown());

/** Docusaurus' own plugins and themes may be named without what all of them begin with (`content-docs`). */
const SHORT_NAMES: Readonly<Record<string, RegExp>> = {
	plugin:
		/^(?:@docusaurus\/)?(content-(?:docs|blog|pages)|client-redirects|google-(?:analytics|gtag|tag-manager)|vercel-analytics|sitemap|pwa|ideal-image|debug|svgr|rsdoctor|css-cascade-layers)$/,
	theme: /^(?:@docusaurus\/)?(mermaid|live-codeblock|search-algolia)$/,
};
const fullName = (name: string): string => {
	const [kind] = Object.entries(SHORT_NAMES).find(([, pattern]) => pattern.test(name)) ?? [];
	return kind === undefined ? name : `@docusaurus/${kind}-${name.replace('@docusaurus/', '')}`;
};

/** A plugin or preset: its name, or its name with options. */
const pluginEntry = z
	.union([z.string(), z.tuple([z.string(), options.optional().nullable()]).rest(z.unknown())])
	.transform((entry) => (typeof entry === 'string' ? { name: fullName(entry), options: {} } : { name: fullName(entry[0]), options: entry[1] ?? {} }));
/** Functions and switched-off entries are none that could move. */
const plugins = z
	.array(z.unknown())
	.default([])
	.catch([])
	.transform((entries) => entries.flatMap((entry) => pluginEntry.safeParse(entry).data ?? []));

/** Keys that nothing reads stay, so that they can be named (`note-ignored.ts`). */
export interface NavbarItem {
	type?: string | undefined;
	label?: string | undefined;
	to?: string | undefined;
	href?: string | undefined;
	position?: string | undefined;
	docId?: string | undefined;
	sidebarId?: string | undefined;
	docsPluginId?: string | undefined;
	className?: string | undefined;
	value?: string | undefined;
	/** What is drawn instead of the label. */
	html?: string | undefined;
	'aria-label'?: string | undefined;
	title?: string | undefined;
	items?: NavbarItem[] | undefined;
}

const navbarEntry: z.ZodType<NavbarItem> = z.lazy(() =>
	z.looseObject({
		type: optionalText,
		label: optionalText,
		to: optionalText,
		href: optionalText,
		position: optionalText,
		docId: optionalText,
		sidebarId: optionalText,
		docsPluginId: optionalText,
		className: optionalText,
		value: optionalText,
		html: optionalText,
		'aria-label': optionalText,
		title: optionalText,
		items: z.array(navbarEntry).optional().catch(undefined),
	}),
);

const footerLink = z.looseObject({
	label: optionalText,
	to: optionalText,
	href: optionalText,
	html: optionalText,
	title: optionalText,
	items: z.array(z.looseObject({ label: optionalText, to: optionalText, href: optionalText, html: optionalText })).optional(),
});

/** What of `docusaurus.config` has an equal here; everything else passes by. Values that make no sense are as if they were not there. */
export const docusaurusConfigSchema = z.looseObject({
	title: z.string().catch('Docs'),
	tagline: optionalText,
	url: z.string().catch('https://example.com'),
	baseUrl: z.string().default('/').catch('/'),
	trailingSlash: optionalFlag,
	favicon: optionalText,
	noIndex: optionalFlag,
	staticDirectories: z.array(z.string()).default(['static']).catch(['static']),
	organizationName: optionalText,
	onBrokenLinks: level,
	onBrokenAnchors: level,
	onBrokenMarkdownLinks: level,
	onDuplicateRoutes: level,
	markdown: z
		.looseObject({
			format: z.enum(['mdx', 'md', 'detect']).optional().catch(undefined),
			mermaid: optionalFlag,
			emoji: optionalFlag,
			anchors: z.looseObject({ maintainCase: optionalFlag }).optional().catch(undefined),
			hooks: z.looseObject({ onBrokenMarkdownLinks: level, onBrokenMarkdownImages: level }).optional().catch(undefined),
		})
		.optional()
		.catch(undefined),
	i18n: z
		.looseObject({
			defaultLocale: optionalText,
			path: optionalText,
			locales: z.array(z.string()).optional(),
			localeConfigs: z
				.record(
					z.string(),
					z.looseObject({ label: optionalText, path: optionalText, htmlLang: optionalText, direction: z.enum(['ltr', 'rtl']).optional().catch(undefined) }),
				)
				.optional()
				.catch(undefined),
		})
		.optional()
		.catch(undefined),
	customFields: options.optional().catch(undefined),
	presets: plugins,
	plugins,
	themes: plugins,
	themeConfig: z
		.looseObject({
			announcementBar: z.looseObject({ id: optionalText, content: optionalText, isCloseable: optionalFlag }).optional().catch(undefined),
			colorMode: z
				.looseObject({
					defaultMode: z.enum(['light', 'dark']).optional().catch(undefined),
					disableSwitch: optionalFlag,
					respectPrefersColorScheme: optionalFlag,
				})
				.optional()
				.catch(undefined),
			docs: z
				.looseObject({ versionPersistence: z.enum(['localStorage', 'none']).optional().catch(undefined) })
				.optional()
				.catch(undefined),
			navbar: z
				.looseObject({
					title: optionalText,
					style: z.enum(['primary', 'dark']).optional().catch(undefined),
					logo: z.looseObject({ src: optionalText, srcDark: optionalText, alt: optionalText }).optional().catch(undefined),
					items: z.array(navbarEntry).default([]).catch([]),
				})
				.optional()
				.catch(undefined),
			footer: z
				.looseObject({ links: z.array(footerLink).default([]).catch([]), copyright: optionalText })
				.optional()
				.catch(undefined),
			prism: z
				.looseObject({ magicComments: docusaurusSchema.shape.magicComments.optional().catch(undefined) })
				.optional()
				.catch(undefined),
			tableOfContents: z.looseObject({ minHeadingLevel: tocLevel, maxHeadingLevel: tocLevel }).optional().catch(undefined),
			metadata: z.array(z.record(z.string(), z.unknown())).optional().catch(undefined),
		})
		.default({})
		.catch({}),
});

export type DocusaurusConfigFile = z.output<typeof docusaurusConfigSchema>;

const names = z.array(z.string()).optional().catch(undefined);

const admonitions = z
	.union([z.boolean(), z.looseObject({ keywords: names })])
	.optional()
	.catch(undefined);

/** Options of all plugins of content that concern changes to texts. An `editUrl` may be a function, for which another process that evaluated the configuration has an object. */
export const changeOptions = {
	editUrl: z.unknown().optional(),
	editLocalizedFiles: optionalFlag,
	showLastUpdateTime: optionalFlag,
	showLastUpdateAuthor: optionalFlag,
};

/** Options of `@docusaurus/plugin-content-docs`. */
export const docsOptionsSchema = z.looseObject({
	id: z.string().default('default'),
	path: z.string().default('docs'),
	routeBasePath: z.string().default('docs'),
	sidebarPath: z
		.union([z.string(), z.literal(false)])
		.optional()
		.catch(undefined),
	include: names,
	exclude: names,
	...changeOptions,
	editCurrentVersion: optionalFlag,
	lastVersion: optionalText,
	includeCurrentVersion: optionalFlag,
	disableVersioning: optionalFlag,
	onlyIncludeVersions: names,
	versions: z
		.record(
			z.string(),
			z.looseObject({
				label: optionalText,
				path: optionalText,
				banner: z.enum(['none', 'unreleased', 'unmaintained']).optional().catch(undefined),
				badge: optionalFlag,
			}),
		)
		.default({})
		.catch({}),
	sidebarCollapsible: optionalFlag,
	sidebarCollapsed: optionalFlag,
	numberPrefixParser: z.unknown().optional(),
	sidebarItemsGenerator: z.unknown().optional(),
	admonitions,
});

/** Options of `@docusaurus/plugin-content-blog`. */
export const blogOptionsSchema = z.looseObject({
	id: z.string().default('default'),
	path: z.string().default('blog'),
	include: names,
	exclude: names,
	routeBasePath: z.string().default('blog'),
	...changeOptions,
	blogTitle: optionalText,
	blogDescription: optionalText,
	postsPerPage: z
		.union([z.int(), z.literal('ALL')])
		.optional()
		.catch(undefined),
	feedOptions: z
		.looseObject({
			title: optionalText,
			description: optionalText,
			limit: z
				.union([z.int().min(1), z.literal(false), z.null().transform((): false => false)])
				.optional()
				.catch(undefined),
		})
		.optional()
		.catch(undefined),
	authorsMapPath: optionalText,
	tags: optionalText,
	archiveBasePath: optionalText,
	authorsBasePath: optionalText,
	tagsBasePath: optionalText,
	admonitions,
});

/** Options of `@docusaurus/plugin-content-pages`. */
export const pagesOptionsSchema = z.looseObject({
	path: z.string().default('src/pages'),
	include: names,
	exclude: names,
	...changeOptions,
	admonitions,
});
