import { describe, expect, test } from 'vitest';
import { readDocs } from './doc.ts';
import { siteFiles } from './site-files.fixture.ts';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';

const read = (image: string) =>
	readDocs(
		siteFiles({
			'docs/teil/a.md': `---\nimage: ${image}\n---\n`,
			'docs/teil/bild.png': 'x',
			'docs/teil/leer.png': '',
			'public/bild.png': 'x',
			'public/zeiger.png': POINTER,
			'public/Groß.PNG': 'x',
		}),
		{ folder: 'docs', path: '/docs/' },
	);

describe('the picture for links from other sites', () => {
	test.each([
		['beside the page', './bild.png', '/_files/docs/teil/bild.png'],
		['in public/', '/bild.png', '/bild.png'],
		['elsewhere', 'https://example.com/bild.png', 'https://example.com/bild.png'],
		['elsewhere, without protocol', '//example.com/bild.png', '//example.com/bild.png'],
	])('may lie %s', (_, image, path) => {
		expect(read(image)).toMatchObject({ docs: [{ assets: { image: path } }], problems: [] });
	});

	test.each([['./fehlt.png'], ['/fehlt.png'], ['../../site.config.ts']])('is a problem where it is missing: %s', (image) => {
		const { docs, problems } = read(image);
		expect(docs).toMatchObject([{ id: 'teil/a', assets: {} }]);
		expect(problems).toMatchObject([{ severity: 'warning', rule: 'missing-image', file: 'docs/teil/a.md', line: 2 }]);
	});

	test.each([
		['./leer.png', /eine leere Datei/, /noch einmal/],
		['/zeiger.png', /Platzhalter von Git LFS/, /git lfs pull/],
		['/groß.png', /gibt es nicht/, /Die Datei heißt \/Groß\.PNG; /],
		['./Bild.png', /gibt es nicht/, /Die Datei heißt \.\/bild\.png; /],
	])('is a problem where it is none, or is called otherwise: %s', (image, message, hint) => {
		const { docs, problems } = read(image);
		expect(docs).toMatchObject([{ assets: {} }]);
		expect(problems).toMatchObject([{ rule: 'missing-image', message: expect.stringMatching(message), hint: expect.stringMatching(hint) }]);
	});
});
