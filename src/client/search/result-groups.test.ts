import { expect, test } from 'vitest';
import type { SearchResult } from '#search/query.ts';
import { groupResults } from './result-groups.ts';

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
