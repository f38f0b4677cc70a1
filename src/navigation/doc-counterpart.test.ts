import { describe, expect, test } from 'vitest';
import { counterpart } from './doc-counterpart.ts';
import { categoryOf, docOf, versionOf } from './site.fixture.ts';

describe('the same page in another version', () => {
	const from = versionOf({ path: '/docs/' });
	const version = versionOf({
		path: '/docs/2.0/',
		mainDocId: 'start',
		docs: [docOf('a'), docOf('start', { path: '/docs/2.0/' }), docOf('b', { draft: true })],
		categoryPages: [{ path: '/docs/2.0/category/geraete/', title: 'Geräte', description: undefined, sidebarId: 'main', category: categoryOf('Geräte', []) }],
	});

	test.each<[string, string | undefined, string, boolean?]>([
		['has the same id', 'a', '/docs/a/', true],
		['is its first page when there is none', 'neu', '/docs/2.0/'],
		['is its first page when it is a draft', 'b', '/docs/2.0/'],
		['is its first page for pages that are no docs', undefined, '/docs/2.0/'],
	])('%s', (_, docId, path, isSame = false) => {
		expect(counterpart({ path: '/docs/hier/', docId }, from, version)).toEqual({ path, isSame });
	});

	test('stands at the same place when it is the page of a category', () => {
		expect(counterpart({ path: '/docs/category/geraete/' }, from, version)).toEqual({ path: '/docs/2.0/category/geraete/', isSame: true });
		expect(counterpart({ path: '/docs/category/geraete/', docId: 'neu' }, from, version).isSame).toBe(false);
	});

	test('is the version itself when it is empty', () => {
		expect(counterpart({ path: '/docs/a/', docId: 'a' }, from, versionOf({ path: '/docs/1.0/' }))).toEqual({ path: '/docs/1.0/', isSame: false });
	});
});
