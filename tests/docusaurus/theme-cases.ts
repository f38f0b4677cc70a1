import type { Case } from './case.ts';

/** Components and hooks of Docusaurus, and replacements of a site. */
export const THEME_CASES: readonly Case[] = [
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
		feature: 'a component of src/theme/MDXComponents',
		text: '<Highlight color="red">x</Highlight>',
		has: [/<span class="style-\w+">x<\/span>/, /\.style-\w+\{background-color:red\}/],
	},
	{
		feature: 'a context that src/theme/Root puts around every page',
		text: "import { ShowMode } from '@site/src/components/mode';\n\n<ShowMode />",
		has: ['<em>from the root</em>'],
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
		feature: 'ThemeClassNames that are functions',
		text: "import { ThemeClassNames } from '@docusaurus/theme-common';\n\n<b className={['own', ThemeClassNames.common.admonitionType('tip')].join(' ')}>Tip</b>",
		has: ['<b class="own theme-admonition-tip">Tip</b>'],
	},
	{
		feature: 'a replaced part that asks for the state of the frame',
		text: "import { Collapsible, isRegexpStringMatch, useAnnouncementBar, useKeyboardNavigation, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';\n\nexport const Framed = ({ children }) => { useKeyboardNavigation(); const { shown } = useNavbarMobileSidebar(); return useAnnouncementBar().isActive ? null : <section className={(shown ? 'open ' : 'closed ') + (isRegexpStringMatch('^/a', '/ab') ? 'fits' : '')}><Collapsible>{children}</Collapsible></section>; };\n\n<Framed>Within</Framed>",
		has: [/<section class="closed fits"><div>Within/],
	},
];
