import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
	[null, 'de'],
	['', 'de'],
	['en', 'en'],
	['EN-gb', 'en'],
	['fr, en;q=0.5', 'en'],
	['en;q=0.2, de;q=0.8', 'de'],
	['en;q=0', 'de'],
	['*', 'de'],
	['de;q=0, *;q=0.1', 'en'],
	['en; Q=0.9, de;q=0.1', 'en'],
	['fr', 'de'],
	['english', 'de'],
	['en;q=0.5;x=1', 'en'],
])('Accept-Language %s is served by %s', (header, language) => {
	expect(chooseLanguage(header, ['de', 'en'])).toBe(language);
});
