import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';

const { render, renderMdx } = markdownFixture({
	'docs/bild.png': 'x',
	'docs/ä ö.png': 'x',
	'docs/teil/Groß.PNG': 'x',
	'docs/a&b.png': 'x',
	'docs/leer.png': '',
	'docs/zeiger.png': POINTER,
	'public/zeiger.png': POINTER,
	'public/bild.png': 'x',
});

describe('a picture comes from', () => {
	test.each([
		['//example.com/a.png', '//example.com/a.png'],
		['https://example.com/a.png', 'https://example.com/a.png'],
		['/a.png', '/hilfe/a.png'],
		['/a.png?von=//b#//c', '/hilfe/a.png?von=//b#//c'],
	])('elsewhere: %s', async (written, shown) => expect((await render(`![x](${written})`)).html).toContain(`src="${shown}"`));

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

const NOTES: readonly [name: string, written: string, finding: string][] = [
	['in public/', '![Bild](/zeiger.png)', 'missing-image:4 Von dem Bild „/zeiger.png“ liegt nur der Platzhalter'],
	[
		'under a name in other letters',
		'![Bild](./teil/groß.png)',
		'missing-image:4 Das Bild „./teil/groß.png“ gibt es nicht. → Die Datei heißt ./teil/Groß.PNG; ',
	],
];
test.each(NOTES)('%s too', async (_, written, finding) => expect((await render(written)).findings).toEqual([expect.stringContaining(finding)]));

describe('a picture that is written as HTML', () => {
	test.each<[string, string, string]>([
		['as a block', '<img src="./bild.png" alt="B">', '<img src="/hilfe/_files/docs/bild.png" alt="B">'],
		['in a line', "Text <img alt='a > b' src='bild.png'>.", '<p>Text <img alt=\'a > b\' src="/hilfe/_files/docs/bild.png">.</p>'],
		['without quotes', '<img src=bild.png alt=B>', '<img src="/hilfe/_files/docs/bild.png" alt=B>'],
		['with spaces', '<img src = "bild.png">', '<img src="/hilfe/_files/docs/bild.png">'],
		['with what looks like an address in another text', '<img alt="so: src=x" src="bild.png">', '<img alt="so: src=x" src="/hilfe/_files/docs/bild.png">'],
		['with a reference', '<img src="a&amp;b.png">', '<img src="/hilfe/_files/docs/a&amp;b.png">'],
		[
			'for finer screens',
			'<img src="/hilfe/bild.png" srcset="./bild.png 2x, https://example.com/b.png 3x">',
			'<img src="/hilfe/bild.png" srcset="/hilfe/_files/docs/bild.png 2x, https://example.com/b.png 3x">',
		],
		[
			'a film',
			'<video poster="./bild.png" src="./bild.png"></video>',
			'<p><video poster="/hilfe/_files/docs/bild.png" src="/hilfe/_files/docs/bild.png"></video></p>',
		],
		['code', '`<img src="./bild.png">`', '<p><code>&lt;img src="./bild.png"&gt;</code></p>'],
	])('%s', async (_, written, html) => {
		const page = await render(written);
		expect(page.html).toBe(html);
		expect(page.findings).toEqual([]);
	});

	test('has the same address in .mdx', async () => {
		expect((await renderMdx('<img src="./bild.png" srcset="./bild.png 2x" alt="B" />')).html).toBe(
			'<img src="/hilfe/_files/docs/bild.png" srcset="/hilfe/_files/docs/bild.png 2x" alt="B"/>',
		);
	});

	test.each([
		'<img src="./leer.png" alt="B">',
		'Text <img srcset="./zeiger.png 2x" src="./bild.png" alt="B">',
		'<img src="/hilfe/zeiger.png" alt="B">',
		'<img src="./fehlt.png" alt="B">',
	])('is found where it is none: %s', async (written) => {
		const found = [expect.stringMatching(/^missing-image:6 /)];
		const page = await render(`Größe\n\n${written}`);
		expect(page.findings).toEqual(found);
		expect(page.html).not.toContain('<img');
		expect((await renderMdx(`Größe\n\n${written.replace('>', ' />')}`)).findings).toEqual(found);
	});
});
