import { expect, test } from 'vitest';
import { closestPages, type ListedPage } from './closest-pages.ts';

const page = (path: string, title: string, keywords: string[] = []): ListedPage => ({
	path,
	title,
	kind: path.startsWith('/blog') ? 'blog' : 'manual',
	keywords,
});
const PAGES = [
	page('/docs/', 'Anfang'),
	page('/docs/category/handbuch/', 'Handbuch'),
	{ ...page('/docs/glossar/', 'Fachbegriffe'), from: ['/docs/terms/'] },
	page('/docs/handbuch/pruefmittel/', 'Prüfmittel', ['Messmittel']),
	page('/docs/handbuch/suche/', 'Suche'),
	page('/docs/terms/pruefmittel/', 'Prüfmittel – Glossar'),
	page('/docs/api/custom-fields-edit/', 'Zusatzfeld ändern'),
	page('/blog/suche/', 'Die neue Suche'),
];
const ENGLISH = new Map([['search', 'suche']]);

test.each([
	['a letter missing', '/docs/handbuch/pruefmitel/', '/docs/handbuch/pruefmittel/'],
	['letters swapped', '/docs/handbuch/scuhe/', '/docs/handbuch/suche/'],
	['the folder decides', '/docs/term/pruefmittel/', '/docs/terms/pruefmittel/'],
	['a folder that leads elsewhere', '/docs/term/', '/docs/glossar/'],
	['umlaut, in an address or as it was typed', '/docs/handbuch/pr%C3%BCfmittel', '/docs/handbuch/pruefmittel/'],
	['case', '/DOCS/Handbuch/SUCHE/', '/docs/handbuch/suche/'],
	['ending', '/docs/handbuch/suche.html', '/docs/handbuch/suche/'],
	['no folder: the manual before news', '/suche/', '/docs/handbuch/suche/'],
	['version that is no more', '/docs/1.0/handbuch/suche/', '/docs/handbuch/suche/'],
	['a page below a page', '/docs/handbuch/suche/syntax/', '/docs/handbuch/suche/'],
	['title', '/docs/zusatzfeld-aendern/', '/docs/api/custom-fields-edit/'],
	['keyword', '/docs/handbuch/messmittel/', '/docs/handbuch/pruefmittel/'],
	['English', '/docs/handbuch/search/', '/docs/handbuch/suche/'],
	['id of an operation', '/docs/api/customFieldsEdit/', '/docs/api/custom-fields-edit/'],
	['two parts for one', '/docs/api/custom-fields/edit/', '/docs/api/custom-fields-edit/'],
	['what is no encoding', '/docs/handbuch/suche%zz/', '/docs/handbuch/suche/'],
])('%s: %s', (_why, address, path) => {
	expect(closestPages(address, PAGES, (part) => ENGLISH.get(part))[0]?.path).toBe(path);
});

test('what is like nothing gives nothing', () => {
	expect(closestPages('/wp-login.php', PAGES, () => undefined)).toEqual([]);
	expect(closestPages('/', PAGES, () => undefined)).toEqual([]);
});
