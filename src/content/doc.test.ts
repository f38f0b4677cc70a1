import { describe, expect, test } from 'vitest';
import { type Doc, readDocs, splitNumberPrefix } from './doc.ts';
import { OWN_CONVENTIONS } from './markdown/conventions.ts';
import { siteFiles } from './site-files.fixture.ts';

/** The doc that the file `docs/<file>` makes. */
function read(file: string, text = 'Text.', basePath = '/docs/'): Doc {
	const { docs, problems } = readDocs(siteFiles({ [`docs/${file}`]: text }), { folder: 'docs', path: basePath });
	expect(problems).toEqual([]);
	expect(docs).toHaveLength(1);
	return docs[0] as Doc;
}

describe('id and path come from the file', () => {
	test.each<[string, string, string]>([
		['suche.md', 'suche', '/docs/suche/'],
		['handbuch/suche.mdx', 'handbuch/suche', '/docs/handbuch/suche/'],
		['02-handbuch/01-suche.md', 'handbuch/suche', '/docs/handbuch/suche/'],
		['index.md', 'index', '/docs/'],
		['handbuch/index.md', 'handbuch/index', '/docs/handbuch/'],
		['handbuch/README.md', 'handbuch/README', '/docs/handbuch/'],
		['handbuch/handbuch.md', 'handbuch/handbuch', '/docs/handbuch/'],
		['Handbuch/handbuch.md', 'Handbuch/handbuch', '/docs/Handbuch/'],
		['01-handbuch/01-handbuch.md', 'handbuch/handbuch', '/docs/handbuch/'],
		['01-handbuch/handbuch.md', 'handbuch/handbuch', '/docs/handbuch/handbuch/'],
		['handbuch/01-index.md', 'handbuch/index', '/docs/handbuch/index/'],
		['docs.md', 'docs', '/docs/docs/'],
		['2025.3/neu.md', '2025.3/neu', '/docs/2025.3/neu/'],
		['u\u0308bung/pru\u0308fung.md', 'übung/prüfung', '/docs/übung/prüfung/'],
	])('%s', (file, id, path) => {
		expect(read(file)).toMatchObject({ id, path, file: `docs/${file}` });
	});
});

describe('front matter decides', () => {
	test.each<[string, string, string, string]>([
		['an id names the page, not its folder', 'id: finden', 'handbuch/finden', '/docs/handbuch/finden/'],
		['a slug from the top', 'slug: /kurz', 'handbuch/suche', '/docs/kurz/'],
		['a slug in the folder', 'slug: kurz', 'handbuch/suche', '/docs/handbuch/kurz/'],
		['a slug that climbs', 'slug: ../kurz', 'handbuch/suche', '/docs/kurz/'],
		['a slug that climbs further than there is', 'slug: ../../../kurz', 'handbuch/suche', '/docs/kurz/'],
		['the slug of the start page', 'slug: /', 'handbuch/suche', '/docs/'],
		['a slug with its slash', 'slug: /kurz/', 'handbuch/suche', '/docs/kurz/'],
	])('%s', (_, line, id, path) => {
		expect(read('handbuch/suche.md', `---\n${line}\n---\n`)).toMatchObject({ id, path });
	});

	test('an index file with an id stays at its folder', () => {
		expect(read('handbuch/index.md', '---\nid: start\n---\n')).toMatchObject({ id: 'handbuch/start', path: '/docs/handbuch/' });
	});

	test('tags and other words for a term find the page', () => {
		const text = '---\nkeywords: [a]\ntags: [b, a]\nterm:\n  short: Kurz.\n  synonyms: [c]\n---\n';
		expect(read('suche.md', text).frontMatter.keywords).toEqual(['a', 'b', 'c']);
	});

	test('where the version stands', () => {
		expect(read('suche.md', '---\nslug: /kurz\n---\n', '/docs/2.0/').path).toBe('/docs/2.0/kurz/');
	});
});

describe('title and label', () => {
	test.each<[string, string, string, string]>([
		['the name of the file when nothing else is there', 'Text.', 'suche', 'suche'],
		['the front matter', '---\ntitle: Suchen\n---\nText.', 'Suchen', 'Suchen'],
		['the heading of the text', '# Suchen und **finden**\n\nText.', 'Suchen und finden', 'Suchen und finden'],
		['the heading of the text, with the title as label', '---\ntitle: Suche\n---\n# Suchen und finden\n', 'Suchen und finden', 'Suche'],
		['a label of its own', '---\ntitle: Suche\nsidebar_label: S\n---\n', 'Suche', 'S'],
	])('%s', (_, text, title, label) => {
		expect(read('suche.md', text)).toMatchObject({ title, label });
	});
});

test.each(['404.md', '2024.mdx'])('the name %s is no position', (name) => expect(read(name, '---\n---\n').position).toBeUndefined());

test('description, position and state', () => {
	expect(read('03-suche.md', '---\ndraft: true\nunlisted: true\n---\n\n# S\n\nErster *Absatz*.\n\nZweiter.')).toMatchObject({
		description: 'Erster Absatz.',
		position: 3,
		draft: true,
		unlisted: true,
		folder: '.',
	});
	expect(read('a/b/03-suche.md', '---\nsidebar_position: 1.5\ndescription: D\n---\n')).toMatchObject({ description: 'D', position: 1.5, folder: 'a/b' });
});

test('a doc with problems is left out, its id is known, and its lines count the front matter', () => {
	const root = siteFiles({
		'docs/gut.md': 'Text.',
		'docs/01-schlecht.md': '---\ntitle: S\ndraft: vielleicht\nzz: 1\n---\n',
		'docs/_teil.md': 'Kein Dokument.',
	});
	const { docs, unreadable, problems } = readDocs(root, { folder: 'docs', path: '/docs/' });
	expect(docs.map(({ id }) => id)).toEqual(['gut']);
	expect(unreadable).toEqual(['schlecht']);
	expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
		'docs/01-schlecht.md:3 „draft“ hat den Wert "vielleicht".',
		'docs/01-schlecht.md:4 Unbekannter Schlüssel „zz“.',
	]);
});

describe('a number prefix', () => {
	test.each<[string, string, number | undefined]>([
		['01-start', 'start', 1],
		['2_start', 'start', 2],
		['3. start', 'start', 3],
		['10 - start', 'start', 10],
		['01 - 2024 im Rückblick', '2024 im Rückblick', 1],
		['03--1 Plan', '1 Plan', 3],
		['04-.- start', 'start', 4],
		['7.0-neuerungen', '7.0-neuerungen', undefined],
		['08-', '08-', undefined],
		['2025.3', '2025.3', undefined],
		['2025-08-26-neu', '2025-08-26-neu', undefined],
		['start', 'start', undefined],
		['3d-drucker', '3d-drucker', undefined],
	])('%s', (name, rest, position) => {
		expect(splitNumberPrefix(name)).toEqual({ name: rest, position });
	});
});

test('names with signs that mean something in addresses: pages of a site from elsewhere stand without them, and that is said', () => {
	const files = siteFiles({ 'docs/C#/What?.mdx': 'Text.', 'docs/F#.md': '---\nslug: f-sharp\n---\nText.' });
	const { docs, problems } = readDocs(files, { folder: 'docs', path: '/docs/' }, { conventions: { ...OWN_CONVENTIONS, open: true } });
	expect(docs.map(({ id, path }) => [id, path])).toEqual([
		['C#/What?', '/docs/C-/What-/'],
		['F#', '/docs/f-sharp/'],
	]);
	expect(problems).toMatchObject([
		{ severity: 'warning', rule: 'broken-address', file: 'docs/C#/What?.mdx', message: expect.stringContaining('/docs/C-/What-/') },
	]);
});
