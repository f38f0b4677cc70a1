import { defineHastPlugin, mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { headingAnchors } from './heading.ts';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

const MARKED = '## A `b`[^1]\n\n[^1]: Fuß.';

const heading = (level: number, id: string, text: string, html = text) =>
	`<h${level} id="${id}">${html}<a class="anchor" href="#${id}" aria-label="Direkter Link zu „${text}“"></a></h${level}>`;

describe('a heading has an id and a link to itself', () => {
	test.each<[string, string, string]>([
		['from its text', '## Prüfmittel anlegen', heading(2, 'prüfmittel-anlegen', 'Prüfmittel anlegen')],
		['chosen by the writer', '### Anlegen {#neu}', heading(3, 'neu', 'Anlegen')],
		['with marks', '## Mit `Code` und **Fett**', heading(2, 'mit-code-und-fett', 'Mit Code und Fett', 'Mit <code>Code</code> und <strong>Fett</strong>')],
		['counted when it comes again', '## A\n\n## A', heading(2, 'a', 'A') + heading(2, 'a-1', 'A')],
		['never one that a writer chose before', '## A {#b}\n\n## B', heading(2, 'b', 'A') + heading(2, 'b-1', 'B')],
		[
			'also without letters',
			'## ?\n\n## \n\n## Abschnitt',
			heading(2, 'abschnitt', '?') + heading(2, 'abschnitt-1', '') + heading(2, 'abschnitt-2', 'Abschnitt'),
		],
		[
			'of a picture what it shows',
			'## ![Ein Bild](https://example.com/a.png)',
			heading(2, 'ein-bild', 'Ein Bild', '<img src="https://example.com/a.png" alt="Ein Bild">'),
		],
		['down to level 6', '###### Tief', heading(6, 'tief', 'Tief')],
	])('%s', async (_, markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});

	test('without the marks of footnotes', async () => {
		expect((await render('## Mit Fußnote[^1]\n\n[^1]: Fuß.')).html).toMatch(/^<h2 id="mit-fußnote">.*aria-label="Direkter Link zu „Mit Fußnote“"/);
	});

	test('and its number stands in the text, not in the table of contents', async () => {
		const { html, headings } = await render(MARKED);
		expect(html).toMatch(/<sup><a href="#[^>]*>1<\/a><\/sup>/);
		expect(headings[0]).toEqual({ depth: 2, slug: 'a-b', text: 'A b' });
	});

	test('which is so in .mdx, where the engine lists the headings', async () => {
		const headings: string[] = [];
		const listed = defineHastPlugin({ name: 'listed', element: { filter: ['h2'], visit: (node, context) => void headings.push(context.textContent(node)) } });
		const { code } = await mdxToJs(MARKED, { features: { gfm: { footnotes: true } }, hastPlugins: [headingAnchors(false), listed] });
		expect([headings[0], code]).toEqual(['A b', expect.stringContaining('_components.span, { children: "1" }')]);
	});

	test('and starts to count anew on each page', async () => {
		expect((await render('## Anfang')).html).toBe((await render('## Anfang\n')).html);
	});
});

test('headings are listed with level, id and text', async () => {
	expect((await render('## Eins\n\n### Zwei {#z}\n\n## Mit `Code`')).headings).toEqual([
		{ depth: 2, slug: 'eins', text: 'Eins' },
		{ depth: 3, slug: 'z', text: 'Zwei' },
		{ depth: 2, slug: 'mit-code', text: 'Mit Code' },
	]);
});

describe('the title that opens a text is left to the layout', () => {
	test.each<[string, string, string]>([
		['first', '# Titel\n\nText.', '<p>Text.</p>'],
		['after a comment', '<!-- x -->\n\n# Titel\n\nText.', '<p>Text.</p>'],
		['not after text', 'Text.\n\n# Titel', '<p>Text.</p><h1 id="titel">Titel</h1>'],
		['not after HTML', '<p>Text.</p>\n\n# Titel', '<p>Text.</p><h1 id="titel">Titel</h1>'],
	])('%s', async (_, markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});
});

describe('in .mdx', () => {
	test('an id of the writer stays', async () => {
		expect((await renderMdx('## Anlegen {#neu}\n\n## Prüfen')).html).toBe(heading(2, 'neu', 'Anlegen') + heading(2, 'prüfen', 'Prüfen'));
	});

	test('a title after imports is left to the layout', async () => {
		expect((await renderMdx('export const a = 1;\n\n# Titel {#t}\n\nText.')).html).toBe('<p>Text.</p>');
	});
});

test('a mark within a footnote names the heading of the footnotes, too', async () => {
	for (const { html } of [await render('A[^1]\n\n[^1]: B[^2].\n[^2]: C.'), await renderMdx('A[^1]\n\n[^1]: B[^2].\n[^2]: C.')]) {
		expect(html.match(/aria-describedby="[^"]*"/g)).toEqual(Array(2).fill('aria-describedby="fußnoten"'));
	}
});

test('the list of footnotes has a heading like any other, in the language of the site, which its marks name', async () => {
	for (const { html } of [await render('A[^1]\n\n[^1]: B.\n\n## Fußnoten'), await renderMdx('A[^1]\n\n[^1]: B.\n\n## Fußnoten')]) {
		expect(html).toContain(' aria-describedby="fußnoten-1">1</a>');
		expect(html).toContain('<h2 class="sr-only" id="fußnoten-1">Fußnoten<a class="anchor" href="#fußnoten-1"');
	}
});
