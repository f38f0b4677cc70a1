import { describe, expect, test } from 'vitest';
import type { Term } from '../terms/term.ts';
import { markdownFixture } from './render.fixture.ts';

const term = (id: string, title: string, forms: string[]): Term => ({
	id,
	title,
	short: `Was ${title} heißt.`,
	path: `/docs/terms/${id}/`,
	file: `docs/terms/${id}.md`,
	forms,
	except: [],
});
const device = term('geraet', 'Gerät', ['Gerät', 'Geräte', 'Geräten']);
const gauge = term('pruefmittel', 'Prüfmittel', ['Prüfmittel', 'Prüfmittels']);
const interval = term('pruefintervall', 'Prüfintervall', ['Prüfintervall']);
const known = [device, gauge, interval];

const { render, renderMdx } = markdownFixture({ 'docs/terms/geraet.md': 'Text.' }, { terms: (file) => (file.startsWith('docs/seite') ? known : []) });

/** Texts of the links that were put in. */
const linked = ({ html }: { html: string }) =>
	[...html.matchAll(/<a (?=[^>]*class="term")(?=[^>]*href="\/hilfe\/docs\/terms\/(\w+)\/")[^>]*>([^<]*)<\/a>/g)].map(([, id, text]) => `${text}→${id}`);

test('a mention becomes a link that the definition at the end describes', async () => {
	const { html } = await render('Ein Gerät und *ein Prüfmittel*.');
	expect(html).toBe(
		'<p>Ein <a href="/hilfe/docs/terms/geraet/" class="term" aria-describedby="nonius-term-geraet">Gerät</a> und <em>ein <a href="/hilfe/docs/terms/pruefmittel/" class="term" aria-describedby="nonius-term-pruefmittel">Prüfmittel</a></em>.</p>' +
			'<div class="terms" hidden data-search-skip=""><p>Begriffe auf dieser Seite</p><dl><dt>Gerät</dt><dd id="nonius-term-geraet">Was Gerät heißt.</dd>' +
			'<dt>Prüfmittel</dt><dd id="nonius-term-pruefmittel">Was Prüfmittel heißt.</dd></dl></div>',
	);
});

test('the same in .mdx', async () => {
	const { html } = await renderMdx('Ein Gerät.');
	expect(html).toBe(
		'<p>Ein <a href="/hilfe/docs/terms/geraet/" class="term" aria-describedby="nonius-term-geraet">Gerät</a>.</p>' +
			'<div class="terms" hidden data-search-skip><p>Begriffe auf dieser Seite</p><dl><dt>Gerät</dt><dd id="nonius-term-geraet">Was Gerät heißt.</dd></dl></div>',
	);
});

const ownPage = markdownFixture({}, { terms: () => [{ ...device, file: 'docs/seite.md' }] });
test('a term is not linked on its own page', async () => expect((await ownPage.render('Ein Gerät.')).html).toBe('<p>Ein Gerät.</p>'));

test('a page without mentions has no list', async () => expect((await render('Nichts davon.')).html).toBe('<p>Nichts davon.</p>'));

test.each([
	['a heading in a quotation begins no section', 'Das [Ding](./terms/geraet.md).\n\n> ## Zitat\n\nEin Gerät.', []],
	['nor does one in HTML', 'Das [Ding](./terms/geraet.md).\n\n<blockquote>\n\n## Zitat\n\n</blockquote>\n\nEin Gerät.', []],
	['a quotation in HTML with a paragraph', '<blockquote>\n<p>\n\nEin Gerät.\n\n</p>\n</blockquote>\n\nEin Prüfmittel.', ['Prüfmittel→pruefmittel']],
	['elements within others', '<div>\n<q>\n\nEin Gerät.\n\n</q>\n</div>\n\nEin Prüfmittel.', ['Prüfmittel→pruefmittel']],
])('%s, in .md as in .mdx', async (_, text, links) => {
	expect(linked(await render(text))).toEqual(links);
	expect(linked(await renderMdx(text))).toEqual(links);
});

test.each([
	['elements that end with the one around them', '<dl>\n<dt>A\n<dd>B\n</dl>\n\nEin Gerät.'],
	['tags in comments', '<!-- <blockquote> -->\n\nEin Gerät.'],
	['a tag in an attribute', '<div title="<q>">\n\nEin Gerät.\n\n</div>'],
])('%s close nothing', async (_, text) => expect(linked(await render(text))).toEqual(['Gerät→geraet']));

describe('of several mentions', () => {
	test('the first of a section is linked, and again in the next section of level 2 or 3', async () => {
		const page = await render('Gerät.\n\nGeräte.\n\n## A {#a}\n\nGeräte und Geräten.\n\n### B {#b}\n\nGerät.\n\n#### C {#c}\n\nGeräten.');
		expect(linked(page)).toEqual(['Gerät→geraet', 'Geräte→geraet', 'Gerät→geraet']);
	});

	test('a paragraph has two links at most; the next one takes over', async () => {
		expect(linked(await render('Gerät, Prüfmittel, Prüfintervall.\n\nEin Prüfintervall.'))).toEqual([
			'Gerät→geraet',
			'Prüfmittel→pruefmittel',
			'Prüfintervall→pruefintervall',
		]);
		expect(linked(await render('[Hier](/a/) ein Gerät und ein Prüfmittel.'))).toEqual(['Gerät→geraet']);
	});

	test('none is linked where the writer links to the term in the same section', async () => {
		expect(linked(await render('Ein Gerät.\n\nDas [Gerät](./terms/geraet.md#nummer).\n\n## A {#a}\n\nGerät.'))).toEqual(['Gerät→geraet']);
	});
});

test.each([
	'Ein Gerät.\n\nDas [Ding][r].\n\n## A {#a}\n\n[r]: ./terms/geraet.md',
	'Ein Gerät.\n\nDas [Gerät].\n\n[gerät]: ./terms/geraet.md',
	'Ein Gerät.\n\nDas <a href="/hilfe/docs/terms/geraet/">Ding</a>.',
	'Ein Gerät.\n\nDas [Ding](/docs/terms/geraet/?von=hier#nummer).',
	'Ein Gerät.\n\n<div><a href="/hilfe/docs/terms/geraet/">Ding</a></div>',
])('a link of the writer counts however it is written: %j', async (markdown) => {
	expect(linked(await render(markdown))).toEqual([]);
	expect(linked(await renderMdx(markdown))).toEqual([]);
});

test('texts in elements of their own count for themselves', async () => {
	const text = '<div>Gerät, Prüfmittel, Prüfintervall.</div>\n\n## A {#a}\n\n<div>Gerät.</div>\n\nPrüfmittel.';
	expect(linked(await renderMdx(text))).toEqual(['Gerät→geraet', 'Prüfmittel→pruefmittel', 'Gerät→geraet', 'Prüfmittel→pruefmittel']);
});

test('elements without content close nothing, and attributes may contain what ends a tag', async () => {
	expect(linked(await render('Da <a href="/a/" title="a > b">ein Gerät <area> ein Gerät</a>.'))).toEqual([]);
	expect(linked(await render('Da <samp>ein<source>x<track></samp> ein Gerät.'))).toEqual(['Gerät→geraet']);
});

test('elements that lead somewhere count as links of their paragraph', async () => {
	const text = '<a href="/hilfe/a/">Hier</a> ein Gerät und ein Prüfmittel.';
	expect(linked(await render(text))).toEqual(['Gerät→geraet']);
	expect(linked(await renderMdx(text))).toEqual(['Gerät→geraet']);
});

describe('nothing is linked in', () => {
	test.each<[string, string]>([
		['headings', '## Gerät {#a}\n\n#### Prüfmittel {#b}'],
		['code', '`Gerät`\n\n```\nGerät\n```\n\n    Gerät'],
		['links', '[ein Gerät](/a/)\n\n[Gerät][r]\n\n[r]: /a/'],
		['labels in bold', 'Wählen Sie **Gerät** > **Neues Prüfmittel**.'],
		['quotes', 'Die Meldung „Das Gerät ist kein Prüfmittel.“ und „Gerät `x` Gerät“'],
		['quoted blocks', '> Ein Gerät.'],
		['quotes around bold', '„**Neu** Gerät“'],
		['straight quotes around bold, code, a link', '"**Neu** Gerät" und "`x` Gerät" und ("[hier](/a/) Gerät")'],
		['titles of boxes', ':::note[Gerät]\nText.\n:::'],
		['labels of tabs', '::::tabs\n:::tab[Gerät]\nText.\n:::\n::::'],
		['heads of tables', '| Gerät | Prüfmittel |\n|---|---|\n| a | b |'],
		['cells that only name a term', '| a | b |\n|---|---|\n| Gerät | Prüfmittel |'],
		['keys', 'Drücken Sie <kbd>Gerät</kbd>.'],
		['status marks', ':status[gesperrt]'],
		['pictures', '![Gerät](/hilfe.png)'],
		['footnotes', 'Text[^1]\n\n[^1]: Ein Gerät.'],
	])('%s', async (_, markdown) => expect(linked(await render(markdown))).toEqual([]));

	test.each<[string, string]>([
		['keys', 'Drücken Sie <kbd>Gerät</kbd>.'],
		['figures', 'export const Figure = ({ children }) => <figure>{children}</figure>;\n\n<Figure>\n\nEin Gerät.\n\n</Figure>'],
	])('%s of .mdx', async (_, markdown) => expect(linked(await renderMdx(markdown))).toEqual([]));
});

describe('mentions are linked in', () => {
	test.each<[string, string]>([
		['lists', '- Ein Gerät'],
		['cells', '| a |\n|---|\n| Ein Gerät im Bestand |'],
		['boxes', ':::warning[Titel]\nEin Gerät.\n:::'],
		['steps', ':::task\n1. Öffnen Sie ein Gerät.\n\nErgebnis: fertig\n:::'],
		['text after a quote', '„Gespeichert“ steht am Gerät.'],
		['text after a key', 'Nach <kbd>A</kbd> folgt das Gerät.'],
		['text between raw blocks', '<details>\n\nEin Gerät.\n\n</details>'],
	])('%s', async (_, markdown) => expect(linked(await render(markdown))).toEqual(['Gerät→geraet']));
});

describe('nothing is linked in elements that are links, names or quotations', () => {
	test.each([
		'<a href="/x/">\n\nEin Gerät.\n\n</a>',
		'<blockquote>\n\nEin Gerät.\n\n</blockquote>',
		'<h3>Ein Gerät</h3>',
		'<button>Gerät</button>',
		'*Taste <kbd>Gerät</kbd>*',
		'~~Der <code>Gerät</code>~~',
	])('%s', async (text) => {
		for (const page of [await render(text), await renderMdx(text)]) expect(linked(page)).toEqual([]);
		for (const page of [await render(`${text}\n\nEin Gerät.`), await renderMdx(`${text}\n\nEin Gerät.`)]) expect(linked(page)).toEqual(['Gerät→geraet']);
	});

	test('but in all others, and behind a tag that ends nothing', async () => {
		for (const page of [await render('<div>\n\nEin Gerät.\n\n</div>'), await renderMdx('<div>\n\nEin Gerät.\n\n</div>')])
			expect(linked(page)).toEqual(['Gerät→geraet']);
		expect(linked(await render('Ein</b> Gerät.'))).toEqual(['Gerät→geraet']);
	});
});
