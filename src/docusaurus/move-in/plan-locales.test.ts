import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { planLocales } from './plan-locales.ts';

const site = mkdtempSync(join(tmpdir(), 'locales-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
mkdirSync(join(site, 'i18n/fr'), { recursive: true });

const plan = (i18n: unknown) =>
	planLocales(docusaurusConfigSchema.parse({ title: 'T', url: 'https://a.example.com', baseUrl: '/', i18n }), { site, prefix: 'website/' });

test('a site that says nothing is English', () => expect(plan(undefined)).toEqual({ locale: 'en' }));

test('translations may lie in folders of other names', () => {
	mkdirSync(join(site, 'texts/french'), { recursive: true });
	const { locales } = plan({ path: 'texts', defaultLocale: 'de', locales: ['de', 'fr', 'it'], localeConfigs: { fr: { path: 'french' } } });
	expect(locales).toMatchObject([{ code: 'de' }, { code: 'fr', folder: 'website/texts/french' }]);
});

test('where lines begin is said where it is not what is usual for the language', () => {
	mkdirSync(join(site, 'i18n/ku'), { recursive: true });
	const localeConfigs = { ku: { direction: 'rtl' }, fr: { direction: 'ltr' } };
	expect(plan({ defaultLocale: 'fr', locales: ['fr', 'ku'], localeConfigs }).locales).toMatchObject([
		{ code: 'fr', label: 'Français' },
		{ code: 'ku', direction: 'rtl' },
	]);
	expect(plan({ defaultLocale: 'fr', locales: ['fr'], localeConfigs: { fr: { direction: 'rtl' } } }).locales).toMatchObject([{ code: 'fr', direction: 'rtl' }]);
	expect(plan({ defaultLocale: 'ar', locales: ['ar'], localeConfigs: { ar: { direction: 'rtl' } } })).toEqual({ locale: 'ar' });
});

test('what pages say of their language is said where it is not the code', () => {
	const localeConfigs = { en: { htmlLang: 'en-GB' }, fr: { htmlLang: 'fr' } };
	expect(plan({ defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs }).locales).toEqual([
		{ code: 'en', label: 'English', lang: 'en-GB' },
		{ code: 'fr', label: 'Français', folder: 'website/i18n/fr' },
	]);
	expect(plan({ defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'no language' } } })).toEqual({ locale: 'en' });
});

test('languages with translations are built with the main one', () => {
	expect(plan({ defaultLocale: 'de', locales: ['de', 'fr', 'it'], localeConfigs: { de: { label: 'Deutsch (Hauptsprache)' } } })).toEqual({
		locale: 'de',
		locales: [
			{ code: 'de', label: 'Deutsch (Hauptsprache)' },
			{ code: 'fr', label: 'Français', folder: 'website/i18n/fr' },
		],
	});
});
