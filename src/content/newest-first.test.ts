import { expect, test } from 'vitest';
import { newestFirst, writtenTime } from './newest-first.ts';

const order = (posts: readonly string[], open = false) =>
	posts
		.map((post) => post.split(' '))
		.map(([date = '', name = '', time = '']) => ({ date, time, file: `blog/${name}.md` }))
		.sort(newestFirst({ open }))
		.map(({ file }) => file.slice('blog/'.length, -'.md'.length));

test.each<[string, string[], string[]]>([
	['the newer day', ['2025-03-01 b', '2025-03-02 a'], ['a', 'b']],
	['of one day the later time', ['2025-03-01 c', '2025-03-01 b 09:30', '2025-03-01 a 17:00:05'], ['a', 'b', 'c']],
	['of one time the later name, its numbers by their value', ['2025-03-01 v2.9', '2025-03-01 v2.10', '2025-03-01 v2.2'], ['v2.10', 'v2.9', 'v2.2']],
])('%s comes first', (_, posts, expected) => expect(order(posts)).toEqual(expected));

test('in a site from Docusaurus names count as there', () => {
	expect(order(['2025-03-01 b', '2025-03-01 a', '2025-03-01 c 08:00'], true)).toEqual(['c', 'a', 'b']);
});

test.each([
	['date: 2025-03-01T17:05:06+01:00', '17:05:06'],
	['title: A\ndate: "2025/03/01 8:30"', '08:30'],
	['date: 2025-03-01t17:00', '17:00'],
	['date: 2025-03-01T17:00:00Z', '17:00'],
	['"date": 2025-03-01 17:00', '17:00'],
	['date : 2025-03-01 17:00', '17:00'],
	["'date': '2025-03-01 0:00:00'", '00:00'],
	['date: 2025-03-01', ''],
	['title: "date: 2025-03-01 08:00"', ''],
])('the time of %j', (yaml, time) => expect(writtenTime(yaml)).toBe(time));
