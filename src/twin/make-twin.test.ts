import { expect, test } from 'vitest';
import { makeTwin } from './make-twin.ts';

const twin = (html: string) =>
	makeTwin(`<body><nav>Menü</nav><main>${html}</main></body>`, 'https://docs.example.com/hilfe/docs/a/').split('\n').slice(3).join('\n').trim();

test('begins with the title and the address', () => {
	expect(makeTwin('<main><nav>Pfad</nav><h1>Über <em>uns</em></h1><p>Text</p></main>', 'https://docs.example.com/a/')).toBe(
		'# Über *uns*\n\n<https://docs.example.com/a/>\n\nText\n',
	);
});

test.each([
	[
		'addresses in full',
		'<p><a href="../b/#c">b</a> <img src="/x.png" alt="Bild"></p>',
		'[b](https://docs.example.com/hilfe/docs/b/#c) ![Bild](https://docs.example.com/x.png)',
	],
	['marks without the white space in them', '<p>a<strong> b </strong>c <del>d</del> <kbd>Strg</kbd></p>', 'a **b** c ~~d~~ `Strg`'],
	['text that looks like markup', '<p>*a* [b] _c_ &lt;d> > e</p><p>> f</p><p>~~~</p>', '\\*a\\* \\[b\\] \\_c\\_ \\<d> > e\n\n\\> f\n\n\\~\\~\\~'],
	['the words of a picture that look like markup', '<div role="img" aria-label="# Über *alles*"></div>', '\\# Über \\*alles\\*'],
	['a formula of its own as its source', '<div class="formula" data-source="x^2\n"><math><mi>x</mi></math></div>', '$$\nx^2\n$$'],
	['a formula in a line as its source', '<p>So <span data-source="x_1"><math><mi>x</mi></math></span> it is.</p>', 'So $x_1$ it is.'],
	[
		'a diagram as its source',
		'<div class="diagram" data-source="flowchart LR\nA --&gt; B"><svg role="img" aria-label="A, B"><text>A</text></svg></div>',
		'```mermaid\nflowchart LR\nA --> B\n```',
	],
	[
		'a backslash before a space',
		'<h2>C:\\ wählen</h2><table><tr><th>A</th></tr><tr><td><code>D:\\ x</code></td></tr></table>',
		'## C:\\\\ wählen\n\n| A |\n| --- |\n| `D:\\ x` |',
	],
	['hard breaks, but none at the end', '<p>a <br>b<strong>c<br></strong>d<br></p>', 'a\\\nb**c**\\\nd'],
	['code with backticks', '<p><code>a `b`</code></p><pre data-language="md"><code>```\nx\n</code></pre>', '`` a `b` ``\n\n````md\n```\nx\n````'],
	['a date or a dash at the beginning', '<p>26. August</p><p>- x</p><p># y</p><p>1.2 z</p>', '26\\. August\n\n\\- x\n\n\\# y\n\n1.2 z'],
	[
		'the label of a tab that is bold itself',
		'<section><p class="tab-label"><strong>Win</strong> <code>a**b</code></p><p>x</p></section>',
		'**Win `a**b`**\n\nx',
	],
	['lists in lists', '<ol start="3"><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ol>', '3. a\n\n   - b\n4. c'],
	['tables', '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2<ul><li>x</li></ul></td></tr></table>', '| A | B |\n| --- | --- |\n| 1\\|2 - x |  |'],
	[
		'cells over several rows and columns, in the column where they stand',
		'<table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody><tr><td rowspan="2">x</td><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>',
		'| A | B | C |\n| --- | --- | --- |\n| x | 1 |  |\n|  | 2 | 3 |',
	],
	[
		'what stands above a table, and a table in a cell once',
		'<table><caption>Maße</caption><tr><th>A</th></tr><tr><td><table><tr><td>b</td></tr></table></td></tr></table>',
		'Maße\n\n| A |\n| --- |\n| \\| b \\| \\| --- \\| |',
	],
	['boxes', '<div role="note"><p>Hinweis</p><p>Text</p></div>', '> Hinweis\n>\n> Text'],
	['a box with a title of its own', '<div role="note" aria-label="Gefahr"><p>Strom</p><p>Text</p></div>', '> Gefahr: Strom\n>\n> Text'],
	['pictures as their words', '<figure><div role="img" aria-labelledby="t"><b>x</b></div><figcaption id="t">Zwei Tasten</figcaption></figure>', 'Zwei Tasten'],
	[
		'no controls, ornament or hidden helps',
		'<p>a<button>Kopieren</button><svg aria-hidden="true"><title>b</title></svg></p><div data-search-skip>c</div>',
		'a',
	],
	['what is set high or low, and what is struck out', '<p>10<sup>3</sup> H<sub>2</sub>O <s>alt</s></p>', '10<sup>3</sup> H<sub>2</sub>O ~~alt~~'],
	['formulas', '<p>a<math><msup><mi>x</mi><mn>2</mn></msup></math></p>', 'a<math><msup><mi>x</mi><mn>2</mn></msup></math>'],
	['tasks, done and to do', '<ul><li><input type="checkbox" disabled checked> a</li><li><input type="checkbox" disabled> b</li></ul>', '- [x] a\n- [ ] b'],
	['names of characters as they stand there', '<p>&amp;lt; und &amp;#8209; &amp; so</p>', '\\&lt; und \\&#8209; & so'],
	[
		'addresses with brackets',
		'<p><a href="/a_(b">a</a> <img src="/b).png" alt="[1]"></p>',
		'[a](<https://docs.example.com/a_(b>) ![\\[1\\]](<https://docs.example.com/b).png>)',
	],
	['no soft hyphens', '<p>Prüf\u00admittel</p>', 'Prüfmittel'],
])('%s', (_what, html, markdown) => {
	expect(twin(`<h1>T</h1>${html.replace('', '')}`)).toBe(markdown);
});
