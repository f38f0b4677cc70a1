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

test('languages with translations are built with the main one', () => {
	expect(plan({ defaultLocale: 'de', locales: ['de', 'fr', 'it'], localeConfigs: { de: { label: 'Deutsch (Hauptsprache)' } } })).toEqual({
		locale: 'de',
		locales: [
			{ code: 'de', label: 'Deutsch (Hauptsprache)' },
			{ code: 'fr', label: 'Français', folder: 'website/i18n/fr' },
		],
	});
});
