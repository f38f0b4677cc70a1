import { describe, expect, test } from 'vitest';
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from './front-matter.ts';

describe('a day', () => {
	test.each<[unknown, string]>([
		['2025-08-26', '2025-08-26'],
		['2025-08-26T10:00:00Z', '2025-08-26'],
		['2025-08-26 10:00', '2025-08-26'],
		[new Date('2025-08-26'), '2025-08-26'],
		['2024-02-29', '2024-02-29'],
	])('%s is %s', (date, day) => {
		expect(postFrontMatterSchema.parse({ date }).date).toBe(day);
	});

	test.each([['gestern'], ['2025-02-30'], ['2025-13-01'], ['26.08.2025'], ['2025'], ['2025-08-261'], [new Date(Number.NaN)]])('%s is none', (date) => {
		expect(postFrontMatterSchema.safeParse({ date }).success).toBe(false);
	});
});

test('words are a list or a text with commas', () => {
	expect(docFrontMatterSchema.parse({ search_words: { a: 404 }, keywords: 'Frist,  Prüfintervall, ', tags: ['a', 'b'] })).toMatchObject({
		keywords: ['Frist', 'Prüfintervall'],
		tags: [{ key: 'a' }, { key: 'b' }],
	});
});

test('a word is no object; numbers may be written in any way', () => {
	expect(docFrontMatterSchema.safeParse({ keywords: ['a', { b: 'c' }] }).success).toBe(false);
	expect(docFrontMatterSchema.safeParse({ keywords: ['a', null] }).success).toBe(false);
	expect(docFrontMatterSchema.parse({ keywords: [2025], sidebar_position: '1e3' })).toMatchObject({ keywords: ['2025'], sidebar_position: 1000 });
	expect(docFrontMatterSchema.safeParse({ sidebar_position: 'drei' }).success).toBe(false);
});

test('a text is one line, and no spaces alone', () => {
	expect(docFrontMatterSchema.parse({ title: 'Eine\n  Zeile\n', description: ' a\u00a0b ' })).toMatchObject({ title: 'Eine Zeile', description: 'a\u00a0b' });
	expect(docFrontMatterSchema.safeParse({ title: '  ' }).success).toBe(false);
});

test('a page says nothing: it is listed, published, and shows headings 2 and 3', () => {
	expect(pageFrontMatterSchema.parse({})).toEqual({
		keywords: [],
		draft: false,
		unlisted: false,
		hide_table_of_contents: false,
		toc_min_heading_level: 2,
		toc_max_heading_level: 3,
	});
});

test('keys of a doc are not keys of a post', () => {
	expect(docFrontMatterSchema.safeParse({ sidebar_position: 1, pagination_next: null, displayed_sidebar: null }).success).toBe(true);
	expect(postFrontMatterSchema.safeParse({ sidebar_position: 1 }).success).toBe(false);
});
