import type { Case } from './case.ts';

const keywords = ['note', 'tip', 'info', 'warning', 'danger'];

/** Admonitions and code blocks. */
export const BOX_AND_CODE_CASES: readonly Case[] = [
	...keywords.map(
		(name): Case => ({
			feature: `:::${name}`,
			text: `:::${name}\n\nText of it.\n\n:::`,
			has: [new RegExp(`<div class="note note-${name}" role="note">[\\s\\S]*?<p>Text of it\\.</p>`)],
		}),
	),
	{ feature: ':::caution', text: ':::caution\nText.\n:::', has: ['note-warning'] },
	{ feature: ':::important', text: ':::important\nText.\n:::', has: ['note note-'] },
	{ feature: ':::secondary', text: ':::secondary\nText.\n:::', has: ['note note-'] },
	{ feature: 'a box of a kind that is only known there', text: ':::success\n\nText.\n\n:::', has: ['<p class="note-title">Success</p>'] },
	{ feature: 'a box with a title', text: ':::tip[My **title**]\n\nText.\n\n:::', has: ['<p class="note-title">My <strong>title</strong></p>'] },
	{ feature: 'a box with a title without brackets', text: ':::tip My title\n\nText.\n\n:::', has: ['<p class="note-title">My title</p>'] },
	{ feature: 'a box with an id', text: ':::tip[Title]{#my-box .mine}\n\nText.\n\n:::', has: ['<p>Text.</p>', '>Title</p>'] },
	{ feature: 'boxes in each other', text: '::::info[Outer]\n\n:::danger[Inner]\n\nText.\n\n:::\n\n::::', has: [/note-info[\s\S]*note-danger[\s\S]*Text\./] },
	{ feature: 'a box in a list', text: '- Point\n\n  :::note\n\n  Text.\n\n  :::', has: [/<li>[\s\S]*note-note[\s\S]*Text\./] },
	{ feature: 'a component in a box', text: ':::note\n\n<b className="x">{1 + 1}</b>\n\n:::', has: ['<b class="x">2</b>'] },
	{ feature: 'a box with a name of its own', text: ':::my-own[Title]\n\nText.\n\n:::', has: ['note note-my-own', '>Title</p>'] },
	{ feature: 'an unknown box', text: ':::never-heard\n\nText.\n\n:::', has: ['<p>Text.</p>'] },
	{
		feature: 'a box as a component',
		text: 'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="tip" title="Mine">\n\nText **b**.\n\n</Admonition>',
		has: [/note-tip[\s\S]*Mine[\s\S]*<strong>b<\/strong>/],
	},
	{ feature: 'a title of code', text: '```js title="src/a.js"\nlet a;\n```', has: ['<div class="code-title">src/a.js</div>'] },
	{ feature: 'marked lines of code', text: '```js {2}\nlet a;\nlet b;\n```', has: [/<span class="mark">[\s\S]*b/] },
	{
		feature: 'marked lines by comments',
		text: '```js\n// highlight-next-line\nlet a;\nlet b;\n// highlight-start\nlet c;\n// highlight-end\n```',
		has: [/<span class="mark">[\s\S]*a/],
		hasNot: ['highlight-'],
	},
	{
		feature: 'marked lines by comments of other languages',
		text: '```bash\n# highlight-next-line\nls\n```\n\n```html\n<!-- highlight-next-line -->\n<p></p>\n```',
		has: ['class="mark"'],
		hasNot: ['highlight-'],
	},
	{ feature: 'marked lines by a comment of its own', text: '```js\n// This will error\nlet a;\n```', has: [/class="mark/], hasNot: ['This will error'] },
	{ feature: 'line numbers', text: '```js showLineNumbers\nlet a;\nlet b;\n```', has: ['data-line="1"', 'data-line="2"'] },
	{
		feature: 'line numbers from another number',
		text: '```js showLineNumbers=5\nlet a;\n```',
		has: ['data-numbers="5"'],
	},
	{ feature: 'code in an unknown language', text: '```nosuchlanguage\nlet a;\n```', has: ['let a;'] },
	{ feature: 'code in a language written large', text: '```JSON\n{ "a": 1 }\n```', has: ['data-language="json"'] },
	{ feature: 'live code', text: '```jsx live\n<b>x</b>\n```', has: ['data-language="jsx"'] },
	{ feature: 'npm in other package managers', text: '```bash npm2yarn\nnpm install a\n```', has: ['npm install a', 'yarn add a', 'pnpm add a'] },
	{
		feature: 'code as a component',
		text: 'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js" title="a.js">{`let a;`}</CodeBlock>',
		has: ['a.js', 'let a;', 'data-language="js"'],
	},
	{
		feature: 'code from a file',
		text: "import CodeBlock from '@theme/CodeBlock';\nimport source from '!!raw-loader!./example.js';\n\n<CodeBlock language=\"js\">{source}</CodeBlock>",
		files: { 'example.js': 'export const fromFile = 1;' },
		has: ['export const fromFile = 1;'],
	},
	{ feature: 'code as HTML', text: '<pre>\n  <code>let a;</code>\n</pre>', has: ['let a;'] },
	{ feature: 'a diagram in one line', text: '```mermaid\ngraph TD; A-->B;\n```', has: [/<div class="diagram"[\s\S]*?<svg[\s\S]*>A<[\s\S]*>B</] },
	{
		feature: 'what a diagram says to those who do not see it',
		text: '```mermaid\nflowchart LR\n  accTitle: Way of a tool\n  accDescr {\n    From shelf\n    to desk\n  }\n  A-->B\n```',
		has: ['aria-label="Way of a tool. From shelf to desk"', '>A<', '>B<'],
		hasNot: ['>accTitle'],
	},
	{
		feature: 'a flowchart of mermaid',
		text: '```mermaid\nflowchart\n  A[First step]-->B{Is it well?}\n  B-->|yes| C((End))\n```',
		has: [
			/<div class="diagram" data-source="flowchart[^"]*"><svg [^>]*role="img" aria-label="yes, First step, Is it well\?, End"/,
			'>First step<',
			'>Is it well?<',
			'>yes<',
			'>End<',
		],
		hasNot: ['fonts.googleapis'],
	},
	{
		feature: 'a sequence of mermaid with settings and a comment',
		text: '```mermaid\n---\nconfig:\n  theme: dark\n---\nsequenceDiagram\n  %% said\n  participant A as Anna\n  A->>B: Hello you\n```',
		has: [/<svg[\s\S]*Anna[\s\S]*Hello you/],
		hasNot: ['theme: dark', '%% said'],
	},
	{
		feature: 'a diagram that cannot be drawn stays as its source',
		text: '```mermaid\ngitGraph\n  commit id: "one"\n```',
		has: ['commit id: "one"', 'data-language'],
		hasNot: ['data-problem'],
	},
	{ feature: 'a formula in a line', text: 'It is $\\frac{a}{b} = c^2$ here.', has: ['<math', '<mfrac>', '<msup>', 'It is ', ' here.'] },
	{ feature: 'a formula of its own', text: '$$\n\\int_0^1 x^2 \\, dx\n$$', has: ['<div class="formula" data-source="', 'display="block"', '∫'] },
	{ feature: 'a price is no formula', text: 'It costs $5.', has: ['It costs $5.'] },
	{
		feature: 'names of emoji',
		text: 'Go :rocket: and :+1:, at 10:30:45, `:rocket:` in code.\n\n## With :tada:',
		has: ['Go 🚀 and 👍, at 10:30:45', '<code>:rocket:</code>', 'With 🎉'],
	},
	{
		feature: 'names of emoji in headings are part of their ids, characters are not',
		text: '## :rocket: Launch\n\n## **Bold :tada:** and `:tada:`\n\n## 🚀 Launch\n\n## Said at 10:30:45',
		has: [
			'<h2 id="rocket-launch">🚀 Launch<',
			/<h2 id="bold-tada-and-tada"><strong>Bold 🎉<\/strong> and <code>:tada:<\/code>/,
			'<h2 id="-launch">🚀 Launch<',
			'<h2 id="said-at-103045">',
		],
		hasNot: ['data-named'],
	},
];
