// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SearchResult } from '#search/query.ts';
import { groupResults, resultLink } from './result-groups.ts';

const plain = (text: string) => ({ text, marks: [] });
const result = (page: string, heading: string): SearchResult => ({
	path: `/begriff/${heading === '' ? '' : '#ort'}`,
	kind: 'glossary',
	page: plain(page),
	above: [],
	heading: plain(heading),
	excerpt: plain(''),
});

test.each([
	[[result('Prüfmittel – Glossar', '')], 'Glossar'],
	[[result('Prüfmittel – Glossar', 'Unterschied')], 'Glossar › Prüfmittel'],
	[[result('Glossar', ''), result('Glossar', 'Fachbegriffe')], 'Glossar › Glossar'],
])('the kind of a page is said once: %#', (results, title) => {
	expect(groupResults(results).map((group) => group.title)).toEqual([title]);
});

test('a number or an identifier stays in one line, a word may end it at its hyphen, an address at a slash', () => {
	const text = 'PM-MS-0001 und API-Referenz, DIN-A4-Blatt /docs/api';
	const link = resultLink({ ...result('Seite', ''), excerpt: { text, marks: [{ start: 0, end: 10 }] } });
	expect(link.querySelector('mark')?.textContent).toBe('PM-\u2060MS-\u20600001');
	expect(link.querySelector('span')?.innerHTML).toContain(' und API-Referenz, DIN-\u2060A4-Blatt /<wbr>docs/<wbr>api');
});
