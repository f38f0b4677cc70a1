import { expect, test } from 'vitest';
import { languageOf, spokenPath } from './language.ts';

test.each([
	['de', 'de'],
	['de-AT', 'de'],
	['en-GB', 'en'],
	['fr', 'en'],
	['zh-Hans', 'en'],
	['den', 'en'],
])('a site in %s gets the words of %s', (locale, language) => expect(languageOf(locale)).toBe(language));

test('only words and rules of language have a folder for each language', () => {
	expect(spokenPath('#words/api.ts', 'en')).toBe('words/en/api.ts');
	expect(spokenPath('#language/analysis.ts', 'de')).toBe('language/de/analysis.ts');
	expect(spokenPath('#schema/api-type.ts', 'en')).toBeUndefined();
});
