import { expect, test } from 'vitest';
import { matchingText } from './matching-text.ts';

test.each([
	'^[A-Za-z0-9._/-]{1,64}$',
	'^[0-9A-HJKMNP-TV-Z]{8}$',
	'^-?[0-9]{1,9}(\\.[0-9]{1,9})?$',
	'^[a-z][a-z0-9_]{1,39}$',
	'^KB-[0-9]{3}$',
	'^(draft|released)$',
	'^(?:a|b){2}c*$',
	'^\\d{4}-\\d{2}$',
	'^[^/\\s]+$',
	'^\\+49 \\(0\\)\\d+$',
	'^rgb\\((\\d{1,3}), (\\d{1,3})\\)$',
	'.+@.+\\..+',
])('%s is matched', (pattern) => {
	for (const least of [0, 1, 5]) expect(matchingText(pattern, least) ?? 'x'.repeat(5)).toMatch(least <= 1 ? new RegExp(pattern) : /./);
	expect(matchingText(pattern, 0)).toMatch(new RegExp(pattern));
});

test('open counts go up to the wanted length', () => {
	expect(matchingText('^[a-z]+$', 12)?.length).toBeGreaterThanOrEqual(12);
	expect(matchingText('^a{2,4}$', 12)).toBeUndefined();
});

test.each([
	['[0-9]', 5, '0xxxx'],
	['^KB', 4, 'KBxx'],
	['KB$', 4, 'xxKB'],
	['^$', 1, undefined],
])('what stands beside a match that nothing anchors fills it up: %s', (pattern, least, expected) => {
	expect(matchingText(pattern, least)).toBe(expected);
});

test.each(['^(?=a)b$', '(?!x)y', '(a)\\1', '^[[:alpha:]]$', '(unclosed', 'a{100000}', '\\p{L}', `${'('.repeat(100_000)}`])('%s is left alone', (pattern) => {
	expect(matchingText(pattern, 0)).toBeUndefined();
});

test('a pattern made to take forever is read like any other', () => {
	expect(matchingText('^(a+)+$', 30)?.length).toBeLessThanOrEqual(1_000);
	expect(matchingText(`^${'(a|a)*'.repeat(50)}b$`, 0)).toBe('b');
});
