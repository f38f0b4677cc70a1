/** The parts of `docusaurus.config` (`docs`, `blog` and `pages` stand for options of content), what is read of each, and what concerns Docusaurus itself. `*` is any key of an object. */
export const READ_KEYS: Readonly<Record<string, string>> = {
	'': 'title tagline url baseUrl trailingSlash favicon staticDirectories organizationName onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes noIndex markdown i18n customFields presets plugins themes themeConfig scripts stylesheets headTags clientModules',
	markdown: 'format mermaid emoji hooks parseFrontMatter preprocessor mdx1Compat anchors',
	'markdown.hooks': 'onBrokenMarkdownLinks onBrokenMarkdownImages',
	'markdown.mdx1Compat': '',
	'markdown.anchors': 'maintainCase',
	i18n: 'defaultLocale locales localeConfigs path',
	'i18n.localeConfigs': '*',
	'i18n.localeConfigs.*': 'label direction path htmlLang',
	themeConfig: 'announcementBar navbar footer prism docs blog colorMode tableOfContents algolia',
	'themeConfig.announcementBar': 'id content isCloseable',
	'themeConfig.navbar': 'title items logo style',
	'themeConfig.navbar.logo': 'src srcDark alt',
	'themeConfig.navbar.items': 'type label to href position docId sidebarId docsPluginId className value html aria-label title items',
	'themeConfig.navbar.items.items': 'type label to href docId sidebarId docsPluginId className value html aria-label title items',
	'themeConfig.footer': 'links copyright',
	'themeConfig.footer.links': 'title items label to href html',
	'themeConfig.footer.links.items': 'label to href html',
	'themeConfig.prism': 'magicComments theme darkTheme additionalLanguages',
	'themeConfig.docs': 'versionPersistence sidebar',
	'themeConfig.docs.sidebar': '',
	'themeConfig.blog': 'sidebar',
	'themeConfig.blog.sidebar': '',
	'themeConfig.colorMode': 'defaultMode disableSwitch respectPrefersColorScheme',
	'themeConfig.tableOfContents': 'minHeadingLevel maxHeadingLevel',
	docs: 'id path routeBasePath sidebarPath include exclude editUrl editLocalizedFiles editCurrentVersion lastVersion includeCurrentVersion disableVersioning onlyIncludeVersions versions showLastUpdateTime showLastUpdateAuthor numberPrefixParser admonitions remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins sidebarItemsGenerator sidebarCollapsible sidebarCollapsed',
	'docs.versions': '*',
	'docs.versions.*': 'label path banner badge',
	'docs.admonitions': 'keywords',
	blog: 'id path include exclude editUrl editLocalizedFiles showLastUpdateTime showLastUpdateAuthor routeBasePath authorsMapPath tags archiveBasePath authorsBasePath tagsBasePath blogTitle blogDescription postsPerPage feedOptions admonitions remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins',
	'blog.admonitions': 'keywords',
	'blog.feedOptions': 'title description limit',
	pages:
		'path include exclude editUrl editLocalizedFiles showLastUpdateTime showLastUpdateAuthor remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins admonitions',
	'pages.admonitions': 'keywords',
	sitemap: 'lastmod',
};

/** Keys that only concern how Docusaurus itself is built or published. */
export const MOOT: ReadonlySet<string> = new Set(
	'baseUrlIssueBanner projectName deploymentBranch githubHost githubPort future storage webpack ssrTemplate'.split(' '),
);

/** Settings for which every page or feed has something of this program, by the message that says what. */
export const SUBSTITUTED: Readonly<Record<'look' | 'pictures' | 'feeds', readonly string[]>> = {
	look: [
		'themeConfig.footer.style',
		'themeConfig.announcementBar.backgroundColor',
		'themeConfig.announcementBar.textColor',
		'themeConfig.navbar.logo.width',
		'themeConfig.navbar.logo.height',
	],
	pictures: ['themeConfig.image'],
	feeds: ['blog.feedOptions.type', 'blog.feedOptions.copyright', 'blog.feedOptions.language', 'blog.feedOptions.xslt'],
};

/** Functions that are read, or that have a message of their own. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
	'docs.editUrl',
	'blog.editUrl',
	'pages.editUrl',
	'docs.numberPrefixParser',
	'docs.sidebarItemsGenerator',
	'markdown.parseFrontMatter',
	'markdown.preprocessor',
]);

/** What Docusaurus does where a key is not written, and what happens here, too: written out it changes nothing. Where nothing stands, that is `false` or nothing. */
export const DOCUSAURUS_DEFAULTS: Readonly<Record<string, unknown>> = {
	titleDelimiter: '|',
	'i18n.localeConfigs.*.calendar': 'gregory',
	'markdown.mdx1Compat.comments': true,
	'markdown.mdx1Compat.admonitions': true,
	'markdown.mdx1Compat.headingIds': true,
	'themeConfig.footer.style': 'light',
	'themeConfig.blog.sidebar.groupByYear': true,
	'themeConfig.colorMode.defaultMode': 'light',
	'docs.sidebarPath': 'a file',
	'docs.tagsBasePath': 'tags',
	'docs.breadcrumbs': true,
	'docs.onInlineTags': 'warn',
	'docs.tags': 'tags.yml',
	'docs.admonitions': true,
	'docs.admonitions.extendDefaults': true,
	'blog.admonitions': true,
	'blog.admonitions.extendDefaults': true,
	'blog.archiveBasePath': 'archive',
	'blog.tagsBasePath': 'tags',
	'blog.pageBasePath': 'page',
	'blog.authorsBasePath': 'authors',
	'blog.authorsMapPath': 'authors.yml',
	'blog.tags': 'tags.yml',
	'blog.showReadingTime': true,
	'blog.sortPosts': 'descending',
	'blog.onInlineTags': 'warn',
	'blog.onInlineAuthors': 'warn',
	'blog.onUntruncatedBlogPosts': 'warn',
	'blog.feedOptions': {},
	'blog.feedOptions.type': 'all',
	'blog.feedOptions.limit': 20,
	'sitemap.changefreq': 'weekly',
	'sitemap.priority': 0.5,
	'sitemap.filename': 'sitemap.xml',
	'pages.routeBasePath': '/',
	'pages.admonitions': true,
	'pages.admonitions.extendDefaults': true,
};
