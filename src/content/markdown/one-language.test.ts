import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { inOneLanguage } from './one-language.ts';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture(
	{ 'docs/nachbar.md': '', 'docs/teil/tief.mdx': '', 'docs/bild.png': 'x', 'docs/anlage.pdf': '' },
	{
		fields: () => new Map([['ding.name', '/docs/feldatlas/#ding.name']]),
		terms: () => [{ id: 'frist', title: 'Frist', short: 'Der Tag.', path: '/docs/frist/', file: 'docs/frist.md', forms: ['Frist'], except: [] }],
	},
);

/** Two printers escape different characters and write attributes without a value differently: the same tree is the same HTML. */
const tree = (html: string) =>
	toHtml(fromHtml(html, { fragment: true }))
		.replace(/\s+/g, ' ')
		.replace(/(data-[\w-]+)="true"/g, '$1=""')
		.replaceAll('<p> ', '<p>');

/** One of everything that the site understands. */
const SYNTAX: Record<string, string> = {
	'a title': '# Titel {#t}\n\nText.',
	'a title after a comment': '<!-- x -->\n\n# Titel\n\nText.',
	'an underlined title': 'Titel\n=====\n\nText.',
	headings: '## Eins\n\n### Zwei `Code` und **Fett**\n\n## Eins',
	'an id of a heading': '## Anlegen {#neu}\n\n## Prüfen {#p}',
	'an id of a heading as a comment': '## Anlegen {/* #neu */}\n\n### Prüfen {/*#p*/}',
	'a comment of HTML': 'Text <!-- eins\nzwei --> hier.\n\n<!-- drei\n\nvier -->\n\nMehr.',
	'a comment of HTML within one of MDX': 'Text.\n\n{/* <!-- eins --> */}\n\n{/* <!-- zwei\n--> */}\nMehr {/*<!-- drei -->*/} hier.',
	'a comment of MDX': 'Text {/* eins\nzwei */} hier.\n\n{/* drei\n\n*vier* */}\n\nMehr.',
	'a comment before text': '<!-- x --> Text **fett**.\n\n{/* y */} Text **fett**.',
	'a marker of the lead': 'Davor.\n\n<!-- truncate -->\n\nDazwischen.\n\n{/* truncate */}\n\nDanach.',
	marks: 'Ein *kursives*, **fettes**, ~~gestrichenes~~ `Wort`\\\nund `<!-- Code -->` `{/* Code */}` `<br>`.',
	lists: '- eins\n- zwei\n  1. drei\n  2. vier\n- [x] fünf',
	'a quotation': '> Zitat\n>\n> - Punkt',
	'a table': '| a | b |\n|:-:|--:|\n| 1 | **2** |',
	'a rule': 'Text\n\n---\n\nText',
	footnotes: 'Text[^1].\n\n[^1]: Fuß.',
	'a box': ':::note[Mit **Titel**]\nText.\n\n- Punkt\n:::\n\n:::warning Ohne Klammern\nText.\n:::\n\n:::danger\nText.\n:::',
	'a task': ':::task\n1. Erst\n2. Dann\n\nErgebnis: Fertig.\n:::',
	'who may': ':::who\nAlle.\n:::',
	'an unknown box': ':::warnung\nText.\n:::',
	'a status': 'Er ist :status[im Umlauf], nicht :status[verschollen].',
	'a sample': 'Fällig am :sample[31.03.2026]{of="A.b"}.',
	tabs: '::::tabs{group=os}\n:::tab[Windows]{value=win}\nW.\n:::\n:::tab[macOS]{value=mac default}\nM.\n:::\n::::',
	'colons in text': 'Um 08:30 Uhr, a:b, :D, ::video',
	'code in a language': '```js title="a.js" {1}\nconst a = "{/* */}";\n// <!-- x -->\n```',
	'code of text': '~~~~\n## B {/* #b */}\n~~~\n~~~~',
	'code in a list': '- Punkt\n\n  ```txt\n  <!-- x --> <br>\n  ```',
	'links to files': '[a](./nachbar.md#ort) [b](/docs/teil/tief.mdx) [c](./anlage.pdf) [d](./fehlt.md)',
	'links to the other ending': '[a](./nachbar.mdx) [b](./teil/tief.md?a=1#ort)',
	'links by reference': '[a][r] und [r]\n\n[r]: ./nachbar.md#ort "Titel"',
	'links to addresses': '[a](/blog/) [b](https://example.com/) [c](#ort) [d](mailto:a@example.com)',
	'links to fields': '[a](field:ding.name) [b](field:ding.nmae)',
	'bare addresses': 'Siehe https://example.com/a_b und <https://example.com/a(b)?c=d> oder <a@example.com>.',
	pictures: '![Ein Bild](./bild.png "Titel") ![](/bild.png) ![Keines](./fehlt.png)',
	terms: 'Die Frist läuft. Noch eine Frist.',
	typography: 'Grenze 25 mm, z.B. "so", 3 x 4, -5 °C.',
	'elements in a line': 'Taste <kbd>Strg</kbd> und H<sub>2</sub>O<br>neu<br />Zeile',
	'elements around blocks': '<details>\n<summary>Mehr</summary>\n\nText mit **Fett**.\n\n</details>',
	'elements without content': '<hr>\n\n<img src="/bild.png" alt="Bild">\n\nText.',
	'self-closing elements': '<iframe src="https://example.com/" title="Film" />\n\nText **danach** <video src="/a.mp4" controls /> und <span class="a" /> Ende.',
};

describe('.md and .mdx give the same page', () => {
	test.each(Object.entries(SYNTAX))('%s', async (_, text) => {
		const [md, mdx] = [await render(text), await renderMdx(text)];
		expect(tree(mdx.html)).toBe(tree(md.html));
		expect(mdx.findings).toEqual(md.findings);
	});
});

describe('a self-closing element ends', () => {
	test.each<[string, string]>([
		['<iframe src="a" />\n\nText', '<iframe src="a"></iframe><p>Text</p>'],
		['<link-card href="a" />\n\nText', '<link-card href="a"></link-card><p>Text</p>'],
		['<iframe src=https://example.com/a/>\n\nText', '<iframe src=https://example.com/a></iframe><p>Text</p>'],
		['<iframe\n  title="a > b"\n  allowfullscreen\n/>\n\nText', '<iframe\n  title="a > b"\n  allowfullscreen></iframe><p>Text</p>'],
		['Text <b/> *und* <i  /> Text', '<p>Text <b></b> <em>und</em> <i></i> Text</p>'],
		['<br/>\n\n<img src="/a.png" />', '<br/><img src="/a.png" />'],
		['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p>'],
	])('%s', async (markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});
});

describe('the text changes where it has to', () => {
	test.each<[string, string, string]>([
		['md', '# A\n\n## B {/* #b */}  \n', '# A\n\n## B {#b}\n'],
		['md', '{/* a\nb */}\n', '<!-- a\nb -->\n'],
		['md', '{/* a --> b */}', '<!-- a -- > b -->'],
		['md', ':::tip[Teil *a*] und b {.breit}\nText.\n:::', ':::tip[Teil *a* und b]{.breit}\nText.\n:::'],
		['md', ':::tip Teil {id}\nText.\n:::', ':::tip[Teil {id}]\nText.\n:::'],
		['md', ':::tip Teil {.breit}\nText.\n:::', ':::tip[Teil]{.breit}\nText.\n:::'],
		[
			'md',
			'Code:\n\n    {/* a */}\n    <!-- b --> c\n\n    :::tip Titel\n\n{/* d */}',
			'Code:\n\n    {/* a */}\n    <!-- b --> c\n\n    :::tip Titel\n\n<!-- d -->',
		],
		['md', '1.  Punkt\n\n    {/* a */}', '1.  Punkt\n\n    <!-- a -->'],
		['mdx', '<!-- a\n\nb -->', '{/*  a\n\nb */}'],
		['mdx', '<!-- a */ b -->', '{/*  a * / b */}'],
		['mdx', '<A b={c < d} />', '<A b={c < d} />'],
		['mdx', '`<br>` <br> ``<hr> ` ``', '`<br>` <br/> ``<hr> ` ``'],
		['mdx', '```\n<br>\n```\n<br>\n', '```\n<br>\n```\n<br/>\n'],
		['mdx', '## {props.title}\n\nText {#b}', '## {props.title}\n\nText {#b}'],
	])('in .%s: %s', (format, body, prepared) => {
		expect(inOneLanguage({ body, format: format === 'md' ? 'md' : 'mdx' })).toBe(prepared);
		expect(prepared.split('\n')).toHaveLength(body.split('\n').length);
	});
});
