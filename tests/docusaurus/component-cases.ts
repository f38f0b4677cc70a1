import type { Case } from './case.ts';

/** Components of Docusaurus, and those that a site brings along (`tests/docusaurus/site-files.ts`). */
export const COMPONENT_CASES: readonly Case[] = [
	{
		feature: 'a space behind the slash that closes a tag, in an attribute too',
		text: '<b title="a" / >\n\nText <Tooltip title={ <Own_term / > }>behaviour</Tooltip> here.\n\nexport const Own_term = () => <i>term</i>;\n\nexport const Tooltip = ({ title, children }) => <span>{children} is {title}</span>;\n',
		has: ['<b title="a"></b>', 'behaviour is <i>term</i>'],
	},
	{
		feature: '@docusaurus/ErrorBoundary',
		text: "import ErrorBoundary from '@docusaurus/ErrorBoundary';\n\n<ErrorBoundary fallback={() => 'Fallen'}><em>Stands</em></ErrorBoundary>",
		has: ['<em>Stands</em>'],
		hasNot: ['Fallen'],
	},
	{
		feature: '@theme/Tabs',
		text: 'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="os">\n<TabItem value="win" label="Windows">\n\nW **b**.\n\n</TabItem>\n<TabItem value="mac" label="macOS" default>M.</TabItem>\n</Tabs>',
		has: ['data-tabs="os"', 'data-tab="win"', 'data-label="Windows"', '<strong>b</strong>', /data-tab="mac"[^>]*data-default/],
	},
	{
		feature: '@theme/Tabs with values',
		text: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs defaultValue=\"b\" values={[{ label: 'First', value: 'a' }, { label: 'Second', value: 'b' }]}>\n<TabItem value=\"a\">A</TabItem>\n<TabItem value=\"b\">B</TabItem>\n</Tabs>",
		has: ['data-label="First"', /data-tab="b"[^>]*data-default/],
	},
	{
		feature: '@theme/Tabs with labels that are more than text',
		text: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n<TabItem value=\"a\" label={<div><b>Sign</b> A</div>}>One</TabItem>\n</Tabs>",
		has: [/data-tab="a"><div class="tab-label"><div><b>Sign<\/b> A<\/div><\/div>/],
		hasNot: ['[object Object]'],
	},
	{
		feature: '@theme/Tabs with code',
		text: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n  <TabItem value=\"npm\">\n\n  ```bash\n  npm install\n  ```\n\n  </TabItem>\n</Tabs>",
		has: ['data-language="bash"', 'npm install'],
	},
	{
		feature: '@theme/Details',
		text: 'import Details from \'@theme/Details\';\n\n<Details summary="More">\n\nText.\n\n</Details>',
		has: ['<summary>More</summary>', '<p>Text.</p>'],
	},
	{ feature: 'Details without an import', text: '<Details summary="More">Text.</Details>', has: ['<summary>More</summary>'] },
	{
		feature: '@theme/TOCInline',
		text: "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n## One\n\n### Inner\n\n## Two",
		has: [/<ul><li><a href="#one">One<\/a><ul><li><a href="#inner">Inner<\/a><\/li><\/ul><\/li><li><a href="#two">/],
	},
	{
		feature: '@theme/DocCardList',
		text: "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />",
		file: 'cards/index.md',
		path: '/docs/cards/',
		files: { 'cards/first.md': '---\ndescription: About the first.\n---\n\n# First card\n' },
		has: [/<ul class="cards">[\s\S]*href="\/docs\/cards\/first\/"[\s\S]*First card[\s\S]*About the first\./],
	},
	{
		feature: '@theme/DocCardList with items',
		text: "import DocCardList from '@theme/DocCardList';\n\n<DocCardList items={[{ type: 'link', label: 'Mine', href: '/docs/intro', description: 'D' }]} />",
		has: ['Mine', 'D'],
	},
	{
		feature: '@theme/ThemedImage',
		text: "import ThemedImage from '@theme/ThemedImage';\n\n<ThemedImage alt=\"both\" sources={{ light: '/img/pixel.png', dark: '/img/dark.png' }} />",
		has: ['src="/img/pixel.png"', 'alt="both"'],
	},
	{ feature: '@theme/Heading', text: 'import Heading from \'@theme/Heading\';\n\n<Heading as="h3" id="mine">Mine</Heading>', has: ['<h3 id="mine">Mine'] },
	{
		feature: '@docusaurus/Link',
		text: 'import Link from \'@docusaurus/Link\';\n\n<Link to="/docs/intro">there</Link> <Link href="https://example.com/">out</Link>',
		has: ['href="/docs/intro/"', 'href="https://example.com/"'],
	},
	{ feature: '@docusaurus/Head', text: 'import Head from \'@docusaurus/Head\';\n\n<Head><meta name="x" content="y" /></Head>\n\nText.', has: ['<p>Text.</p>'] },
	{ feature: 'a component of the theme that is a text', text: '<SharedNote />', has: ['Said <em>once</em> for all pages.'] },
	{
		feature: 'require of a published file from the root',
		text: '<img src={require(\'/img/pixel.png\').default} alt="by root" />',
		has: [/<img[^>]* src="[^"]*pixel[^"]*\.png"[^>]*alt="by root"|alt="by root"[^>]* src="[^"]*pixel/],
	},
	{
		feature: '@docusaurus/useBaseUrl',
		text: "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/img/pixel.png')} alt=\"p\" />",
		has: ['src="/img/pixel.png"'],
	},
	{
		feature: '@docusaurus/BrowserOnly',
		text: "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly fallback={<i>wait</i>}>{() => <b>{window.name}</b>}</BrowserOnly>",
		has: ['<i>wait</i>'],
	},
	{
		feature: '@docusaurus/Translate',
		text: "import Translate, { translate } from '@docusaurus/Translate';\n\n<Translate id=\"a\" values={{ name: <b>Ada</b> }}>{'Hello {name}'}</Translate> {translate({ message: 'Bye' })}",
		has: ['Hello <b>Ada</b>', 'Bye'],
	},
	{
		feature: '@docusaurus/Interpolate',
		text: "import Interpolate from '@docusaurus/Interpolate';\n\n<Interpolate values={{ n: 3 }}>{'{n} things'}</Interpolate>",
		has: ['3 things'],
	},
	{
		feature: '@docusaurus/useDocusaurusContext',
		text: "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\nexport const Title = () => <b>{useDocusaurusContext().siteConfig.title}</b>;\nexport const Field = () => <i>{useDocusaurusContext().siteConfig.customFields.answer}</i>;\nexport const Languages = () => {\n  const { i18n, siteConfig } = useDocusaurusContext();\n  return <u>{siteConfig.i18n.defaultLocale} {i18n.localeConfigs[i18n.currentLocale].label}</u>;\n};\n\n<Title /> <Field /> <Languages />",
		has: ['<b>Moved site</b>', '<i>42</i>', '<u>en English</u>'],
	},
	{
		feature: '@docusaurus/useIsBrowser',
		text: "import useIsBrowser from '@docusaurus/useIsBrowser';\n\nexport const Is = () => <b>{String(useIsBrowser())}</b>;\n\n<Is />",
		has: ['<b>false</b>'],
	},
	{
		feature: 'a component of the site in .jsx',
		text: 'import Card from \'@site/src/components/Card\';\n\n<Card title="T">\n\nInside **b**.\n\n</Card>',
		has: [
			/\{background:var\(--ifm-color-primary-dark\);color:var\(--on-accent\);border:1px solid;padding:9px\}/,
			/<div class="[^"]*"><h3>T<\/h3>[\s\S]*<strong>b<\/strong>/,
		],
	},
	{ feature: 'a component of the site in .js', text: "import Plain from '../../src/components/Plain';\n\n<Plain />", has: ['<em>plain</em>'] },
	{ feature: 'a component of the site in .tsx', text: "import { Typed } from '@site/src/components/typed';\n\n<Typed count={2} />", has: ['<em>2 typed</em>'] },
	{
		feature: 'a component that looks at its children',
		text: 'import { Count, One } from \'@site/src/components/typed\';\n\n<Count><One name="a" /><One name="b" /></Count>',
		has: ['<p>a, b</p>'],
	},
	{ feature: 'a component with state', text: "import { Stateful } from '@site/src/components/typed';\n\n<Stateful />", has: ['Clicked 0 times'] },
	{
		feature: 'a component that shares a context',
		text: 'import { Provide, Take } from \'@site/src/components/typed\';\n\n<Provide value="deep"><Take /></Provide>',
		has: ['<em>deep</em>'],
	},
	{
		feature: 'a style module',
		text: "import styles from '@site/src/components/card.module.css';\n\n<b className={styles.card}>x</b>",
		has: [/<b class="[\w-]+">x<\/b>/],
	},
	{
		feature: 'a drawing as a component',
		text: 'import Logo from \'@site/static/img/logo.svg\';\n\n<Logo width="20" className="logo" />',
		has: [/<svg[^>]*class="logo"[^>]*>[\s\S]*<circle/],
	},
	{
		feature: 'a picture as an import',
		text: 'import pixel from \'./pixel.png\';\n\n<img src={pixel} alt="p" />',
		files: { 'pixel.png': 'PNG' },
		has: [/<img src="\/[^"]+\.png" alt="p"/],
	},
	{
		feature: 'a picture with require',
		text: '<img src={require(\'./required.png\').default} alt="p" />',
		files: { 'required.png': 'PNG2' },
		has: [/<img src="\/[^"]+\.png" alt="p"/],
	},
	{ feature: 'data as JSON', text: "import data from './data.json';\n\n{data.name}", files: { 'data.json': '{ "name": "from data" }' }, has: ['from data'] },
	{ feature: 'data as YAML', text: "import data from './data.yaml';\n\n{data.name}", files: { 'data.yaml': 'name: from yaml' }, has: ['from yaml'] },
	{
		feature: 'text with raw-loader',
		text: "import text from '!!raw-loader!./text.txt';\n\n<pre>{text}</pre>",
		files: { 'text.txt': 'raw text' },
		has: ['raw text'],
	},
	{
		feature: 'a component of src/theme/MDXComponents',
		text: '<Highlight color="red">x</Highlight>',
		has: [/<span class="style-\w+">x<\/span>/, /\.style-\w+\{background-color:red\}/],
	},
	{ feature: 'clsx', text: "import clsx from 'clsx';\n\n<b className={clsx('a', false, 'b')}>x</b>", has: ['<b class="a b">x</b>'] },
	{ feature: 'React', text: "import React from 'react';\n\n<React.Fragment><b>x</b></React.Fragment>", has: ['<b>x</b>'] },
	{
		feature: 'a component that looks for a table between its tags',
		text: "import { Rows } from '@site/src/components/rows';\n\n<Rows>\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</Rows>\n\n<Rows><table><thead><tr><th>c</th></tr></thead><tbody><tr><td>3</td></tr></tbody></table></Rows>\n\n<details>\n<summary>More</summary>\n\n| d |\n| - |\n| 4 |\n\n</details>",
		has: [
			/<table class="own-rows"><caption>1 rows<\/caption>[\s\S]*<table class="own-rows"><caption>1 rows<\/caption>/,
			/<div class="table"><table><thead><tr><th>d</,
		],
		hasNot: ['no table'],
	},
	{
		feature: 'hooks that read what stands behind the ? of the address',
		text: "import { Filter } from '@site/src/components/filter';\n\n<Filter />",
		has: ['<i>0 tags, of “”</i>'],
	},
	{
		feature: '<head> in a text',
		text: 'Before.\n\n<head>\n  <html className="some-class" />\n  <title>Other title</title>\n  <meta name="robots" content="noindex" />\n</head>\n\nAfter.',
		has: [/<p>Before\.<\/p>[\s\S]*<p>After\.<\/p>/, '<html lang='],
		hasNot: ['some-class', 'Other title', 'noindex'],
	},
	{
		feature: 'a component that throws',
		text: "import { Throws } from '@site/src/components/typed';\n\n<Throws>\n\nStill **here**.\n\n</Throws>\n\nAfter.",
		has: ['<p>Still <strong>here</strong>.</p>', '<p>After.</p>'],
	},
	{
		feature: 'a component whose part throws',
		text: "import { ThrowsInside } from '@site/src/components/typed';\n\n<ThrowsInside>Left.</ThrowsInside>\n\nAfter.",
		has: ['Left.', '<p>After.</p>'],
	},
	{
		feature: 'a component that is not there',
		text: "import Gone from '@site/src/components/Gone';\n\n<Gone>Inside.</Gone>\n\nAfter.",
		has: ['Inside.', '<p>After.</p>'],
	},
	{
		feature: 'a component of a package that is not installed',
		text: 'import Video from \'some-video-package\';\n\n<Video id="x" />\n\nAfter.',
		has: ['<p>After.</p>'],
	},
	{
		feature: 'a named component of a package that is not installed',
		text: 'import { Video } from \'some-video-package\';\n\n<Video id="x">Inside.</Video>',
		has: ['Inside.'],
	},
	{ feature: 'a component that nobody imported', text: '<Nobody>Inside.</Nobody>\n\nAfter.', has: ['Inside.', '<p>After.</p>'] },
	{ feature: 'a component of a theme that is not there', text: "import ThemeGone from '@theme/Gone';\n\n<ThemeGone />\n\nAfter.", has: ['<p>After.</p>'] },
	{ feature: 'an element that React refuses', text: '<div style="color: red">Inside.</div>\n\nAfter {1 + 1}.', has: ['Inside.', 'After'] },
	{
		feature: 'a context that src/theme/Root puts around every page',
		text: "import { ShowMode } from '@site/src/components/mode';\n\n<ShowMode />",
		has: ['<em>from the root</em>'],
	},
	{
		feature: 'imports from the root are those of the folder of the site',
		text: "import Plain from '/src/components/Plain';\nimport Part from '/docs/02-numbered/_partial.md';\n\n<Plain />\n\n<Part />",
		has: ['<em>plain</em>', 'Not a page.'],
	},
	{
		feature: 'require with a name that is known only in part',
		text: 'import { Shot } from \'@site/src/components/shot\';\n\n<Shot name="pixel" />',
		has: [/src="\/_files\/static\/img\/pixel\.png"|src="\/img\/pixel\.png"/],
	},
	{
		feature: 'the files of a folder, with require.context',
		text: "import { Gallery } from '@site/src/components/gallery';\n\n<Gallery />",
		has: [/<li>\.\/a\.mdx?: <p>Part <em>a<\/em>\.<\/p>[\s\S]*<li>\.\/b\.mdx?: <p>Part <em>b<\/em>\./],
		hasNot: ['Not asked for'],
	},
	{
		feature: 'useDocsVersion',
		text: 'import { useDocsVersion } from \'@docusaurus/plugin-content-docs/client\';\n\nexport const Title = ({ id }) => <i>{useDocsVersion().docs[id].title}</i>;\n\n<Title id="items/plain" />',
		has: ['<i>Plain</i>'],
	},
	{
		feature: 'useAllPluginInstancesData, useAllDocsData: the manuals of the site',
		text: "import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';\nimport { useAllDocsData } from '@docusaurus/plugin-content-docs/client';\n\nexport const All = () => <i>{Object.entries(useAllPluginInstancesData('docusaurus-plugin-content-docs')).map(([id, { path }]) => [id, path].join(' at ')).join(', ')}</i>;\nexport const Same = () => <b>{Object.keys(useAllDocsData()).join(' ')}</b>;\n\n<All /> <Same />",
		has: ['<i>default at /docs, handbook at /guide</i>', '<b>default handbook</b>'],
	},
	{
		feature: 'usePluginData: versions and docs of a manual',
		text: "import { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Versions = () => <i>{usePluginData('docusaurus-plugin-content-docs').versions.map(({ name, label, path, isLast }) => [name, label, path, isLast].join('|')).join(', ')}</i>;\nexport const Doc = () => <b>{JSON.stringify(usePluginData('docusaurus-plugin-content-docs', 'handbook').versions[0].docs.find(({ id }) => id === 'start'))}</b>;\nexport const Main = () => <u>{usePluginData('docusaurus-plugin-content-docs', 'handbook').versions[0].sidebars.handbook.link.path}</u>;\n\n<Versions /> <Doc /> <Main />",
		has: [
			/<i>current\|[^|]+\|\/docs\|true, 1\.0\|Version one\|\/docs\/one\|false<\/i>/,
			'<b>{&quot;id&quot;:&quot;start&quot;,&quot;path&quot;:&quot;/guide/start&quot;,&quot;sidebar&quot;:&quot;handbook&quot;}</b>',
			'<u>/guide/start</u>',
		],
	},
	{
		feature: 'names of imports that a plugin of the site gives',
		text: "import { Typed as ByPlugin } from '~/components/typed';\nimport Plain from 'exact-name';\nimport { Typed, Stateful } from '@parts/typed';\n\n<Plain /> <Typed count={4} /> <Stateful /> <ByPlugin count={7} />",
		has: ['<em>plain</em>', '<em>4 typed</em>', '<em>7 typed</em>', /<moved-part[\s\S]*Clicked 0 times/],
	},
	{
		feature: 'usePluginData: what a plugin of the site loads',
		text: "import { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Releases = () => <i>{usePluginData('releases').releases.join(', ')}</i>;\nexport const InPlace = () => <b>{usePluginData('in-place', 'default').title}</b>;\nexport const Posts = () => <u>{usePluginData('in-place').posts.join(', ')}</u>;\n\n<Releases /> <InPlace /> <Posts />",
		has: ['<i>4.2, 4.1</i>', '<b>Moved site</b>', /<u>Version two \/changelog\/2024\/02\/01\/two\/ 2024, Version one of it /],
		hasNot: ['never asked for'],
	},
	{
		feature: 'usePluginData in a part that hydrates: what was asked for goes along, nothing else',
		text: "import { useState } from 'react';\nimport { usePluginData } from '@docusaurus/useGlobalData';\n\nexport function Live() {\n  const [all, setAll] = useState(false);\n  return <button type=\"button\" onClick={() => setAll(!all)}>{usePluginData('releases').releases.slice(0, all ? 9 : 1).join()}</button>;\n}\n\n<Live />",
		has: [/<moved-part[\s\S]*<button type="button">4\.2<\/button>/, '"releases":["4.2","4.1"]'],
		hasNot: ['in-place'],
	},
	{
		feature: 'useGlobalData: what plugins of the site tell, and nothing of one that is not there',
		text: "import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Names = () => <i>{Object.keys(useGlobalData()).join(' ')}</i>;\nexport const Own = () => <b>{String(usePluginData('own-plugin'))}</b>;\n\n<Names /> <Own />",
		has: ['<i>releases in-place docusaurus-plugin-content-docs</i>', '<b>undefined</b>'],
	},
	{
		feature: 'useVersions, useLatestVersion, useActiveDocContext',
		text: "import { useActiveDocContext, useActivePluginAndVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';\nimport { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';\n\nexport const Latest = () => <i>{useLatestVersion('default').name} of {useVersions('default').length}</i>;\nexport const Here = () => <b>{useActiveDocContext('default').activeDoc.path}</b>;\nexport const Plugin = () => <u>{useActivePluginAndVersion().activePlugin.pluginId} {useActivePluginAndVersion().activeVersion.name} {useDocsVersionCandidates('default').length}</u>;\n\n<Latest /> <Here /> <Plugin />",
		file: 'here.mdx',
		has: ['<i>current of 2</i>', '<b>/docs/here</b>', '<u>default current 1</u>'],
	},
	{
		feature: 'customCss: rules for classes of the text, and the colour of the site',
		text: '<div className="from-custom">Own.</div>\n\n{1 + 1}',
		has: [
			/\.from-custom:where\(\.prose \*,\.sidebar \*,\.own-picture\)\{padding:var\(--own-space\);color:var\(--ifm-color-primary\)\}/,
			'--own-space:7px',
			/:root\{--accent:light-dark\(#\w+,#4cd9b9\)/,
		],
		hasNot: [/\}\.navbar\{display:none\}/, /rebeccapurple|#639/, 'from-parts'],
	},
	{
		feature: 'customCss: on a page without components, and of a style sheet that it imports',
		text: '<span class="from-custom from-parts">Own.</span>',
		has: [
			/\.from-custom:where\(\.prose \*,\.sidebar \*,\.own-picture\)\{padding/,
			/\.prose \.from-parts:where\(\.prose \*,\.sidebar \*,\.own-picture\):{1,2}after\{content:["']own["']\}/,
		],
	},
	{
		feature: '@theme/Icon/…, @theme/MDXComponents/…, @theme/CodeInline',
		text: "import External from '@theme/Icon/ExternalLink';\nimport Socials from '@theme/Icon/Socials/GitHub';\nimport MDXDetails from '@theme/MDXComponents/Details';\nimport A from '@theme/MDXComponents/A';\nimport CodeInline from '@theme/CodeInline';\n\n<b><External /><Socials /></b> <A href=\"/docs/intro\">there</A> <CodeInline>x = 1</CodeInline>\n\n<MDXDetails><summary>Own</summary>Inside.</MDXDetails>",
		has: [/<b><span aria-hidden="true">↗<\/span><\/b>/, 'href="/docs/intro/"', '<code>x = 1</code>', /<details><summary>Own<\/summary>(?:<p>)?Inside\./],
	},
	{
		feature: 'useTitleFormatter',
		text: "import { useTitleFormatter } from '@docusaurus/theme-common/internal';\n\nexport const Title = () => <i>{useTitleFormatter().format('Own')}</i>;\n\n<Title />",
		has: ['<i>Own | Moved site</i>'],
	},
	{
		feature: 'a link that is drawn as a whole is not underlined, one in a text is',
		text: '<a href="/docs/intro" className="own-card">\n  <div>Card</div>\n</a>\n\nA [link](/docs/intro).',
		has: [/\[data-article-body\] a:has\(>\s*:is\(div,[^{]*\{text-decoration:none\}/, /<a [^>]*class="own-card"[^>]*>\s*<div>Card<\/div>/],
	},
	{
		feature: 'customCss for Tailwind: classes that it makes, and what it imports',
		text: '<div className="p-9 md:p-9">A</div>\n\n<div className="applied">B</div>\n\n<div className="layered">C</div>',
		has: [
			/\.md\\:p-9:where\([^)]*\)[^{]*\{padding:10px\}/,
			/\.p-9:where\([^)]*\)[^{]*\{padding:9px\}/,
			/\.applied:where\([^)]*\)[^{]*\{padding:9px\}/,
			/\.layered:where\([^)]*\)[^{]*\{margin:8px\}/,
		],
		hasNot: ['@apply', '@tailwind', 'md\\:p-8'],
	},
	{
		feature: 'style sheets in Sass, compiled by the package of the site',
		text: 'import styles from \'@site/src/components/sassy.module.scss\';\n\n<b className={styles.sassy}>x</b> <i className="from-sass">y</i>',
		has: [
			/<b class="[\w-]+">x<\/b>/,
			/\{background:url\(\/[^)]+\.png\)[^}]*;padding:3px|padding:3px[^}]*background:url\(/,
			/\.from-sass:where\(\.prose \*,\.sidebar \*,\.own-picture\)\{margin:3px\}/,
		],
	},
	{
		feature: 'a title inside of a component is the title of the page',
		text: "---\ntitle: Of the front matter\n---\n\nimport Card from '@site/src/components/Card';\n\n<Card>\n\n# In the card\n\nText.\n\n## Part\n\n</Card>",
		has: [/<h1[^>]*>In the card/],
		hasNot: ['<h1>Of the front matter'],
	},
	{
		feature: 'useTabs, useTabsContextValue',
		text: 'import { useTabs, useTabsContextValue } from \'@docusaurus/theme-common/internal\';\nimport TabItem from \'@theme/TabItem\';\n\nexport const tabs = [<TabItem key="a" value="a" label="First" />, <TabItem key="b" value="b" default />];\nexport const One = () => <i>{useTabsContextValue({ groupId: \'g\', children: tabs }).selectedValue}</i>;\nexport const Other = () => <b>{useTabs({ defaultValue: \'a\', children: [tabs[0]] }).tabValues[0].label}</b>;\n\n<One /> <Other />',
		has: ['<i>b</i>', '<b>First</b>'],
	},
	{
		feature: 'a second heading of the first level does not take the title away',
		text: '# At the beginning\n\nText.\n\n# Another part\n\nText.',
		has: ['<h1>At the beginning</h1>', /<h1 id="another-part">Another part/],
	},
	{
		feature: 'code that needs a window as soon as it is loaded, behind BrowserOnly',
		text: "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly fallback={<i>Loading map</i>}>{() => { const Map = require('@site/src/components/windowed').default; return <Map />; }}</BrowserOnly>\n\nAfter {1 + 1}.",
		has: ['<i>Loading map</i>', 'After 2.'],
	},
	{
		feature: 'ThemedComponent',
		text: "import { Themed } from '@site/src/components/themed';\n\n<Themed />",
		has: [/<img[^>]*class="light-only"[^>]*src="\/img\/pixel\.png"|<img[^>]*src="\/img\/pixel\.png"[^>]*class="light-only"/, 'dark-only'],
	},
	{
		feature: 'a context that a part of the frame puts around every page',
		text: "import { ShowSecond } from '@site/src/components/mode';\n\n<ShowSecond />",
		has: ['<em>from the frame</em>'],
	},
	{
		feature: 'sidebar_custom_props and customProps, of entries and categories, for components',
		text: "import { useCurrentSidebarCategory, useDocsSidebar } from '@docusaurus/theme-common';\n\nexport const Own = () => <i>{useCurrentSidebarCategory().customProps.of}</i>;\nexport const Beside = () => <b>{useCurrentSidebarCategory().items.map((item) => item.customProps?.badge ?? '-').join(' ')}</b>;\nexport const All = () => <em>{useDocsSidebar().name}</em>;\n\n<Own /> <Beside /> <All />\n\n<u>{frontMatter.sidebar_custom_props?.badge ?? 'none'}</u>",
		file: 'propped/index.md',
		path: '/docs/propped/',
		files: {
			'propped/_category_.json': '{ "customProps": { "of": "the category" } }',
			'propped/one.md': '---\nsidebar_custom_props:\n  badge: new\n---\n\n# One\n',
			'propped/two.md': '# Two\n',
		},
		has: ['<i>the category</i>', '<b>new -</b>', '<em>everything</em>', '<u>none</u>'],
	},
	{
		feature: 'a tag whose bracket closes at the beginning of a line',
		text: 'import Link from \'@docusaurus/Link\';\n\n<div style={{display: \'flex\', gap: \'1rem\'}}>\n  <Link\n    className="button"\n    to="/docs/intro"\n  >Step by step</Link>\n\n  <a\n    href="/docs/intro"\n    title={`a > b`}\n  >Quick</a>\n</div>\n\n> A quotation.\n',
		has: [/<a[^>]*href="\/docs\/intro\/"[^>]*>Step by step<\/a>/, /<a[^>]*title="a (?:>|&gt;) b"[^>]*>Quick<\/a>/, '<blockquote>'],
		hasNot: [/<blockquote>\s*<p>Step/],
	},
	{
		feature: 'a block of code that hides components from other programs',
		text: "```mdx-code-block\nimport Plain from '@site/src/components/Plain';\n```\n\nShown: <Plain />\n\n```mdx-code-block\n<Plain />\n```\n\n````md\n```mdx-code-block\nshown as code\n```\n````",
		has: [/Shown: <em>plain<\/em>/, /<\/p>\s*<em>plain<\/em>/, 'shown as code'],
		hasNot: ['@site/src/components'],
	},
	{
		feature: 'an import within a box',
		text: ":::note[Box]\n\nIn the box.\n\nimport Plain from '@site/src/components/Plain';\n\n<Plain />\n\n:::\n\n```js\nimport a from 'b';\n```",
		has: [/In the box[\s\S]*<em>plain<\/em>/],
		hasNot: ['@site/src/components'],
	},
	{
		feature: 'a formula with braces on a page with components',
		text: "import Plain from '@site/src/components/Plain';\n\n$$\n\\frac{\\sum_{i=1}^{n} p_i}{t_n}\n$$\n\n<Plain />",
		has: ['<div class="formula" data-source="', '<em>plain</em>'],
	},
	{
		feature: 'a day in the front matter is a date for components',
		text: '---\nmade: 2024-05-06\n---\n\n<i>{frontMatter.made.toISOString()}</i>',
		has: ['<i>2024-05-06T00:00:00.000Z</i>'],
	},
	{
		feature: 'code that mentions require and module.exports',
		text: "```js\nmodule.exports = require('./x');\n```\n\n<img src={require('./required-too.png').default} alt=\"p\" />",
		files: { 'required-too.png': 'PNG3' },
		has: [/<img src="\/[^"]+\.png" alt="p"/, /module\.exports = require\('\.\/x'\)|require/],
		hasNot: ['__required'],
	},
	{
		feature: 'decorators in a component',
		text: "import { Counted } from '@site/src/components/counted';\n\n<b>{new Counted().told}</b>",
		has: ['<b>3 and 4</b>'],
	},
	{
		feature: 'settings of its own in themeConfig',
		text: "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\nexport const Hero = () => <b>{useDocusaurusContext().siteConfig.themeConfig.heroPicture.src}</b>;\n\n<Hero />",
		has: ['<b>img/dark.png</b>'],
	},
	{
		feature: 'an address that is none',
		text: 'export const Odd = () => <a href={<i />}>words of a link</a>;\n\n<Odd />',
		has: ['<a>words of a link</a>'],
	},
	{
		feature: 'ThemeClassNames that are functions',
		text: "import { ThemeClassNames } from '@docusaurus/theme-common';\n\n<b className={['own', ThemeClassNames.common.admonitionType('tip')].join(' ')}>Tip</b>",
		has: ['<b class="own theme-admonition-tip">Tip</b>'],
	},
	{
		feature: 'a text that docusaurus-plugin-openapi-docs has made',
		text: `---
title: Add a pet
hide_title: true
api: eJztWm1z2zYS
sidebar_class_name: post api-method
---

import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import ParamsDetails from "@theme/ParamsDetails";
import RequestSchema from "@theme/RequestSchema";
import StatusCodes from "@theme/StatusCodes";
import Heading from "@theme/Heading";

<Heading
  as={"h1"}
  className={"openapi__heading"}
  children={"Add a pet"}
></Heading>

<MethodEndpoint method={"post"} path={"/pets/{id}"} context={"endpoint"}></MethodEndpoint>

Keeps \`it\`.

<ParamsDetails parameters={[{"name":"id","in":"path","required":true,"description":"Whose \`id\`.","schema":{"type":"string","format":"uuid"}}]}></ParamsDetails>

<RequestSchema {...require("./add-pet.RequestSchema.json")}></RequestSchema>

<StatusCodes responses={{"404":{"description":"No such pet."},"200":{"description":"Kept.","content":{"application/json":{"schema":{"title":"Pet","properties":{"parent":"circular(Pet)"},"type":"object"},"example":{"age":3}}}}}}></StatusCodes>
`,
		files: {
			'add-pet.RequestSchema.json': JSON.stringify({
				title: 'Body',
				body: {
					required: true,
					description: 'The pet.',
					content: {
						'application/json': {
							schema: {
								required: ['name'],
								properties: {
									name: { type: 'string', description: 'What it **hears**.' },
									kinds: { type: 'array', items: { properties: { kind: { enum: ['cat', 'dog'], default: 'cat' } } } },
									owner: { anyOf: [{ title: 'Owner', properties: { mail: { type: 'string' } } }, { type: 'null' }] },
								},
							},
						},
					},
				},
			}),
		},
		has: [
			/<h1[^>]*>Add a pet<\/h1>/,
			/<strong>POST<\/strong> <code[^>]*>\/pets\/\{id\}<\/code>/,
			/<code[^>]*>id<\/code> <em>string \(uuid\)<\/em><strong> \S+<\/strong><p>Whose <code[^>]*>id<\/code>\.<\/p>/,
			/<h3[^>]*>Body <strong>/,
			'The pet.',
			/<code[^>]*>name<\/code> <em>string<\/em><strong> /,
			'What it <strong>hears</strong>.',
			'<summary>object[]</summary>',
			/<code[^>]*>cat<\/code>, <code[^>]*>dog<\/code>/,
			/<code[^>]*>owner<\/code> <em>Owner \| null<\/em>/,
			/<code[^>]*>mail<\/code>/,
			'No such pet.',
			/<code[^>]*>parent<\/code> <em>Pet<\/em>/,
			'&quot;age&quot;: 3',
		],
	},
	{
		feature: 'a text of earlier versions of that plugin',
		text: `import ApiTabs from "@theme/ApiTabs";
import ParamsItem from "@theme/ParamsItem";
import SchemaItem from "@theme/SchemaItem";
import ResponseSamples from "@theme/ResponseSamples";
import TabItem from "@theme/TabItem";

<ul><ParamsItem className={"paramsItem"} param={{"name":"page","in":"query","description":"Which page.","schema":{"type":"integer"}}}></ParamsItem></ul>

<ApiTabs>

<TabItem label={"200"} value={"200"}>

<ul><SchemaItem collapsible={true} className={"schemaItem"}><details><summary><strong>pet</strong></summary><SchemaItem collapsible={false} name={"age"} required={true} schemaName={"integer"} qualifierMessage={"\`>= 1\`"} schema={{"type":"integer","description":"In years."}}></SchemaItem></details></SchemaItem></ul>

<ResponseSamples responseExample={"{\\n  \\"age\\": 4\\n}"} language={"json"}></ResponseSamples>

</TabItem>

</ApiTabs>`,
		has: [
			'Which page.',
			/<strong>pet<\/strong>[\s\S]*<code[^>]*>age<\/code> <em>integer<\/em>[\s\S]*In years\.[\s\S]*&gt;= 1/,
			'&quot;age&quot;: 4',
			/role="tab"[^>]*>200|>200</,
		],
	},
	{
		feature: 'a key behind a spread, in a component',
		text: "import { Cards } from '@site/src/components/cards';\n\n<Cards items={[{ title: 'One' }]} />",
		has: ['<section title="One"><b>One</b></section>'],
	},
	{
		feature: 'files that are imported for their text, whatever they are called',
		text: "import CodeBlock from '@theme/CodeBlock';\nimport Recipe from './Dockerfile';\nimport Plan from './main.tf';\n\n<CodeBlock>{Recipe}</CodeBlock>\n\n<CodeBlock>{Plan}</CodeBlock>",
		files: { Dockerfile: 'FROM scratch AS `nothing`', 'main.tf': 'resource "none" {}' },
		has: ['FROM scratch AS `nothing`', 'resource &quot;none&quot; {}'],
	},
	{
		feature: 'a replaced part that asks for the state of the frame',
		text: "import { Collapsible, isRegexpStringMatch, useAnnouncementBar, useKeyboardNavigation, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';\n\nexport const Framed = ({ children }) => { useKeyboardNavigation(); const { shown } = useNavbarMobileSidebar(); return useAnnouncementBar().isActive ? null : <section className={(shown ? 'open ' : 'closed ') + (isRegexpStringMatch('^/a', '/ab') ? 'fits' : '')}><Collapsible>{children}</Collapsible></section>; };\n\n<Framed>Within</Framed>",
		has: [/<section class="closed fits"><div>Within/],
	},
	{
		feature: 'a diagram by a component',
		text: 'import Mermaid from \'@theme/Mermaid\';\n\n<Mermaid value={`graph TD\n  A[Asked] --> B[Answered]`} />\n\n<Mermaid value="nothing: that is one" />',
		has: [/<div class="diagram"[^>]*><svg[^>]*role="img"[\s\S]*Answered/, /<pre data-language="mermaid"><code>nothing: that is one/],
	},
	{
		feature: 'names of texts with signs that addresses have',
		text: "---\nslug: /c-sharp\n---\n\nimport Part from './_c#.mdx';\nimport { useState } from 'react';\n\nexport const Count = () => <b>{useState('held')[0]}</b>;\n\n<Part />\n\n<Count />",
		file: 'component/c#.mdx',
		path: '/docs/c-sharp/',
		files: { 'component/_c#.mdx': 'Part of `C#`: {1 + 1}.' },
		has: [/Part of <code>C#<\/code>: 2\./, /<moved-part[^>]*>[\s\S]*held/],
	},
	{
		feature: 'data that a plugin of the site has imported as text',
		text: "import CodeBlock from '@theme/CodeBlock';\nimport chart from './chart.text.yaml';\n\n<CodeBlock language=\"yaml\">{chart}</CodeBlock>",
		files: { 'chart.text.yaml': 'kind: Chart # as written' },
		has: ['# as written'],
	},
];
