import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'Prüfmittel').join(' ');

test.each([
	[0, 1],
	[1, 1],
	[268, 1],
	[269, 2],
	[895, 5],
])('%i words take %i minutes', (count, minutes) => {
	expect(readingTime({ body: words(count), format: 'md' })).toBe(minutes);
});

test('text in HTML takes as long as any other', () => {
	for (const format of ['md', 'mdx'] as const) expect(readingTime({ format, body: `<div>\n${words(448)}\n</div>\n\n${words(447)}` })).toBe(5);
});

test('comments, marks and addresses take no time', () => {
	expect(readingTime({ format: 'md', body: `${words(200)} <!-- ${words(200)} --> ${'[a](https://example.com/a/b/c) '.repeat(60)} ${'- '.repeat(100)}` })).toBe(
		1,
	);
});
