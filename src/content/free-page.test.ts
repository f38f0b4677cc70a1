import { expect, test } from 'vitest';
import { readFreePages } from './free-page.ts';
import { siteFiles } from './site-files.fixture.ts';

test.each<[string, string, string]>([
	['pages/impressum.md', 'Text.', '/impressum/'],
	['pages/markdown-page.mdx', 'Text.', '/markdown-page/'],
	['pages/a/b.md', 'Text.', '/a/b/'],
	['pages/a/index.md', 'Text.', '/a/'],
	['pages/a/reindex.md', 'Text.', '/a/reindex/'],
	['pages/a/b.md', '---\nslug: /kurz\n---\n', '/kurz/'],
])('%s stands at its path', (file, text, path) => {
	const { pages, problems } = readFreePages(siteFiles({ [file]: text }));
	expect(problems).toEqual([]);
	expect(pages).toMatchObject([{ file, path }]);
});

test('a page has title, description and state', () => {
	const { pages } = readFreePages(siteFiles({ 'pages/a.md': '---\ntitle: Titel\nunlisted: true\n---\nErster Absatz.' }));
	expect(pages).toMatchObject([{ title: 'Titel', description: 'Erster Absatz.', unlisted: true, draft: false }]);
});

test('partials are no pages, faults are problems', () => {
	const excluded = { 'pages/AGENTS.md': 'Text.', 'pages/a/AGENTS.md': 'Text.', 'pages/b.md': 'Text.' };
	expect(readFreePages(siteFiles(excluded), { folder: 'pages', exclude: ['**/AGENTS.md'] }).pages.map(({ path }) => path)).toEqual(['/b/']);
	expect(readFreePages(siteFiles(excluded), { folder: 'pages', include: ['*.md'], exclude: ['b*'] }).pages.map(({ path }) => path)).toEqual(['/AGENTS/']);
	const { pages, problems } = readFreePages(siteFiles({ 'pages/_teil.md': 'Text.', 'pages/_teile/a.md': 'Text.', 'pages/b.md': '---\nauthors: [x]\n---\n' }));
	expect(pages).toEqual([]);
	expect(problems).toMatchObject([{ rule: 'front-matter', file: 'pages/b.md', line: 2, message: 'Unbekannter Schlüssel „authors“.' }]);
});
