import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { planMove } from './plan-move.ts';

/** Every key that Docusaurus 3.10 documents for its configuration and its content, with a value that says something. */
const ROOT: Record<string, unknown> = {
	tagline: 'T',
	trailingSlash: true,
	favicon: 'img/x.ico',
	baseUrlIssueBanner: false,
	noIndex: true,
	titleDelimiter: '-',
	organizationName: 'o',
	projectName: 'p',
	deploymentBranch: 'b',
	githubHost: 'h',
	githubPort: '1',
	onBrokenLinks: 'ignore',
	onBrokenAnchors: 'ignore',
	onBrokenMarkdownLinks: 'ignore',
	onDuplicateRoutes: 'ignore',
	staticDirectories: ['assets'],
	customFields: { a: 1 },
	scripts: ['s.js'],
	stylesheets: ['s.css'],
	headTags: [{ tagName: 'meta', attributes: {} }],
	clientModules: ['./m.js'],
	ssrTemplate: 'x',
	storage: { type: 'sessionStorage' },
	future: { v4: true },
	webpack: { jsLoader: 'babel' },
	plugins: ['some-plugin'],
	themes: ['some-theme'],
	'markdown.format': 'md',
	'markdown.mermaid': true,
	'markdown.emoji': false,
	'markdown.preprocessor': { function: 'p' },
	'markdown.parseFrontMatter': { function: 'p' },
	'markdown.mdx1Compat': { comments: false },
	'markdown.anchors': { maintainCase: true },
	'markdown.remarkRehypeOptions': { footnoteLabel: 'x' },
	'markdown.hooks': { onBrokenMarkdownLinks: 'ignore' },
	'markdown.hooks.onBrokenMarkdownImages': 'throw',
	'i18n.path': 'locales',
	'i18n.defaultLocale': 'fr',
	'i18n.localeConfigs.en': { label: 'E' },
	'i18n.localeConfigs.en.htmlLang': 'en-GB',
	'i18n.localeConfigs.en.direction': 'rtl',
	'i18n.localeConfigs.en.calendar': 'islamic',
	'i18n.localeConfigs.fr.path': 'x',
	'i18n.localeConfigs.en.translate': true,
	'i18n.localeConfigs.en.url': 'https://x.example',
	'i18n.localeConfigs.en.baseUrl': '/x/',
};
const THEME: Record<string, unknown> = {
	image: 'x.png',
	metadata: [{ name: 'a', content: 'b' }],
	'colorMode.defaultMode': 'dark',
	'colorMode.disableSwitch': true,
	'colorMode.respectPrefersColorScheme': true,
	'docs.versionPersistence': 'none',
	'docs.sidebar.hideable': true,
	'docs.sidebar.autoCollapseCategories': true,
	'blog.sidebar.groupByYear': false,
	'announcementBar.id': 'other',
	'announcementBar.content': 'Other',
	'announcementBar.isCloseable': false,
	'announcementBar.backgroundColor': 'red',
	'announcementBar.textColor': 'red',
	'navbar.title': 'Other',
	'navbar.style': 'dark',
	'navbar.hideOnScroll': true,
	'navbar.logo': { src: 'a.svg' },
	'navbar.logo.alt': 'A',
	'navbar.logo.srcDark': 'b.svg',
	'navbar.logo.width': 1,
	'navbar.logo.height': 1,
	'navbar.logo.href': '/x',
	'navbar.logo.target': '_self',
	'navbar.logo.style': { a: 1 },
	'navbar.logo.className': 'c',
	'footer.style': 'dark',
	'footer.logo': { src: 'a.svg' },
	'footer.copyright': 'C 2020',
	'footer.links': [{ title: 'T', items: [{ label: 'L', to: '/docs/a' }] }],
	'prism.defaultLanguage': 'js',
	'prism.magicComments': [{ className: 'x', line: 'y' }],
	'prism.theme': { plain: {}, styles: [] },
	algolia: { appId: 'x' },
	'tableOfContents.minHeadingLevel': 3,
	'tableOfContents.maxHeadingLevel': 5,
	mermaid: { theme: { light: 'forest' } },
	liveCodeBlock: { playgroundPosition: 'top' },
};
/** Entries of the navigation bar, each with one key more than the entry before it needs. */
const NAVBAR: Record<string, unknown> = {
	className: 'c',
	html: '<b>x</b>',
	activeBasePath: 'docs',
	activeBaseRegex: 'd',
	prependBaseUrlToHref: true,
	target: '_blank',
	rel: 'x',
	position: 'right',
	dropdownItemsBefore: [{ label: 'x', to: '/x' }],
	dropdownItemsAfter: [{ label: 'x', to: '/x' }],
	dropdownActiveClassDisabled: true,
	versions: ['1'],
	queryString: '?x',
};
const DOCS: Record<string, unknown> = {
	path: 'guide',
	routeBasePath: 'x',
	tagsBasePath: 't',
	include: ['x'],
	exclude: ['x'],
	sidebarPath: './sidebars.js',
	sidebarItemsGenerator: { function: 'g' },
	sidebarCollapsible: false,
	sidebarCollapsed: false,
	numberPrefixParser: false,
	docsRootComponent: '@site/x',
	docVersionRootComponent: '@site/x',
	docRootComponent: '@site/x',
	docItemComponent: '@site/x',
	docTagsListComponent: '@site/x',
	docTagDocListComponent: '@site/x',
	docCategoryGeneratedIndexComponent: '@site/x',
	remarkPlugins: [{ function: 'r' }],
	rehypePlugins: [{ function: 'r' }],
	recmaPlugins: [{ function: 'r' }],
	beforeDefaultRemarkPlugins: [{ function: 'r' }],
	beforeDefaultRehypePlugins: [{ function: 'r' }],
	admonitions: false,
	'admonitions.keywords': ['k'],
	'admonitions.extendDefaults': false,
	showLastUpdateTime: true,
	showLastUpdateAuthor: true,
	includeCurrentVersion: false,
	onlyIncludeVersions: ['1'],
	disableVersioning: true,
	lastVersion: '1',
	editUrl: 'https://e.example',
	editCurrentVersion: true,
	editLocalizedFiles: true,
	breadcrumbs: false,
	onInlineTags: 'throw',
	tags: 'other.yml',
	'versions.1.label': 'L',
	'versions.1.path': 'p',
	'versions.1.banner': 'none',
	'versions.1.badge': false,
	'versions.1.className': 'c',
	'versions.1.noIndex': true,
};
const BLOG: Record<string, unknown> = {
	path: 'news',
	routeBasePath: 'x',
	archiveBasePath: 'a',
	tagsBasePath: 't',
	pageBasePath: 'p',
	authorsBasePath: 'a',
	include: ['x'],
	exclude: ['x'],
	postsPerPage: 3,
	blogListComponent: '@site/x',
	blogPostComponent: '@site/x',
	blogTagsListComponent: '@site/x',
	blogTagsPostsComponent: '@site/x',
	blogAuthorsPostsComponent: '@site/x',
	blogAuthorsListComponent: '@site/x',
	blogArchiveComponent: '@site/x',
	blogTitle: 'B',
	blogDescription: 'D',
	blogSidebarCount: 0,
	blogSidebarTitle: 'S',
	showReadingTime: false,
	readingTime: { function: 'r' },
	remarkPlugins: [{ function: 'r' }],
	rehypePlugins: [{ function: 'r' }],
	recmaPlugins: [{ function: 'r' }],
	beforeDefaultRemarkPlugins: [{ function: 'r' }],
	beforeDefaultRehypePlugins: [{ function: 'r' }],
	admonitions: false,
	'admonitions.keywords': ['k'],
	editUrl: 'https://e.example',
	editLocalizedFiles: true,
	truncateMarker: { pattern: '/x/' },
	authorsMapPath: 'a.yml',
	sortPosts: 'ascending',
	showLastUpdateTime: true,
	showLastUpdateAuthor: true,
	processBlogPosts: { function: 'p' },
	onInlineTags: 'throw',
	tags: 'o.yml',
	onInlineAuthors: 'throw',
	onUntruncatedBlogPosts: 'throw',
	'feedOptions.type': 'atom',
	'feedOptions.title': 'F',
	'feedOptions.description': 'D',
	'feedOptions.copyright': 'C',
	'feedOptions.language': 'de',
	'feedOptions.limit': 3,
	'feedOptions.createFeedItems': { function: 'c' },
	'feedOptions.xslt': true,
};
const PAGES: Record<string, unknown> = {
	path: 'pages',
	routeBasePath: '/x',
	include: ['x'],
	exclude: ['x'],
	mdxPageComponent: '@site/x',
	remarkPlugins: [{ function: 'r' }],
	rehypePlugins: [{ function: 'r' }],
	recmaPlugins: [{ function: 'r' }],
	beforeDefaultRemarkPlugins: [{ function: 'r' }],
	beforeDefaultRehypePlugins: [{ function: 'r' }],
	admonitions: false,
	'admonitions.keywords': ['k'],
	showLastUpdateTime: true,
	showLastUpdateAuthor: true,
	editUrl: 'https://e.example',
	editLocalizedFiles: true,
};
/** Functions where text, a list or a switch is usual. */
const FUNCTIONS: Record<string, unknown> = {
	'docs.editUrl': { function: 'e' },
	'docs.numberPrefixParser': { function: 'n' },
	'docs.sidebarPath': false,
	'blog.editUrl': { function: 'e' },
};

type Config = { themeConfig: Record<string, unknown>; presets: [[string, Record<string, Record<string, unknown>>]]; [key: string]: unknown };
const base = (): Config => ({
	title: 'T',
	url: 'https://example.com',
	baseUrl: '/',
	i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
	themeConfig: {
		announcementBar: { id: 'a', content: 'A' },
		navbar: { title: 'T', items: [{ label: 'L', to: '/docs/a' }], logo: { src: 'l.svg' } },
		footer: { links: [] },
	},
	presets: [['classic', { docs: {}, blog: {}, pages: {} }]],
});

const site = mkdtempSync(join(tmpdir(), 'documented-keys-'));
for (const file of ['docs/a.md', 'guide/a.md', 'blog/a.md', 'news/a.md', 'pages/a.md', 'static/a.txt', 'assets/a.txt', 'sidebars.js', 'i18n/fr/code.json']) {
	mkdirSync(dirname(join(site, file)), { recursive: true });
	writeFileSync(join(site, file), '');
}
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** What the owner gets to see of a configuration: the settings that are written, and the notes. */
function seen(change: (config: Config) => void): { config: string; notes: string } {
	const given = base();
	change(given);
	const { config, notes } = planMove(site, docusaurusConfigSchema.parse(given));
	return { config: JSON.stringify(config), notes: JSON.stringify(notes) };
}

/** Sets the value at a path of names. */
function put(target: Record<string, unknown>, path: string, value: unknown): void {
	const [key = '', ...rest] = path.split('.');
	if (rest.length === 0) target[key] = value;
	else {
		const inner = { ...(target[key] as Record<string, unknown> | undefined) };
		target[key] = inner;
		put(inner, rest.join('.'), value);
	}
}

const without = seen(() => {});
function isSaid(path: string, value: unknown, place: (config: Config) => Record<string, unknown>): void {
	const found = seen((config) => put(place(config), path, value));
	expect(found, `${path} is passed over in silence`).not.toEqual(without);
}

describe('every documented key is honoured or named', () => {
	test.each(Object.entries(ROOT))('%s', (path, value) => isSaid(path, value, (config) => config));
	test.each(Object.entries(THEME))('themeConfig.%s', (path, value) => isSaid(path, value, (config) => config.themeConfig));
	test.each(Object.entries(DOCS))('docs.%s', (path, value) => isSaid(path, value, (config) => config.presets[0][1]['docs'] ?? {}));
	test.each(Object.entries(BLOG))('blog.%s', (path, value) => isSaid(path, value, (config) => config.presets[0][1]['blog'] ?? {}));
	test.each(Object.entries(PAGES))('pages.%s', (path, value) => isSaid(path, value, (config) => config.presets[0][1]['pages'] ?? {}));
	test.each(Object.entries(FUNCTIONS))('%s in another form', (path, value) => isSaid(path, value, (config) => config.presets[0][1]));
	test.each(Object.entries(NAVBAR))('an item of the navigation bar: %s', (path, value) =>
		isSaid('navbar.items', [{ label: 'L', to: '/docs/a', [path]: value }], (config) => config.themeConfig),
	);
	test.each(['className', 'target'])('a link of the footer: %s', (key) => {
		const links = (more: object) => [{ title: 'T', items: [{ label: 'L', to: '/docs/a', ...more }] }];
		const plain = seen((config) => put(config.themeConfig, 'footer.links', links({})));
		expect(seen((config) => put(config.themeConfig, 'footer.links', links({ [key]: 'x' })))).not.toEqual(plain);
	});
});

test('the names of keys are those of the file', () => {
	const { notes } = seen((config) => put(config, 'i18n.localeConfigs', { fr: { calendar: 'islamic', url: 'https://x.example' } }));
	expect(notes).toContain('i18n.localeConfigs.fr.calendar, i18n.localeConfigs.fr.url');
});

test('what this program has something of its own for needs no decision', () => {
	const { notes } = planMove(
		site,
		docusaurusConfigSchema.parse({
			...base(),
			themeConfig: {
				image: 'x.png',
				footer: { style: 'dark', links: [] },
				announcementBar: { content: 'A', backgroundColor: '#fff' },
				navbar: { logo: { src: 'l.svg', width: 32 } },
			},
			presets: [['classic', { blog: { feedOptions: { type: 'rss', copyright: 'C', createFeedItems: () => [], xslt: true } } }]],
		}),
	);
	const placesOf = (kind: string) => notes.filter((note) => note.kind === kind).map(({ place, text }) => `${place}: ${text}`);
	const replaced = [
		'themeConfig.announcementBar.backgroundColor, themeConfig.navbar.logo.width, themeConfig.footer.style',
		'themeConfig.image',
		'blog.feedOptions.type, blog.feedOptions.copyright, blog.feedOptions.xslt',
	];
	expect(placesOf('replaced')).toEqual(expect.arrayContaining(replaced.map((place) => expect.stringContaining(`${place}: `))));
	expect(placesOf('open').join()).toContain('blog.feedOptions.createFeedItems');
	expect(placesOf('open').join()).not.toMatch(/footer\.style|backgroundColor|logo|image|feedOptions\.(?:type|copyright|xslt)/);
});

test('what is written out and changes nothing is not said', () => {
	const { notes } = seen((config) => {
		put(config, 'titleDelimiter', '|');
		put(config, 'markdown.mdx1Compat', { comments: true });
		put(config.themeConfig, 'colorMode', { defaultMode: 'light', disableSwitch: false });
		put(config.themeConfig, 'tableOfContents', { minHeadingLevel: 2, maxHeadingLevel: 3 });
		put(config.presets[0][1]['docs'] ?? {}, 'breadcrumbs', true);
		put(config.presets[0][1]['blog'] ?? {}, 'showReadingTime', true);
	});
	expect(notes).toBe(without.notes);
});
