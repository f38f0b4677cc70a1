import type { Case } from './case.ts';

/** Components of Docusaurus, and those that a site brings along (`tests/docusaurus/site-files.ts`). */
export const COMPONENT_CASES: readonly Case[] = [
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
		text: "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\nexport const Title = () => <b>{useDocusaurusContext().siteConfig.title}</b>;\nexport const Field = () => <i>{useDocusaurusContext().siteConfig.customFields.answer}</i>;\n\n<Title /> <Field />",
		has: ['<b>Moved site</b>', '<i>42</i>'],
	},
	{
		feature: '@docusaurus/useIsBrowser',
		text: "import useIsBrowser from '@docusaurus/useIsBrowser';\n\nexport const Is = () => <b>{String(useIsBrowser())}</b>;\n\n<Is />",
		has: ['<b>false</b>'],
	},
	{
		feature: 'a component of the site in .jsx',
		text: 'import Card from \'@site/src/components/Card\';\n\n<Card title="T">\n\nInside **b**.\n\n</Card>',
		has: [/<div class="[^"]*"><h3>T<\/h3>[\s\S]*<strong>b<\/strong>/],
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
	{ feature: 'a component of a theme that is not there', text: "import ApiLogo from '@theme/ApiLogo';\n\n<ApiLogo />\n\nAfter.", has: ['<p>After.</p>'] },
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
		feature: 'useDocsVersion',
		text: 'import { useDocsVersion } from \'@docusaurus/plugin-content-docs/client\';\n\nexport const Title = ({ id }) => <i>{useDocsVersion().docs[id].title}</i>;\n\n<Title id="items/plain" />',
		has: ['<i>Plain</i>'],
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
];
