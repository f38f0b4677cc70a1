import { describe, expect, test } from 'vitest';
import { OWN_CONVENTIONS } from './conventions.ts';
import { linkTarget } from './link-target.ts';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture({
	'docs/nachbar.md': 'Text.',
	'docs/teil/tief.mdx': 'Text.',
	'docs/mit leer.md': 'Text.',
	'docs/C# & 100 %?.png': 'x',
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
		['an address of a scheme with a digit', 's3://fach/a', 's3://fach/a'],
		['what is published beside the pages', 'pathname:///alt/a.html?b#c', '/hilfe/alt/a.html?b#c'],
		['what is published on another host', 'pathname://https://example.com/a', 'https://example.com/a'],
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

	test('the same by reference', async () => {
		expect((await render('[x][r] und [r]\n\n[r]: ./nachbar.md#ort "Titel"')).html).toBe(
			'<p><a href="/hilfe/docs/nachbar/#ort" title="Titel">x</a> und <a href="/hilfe/docs/nachbar/#ort" title="Titel">r</a></p>',
		);
	});

	test('the same in .mdx', async () => {
		expect((await renderMdx('[x](./nachbar.md) [y](/blog/)')).html).toBe('<p><a href="/hilfe/docs/nachbar/">x</a> <a href="/hilfe/blog/">y</a></p>');
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

describe('in a site whose addresses may contain the base, a link to', () => {
	const context = {
		root: '',
		base: '/hilfe/',
		conventions: { ...OWN_CONVENTIONS, open: true },
		pathOf: () => undefined,
		hasPage: () => false,
	};

	test.each([
		['/hilfe', '/hilfe/'],
		['/hilfe/a/', '/hilfe/a/'],
		['/hilfestellung/', '/hilfe/hilfestellung/'],
		['/a/', '/hilfe/a/'],
		['pathname:///hilfe/a', '/hilfe/a'],
		['pathname:///a', '/hilfe/a'],
	])('%s contains it once', (url, target) => {
		expect(linkTarget(url, 'docs/a.md', context)).toBe(target);
	});
});

test('a Markdown file with characters in its name that mean something in addresses is found by them, encoded', () => {
	const files = new Map([['docs/C# & 100 %?.md', '/docs/c/']]);
	const context = { root: '', base: '/hilfe/', conventions: OWN_CONVENTIONS, pathOf: (file: string) => files.get(file), hasPage: () => false };
	expect(linkTarget('./C%23%20&%20100%20%25%3F.md?a=1#ort', 'docs/a.md', context)).toBe('/hilfe/docs/c/?a=1#ort');
});
