import { expect, test } from 'vitest';
import { type SiteConfigInput, siteConfigSchema } from '#schema/site-config.ts';
import { sourcePlaces } from './source-places.ts';

const placesOf = (settings: Partial<SiteConfigInput>, locale?: string) => {
	const config = siteConfigSchema.parse({ title: 'T', tagline: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, ...settings });
	return sourcePlaces('/site', config, locale);
};
const ENGLISH = {
	locale: 'de',
	locales: [
		{ code: 'de', label: 'Deutsch' },
		{ code: 'en', label: 'English', folder: 'i18n/en' },
	],
};

test.each<[string, Partial<SiteConfigInput>, string[]]>([
	['nothing said', {}, ['docs', 'blog', 'pages', 'api', 'versioned_docs', 'versioned_sidebars']],
	['a folder of docs', { docs: { folder: 'content/manual' } }, ['content/manual']],
	['folders of posts and pages', { blog: { folder: 'news' }, pages: { folder: 'free' } }, ['news', 'free']],
	['another manual', { otherDocs: [{ id: 'b', folder: 'b', route: '/b/', versionsPrefix: 'b_' }] }, ['docs', 'b', 'b_versioned_docs', 'b_versioned_sidebars']],
	['another blog', { otherBlogs: [{ id: 'b', folder: 'changes', route: '/b/' }] }, ['blog', 'changes']],
	['a description elsewhere', { api: { description: 'contract/v1/openapi.yml' } }, ['contract/v1']],
	['a site from Docusaurus', { docusaurus: { site: 'website' }, files: ['website/static'] }, ['docs', 'website/src', 'website/static']],
])('%s', (_, settings, expected) => {
	expect(placesOf(settings).trees).toEqual(expect.arrayContaining(expected.map((folder) => `/site/${folder}`)));
});

test('texts in another folder than the settings', () => {
	const { trees, folders } = placesOf({ root: '..', docs: { sidebars: 'site/sidebars.js' }, blog: { authors: 'people/authors.yml' } });
	expect(trees).toContain('/docs');
	expect(folders).toEqual(['/site', '/', '/people']);
});

test('a description beside the settings makes the whole folder no source', () => {
	expect(placesOf({ api: { description: 'openapi.yml' } }).trees).not.toContain('/site');
});

test('translations count where they are read', () => {
	expect(placesOf(ENGLISH, 'en').trees).toContain('/site/i18n/en');
	expect(placesOf(ENGLISH).trees).not.toContain('/site/i18n/en');
});
