import { describe, expect, test } from 'vitest';
import { counterpart } from './doc-counterpart.ts';
import { docOf, versionOf } from './site.fixture.ts';

describe('the same page in another version', () => {
	const version = versionOf({
		path: '/docs/2.0/',
		mainDocId: 'start',
		docs: [docOf('a'), docOf('start', { path: '/docs/2.0/' }), docOf('b', { draft: true })],
	});

	test.each<[string, string | undefined, string, boolean?]>([
		['has the same id', 'a', '/docs/a/', true],
		['is its first page when there is none', 'neu', '/docs/2.0/'],
		['is its first page when it is a draft', 'b', '/docs/2.0/'],
		['is its first page for pages that are no docs', undefined, '/docs/2.0/'],
	])('%s', (_, id, path, isSame = false) => {
		expect(counterpart(id, version)).toEqual({ path, isSame });
	});

	test('is the version itself when it is empty', () => {
		expect(counterpart('a', versionOf({ path: '/docs/1.0/' }))).toEqual({ path: '/docs/1.0/', isSame: false });
	});
});
