import type { Case } from './case.ts';

/** Links and pictures as they are written there. The page stands at `/docs/links/<name>`, without a slash. */
const at = (file: string) => ({ file: `links/${file}.md`, path: `/docs/links/${file}/` });

export const LINK_CASES: readonly Case[] = [
	{
		feature: 'a link to a file',
		...at('file'),
		text: '[x](./target.md#place)',
		files: { 'links/target.md': '## Place\n' },
		has: ['href="/docs/links/target/#place"'],
	},
	{ feature: 'a link to a file without a dot', ...at('nodot'), text: '[x](target.md)', has: ['href="/docs/links/target/"'] },
	{ feature: 'a link to a file of the other ending', ...at('other'), text: '[x](./target.mdx)', has: ['href="/docs/links/target/"'] },
	{ feature: 'a link to a file above', ...at('above'), text: '[x](../intro.md)', has: ['href="/docs/intro/"'] },
	{ feature: 'a link to a file from the folder of docs', ...at('fromdocs'), text: '[x](/links/target.md)', has: ['href="/docs/links/target/"'] },
	{ feature: 'a link to a file from the folder of the site', ...at('fromsite'), text: '[x](/docs/links/target.md)', has: ['href="/docs/links/target/"'] },
	{ feature: 'a link to a file with @site', ...at('atsite'), text: '[x](@site/docs/links/target.md)', has: ['href="/docs/links/target/"'] },
	{
		feature: 'a link to a file with a space',
		...at('space'),
		text: '[x](<./with space.md>) [y](./with%20space.md)',
		files: { 'links/with space.md': '---\nslug: spaced\n---\n' },
		has: [/href="\/docs\/links\/spaced\/">x[\s\S]*href="\/docs\/links\/spaced\/">y/],
	},
	{
		feature: 'a link to a file with a number before its name',
		...at('number'),
		text: '[x](./01-first.md)',
		files: { 'links/01-first.md': '' },
		has: ['href="/docs/links/first/"'],
	},
	{ feature: 'a link to a page', ...at('page'), text: '[x](/docs/links/target/)', has: ['href="/docs/links/target/"'] },
	{ feature: 'a link to a page without the slash', ...at('noslash'), text: '[x](/docs/links/target#place)', has: ['href="/docs/links/target/#place"'] },
	{
		feature: 'a link beside the page',
		...at('beside'),
		text: '[x](target) [y](./target#place)',
		has: [/href="\/docs\/links\/target\/">x[\s\S]*href="\/docs\/links\/target\/#place">y/],
	},
	{ feature: 'a link above the page', ...at('up'), text: '[x](../intro)', has: ['href="/docs/intro/"'] },
	{
		feature: 'a link beside an index page',
		file: 'links/section/index.md',
		path: '/docs/links/section/',
		text: '[x](inner)',
		files: { 'links/section/inner.md': '' },
		has: ['href="/docs/links/section/inner/"'],
	},
	{ feature: 'a link in HTML', ...at('html'), text: '<a href="/docs/links/target">x</a>', has: ['href="/docs/links/target/"'] },
	{ feature: 'a link in a component', ...at('jsx'), text: '<a className="b" href="../intro">x</a>', has: ['href="/docs/intro/"'] },
	{ feature: 'a link in the page', ...at('own'), text: '## Here\n\n[x](#here)', has: ['href="#here">x'] },
	{ feature: 'pathname://', ...at('pathname'), text: '[x](pathname:///files/a.txt)', has: ['href="/files/a.txt"'] },
	{
		feature: 'a file beside the page',
		...at('asset'),
		text: '[x](./paper.pdf)',
		files: { 'links/paper.pdf': 'PDF' },
		has: ['href="/_files/docs/links/paper.pdf"'],
	},
	{
		feature: 'a file of the static folder',
		...at('static'),
		text: '[x](/files/a.txt) ![y](/img/pixel.png)',
		has: ['href="/files/a.txt"', 'src="/img/pixel.png"'],
	},
	{ feature: 'a file of the static folder with @site', ...at('sitestatic'), text: '![y](@site/static/img/pixel.png)', has: ['src="/img/pixel.png"'] },
	{
		feature: 'a picture beside the page',
		...at('picture'),
		text: '![y](./near.png)',
		files: { 'links/near.png': 'PNG' },
		has: ['src="/_files/docs/links/near.png"'],
	},
	{
		feature: 'a picture beside a page with components',
		...at('picturejsx'),
		text: '<b className="x">b</b>\n\n![y](./near.png)',
		has: ['src="/_files/docs/links/near.png"'],
	},
	{ feature: 'a link to a post', ...at('post'), text: '[x](/blog/2024/01/02/first)', has: ['href="/blog/2024/01/02/first/"'] },
	{
		feature: 'mail and other hosts',
		...at('out'),
		text: '[x](mailto:a@example.com) [y](https://example.com/docs/x)',
		has: ['href="mailto:a@example.com"', 'href="https://example.com/docs/x"'],
	},
];
