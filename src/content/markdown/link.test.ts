import { describe, expect, test } from 'vitest';
import { OWN_CONVENTIONS } from './conventions.ts';
import { linkTarget } from './link-target.ts';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture({
	'docs/nachbar.md': 'Text.',
	'docs/teil/tief.mdx': 'Text.',
	'docs/mit leer.md': 'Text.',
	'docs/bild.png': 'x',
	'docs/C# & 100 %?.png': 'x',
	'docs/ä ö.png': 'x',
	'docs/leer.png': '',
	'docs/zeiger.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n',
	'docs/teil/anlage.pdf': '',
	'site.config.ts': '',
});

describe('a link leads to', () => {
	test.each<[string, string, string]>([
		['the page of a file', './nachbar.md', '/hilfe/docs/nachbar/'],
		['the page of a file without ./', 'nachbar.md', '/hilfe/docs/nachbar/'],
		['a place in it', './teil/tief.mdx?a=1#ort', '/hilfe/docs/teil/tief/?a=1#ort'],
		['the page of a file from the root', '/docs/nachbar.md', '/hilfe/docs/nachbar/'],
		['the page of a file with a space', './mit%20leer.md', '/hilfe/docs/mit%20leer/'],
		['a file with signs of addresses', './C%23%20%26%20100%20%25%3F.png', '/hilfe/_files/docs/C%23%20&amp;%20100%20%25%3F.png'],
		['a page by its path', '/blog/#neu', '/hilfe/blog/#neu'],
		['a place on the page', '#ort', '#ort'],
		['another site', 'https://example.com/a.md', 'https://example.com/a.md'],
		['an address without protocol', '//example.com/', '//example.com/'],
		['a mailbox', 'mailto:a@example.com', 'mailto:a@example.com'],
		['a file beside the page', './teil/anlage.pdf', '/hilfe/_files/docs/teil/anlage.pdf'],
		['a file that is missing, as written', './fehlt.md', './fehlt.md'],
		['a folder, as written', './teil/', './teil/'],
		['no file outside of the content', '../site.config.ts', '../site.config.ts'],
		['a stray percent sign, encoded', './100%.md', './100%25.md'],
	])('%s', async (_, target, href) => {
		const page = await render(`[x](${target})`);
		expect(page.html).toBe(`<p><a href="${href}">x</a></p>`);
		expect(page.findings).toEqual([]);
	});

	test.each([
		['//example.com/a.png', '//example.com/a.png'],
		['https://example.com/a.png', 'https://example.com/a.png'],
		['/a.png', '/hilfe/a.png'],
	])('a picture elsewhere: %s', async (written, shown) => expect((await render(`![x](${written})`)).html).toContain(`src="${shown}"`));

	test('the same by reference', async () => {
		expect((await render('[x][r] und [r]\n\n[r]: ./nachbar.md#ort "Titel"')).html).toBe(
			'<p><a href="/hilfe/docs/nachbar/#ort" title="Titel">x</a> und <a href="/hilfe/docs/nachbar/#ort" title="Titel">r</a></p>',
		);
	});

	test('the same in .mdx', async () => {
		expect((await renderMdx('[x](./nachbar.md) [y](/blog/)')).html).toBe('<p><a href="/hilfe/docs/nachbar/">x</a> <a href="/hilfe/blog/">y</a></p>');
	});
});

describe('a picture comes from', () => {
	test.each<[string, string, string]>([
		['the folder of the page', './bild.png', '/hilfe/_files/docs/bild.png'],
		['the folder of the page, with a hash', 'bild.png#dunkel', '/hilfe/_files/docs/bild.png'],
		['a name with umlauts and spaces', './%C3%A4%20%C3%B6.png', '/hilfe/_files/docs/%C3%A4%20%C3%B6.png'],
		['public/', '/bild.png', '/hilfe/bild.png'],
		['another site', 'https://example.com/bild.png', 'https://example.com/bild.png'],
	])('%s', async (_, target, src) => {
		const page = await render(`![Bild](${target})`);
		expect(page.html).toBe(`<p><img src="${src}" alt="Bild"></p>`);
		expect(page.findings).toEqual([]);
	});
});

describe('a field: link', () => {
	const withFields = markdownFixture({}, { fields: () => new Map([['ding.name', '/docs/feldatlas/#ding.name']]) });

	test('leads to its row in the atlas', async () => {
		expect((await withFields.renderMdx('[Name](field:ding.name)')).html).toBe('<p><a href="/hilfe/docs/feldatlas/#ding.name">Name</a></p>');
	});

	test('to a field that does not exist is found', async () => {
		const { findings } = await withFields.renderMdx('Text\n\n[Name](field:ding.nmae)');
		expect(findings).toEqual(['unknown-field:6 Das Feld „ding.nmae“ steht nicht im Feldatlas. → Meinten Sie „field:ding.name“?']);
	});
});

test('a picture that is missing is found with its line', async () => {
	const finding = 'missing-image:6 Das Bild „./fehlt.png“ gibt es nicht. → Der Pfad gilt ab dem Ordner der Datei.';
	expect((await render('Größe\n\nText ![Bild](./fehlt.png) Text')).findings).toEqual([finding]);
	expect((await renderMdx('Größe\n\nText ![Bild](./fehlt.png) Text')).findings).toEqual([finding]);
});

test('a picture that is only the placeholder of one is found', async () => {
	expect((await render('![Bild](./leer.png) ![Bild](./zeiger.png)')).findings).toEqual([
		expect.stringContaining('Das Bild „./leer.png“ ist eine leere Datei.'),
		expect.stringContaining('Von dem Bild „./zeiger.png“ liegt nur der Platzhalter von Git LFS da.'),
	]);
});

test('a Markdown file with characters in its name that mean something in addresses is found by them, encoded', () => {
	const files = new Map([['docs/C# & 100 %?.md', '/docs/c/']]);
	const context = { root: '', base: '/hilfe/', conventions: OWN_CONVENTIONS, pathOf: (file: string) => files.get(file), hasPage: () => false };
	expect(linkTarget('./C%23%20&%20100%20%25%3F.md?a=1#ort', 'docs/a.md', context)).toBe('/hilfe/docs/c/?a=1#ort');
});
