import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { checkOwnWords } from './check-own-words.ts';

const found = async (text: string, locale = 'fr') => {
	const problems = await checkOwnWords(siteFiles({ 'words.fr.yml': text, 'words.de.yml': text }), { locale, hasApi: false });
	return problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line ?? ''} ${message}`);
};

test.each([
	['naviation: {}', 'error words.fr.yml:1 Das Wort „naviation“ gibt es hier nicht.'],
	['navigation:\n  navigation:\n    skipp: x', 'error words.fr.yml:3 Das Wort „navigation.navigation.skipp“ gibt es hier nicht.'],
	['navigation:\n  navigation:\n    skip: { one: x }', 'error words.fr.yml:3 „navigation.navigation.skip“ ist kein Text.'],
	['navigation:\n  navigation:\n    pages: { one: x }', 'error words.fr.yml:3 „navigation.navigation.pages“ ist weder ein Text noch'],
	['navigation:\n  navigation:\n    pages: "{2}"', 'error words.fr.yml:3 „navigation.navigation.pages“ nennt einen Wert, den es nicht gibt'],
	['navigation:\n  navigation:\n    skip: "{1} hop"', 'error words.fr.yml:3 „navigation.navigation.skip“ nennt einen Wert, den es nicht gibt'],
	['navigation:\n  navigation:\n    pages: { few: x, other: y }', 'error words.fr.yml:3 „navigation.navigation.pages“ hat einen Text für „few“'],
	['navigation:\n  navigation:\n    skip: Aller\n    pages: 5', 'error words.fr.yml:4 „navigation.navigation.pages“ ist weder ein Text noch'],
	['navigation:\n  navigation:\n    skip: 5\n    pages: x', 'error words.fr.yml:3 „navigation.navigation.skip“ ist kein Text.'],
	['navigation:\n  navigation: []', 'error words.fr.yml:2 Unter „navigation.navigation“ stehen Wörter mit Namen.'],
	['navigation:\n  navigation:\n    skipp:', 'error words.fr.yml:3 Das Wort „navigation.navigation.skipp“ gibt es hier nicht.'],
	['navigation:\n  toString: x', 'error words.fr.yml:2 Das Wort „navigation.toString“ gibt es hier nicht.'],
	['naviation:', 'error words.fr.yml:1 Das Wort „naviation“ gibt es hier nicht.'],
	['locale: { LANGUAGE: fr }', 'error words.fr.yml:1 Das Wort „locale“ gibt es hier nicht.'],
	['dates:\n  longDate: "{1}"', 'error words.fr.yml:2 „dates.longDate“ bildet das Programm selbst'],
	['blog:\n  blog: x', 'error words.fr.yml:2 Unter „blog.blog“ stehen Wörter mit Namen.'],
])('%s is a mistake with a place', async (text, line) => {
	expect(await found(text)).toEqual([expect.stringContaining(line)]);
});

test('what is missing is said in one warning, with number and names', async () => {
	const [line = '', ...more] = await found('announcement: {}\nbase-warning: {}\n');
	expect(more).toEqual([]);
	expect(line).toMatch(/^warning words\.fr\.yml: Es fehlen \d{3} Wörter; sie stehen auf Englisch da: accessibility\.\S+, .* und \d+ weitere\.$/);
});

test('a site in a language that the program speaks may say some words in its own way', async () => {
	expect(await found('navigation:\n  navigation:\n    skip: Los', 'de')).toEqual([]);
	expect(await found('navigation:\n  navigation:\n    skip: Los', 'it')).toEqual([]);
});

test.each([
	'navigation:\n  navigation:\n    skip: Los\n    pages:',
	'navigation:\n  navigation:\n    skip:',
	'navigation:\n  navigation:',
	'navigation:',
	'',
	'# Noch nichts\n',
])('a name without a value is still to be written, and missing: %j', async (text) => {
	expect(await found(text, 'de')).toEqual([]);
	expect(await found(text)).toEqual([expect.stringMatching(/^warning .* Es fehlen \d{3} Wörter/)]);
});
