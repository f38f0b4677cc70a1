import { expect, test } from 'vitest';
import { UNDATED } from '#content/blog.ts';
import { postsByYear } from './posts-by-year.ts';
import { postOf } from './site.fixture.ts';

test('listed posts stand by year, newest first', () => {
	const posts = [
		postOf('c', '2025-08-26'),
		postOf('geheim', '2025-03-01', { unlisted: true }),
		postOf('b', '2025-02-25'),
		postOf('a', '2023-12-31'),
		postOf('ohne', UNDATED),
	];
	expect(postsByYear(posts).map(({ year, posts: inYear }) => [year, inYear.map(({ title }) => title)])).toEqual([
		['2025', ['c', 'b']],
		['2023', ['a']],
		['Ohne Datum', ['ohne']],
	]);
});
