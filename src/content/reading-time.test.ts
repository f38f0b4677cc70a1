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

test.each([
	['Chinese', '中', 255 * 4, 4],
	['Japanese', '校正します', (357 * 3) / 5, 3],
	['Korean', '교정 ', 179 * 2, 2],
])('characters count where no spaces part words: %s', (_, text, times, minutes) => {
	expect(readingTime({ format: 'md', body: text.repeat(times) })).toBe(minutes);
});

test('words of both kinds count together', () => {
	expect(readingTime({ format: 'md', body: `${'中'.repeat(255)} ${words(179)}` })).toBe(2);
});
