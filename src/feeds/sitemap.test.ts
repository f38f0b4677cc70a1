import { expect, test } from 'vitest';
import { sitemapAddresses } from '#finished-page/sitemap.ts';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { makeSitemap } from './sitemap.ts';

const docs = ['z', 'a10', 'a9', 'a&b'].map((id) => docOf(id));
const site = siteOf({ versions: [versionOf({ docs: [...docs, docOf('geheim', { unlisted: true })] })], lastUpdates: { 'docs/z.md': { date: '2025-03-04' } } });
const { url, base } = site.config;
const text = (path: string, most?: number) => makeSitemap(site, most).find((file) => file.path === path)?.text ?? '';
const own = (path: string) => sitemapAddresses(text(path)).filter((address) => /\/docs\/./.test(address));

test('names the pages that search engines may find, in the order of their addresses', () => {
	expect(own('/sitemap-0.xml')).toEqual(['a&b', 'a9', 'a10', 'z'].map((id) => new URL(`${base}docs/${id}/`, url).href));
});

test('says the day of the last change where it is known', () => {
	expect(text('/sitemap-0.xml').match(/<lastmod>/g)).toHaveLength(1);
	expect(text('/sitemap-0.xml')).toContain('/docs/z/</loc><lastmod>2025-03-04</lastmod>');
});

test('goes on in another file, and lists its files', () => {
	const files = makeSitemap(site, 2);
	const parts = files.filter(({ path }) => path !== '/sitemap-index.xml');
	expect(parts.length).toBeGreaterThan(1);
	expect(parts.flatMap(({ text: part }) => sitemapAddresses(part))).toEqual(sitemapAddresses(text('/sitemap-0.xml')));
	expect(sitemapAddresses(text('/sitemap-index.xml', 2))).toEqual(parts.map(({ path }) => new URL(base + path.slice(1), url).href));
});

test('there is none of a site that asks to stay out of search engines', () => {
	expect(makeSitemap({ ...site, config: { ...site.config, noIndex: true } })).toEqual([]);
});
