import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { checkTranslations } from './check-translations.ts';

const LANGUAGES = [
	{ code: 'de', label: 'Deutsch' },
	{ code: 'en', label: 'English', folder: 'i18n/en' },
	{ code: 'fr', label: 'Français', folder: 'i18n/fr' },
];
const CURRENT = 'i18n/en/docusaurus-plugin-content-docs/current';

const foundIn = (files: Record<string, string>, docusaurus?: object) => {
	const own = siteConfigSchema.parse({ title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, locales: LANGUAGES, docusaurus });
	return checkTranslations({ own, root: siteFiles(files), lineOf: ([, index]) => Number(index) + 1 }).map(({ severity, file, line, message }) => [
		`${severity} ${file}:${line ?? ''}`,
		message,
	]);
};

test('a folder of translations that is not there is named with its line, and a text that lies beside them', () => {
	expect(foundIn({ [`${CURRENT}/a.md`]: 'a', 'i18n/en/docs/b.md': 'b', 'i18n/en/README.md': 'Notiz', 'i18n/en/code.json': '{}' })).toEqual([
		['warning i18n/en/docs/b.md:', expect.stringContaining('übersetzt keine Seite')],
		['warning site.config.ts:3', expect.stringContaining('i18n/fr/')],
	]);
});

test('a site from Docusaurus may have translations of what did not move', () => {
	expect(foundIn({ [`${CURRENT}/a.md`]: 'a', 'i18n/en/another-plugin/b.md': 'b', 'i18n/fr/code.json': '{}' }, {})).toEqual([]);
});
