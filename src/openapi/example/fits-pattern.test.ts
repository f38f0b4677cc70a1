import { expect, test } from 'vitest';
import { fitsPattern } from './fits-pattern.ts';

test.each([
	['^[0-9a-f]{8}-4', '12345678-4', true],
	['^https://shop\\.example/', 'https://www.example.com/', false],
	['^([0-9]{2}:){2}[0-9]{2}$', '08:00:00', true],
	['^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2})?(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$', '2025-09-15T08:00:00Z', true],
])('%s is asked whether it matches %s', (pattern, text, fits) => {
	expect(fitsPattern(pattern, text)).toBe(fits);
});

test.each([
	'^(a+)+$',
	'^(a+){10}$',
	'^(a?){40}a{40}$',
	'^(a|aa){20,}$',
	`^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
	`^${'(a|a)'.repeat(40)}b$`,
	`^${'a*'.repeat(12)}b$`,
	'^(?=a)a$',
	'^(a)\\1$',
	'^[$',
])('%s is not run', (pattern) => {
	expect(fitsPattern(pattern, 'a'.repeat(40))).toBeUndefined();
});
