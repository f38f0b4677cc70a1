import { expect, test } from 'vitest';
import { localeSchema } from './locale.ts';

test.each([
	['de', true],
	['en-GB', true],
	['zh-Hans-CN', true],
	['de-CH-1996', true],
	['zh-CN-Hans', false],
	['de-AT-DE', false],
	['de-a', false],
	['DE', false],
	['de_AT', false],
	['german', false],
])('%s as a language: %s', (tag, isOne) => {
	expect(localeSchema.safeParse(tag).success).toBe(isOne);
});
