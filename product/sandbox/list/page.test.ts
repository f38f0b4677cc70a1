import { expect, test } from 'vitest';
import { pageLinks, pageOf } from './page.ts';

const ADDRESS = 'https://api.example.com/v1/apparatuses';

test('a page, the last one and one behind the end (RULES.md R-19.4)', () => {
	expect(pageOf([1, 2, 3], { page: 1, pageSize: 2 })).toEqual({ data: [1, 2], meta: { page: 1, pageSize: 2, totalItems: 3, totalPages: 2 } });
	expect(pageOf([1, 2, 3], { page: 2, pageSize: 2 }).data).toEqual([3]);
	expect(pageOf([1, 2, 3], { page: 3, pageSize: 2 }).data).toEqual([]);
	expect(pageOf([], { page: 1, pageSize: 2 }).meta.totalPages).toBe(0);
});

test('links keep the parameters as they were written', () => {
	const links = pageLinks(ADDRESS, '?status=due,overdue&page=2&q=a%20b', { page: 2, pageSize: 1, totalItems: 3, totalPages: 3 });
	expect(links).toEqual({
		self: `${ADDRESS}?status=due,overdue&q=a%20b&page=2`,
		first: `${ADDRESS}?status=due,overdue&q=a%20b&page=1`,
		prev: `${ADDRESS}?status=due,overdue&q=a%20b&page=1`,
		next: `${ADDRESS}?status=due,overdue&q=a%20b&page=3`,
		last: `${ADDRESS}?status=due,overdue&q=a%20b&page=3`,
	});
});

test('behind the end the previous page is the last one, and an empty list has no pages', () => {
	expect(pageLinks(ADDRESS, '', { page: 9, pageSize: 1, totalItems: 2, totalPages: 2 })).toMatchObject({ prev: `${ADDRESS}?page=2`, next: null });
	expect(pageLinks(ADDRESS, '?pageSize=1', { page: 1, pageSize: 1, totalItems: 0, totalPages: 0 })).toEqual({
		self: `${ADDRESS}?pageSize=1&page=1`,
		first: null,
		prev: null,
		next: null,
		last: null,
	});
});
