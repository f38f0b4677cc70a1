import { expect, test } from 'vitest';
import { OWN_CONVENTIONS } from '#content/markdown/conventions.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { planVersions } from '#navigation/version.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { pathsElsewhere } from './paths-elsewhere.ts';

const own = siteConfigSchema.parse({
	title: 'T',
	url: 'https://a.example',
	copyright: { year: 2025, holder: 'A' },
	locales: [
		{ code: 'de', label: 'Deutsch' },
		{ code: 'en', label: 'English', folder: 'i18n/en' },
		{ code: 'fr', label: 'Français', folder: 'i18n/fr' },
	],
});
const DOCS = 'docusaurus-plugin-content-docs/current';
const plans = planVersions([], own.docs);
const elsewhere = (files: Record<string, string>, locale: string) => pathsElsewhere(siteFiles(files), { own, plans, conventions: OWN_CONVENTIONS, locale });

test('pages whose translation has an address of its own, from every language', () => {
	const files = {
		'docs/a.md': '# A\n',
		'docs/b.md': '---\nslug: b-hier\n---\n\n# B\n',
		[`i18n/en/${DOCS}/a.md`]: '---\r\n"slug": >-\r\n  there\r\n---\r\n\r\n# A\r\n',
		[`i18n/fr/${DOCS}/b.md`]: '---\nslug: b-hier\n---\n\n# B\n',
		'blog/2025-01-02-neu.md': '# Neu\n',
		'i18n/fr/docusaurus-plugin-content-blog/2025-01-02-neu.md': '---\ndate: 2025-02-03\nslug: nouveau\n---\n\n# Nouveau\n',
	};
	expect(elsewhere(files, 'de')).toEqual({ en: { '/docs/a/': '/docs/there/' }, fr: { '/blog/2025/01/02/neu/': '/blog/nouveau/' } });
	expect(elsewhere(files, 'en')).toMatchObject({ de: { '/docs/there/': '/docs/a/' }, fr: { '/docs/there/': '/docs/a/' } });
});

test('a translation is that of its text whichever ending it has', () => {
	const files = {
		'docs/a.md': '# A\n',
		'docs/b.mdx': '# B\n',
		'docs/c/index.md': '# C\n',
		[`i18n/en/${DOCS}/a.mdx`]: '---\nslug: there\n---\n\n# A\n',
		[`i18n/en/${DOCS}/b.md`]: '# B\n',
		[`i18n/en/${DOCS}/c/README.md`]: '# C\n',
	};
	expect(elsewhere(files, 'de')).toEqual({ en: { '/docs/a/': '/docs/there/' } });
	expect(elsewhere(files, 'en')).toEqual({ de: { '/docs/there/': '/docs/a/' }, fr: { '/docs/there/': '/docs/a/' } });
});

test('a draft stands nowhere, neither of a translation nor of a text', () => {
	const files = {
		'docs/a.md': '# A\n',
		'docs/b.md': '---\ndraft: true\n---\n\n# B\n',
		[`i18n/en/${DOCS}/a.md`]: '---\ndraft: true\nslug: x\n---\n\n# A\n',
		[`i18n/en/${DOCS}/b.md`]: '# B\n',
	};
	expect(elsewhere(files, 'de')).toEqual({ en: { '/docs/a/': null } });
	expect(elsewhere(files, 'en')).toEqual({ de: { '/docs/b/': null }, fr: { '/docs/b/': null } });
});

test('a translation without one stands where its text stands, and a text of one language in no other', () => {
	const files = {
		'docs/a.md': '---\nslug: hier\ntitle: Ä\n---\n\n# A\n',
		[`i18n/en/${DOCS}/a.md`]: '---\ntitle: A\nslug: hier\n---\n\n# A\n',
		[`i18n/en/${DOCS}/only.md`]: '---\nslug: x\n---\n\n# Only\n',
	};
	expect(elsewhere(files, 'de')).toEqual({});
	expect(elsewhere(files, 'en')).toEqual({ de: { '/docs/x/': null }, fr: { '/docs/x/': null } });
});
