import { describe, expect, test } from 'vitest';
import { readDocs } from './doc.ts';
import { siteFiles } from './site-files.fixture.ts';

const read = (image: string) =>
	readDocs(siteFiles({ 'docs/teil/a.md': `---\nimage: ${image}\n---\n`, 'docs/teil/bild.png': '', 'public/bild.png': '' }), { folder: 'docs', path: '/docs/' });

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
});
