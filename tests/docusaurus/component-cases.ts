import type { Case } from './case.ts';

/** Components that a site brings along (`tests/docusaurus/site-files.ts`), and what they and texts import. */
export const COMPONENT_CASES: readonly Case[] = [
	{
		feature: 'a space behind the slash that closes a tag, in an attribute too',
		text: '<b title="a" / >\n\nText <Tooltip title={ <Own_term / > }>behaviour</Tooltip> here.\n\nexport const Own_term = () => <i>term</i>;\n\nexport const Tooltip = ({ title, children }) => <span>{children} is {title}</span>;\n',
		has: ['<b title="a"></b>', 'behaviour is <i>term</i>'],
	},
	{
		feature: 'require of a published file from the root',
		text: '<img src={require(\'/img/pixel.png\').default} alt="by root" />',
		has: [/<img[^>]* src="[^"]*pixel[^"]*\.png"[^>]*alt="by root"|alt="by root"[^>]* src="[^"]*pixel/],
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
];
