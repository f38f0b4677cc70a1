/** The site around the cases: its configuration in TypeScript, sidebars, components, a blog, a version, free pages. */
export const SITE_FILES: Readonly<Record<string, string>> = {
	'docusaurus.config.ts': `import type { Config } from '@docusaurus/types';
import { themes } from 'prism-react-renderer';
import remarkMath from 'remark-math';
import type * as Preset from '@docusaurus/preset-classic';

/** A plugin that the configuration itself holds, in the words of their documentation. */
function shout() {
	return (tree) => visit(tree, 'text', (node) => { node.value = node.value.replace('quietly said', 'LOUDLY SAID'); });
}
const visit = (node, type, visitor) => { if (node.type === type) visitor(node); for (const child of node.children ?? []) visit(child, type, visitor); };
const mark = () => (tree) => visit(tree, 'element', (node) => { if (node.tagName === 'blockquote') node.properties.className = ['by-rehype']; });

const year: number = new Date(2024, 0, 1).getFullYear();

const config: Config = {
	title: 'Moved site',
	tagline: 'It came along',
	url: 'https://moved.example.com',
	baseUrl: '/',
	favicon: 'img/dark.png',
	onBrokenLinks: 'throw',
	onBrokenMarkdownLinks: 'warn',
	customFields: { answer: 42 },
	markdown: {
		mermaid: true,
		parseFrontMatter: async (params) => {
			const result = await params.defaultParseFrontMatter(params);
			if (params.filePath.endsWith('told.md')) result.frontMatter.sidebar_label = \`Told on \${result.frontMatter.told_on.getFullYear()}\`;
			return result;
		},
		preprocessor: ({ filePath, fileContent }) => (filePath.endsWith('told.md') ? fileContent.replaceAll('{{ version }}', '7.1') : fileContent),
	},
	i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-GB' } } },
	presets: [
		[
			'classic',
			{
				docs: {
					sidebarPath: './sidebars.ts',
					remarkPlugins: [remarkMath],
					admonitions: { keywords: ['my-own'], extendDefaults: true },
					versions: { '1.0': { label: 'Version one', path: 'one', banner: 'unmaintained' } },
					lastVersion: 'current',
					editUrl: 'https://example.com/edit/',
				},
				blog: { showReadingTime: true, editUrl: 'https://example.com/edit', blogTitle: 'News', postsPerPage: 2, feedOptions: { type: 'all', title: 'News feed' } },
				pages: { editUrl: 'https://example.com/edit/' },
				theme: { customCss: ['./src/css/custom.css', './src/css/more.scss', './src/css/utilities.css'] },
			} satisfies Preset.Options,
		],
	],
	plugins: [
		['@docusaurus/plugin-client-redirects', {
			redirects: [{ from: ['/old/intro', '/früher.html'], to: '/docs/intro' }, { from: '/gone', to: 'https://example.com/elsewhere' }, { from: ['/blog', '/docs/told.md', '/files/a.txt/part'], to: '/free' }, { from: '/to-part', to: '/docs/long-names#second' }],
			fromExtensions: ['htm'],
			createRedirects: (path) => (path.startsWith('/docs/items/') ? [path.replace('/docs/items/', '/articles/')] : undefined),
		}],
		['./src/plugins/releases', { series: '4' }],
		require('./src/plugins/named.ts'),
		function inPlace(context) {
			return {
				name: 'in-place',
				configureWebpack: () => ({ module: { rules: [{ test: /\\.text\\.ya?ml$/, use: 'raw-loader' }] }, resolve: { alias: { '@parts': [context.siteDir + '/src/nowhere', context.siteDir + '/src/components'], 'exact-name$': context.siteDir + '/src/components/Plain.js' } } }),
				allContentLoaded: ({ allContent, actions }) => {
					const posts = allContent['docusaurus-plugin-content-blog']?.changes.blogPosts ?? [];
					actions.setGlobalData({ title: context.siteConfig.title, posts: posts.map(({ metadata }) => [metadata.title, metadata.permalink, metadata.date.getFullYear()].join(' ')) });
				},
			};
		},
		['@docusaurus/plugin-content-blog', { id: 'changes', path: './changes', routeBasePath: 'changelog', blogTitle: 'Changelog', authorsMapPath: '../blog/authors.yml', tagsBasePath: 'subjects', postsPerPage: 1, feedOptions: { type: 'all', title: 'Feed of changes' }, editUrl: ({ blogDirPath, blogPath }) => ['https://example.com/posts', blogDirPath, blogPath].join('/') }],
		['@docusaurus/plugin-content-docs', { id: 'handbook', path: 'handbook', routeBasePath: 'guide', sidebarPath: './sidebars-handbook.js', sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) => [{ type: 'link', label: \`\${args.docs.length} docs of \${args.version.versionName}\`, href: 'https://example.com/generated' }, ...(await defaultSidebarItemsGenerator(args))], remarkPlugins: [shout, [require('./src/remark/times'), { by: 3 }], require('./src/remark/nest')], rehypePlugins: [mark], editUrl: ({ version, versionDocsDirPath, docPath, permalink, locale }) => (docPath === 'start.md' ? undefined : \`https://example.com/\${locale}/\${version}/\${versionDocsDirPath}/\${docPath}?page=\${permalink}\`) }],
	],
	themeConfig: {
		colorMode: { defaultMode: 'dark' },
		heroPicture: { src: 'img/dark.png' },
		navbar: {
			title: 'Moved',
			logo: { alt: 'Logo of Moved', src: 'img/logo.svg', srcDark: 'img/dark.png' },
			items: [
				{ type: 'docSidebar', sidebarId: 'written', label: 'Manual', position: 'left' },
				{ type: 'doc', docId: 'intro', label: 'Start' },
				{ to: '/blog', label: 'Blog', position: 'left' },
				{ to: '/changelog', label: 'Changes', position: 'left' },
				{ to: 'free', label: 'Free', position: 'left' },
				{ type: 'dropdown', label: 'More', items: [{ label: 'Code', href: 'https://example.com/code' }, { type: 'html', value: '<hr>' }, { type: 'doc', docId: 'start', docsPluginId: 'handbook', label: 'Guide' }] },
				{ label: 'Second', items: [{ to: 'free', label: 'Inner' }], position: 'left' },
				{ type: 'docSidebar', sidebarId: 'handbook', docsPluginId: 'handbook', label: 'Handbook', position: 'left' },
				{ type: 'docsVersion', label: 'Newest' },
				{ href: 'https://github.com/example', className: 'header-github-link', 'aria-label': 'GitHub repository', position: 'right' },
				{ href: 'https://example.com/chat', className: 'header-chat-link', 'aria-label': 'Chat room', position: 'right' },
				{ type: 'custom-thing', position: 'right' },
				{ type: 'docsVersionDropdown', position: 'right' },
				{ type: 'search', position: 'right' },
				{ type: 'html', value: '<b>html</b>', position: 'right' },
			],
		},
		footer: { links: [{ title: 'Docs', items: [{ label: 'Intro', to: '/docs/intro' }] }], copyright: \`Copyright © \${year} <a href="https://example.com/legal">Moved & Co.</a>\` },
		announcementBar: { id: 'news', content: 'We <b>moved</b>' },
		prism: {
			theme: themes.github,
			magicComments: [
				{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
				{ className: 'error', line: 'This will error' },
			],
		},
	} satisfies Preset.ThemeConfig,
};

export default config;
`,
	'src/components/cards.tsx': `const Card = ({ title }) => <b>{title}</b>;
export const Cards = ({ items }) => items.map((item) => <section {...item} key={item.title}><Card {...item} key={item.title} /></section>);
`,
	'src/plugins/named.ts': `export default function named(context: { siteDir: string }) {
	return { name: 'named', configureWebpack: () => ({ resolve: { alias: { '~': context.siteDir + '/src' } } }) };
}
`,
	'src/plugins/releases/index.js': `const { readFile } = require('node:fs/promises');

module.exports = (context, { series }) => ({
	name: 'releases',
	async loadContent() {
		return JSON.parse(await readFile('./src/plugins/releases/list.json', 'utf8')).filter((release) => release.startsWith(series));
	},
	async contentLoaded({ content, actions: { createData, addRoute, setGlobalData } }) {
		await createData('releases.json', JSON.stringify(content));
		setGlobalData({ releases: content, unused: 'never asked for' });
	},
});
`,
	'src/plugins/releases/list.json': '["4.2", "4.1", "3.9"]',
	'src/remark/times.js': `module.exports = function times({ by }) {
	return async (tree, file) => {
		for (const node of [...tree.children]) {
			if (node.type !== 'code' || node.meta !== 'times') continue;
			const at = tree.children.indexOf(node);
			const item = (n) => ({ type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [{ type: 'mdxJsxAttribute', name: 'value', value: 'n' + n }], children: [{ type: 'code', lang: node.lang, value: node.value.repeat(n) }] });
			tree.children.splice(at, 1, { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: Array.from({ length: by }, (_, n) => item(n + 1)) });
			tree.children.unshift({ type: 'mdxjsEsm', value: "import Tabs from '@theme/Tabs';\\nimport TabItem from '@theme/TabItem';" });
		}
	};
};
`,
	'src/remark/nest.js': `module.exports = function nest() {
	return (tree) => {
		for (const node of tree.children) {
			if (node.type !== 'blockquote') continue;
			const lines = ['First of a nested text.', 'Second of a nested text.'].map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }, undefined] }));
			node.children.push({ type: 'root', children: [lines[0], { type: 'root', children: [lines[1]] }] });
			node.children.push({ type: 'mdxJsxFlowElement', name: 'td', attributes: [{ type: 'mdxJsxAttribute', name: 'colSpan', value: 3 }], children: [] });
		}
	};
};
`,
	'src/components/counted.ts': `function plus(_: undefined, { kind }: { kind: string }) {
	return kind === 'field' ? (value: number) => value + 1 : undefined;
}
function fourTimes(get: () => number) {
	return function (this: unknown): number {
		return 4 * get.call(this);
	};
}
export class Counted {
	@plus two = 2;
	@fourTimes
	get four(): number {
		return 1;
	}
	get told(): string {
		return [this.two, this.four].join(' and ');
	}
}
`,
	'sidebars.ts': `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import made from './docs/made/sidebar';

const sidebars: SidebarsConfig = {
	written: [
		'intro',
		{ type: 'doc', id: 'items/plain', label: 'Plain doc', className: 'own-class', customProps: { a: 1 }, key: 'k' },
		{ type: 'ref', id: 'items/referred', className: 'hidden-entry' },
		{ type: 'link', label: 'Outside', href: 'https://example.com/outside' },
		{ type: 'link', label: 'Inside', href: '/docs/intro' },
		{ type: 'html', value: '<hr class="line">', defaultStyle: true },
		{ type: 'category', label: 'Linked', link: { type: 'doc', id: 'items/linked' }, collapsed: false, items: ['items/first'] },
		{ type: 'category', label: 'Generated', link: { type: 'generated-index', title: 'All of them', description: 'An index.', slug: '/all' }, items: ['items/second'] },
		{ type: 'category', label: 'Own address', link: { type: 'generated-index' }, items: ['items/third'] },
		{ Short: ['items/fourth'] },
		{ type: 'category', label: 'Made later', link: { type: 'generated-index', slug: '/made' }, items: made },
		...made.more,
		{ type: 'category', label: 'Folder', items: [{ type: 'autogenerated', dirName: 'folder' }] },
	],
	everything: [{ type: 'autogenerated', dirName: '.' }],
};

export default sidebars;
`,
	'sidebars-handbook.js':
		"module.exports = { handbook: ['start', { type: 'category', label: 'Part', items: [{ type: 'autogenerated', dirName: 'part' }] }] };\n",
	'handbook/start.md': '# Handbook start\n\n[next](./part/one.md) [manual](/docs/intro)\n\nIt was quietly said.\n\n```text times\nab\n```\n\n> Said.\n',
	'handbook/part/one.md': '# Part one\n',
	'docs/intro.md': '---\nsidebar_position: 1\n---\n\n# Introduction\n\nWelcome.\n',
	'docs/long-names.md': '# Long names\n\n## aConfigurationPropertyWithoutAnySpaceInIt\n\n## Second\n',
	'docs/items/plain.md': '# Plain\n',
	'docs/express.js/index.md': '# A folder with a dot\n',
	'docs/page.html/index.md': '# A folder like a page\n',
	'docs/told.md': '---\ntold_on: 2024-05-06\n---\n\n# Told\n\nSince {{ version }}.\n\n<kbd>{{ version }}</kbd>\n',
	'docs/items/referred.md': '# Referred\n',
	'docs/items/linked.md': '# Linked page\n',
	'docs/items/first.md': '# First\n',
	'docs/items/second.md': '# Second\n',
	'docs/items/third.md': '# Third\n',
	'docs/items/fourth.md': '# Fourth\n',
	'docs/folder/_category_.json':
		'{ "label": "Named folder", "position": 2, "link": { "type": "generated-index", "description": "What is in it." }, "customProps": { "x": 1 }, "own": true }',
	'docs/folder/b.md': '---\nsidebar_position: 1\ntags: [Of docs]\n---\n\n# Folder b\n',
	'docs/folder/a.md': '---\nsidebar_position: 2\ntags:\n  - Of docs\n  - declared\n---\n\n# Folder a\n',
	'docs/tags.yml': 'declared:\n  label: Declared\n  permalink: /declared-address\n  description: What it is about.\n',
	'docs/folder/deep/_category_.yml': 'label: Deep folder\ncollapsible: false\nposition: 1.5\n',
	'docs/folder/deep/index.md': '# Deep index\n',
	'docs/folder/deep/more.md': '# Deep more\n',
	'docs/02-numbered/_partial.md': 'Not a page.\n',
	'docs/02-numbered/10-ten.md': '# Ten\n',
	'docs/02-numbered/9-nine.md': '# Nine\n',
	'docs/only/readme.md': '# Only a readme\n',
	'docs/hidden.md': '---\ndraft: true\n---\n\n# Draft\n',
	'versions.json': '["1.0"]',
	'versioned_docs/version-1.0/intro.md': '# Introduction of old\n\n[plain](./items/plain.md)\n',
	'versioned_docs/version-1.0/items/plain.md': '# Old plain\n',
	'versioned_sidebars/version-1.0-sidebars.json': '{ "written": ["intro", { "type": "doc", "id": "items/plain" }] }',
	'blog/authors.yml':
		'ada:\n  name: Ada\n  title: Mathematician\n  url: https://example.com/ada\n  image_url: /img/pixel.png\n  page: true\n  socials:\n    github: ada\n',
	'blog/tags.yml': 'known:\n  label: Known tag\n  permalink: /known\n  description: A tag of the file.\n',
	'blog/2024-01-02-first.md':
		'---\ntitle: First post\nauthors: ada\ntags: [known, inline]\n---\n\nLead of first.\n\n<!-- truncate -->\n\nRest of first. [docs](/docs/intro)\n',
	'blog/2024-01-03-second.mdx':
		"---\nslug: second\nauthors: [ada, { name: Bob, url: https://example.com/bob }]\ntags: [{ label: Object tag, permalink: /object }]\nown: key\n---\n\nimport { Typed } from '@site/src/components/typed';\n\n# Second post\n\nLead.\n\n{/* truncate */}\n\n<Typed count={7} />\n",
	'blog/2024/01/04/third/index.md':
		'---\nauthor: Carl\nauthor_url: https://example.com/carl\n---\n\n# Third post\n\n![pixel](./pixel.png) [the others](../../../second)\n',
	'blog/2024/01/04/third/pixel.png': 'PNG',
	'blog/dated.md':
		'---\ntitle: Named post\ndate: 2024-01-05T10:00:00+02:00\nauthors:\n  name: Dora\n  affiliation: Elsewhere\ntags: loose\n---\n\n# Dated post\n',
	'blog/slash-date.md': '---\ndate: 2024/01/06\n---\n\n# Slash date\n',
	'changes/tags.yml': 'fixes:\n  label: Fixes\n',
	'changes/2024-02-01-two.md':
		'---\ntitle: Version two\nauthors: ada\ntags: [fixes]\n---\n\nNew in two. [post](../blog/2024-01-02-first.md)\n\n<!-- truncate -->\n\nMore of two.\n',
	'changes/2024-01-01-one.md': '---\nslug: /first\nauthors: ada\n---\n\n# Version one of it\n\nNew in one.\n',
	'src/pages/free.md': '---\ntitle: Free page\ndescription: Of its own.\n---\n\nFree text with {1 + 1}. [x](/docs/intro)\n',
	'src/pages/deep/free.mdx': "import { Typed } from '@site/src/components/typed';\n\n# Deep free\n\n<Typed count={3} />\n",
	'src/pages/index.js':
		'import Layout from \'@theme/Layout\';\nimport Link from \'@docusaurus/Link\';\n\nexport default function Home() {\n  return (\n    <Layout description="Made of code.">\n      <header className="hero hero--primary"><h1>Home</h1><Link className="button button--outline" to="/docs/intro">More</Link></header>\n      <Link className="button button--lg" to="/docs/intro">Begin</Link>\n    </Layout>\n  );\n}\n',
	'src/pages/show/index.tsx':
		"import type { ReactNode } from 'react';\nimport Layout from '@theme/Layout';\nimport useStored from '@theme/useStored';\nimport styles from './show.module.css';\n\nexport default function Show(): ReactNode {\n  const { found } = useStored();\n  return <Layout title=\"Show of all\"><p className={styles.one}>Shown{String(found)}.</p><div className={'col ' + styles.card}><h3>Card</h3><ul className={styles.points}><li>Point</li></ul></div></Layout>;\n}\n",
	'src/pages/on.js': 'import { Redirect } from \'@docusaurus/router\';\n\nexport default function On() { return <Redirect to="/docs/intro" />; }\n',
	'src/pages/show/show.module.css':
		".one { composes: framed from '@site/src/css/framed.module.css'; }\n.card { padding: 1px; }\n.points { margin-top: 2px; }\n",
	'src/pages/show/show.test.js': "export default 'no page';\n",
	'src/pages/show/_part.jsx': 'export default () => null;\n',
	'src/css/framed.module.css': '.framed { border: 3px dotted; }\n',
	'src/css/custom.css':
		"@import './parts.css';\n\n:root { --ifm-color-primary: #25c2a0; --own-space: 7px; }\n[data-theme='dark'] { --ifm-color-primary: #4cd9b9; }\n\n.from-custom { padding: var(--own-space); color: var(--ifm-color-primary); }\n.navbar { display: none; }\n.header-chat-link::before { content: ''; width: 24px; height: 24px; background: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E\") no-repeat; }\nh1 { color: rebeccapurple; }\n",
	'src/css/utilities.css': "@import 'tailwindcss/utilities';\n@import './layered.css';\n\n.applied { @apply p-9; }\n",
	'src/css/layered.css': '.layered { margin: 8px; }\n',
	'src/css/more.scss': '$own: 3px;\n\n.from-sass { margin: $own; }\n.hidden-entry { display: none; }\n',
	'src/components/sassy.module.scss': '$own: 3px;\n\n.sassy { padding: $own; background: url(../../static/img/pixel.png); }\n',
	'node_modules/tailwindcss/package.json': '{ "name": "tailwindcss", "version": "3.0.0", "main": "index.js" }',
	'node_modules/tailwindcss/index.js':
		"module.exports = () => (css) => css.replace('@tailwind utilities;', '.p-9 { padding: 9px; } .md\\\\:p-9 { padding: 10px; } .md\\\\:p-8 { padding: 8px; }').replace('@apply p-9;', 'padding: 9px;');\n",
	'node_modules/postcss/package.json': '{ "name": "postcss", "version": "8.0.0", "main": "index.js" }',
	'node_modules/postcss/index.js':
		'module.exports = (plugins) => ({ process: async (css) => ({ css: plugins.reduce((text, plugin) => plugin(text), css) }) });\n',
	'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "main": "index.js" }',
	'node_modules/sass/index.js':
		"exports.compile = (path) => ({ css: require('node:fs').readFileSync(path, 'utf8').replace(/^\\$own.*$/m, '').replaceAll('$own', '3px') });\n",
	'src/css/parts.css': ".markdown .from-parts::after { content: 'own'; }\n",
	'src/theme/Layout/Provider/index.js':
		"import LayoutProvider from '@theme-original/Layout/Provider';\nimport { composeProviders } from '@docusaurus/theme-common';\nimport { ColorModeProvider, UnheardOfProvider } from '@docusaurus/theme-common/internal';\nimport { Second } from '@site/src/components/mode';\n\nconst Composed = composeProviders([ColorModeProvider, UnheardOfProvider]);\n\nexport default function Wrapper(props) {\n  return <Second.Provider value=\"from the frame\"><Composed><LayoutProvider {...props} /></Composed></Second.Provider>;\n}\n",
	'src/theme/Root.js':
		"import { Mode } from '@site/src/components/mode';\nimport SkipToContent from '@theme/SkipToContent';\n\nexport default function Root({ children }) {\n  return <Mode.Provider value=\"from the root\"><SkipToContent />{children}</Mode.Provider>;\n}\n",
	'src/components/gallery.js':
		"const parts = require.context('./parts', false, /\\.mdx$/);\nexport const Gallery = () => <ul>{parts.keys().map((key) => { const Part = parts(key).default; return <li key={key}>{key}: <Part /></li>; })}</ul>;\n",
	'src/components/parts/a.mdx': 'Part *a*.\n',
	'src/components/parts/b.mdx': 'Part *b*.\n',
	'src/components/parts/deep/c.mdx': 'Not asked for.\n',
	'src/components/rows.js':
		"import { Children } from 'react';\n\nexport function Rows({ children }) {\n  if (children.type !== 'table') throw new Error('no table');\n  const [head, body] = Children.toArray(children.props.children);\n  return <table className=\"own-rows\"><caption>{Children.count(body.props.children)} rows</caption>{head}{body}</table>;\n}\n",
	'src/components/filter.js':
		"import { useClearQueryString, useQueryString, useQueryStringList } from '@docusaurus/theme-common';\n\nexport function Filter() {\n  const [name, setName] = useQueryString('name');\n  const [tags] = useQueryStringList('tags');\n  const clear = useClearQueryString();\n  return <p onClick={() => (name ? clear() : setName('x'))}><i>{tags.length + ' tags, of “' + name + '”'}</i></p>;\n}\n",
	'src/components/shot.js': `export const Shot = ({ name }) => <img alt="" src={require(\`@site/static/img/\${name}.png\`).default} />;\n`,
	'src/components/themed.js':
		"import { ThemedComponent } from '@docusaurus/theme-common';\n\nconst sources = { light: '/img/pixel.png', dark: '/img/dark.png' };\nexport const Themed = () => <ThemedComponent>{({ theme, className }) => <img alt=\"\" src={sources[theme]} className={className} />}</ThemedComponent>;\n",
	'src/components/mode.js':
		"import { createContext, useContext } from 'react';\n\nexport const Mode = createContext('none');\nexport const ShowMode = () => <em>{useContext(Mode)}</em>;\nexport const Second = createContext('none');\nexport const ShowSecond = () => <em>{useContext(Second)}</em>;\n",
	'src/shared-note.mdx': 'Said *once* for all pages.\n',
	'src/theme/MDXComponents.js':
		"import React from 'react';\nimport MDXComponents from '@theme-original/MDXComponents';\nimport SharedNote from '@site/src/shared-note.mdx';\nimport { library } from 'some-icon-library';\nimport { icons } from 'some-icons';\n\nlibrary.add(icons.all());\n\nexport default {\n  ...MDXComponents,\n  SharedNote,\n  Highlight: ({ children, color }) => <span style={{ backgroundColor: color }}>{children}</span>,\n};\n",
	'src/components/Card.jsx':
		"import React from 'react';\nimport styles from './card.module.css';\n\nexport default function Card({ title, children }) {\n  return (\n    <div className={styles.card}>\n      <h3>{title}</h3>\n      {children}\n    </div>\n  );\n}\n",
	'src/components/card.module.css':
		"@import './nowhere.css';\n@import 'missing-package/all.css';\n\n.card { border: 1px solid; @apply p-9; background: var(--ifm-color-primary-dark); color: black; }\n.card { @keyframes turn { 0% { left: 0; } } }\n",
	'src/components/windowed.js': "window.addEventListener('resize', () => {});\n\nexport default () => <b>map</b>;\n",
	'src/components/Plain.js': 'export default function Plain() {\n  return <em>plain</em>;\n}\n',
	'src/components/typed.tsx': `import React, { createContext, useContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';

interface Props {
	count: number;
}

export const Typed = ({ count }: Props): ReactElement => <em>{\`\${count} typed\`}</em>;

export const One = (_: { name: string }) => null;
export const Count = ({ children }: { children: ReactNode }) => (
	<p>{React.Children.toArray(children).filter(React.isValidElement).map((child) => (child.props as { name: string }).name).join(', ')}</p>
);

export function Stateful() {
	const [count, setCount] = useState(0);
	useEffect(() => {
		document.title = String(count);
	}, [count]);
	return <button type="button" onClick={() => setCount(count + 1)}>{\`Clicked \${count} times\`}</button>;
}

const Value = createContext('none');
export const Provide = ({ value, children }: { value: string; children: ReactNode }) => <Value.Provider value={value}>{children}</Value.Provider>;
export const Take = () => <em>{useContext(Value)}</em>;

export function Throws({ children }: { children?: ReactNode }) {
	window.localStorage.getItem('x');
	return <b>{children}</b>;
}

const Inner = (): ReactElement => {
	throw new Error('inside');
};
export const ThrowsInside = ({ children }: { children?: ReactNode }) => (
	<div>
		<Inner />
		{children}
	</div>
);
`,
	'static/img/pixel.png': 'PNG',
	'static/img/dark.png': 'PNG',
	'static/img/logo.svg':
		'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" stroke-width="2"/></svg>',
	'static/files/a.txt': 'text',
	'static/404.html': '<p>Gone by another program.</p>',
	'static/tool/index.html':
		'<!doctype html>\n<html><head><style>.unused{color:red}</style></head><body><a href="/nowhere/">x</a><script>run()</script></body></html>\n',
};
