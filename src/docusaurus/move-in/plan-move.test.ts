import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { MISSING } from './evaluate.ts';
import { planMove } from './plan-move.ts';

const CLASSIC = (options: object) => ({ title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', options]] });

function plan(config: object, files: Record<string, string> = { 'docs/a.md': '', 'posts/a.md': '' }, site = '.') {
	const root = siteFiles(files);
	const result = planMove(join(root, site), docusaurusConfigSchema.parse(config));
	return {
		...result,
		config: siteConfigSchema.parse(result.config),
		inRoot: result.root.slice(root.length),
		open: result.notes.filter(({ kind }) => kind === 'open').map(({ text }) => text),
		taken: result.notes.filter(({ kind }) => kind === 'taken').map(({ text }) => text),
	};
}

describe('what has an equal is taken', () => {
	test.each<[string, object, object]>([
		['nothing said', {}, { docs: { folder: 'docs', route: '/docs/' }, blog: { folder: 'blog', route: '/blog/' }, pages: { folder: 'src/pages' } }],
		['docs at the root', { docs: { routeBasePath: '/' } }, { docs: { route: '/' } }],
		['a path with slashes', { docs: { routeBasePath: '/a/b/' } }, { docs: { route: '/a/b/' } }],
		[
			'versions',
			{ docs: { includeCurrentVersion: false, onlyIncludeVersions: ['1'], lastVersion: '1', versions: { 1: { label: 'L', path: 'p', banner: 'none' } } } },
			{ docs: { currentVersion: false, onlyVersions: ['1'], lastVersion: '1', versions: { 1: { label: 'L', path: 'p', banner: 'none' } } } },
		],
		['categories that are open', { docs: { sidebarCollapsed: false } }, { docs: { categories: { collapsed: false } } }],
		['no versions', { docs: { disableVersioning: true } }, { docs: { snapshots: false } }],
		['patterns', { docs: { include: ['a/*.md'], exclude: ['b/**'] } }, { docs: { include: ['a/*.md'], exclude: ['b/**'] } }],
		[
			'patterns of a blog and of pages',
			{ blog: { path: 'posts', include: ['a/*'], exclude: ['b/**'] }, pages: { include: ['*.md'], exclude: ['A.md'] } },
			{ blog: { include: ['a/*'], exclude: ['b/**'] }, pages: { include: ['*.md'], exclude: ['A.md'] } },
		],
		['numbers that stay', { docs: { numberPrefixParser: false } }, { docs: { numberPrefixes: false } }],
		[
			'a blog at the root',
			{ docs: false, blog: { routeBasePath: '/', path: 'posts', postsPerPage: 'ALL' } },
			{ blog: { folder: 'posts', route: '/', postsPerPage: 100 } },
		],
		[
			'how much a feed says',
			{ blog: { path: 'posts', feedOptions: { description: 'D', limit: false } } },
			{ blog: { feedDescription: 'D', feedLimit: false } },
		],
		[
			'what is switched off, although its folders are there',
			{ docs: false, blog: false, pages: false },
			{ docs: { folder: '.no-docs', sidebars: '.no-sidebars', snapshots: false }, blog: { folder: '.no-blog' }, pages: { folder: '.no-pages' } },
		],
		[
			'formulas',
			{ docs: { remarkPlugins: [{ function: 'remarkMath' }], rehypePlugins: [[{ [MISSING]: 'rehype-katex' }, {}]] } },
			{ markdown: { math: true }, docusaurus: { textPlugins: [] } },
		],
		['own plugins of remark', { blog: { beforeDefaultRemarkPlugins: [{ function: 'own' }] } }, { docusaurus: { textPlugins: ['blog'] } }],
		['own boxes', { docs: { admonitions: { keywords: ['own'] } } }, { docusaurus: { boxes: ['own'] } }],
	])('%s', (_, options, expected) => {
		expect(plan(CLASSIC(options)).config).toMatchObject(expected);
	});

	test('the options of a preset around the usual one', () => {
		const { config, open } = plan({ ...CLASSIC({}), presets: [['@owner/docusaurus-preset', { docs: { routeBasePath: 'manual' }, blog: false }]] });
		expect(config).toMatchObject({ docs: { folder: 'docs', route: '/manual/' } });
		expect(open.join()).toContain('@owner/docusaurus-preset');
	});

	test('docs beside the folder of the site: paths count from the folder around both', () => {
		const { config, inRoot } = plan(
			CLASSIC({ docs: { path: '../docs', sidebarPath: './sidebars.js' } }),
			{ 'docs/a.md': '', 'website/static/a.png': '' },
			'website',
		);
		expect(inRoot).toBe('');
		expect(config).toMatchObject({
			docs: { folder: 'docs', sidebars: 'website/sidebars.js', versionsPrefix: 'website/' },
			files: ['website/static'],
			docusaurus: { site: 'website' },
		});
	});

	test('other manuals', () => {
		const { config } = plan({ ...CLASSIC({}), plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]] });
		expect(config.otherDocs).toMatchObject([{ id: 'api', folder: 'api', route: '/api/', versionsPrefix: 'api_' }]);
	});

	test('other blogs', () => {
		const news = { id: 'news', path: 'posts', routeBasePath: 'news', authorsMapPath: '../people.yml', archiveBasePath: null, tagsBasePath: 'subjects' };
		const { config, open } = plan(
			{ ...CLASSIC({}), plugins: [['@docusaurus/plugin-content-blog', news]] },
			{ 'docs/a.md': '', 'blog/a.md': '', 'posts/a.md': '' },
		);
		expect(config.blog).toMatchObject({ folder: 'blog', route: '/blog/' });
		expect(config.otherBlogs).toMatchObject([{ id: 'news', folder: 'posts', route: '/news/', authors: 'people.yml', paths: { tags: 'subjects' } }]);
		expect(open).toEqual([]);
	});

	test('instances that all have ids: the first is known by its translations only, and items of the navigation bar find it', () => {
		const items = [{ type: 'doc', docId: 'a', label: 'A', docsPluginId: 'one' }];
		const { config } = plan(
			{
				...CLASSIC({ docs: false, blog: false }),
				themeConfig: { navbar: { items } },
				plugins: [
					['@docusaurus/plugin-content-docs', { id: 'one', path: 'docs' }],
					['@docusaurus/plugin-content-blog', { id: 'news', path: 'posts' }],
				],
			},
			{ 'docs/a.md': '', 'posts/a.md': '' },
		);
		expect(config).toMatchObject({
			docs: { folder: 'docs', translations: 'docusaurus-plugin-content-docs-one' },
			blog: { folder: 'posts', translations: 'docusaurus-plugin-content-blog-news' },
			otherDocs: [],
			otherBlogs: [],
		});
		expect(config.navbar).toEqual([{ type: 'doc', label: 'A', doc: 'a', position: 'left' }]);
	});

	test('the instance without an id comes first, wherever it stands', () => {
		const plugins = [
			['@docusaurus/plugin-content-docs', { id: 'one', path: 'one' }],
			['@docusaurus/plugin-content-docs', { path: 'docs' }],
		];
		const { config } = plan({ ...CLASSIC({ docs: false }), plugins });
		expect([config.docs.folder, ...config.otherDocs.map(({ id }) => id)]).toEqual(['docs', 'one']);
	});

	test.each([
		[{ onBrokenLinks: 'throw' }, 'broken-link', 'error'],
		[{ onBrokenLinks: 'ignore' }, 'broken-link', 'off'],
		[{ onBrokenAnchors: 'throw' }, 'broken-anchor', 'error'],
		[{ markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } } }, 'broken-markdown-link', 'off'],
		[{ plugins: ['unknown-plugin'] }, 'broken-link', 'warning'],
		[{ plugins: ['unknown-plugin'], onBrokenMarkdownLinks: 'throw' }, 'broken-markdown-link', 'warning'],
		[{ onBrokenMarkdownLinks: 'throw' }, 'broken-markdown-link', 'error'],
		[{ plugins: ['unknown-plugin'] }, 'sidebar-doc', 'warning'],
		[{}, 'wrong-base', 'warning'],
	])('%j', (more, rule, severity) => {
		expect(plan({ ...CLASSIC({}), ...more }).config.rules).toMatchObject({ [rule]: severity });
	});
});

describe('descriptions of APIs', () => {
	const planApis = (plugins: unknown[], files: Record<string, string>, more = {}) => plan({ ...CLASSIC({}), plugins, ...more }, { 'docs/a.md': '', ...files });
	const described = (config: object) => [['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config }]];

	test.each<[string, unknown[], string]>([
		['docusaurus-plugin-openapi-docs', described({ petstore: { specPath: 'specs/pets.yaml', outputDir: 'docs/petstore' } }), 'petstore'],
		['redocusaurus', [['redocusaurus', { specs: [{ id: 'petstore', spec: 'specs/pets.yaml', route: '/pets/' }] }]], 'petstore'],
		['docusaurus-plugin-openapi', [['docusaurus-plugin-openapi', { id: 'petstore', path: 'specs/pets.yaml' }]], 'petstore'],
		['docusaurus-preset-openapi', [['docusaurus-preset-openapi', { api: { path: 'specs/pets.yaml' } }]], 'api'],
		['@scalar/docusaurus', [['@scalar/docusaurus', { label: 'Petstore', route: '/pets', configuration: { url: '/specs/pets.yaml' } }]], 'petstore'],
	])('%s', (_, plugins, id) => {
		const { config, open } = planApis(plugins, { 'specs/pets.yaml': '', 'static/specs/pets.yaml': '' });
		expect(config.api).toMatchObject([{ id, description: expect.stringMatching(/specs\/pets\.yaml$/), lenient: true }]);
		expect(open).toEqual([]);
	});

	test('texts that the plugin would make of one are known by their folder', () => {
		const made = { 'Pet Store': { specPath: 'specs/pets.yaml', outputDir: './docs/pets/' }, gone: { specPath: 'specs/gone.yaml', outputDir: 'docs/gone' } };
		expect(planApis(described(made), { 'specs/pets.yaml': '' }).config.docusaurus?.apiFolders).toEqual({ 'docs/pets': 'pet-store' });
	});

	test('older versions come along, and links in the frame lead to the new address', () => {
		const versions = { '1.0': { specPath: 'specs/1/pets.yaml', label: 'v1' } };
		const files = { 'specs/pets.yaml': '', 'specs/1/pets.yaml': '' };
		expect(planApis(described({ 'Pet Store': { specPath: 'specs/pets.yaml', versions } }), files).config.api).toMatchObject([
			{ id: 'pet-store', versions: [{ name: '1.0', label: 'v1', description: 'specs/1/pets.yaml' }] },
		]);
		const items = [{ label: 'API', to: 'pets' }];
		const themeConfig = { navbar: { items }, footer: { links: [{ title: 'T', items }] } };
		const { config } = planApis([['redocusaurus', { specs: [{ spec: 'specs/pets.yaml', route: '/pets/' }] }]], files, { themeConfig });
		expect(config.navbar).toMatchObject([{ label: 'API', to: '/docs/api/' }]);
		expect(config.redirects).toEqual([{ from: '/pets/', to: '/docs/api/' }]);
		expect(config.footer).toMatchObject([{ links: [{ label: 'API', to: '/docs/api/' }] }]);
	});

	test('two of them may lie in one folder', () => {
		const files = { 'specs/pets.yaml': '', 'specs/other.yaml': '' };
		const { config, open } = planApis(described({ one: { specPath: 'specs/pets.yaml' }, two: { specPath: 'specs/other.yaml' } }), files);
		expect(config.api.map(({ description }) => description)).toEqual(['specs/pets.yaml', 'specs/other.yaml']);
		expect(open).toEqual([]);
	});

	test('each of a folder is one of its own', () => {
		const files = { 'specs/a.yaml': 'openapi: 3.1.0', 'specs/inner/b.json': '{ "swagger": "2.0" }', 'specs/_category_.json': '{ "label": "Specs" }' };
		const { config, open } = planApis(described({ all: { specPath: 'specs' } }), files);
		expect(config.api.map(({ id, label, description }) => [id, label, description])).toEqual([
			['all-a', 'a', 'specs/a.yaml'],
			['all-inner-b', 'inner/b', 'specs/inner/b.json'],
		]);
		expect(open).toEqual([]);
	});

	test.each([
		['https://example.com/pets.yaml', 'api-pull'],
		['empty', 'empty'],
		['specs/none.yaml', 'specs/none.yaml'],
	])('%s is left to the owner', (specPath, text) => {
		const { config, open } = planApis(described({ one: { specPath: 'specs/pets.yaml' }, two: { specPath } }), {
			'specs/pets.yaml': '',
			'specs/other.yaml': '',
			'empty/readme.md': '',
		});
		expect(config.api).toHaveLength(1);
		expect(open.join('\n')).toContain(text);
	});
});

describe('redirects', () => {
	test.each<[string, object, object, boolean]>([
		[
			'by name',
			{
				redirects: [
					{ from: ['/a', '/b'], to: '/c' },
					{ from: '/d', to: 'https://e.example' },
				],
			},
			[
				{ from: '/a', to: '/c' },
				{ from: '/b', to: '/c' },
				{ from: '/d', to: 'https://e.example' },
			],
			false,
		],
		['by a function', { createRedirects: { function: 'createRedirects' } }, [], true],
		['by endings', { fromExtensions: ['html'] }, [], true],
		['none', {}, [], false],
		['what makes no sense', { redirects: 'all', toExtensions: 1 }, [], false],
	])('%s', (_, options, redirects, createsRedirects) => {
		const { config, open } = plan({ ...CLASSIC({}), plugins: [['@docusaurus/plugin-client-redirects', options]] });
		expect(config.redirects).toEqual(redirects);
		expect(config.docusaurus?.createsRedirects).toBe(createsRedirects);
		expect(open).toEqual([]);
	});
});

test.each<[string, string, object]>([
	['text', 'We <b>moved</b>', { text: 'We moved', to: undefined }],
	['a link', 'Read <a target="_blank" href="https://e.example/x">more</a> soon', { text: 'Read more soon', to: 'https://e.example/x' }],
	[
		'links',
		'Read <a target="_blank" href="https://e.example/x"><b>more</b></a> and <a href="/y">all</a>',
		{ text: 'Read [more](https://e.example/x) and [all](/y)', to: undefined },
	],
])('announcementBar: %s', (_, content, expected) => {
	const { text, to } = plan({ ...CLASSIC({}), themeConfig: { announcementBar: { content } } }).config.announcement ?? {};
	expect({ text, to }).toEqual(expected);
});

test('addresses that begin with the base of the site already, as Docusaurus takes them', () => {
	const navbar = {
		logo: { src: '/base/img/a.svg' },
		items: [
			{ label: 'A', to: '/base/docs/a' },
			{ label: 'B', href: '/base' },
			{ label: 'C', to: '/based/x' },
		],
	};
	const footer = { links: [{ title: 'F', items: [{ label: 'D', href: '/base/blog' }] }] };
	const announcementBar = { content: 'See <a href="/base/blog/releases/0.8">the post</a>.' };
	const { config } = plan({ ...CLASSIC({}), baseUrl: '/base/', themeConfig: { navbar, footer, announcementBar } });
	expect(config.navbar.map((item) => 'to' in item && item.to)).toEqual(['/docs/a', '/', '/based/x']);
	expect({ logo: config.logo?.src, footer: config.footer[0]?.links[0]?.to, announcement: config.announcement?.to }).toEqual({
		logo: '/img/a.svg',
		footer: '/blog',
		announcement: '/blog/releases/0.8',
	});
});

test('links in the copyright and words in the HTML of items stay', () => {
	const navbar = {
		items: [
			{ href: 'https://example.com/demo', html: "<button class='b'>Book a <b>demo</b></button>" },
			{ href: 'https://example.org', html: '<svg></svg>' },
		],
	};
	const footer = { copyright: '© 2024 <a class="l" href="/base/legal?from=1999">The &amp; authors</a> <a href="/x"><img src="x.svg"></a>' };
	const { config } = plan({ ...CLASSIC({}), baseUrl: '/base/', themeConfig: { navbar, footer } });
	expect(config.navbar).toMatchObject([{ label: 'Book a demo' }, { label: 'example.org' }]);
	expect(config.copyright).toEqual({ year: 2024, holder: 'T', line: '© 2024 [The & authors](/legal?from=1999)' });
});

test('a folder of texts that is not there is said', () => {
	const { open } = plan(CLASSIC({ docs: { path: 'fetched/docs' } }), { 'src/a.md': '' });
	expect(open).toEqual([expect.stringContaining('fetched/docs')]);
});

describe('colours and brand', () => {
	test.each<[string, object, object]>([
		['nothing said', {}, { colourMode: { initial: 'light', choice: true }, brand: undefined }],
		['dark first', { colorMode: { defaultMode: 'dark' } }, { colourMode: { initial: 'dark', choice: true } }],
		['no choice', { colorMode: { defaultMode: 'dark', disableSwitch: true } }, { colourMode: { initial: 'dark', choice: false } }],
		['as the system', { colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true } }, { colourMode: { initial: 'system', choice: true } }],
		['a title of its own', { navbar: { title: 'Own' } }, { brand: 'Own' }],
		['a picture that says it', { navbar: { logo: { src: 'a.svg' } } }, { brand: '' }],
		['a picture beside the title', { navbar: { title: 'T', logo: { src: 'a.svg' } } }, { brand: undefined }],
		['neither', { navbar: { items: [] } }, { brand: undefined }],
	])('%s', (_, themeConfig, expected) => {
		const { colourMode, brand } = plan({ ...CLASSIC({}), themeConfig }).config;
		expect({ colourMode, brand }).toMatchObject(expected);
	});
});

describe('what plugins of the site tell', () => {
	const told = (more: object) => {
		const root = siteFiles({ 'docs/a.md': '' });
		const config = docusaurusConfigSchema.parse({ ...CLASSIC({}), plugins: ['./own'] });
		const { config: planned, notes } = planMove(root, config, [{ entry: './own', name: 'own', id: 'default', pages: 0, ...more }]);
		return { asks: planned.docusaurus?.asksPlugins, severity: planned.rules?.['broken-link'], notes: notes.filter(({ place }) => place === 'plugins') };
	};
	test.each<[string, object, boolean | undefined, string, [string, string][]]>([
		['data', { data: { a: 1 } }, true, 'error', [['taken', 'Daten']]],
		[
			'data and pages',
			{ data: {}, pages: 2 },
			true,
			'warning',
			[
				['taken', 'Daten'],
				['open', '2 Seiten'],
			],
		],
		['nothing', {}, undefined, 'warning', [['open', 'nicht laufen: own']]],
		['an error', { error: 'no net\nat x' }, undefined, 'warning', [['open', '„no net“']]],
	])('%s', (_, more, asks, severity, said) => {
		const result = told(more);
		expect(result).toMatchObject({ asks, severity });
		expect(result.notes).toMatchObject(said.map(([kind, text]) => ({ kind, text: expect.stringContaining(text) })));
	});
});

describe('what cannot move is said', () => {
	test.each<[string, object, string]>([
		['a plugin', { plugins: ['unknown-plugin'] }, 'unknown-plugin'],
		['remark plugins that are not installed', { presets: [['classic', { docs: { remarkPlugins: [[{ [MISSING]: 'remark-x' }, {}]] } }]] }, 'remark-x'],
		['scripts', { scripts: ['/a.js'] }, 'Skripte'],
		['other languages', { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }, '(fr)'],
		['an own item of the navbar', { themeConfig: { navbar: { items: [{ type: 'custom-x', label: 'Own' }] } } }, 'custom-x'],
	])('%s', (_, more, text) => {
		expect(plan({ ...CLASSIC({}), ...more }).open.join('\n')).toContain(text);
	});

	test.each([
		[['own', ''], 'rehype (own) laufen'],
		[[''], 'rehype laufen'],
	])('plugins of remark and rehype, also without a name: %j', (names, text) => {
		const remarkPlugins = names.map((name) => ({ function: name }));
		expect(plan(CLASSIC({ docs: { remarkPlugins } })).taken.join('\n')).toContain(text);
	});

	test.each<[string, object, object, object[]]>([
		[
			'a route that is a function',
			{ docs: { routeBasePath: { function: 'route' }, path: 'manual', editUrl: 'https://e.example' } },
			{ docs: { folder: 'manual', route: '/docs/', editUrl: 'https://e.example' } },
			[{ place: 'docs.routeBasePath', text: expect.stringContaining('„docs“') }],
		],
		[
			'a folder and an id that are none',
			{ blog: { path: 5, id: null, routeBasePath: 'news' } },
			{ blog: { folder: 'blog', route: '/news/' } },
			[
				{ place: 'blog.id', text: expect.stringContaining('„default“') },
				{ place: 'blog.path', text: expect.stringContaining('„blog“') },
			],
		],
		[
			'options that are none',
			{ docs: 'manual' },
			{ docs: { folder: 'docs', route: '/docs/' } },
			[{ place: 'docs', text: expect.stringContaining('Vorgaben') }],
		],
	])('an option that makes no sense, and the others are taken: %s', (_, options, expected, said) => {
		const { config, notes } = plan(CLASSIC(options), { 'docs/a.md': '', 'manual/a.md': '', 'blog/a.md': '' });
		expect(config).toMatchObject(expected);
		expect(notes.filter(({ kind }) => kind === 'open')).toMatchObject(said);
	});

	test('pages of code and parts of the frame', () => {
		const { open, taken } = plan(CLASSIC({}), {
			'docs/a.md': '',
			'src/pages/index.js': 'export default () => null;',
			'src/theme/Footer/index.js': '',
			'src/theme/DocSidebarItem.tsx': '',
			'src/theme/MDXComponents.js': '',
			'src/theme/Root.js': '',
			// Components of the site, which texts import.
			'src/theme/CodeFromRemote.tsx': '',
			'src/theme/footer.module.css': '',
			'src/theme/Mermaid.js': '',
		});
		expect(open).toEqual([expect.stringMatching(/Root\.js.*Kontexte/), expect.stringMatching(/: DocSidebarItem\.tsx, Footer$/)]);
		expect(taken).toContainEqual(expect.stringContaining('src/pages/index.js'));
	});
});

test('what counts visits, or chooses pages for the sitemap, is not passed over in silence', () => {
	const { open } = plan({
		...CLASSIC({ gtag: { trackingID: 'G-1' }, googleTagManager: undefined, sitemap: { changefreq: 'weekly', ignorePatterns: ['/tags/**'] } }),
		plugins: [['@docusaurus/plugin-google-gtag', { trackingID: 'G-2' }]],
	});
	expect(open.filter((text) => text.includes('Besuche'))).toEqual([
		expect.stringMatching(/^gtag: /),
		expect.stringMatching(/^@docusaurus\/plugin-google-gtag: /),
	]);
	expect(open.find((text) => text.includes('sitemap'))).toContain('sitemap.ignorePatterns.');
});

test('where texts are changed counts from the folder of the site, wherever they lie', () => {
	const files = { 'docs/a.md': '', 'website/blog/a.md': '' };
	const editUrl = 'https://example.com/tree/main/website';
	expect(plan(CLASSIC({ docs: { path: '../docs', editUrl }, blog: { editUrl: `${editUrl}/` } }), files, 'website').config).toMatchObject({
		docs: { folder: 'docs', editUrl: 'https://example.com/tree/main/' },
		blog: { folder: 'website/blog', editUrl: 'https://example.com/tree/main/' },
	});
	expect(plan(CLASSIC({ docs: { editUrl } })).config.docs.editUrl).toBe(editUrl);
});

test('what pages say of changes to their texts', () => {
	const changes = { editUrl: { function: 'editUrl' }, editLocalizedFiles: true, showLastUpdateTime: true, showLastUpdateAuthor: true };
	const { config } = plan(CLASSIC({ docs: { ...changes, editCurrentVersion: true }, blog: { ...changes, path: 'posts' }, pages: changes }));
	const kept = { editLocalizedFiles: true, showLastUpdate: true, showLastUpdateAuthor: true };
	expect(config).toMatchObject({ docs: { ...kept, editCurrentVersion: true }, blog: kept, pages: kept, docusaurus: { asksEditUrls: true } });
	expect(plan(CLASSIC({})).config).toMatchObject({ docs: { showLastUpdate: false }, blog: { showLastUpdate: false }, docusaurus: { asksEditUrls: false } });
});

test('a function that generates sidebars goes on doing so for its manual', () => {
	const written = CLASSIC({ docs: { path: 'texts', sidebarItemsGenerator: { function: 'x' } } });
	expect(plan({ ...written, plugins: [['@docusaurus/plugin-content-docs', { id: 'other', path: 'other' }]] }).config.docusaurus?.sidebarGenerators).toEqual([
		'texts',
	]);
});

test('an item of the bar that is only a picture has the name that the picture says', () => {
	const items = [
		{ href: 'https://a.example/', html: '<img src="/a.svg" alt="Our shop">' },
		{ href: 'https://a.example/', title: 'Chat', className: 'chat-sign' },
	];
	expect(plan({ ...CLASSIC({}), themeConfig: { navbar: { items } } }).config.navbar).toMatchObject([{ label: 'Our shop' }, { label: 'Chat' }]);
});

test('an item of the bar without words is the picture that the style sheets draw; other classes have no effect, which is said', () => {
	const items = [
		{ href: 'https://a.example/', className: 'sign more', 'aria-label': 'Code' },
		{ href: 'https://a.example/', className: 'sign', label: 'Code' },
		{ href: 'https://a.example/', className: 'plain' },
	];
	const file = { ...CLASSIC({ theme: { customCss: './own.css' } }), themeConfig: { navbar: { items } } };
	const { config, open } = plan(file, { 'own.css': '.sign::before { background: url(/a.svg); }' });
	expect(config.navbar).toMatchObject([{ label: 'Code', picture: 'sign more' }, { label: 'Code' }, { label: 'a.example' }]);
	expect(config.navbar?.map((item) => 'picture' in item)).toEqual([true, false, false]);
	expect(open.join('\n')).toContain('className (sign, plain)');
});

test('names of imports that the options of a plugin say need no package', () => {
	const { config, open } = plan({
		...CLASSIC({}),
		plugins: [['docusaurus-plugin-module-alias', { alias: { '@parts': '/elsewhere/parts', '@own': 'src/own' } }]],
	});
	expect(config.docusaurus?.aliases).toEqual({ '@parts': [expect.stringContaining('elsewhere/parts')], '@own': ['src/own'] });
	expect(open.join()).not.toContain('module-alias');
});

test('the look of the navigation bar says what ground its logo was drawn for', () => {
	const withBar = (navbar: object) => plan({ ...CLASSIC({}), themeConfig: { navbar } }).config.docusaurus?.bar;
	expect([withBar({ style: 'dark', logo: { src: 'a.svg' } }), withBar({ style: 'dark' }), withBar({ logo: { src: 'a.svg' } })]).toEqual([
		'dark',
		undefined,
		undefined,
	]);
});

test('the headings of tables of contents are those that the theme has', () => {
	const { config } = plan({ ...CLASSIC({}), themeConfig: { tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } } });
	expect(config.docusaurus?.frontMatterDefaults).toEqual({ toc_max_heading_level: 4 });
});

test('plugins of Docusaurus may be named in short', () => {
	const { config, open } = plan({
		...CLASSIC({}),
		plugins: [['content-docs', { id: 'more', path: 'posts', routeBasePath: 'more' }], ['@docusaurus/content-blog', { id: 'news', path: 'posts' }], 'sitemap'],
		themes: ['mermaid'],
	});
	expect(config.otherDocs).toMatchObject([{ id: 'more', folder: 'posts', route: '/more/' }]);
	expect(config.blog).toMatchObject({ folder: 'posts' });
	expect(open.filter((text) => /content-docs|sitemap|mermaid/.test(text))).toEqual([]);
});
