import { expect, test } from 'vitest';
import { createPageStore } from './page-store.ts';

function store(limit = 2) {
	const clock = { time: 0 };
	return { clock, pages: createPageStore<string>({ limit, maxAge: 1000, now: () => clock.time }) };
}

test('keeps a page as long as it may', () => {
	const { clock, pages } = store();
	pages.set('/a/', 'A');
	clock.time = 1000;
	expect(pages.get('/a/')).toBe('A');
	clock.time = 1001;
	expect(pages.get('/a/')).toBeUndefined();
});

test('using a page does not make it younger', () => {
	const { clock, pages } = store();
	pages.set('/a/', 'A');
	clock.time = 900;
	pages.get('/a/');
	clock.time = 1100;
	expect(pages.get('/a/')).toBeUndefined();
});

test('drops the page used longest ago when it is full', () => {
	const { pages } = store();
	pages.set('/a/', 'A');
	pages.set('/b/', 'B');
	pages.get('/a/');
	pages.set('/c/', 'C');
	expect(['/a/', '/b/', '/c/'].map((address) => pages.get(address))).toEqual(['A', undefined, 'C']);
});

test('forgets a page', () => {
	const { pages } = store();
	pages.set('/a/', 'A');
	pages.delete('/a/');
	expect(pages.get('/a/')).toBeUndefined();
});
