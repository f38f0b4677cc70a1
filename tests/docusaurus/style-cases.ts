import type { Case } from './case.ts';

/** Style sheets of a site, of its components and of tools that make some. */
export const STYLE_CASES: readonly Case[] = [
	{
		feature: 'a style module',
		text: "import styles from '@site/src/components/card.module.css';\n\n<b className={styles.card}>x</b>",
		has: [/<b class="[\w-]+">x<\/b>/],
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
];
