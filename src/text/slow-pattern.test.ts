import { expect, test } from 'vitest';
import { isSlowPattern, SHORT_TEXT } from './slow-pattern.ts';

test.each([
	['^(a+)+$', true],
	['^(([a-z])+.)+[A-Z]([a-z])+$', true],
	['^(a|aa)+$', true],
	['^((ab)+)*$', true],
	[String.raw`^([\w.-]+)*@`, true],
	['(?:x|y{2,})*', true],
	['^(a+)+?$', true],
	['^[a-z]+$', false],
	['^(a+)$', false],
	['^(abc)+$', false],
	['^(a+)(b+)$', false],
	[String.raw`^\(a+\)+$`, false],
	['^[(a+)]+$', false],
	[String.raw`^\d{4}-\d{2}-\d{2}(T\d+)?$`, false],
	['^(a+){3}$', false],
	['^([0-9a-f]{1,4}:){7}$', false],
])('%s', (pattern, isSlow) => {
	expect(isSlowPattern(pattern)).toBe(isSlow);
});

test('a pattern that broken quantifiers make odd is read to its end', () => {
	expect(isSlowPattern('^{)]*+(')).toBe(false);
});

test.each(['^(a+)+$', '^(a|aa)+$', '^((a*)*)*$'])('%s is tested at once on a short text', (pattern) => {
	expect(new RegExp(pattern, 'u').test(`${'a'.repeat(SHORT_TEXT - 1)}!`)).toBe(false);
});
