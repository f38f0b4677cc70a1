import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from './build-fixture.ts';

let site: BuiltSite;
beforeAll(async () => {
	site = await buildFixture('minimal');
});

test('one page is a site: home, the page, what is not found, and nothing else', () => {
	expect(
		site.files.filter((file) => !file.startsWith('/_astro/')).map((file) => file.replace(/(?<=^\/(?:search|offline|link-pictures)\/)[\da-f]{12}\b/, 'edition')),
	).toEqual([
		'/404.html',
		'/_headers',
		'/docs.md',
		'/docs/index.html',
		'/index.html',
		'/index.md',
		'/link-pictures/edition.png',
		'/link-pictures/edition.png',
		'/llms-full.txt',
		'/llms.txt',
		'/offline/edition.json',
		'/offline/edition.json',
		'/offline/index.html',
		'/pages.json',
		'/robots.txt',
		'/search/edition/terms-0.txt',
		'/search/edition/texts-0.json',
		'/search/edition/words.txt',
		'/search/index.json',
		'/sitemap-0.xml',
		'/sitemap-index.xml',
		'/suche/index.html',
		'/sw.js',
	]);
});

test('the sitemap has both pages', () => {
	expect([...site.text('/sitemap-0.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
		'https://klein.example.com/',
		'https://klein.example.com/docs/',
	]);
});

test('the start leads to what there is', () => {
	const html = site.text('/');
	expect(html).toMatch(/<h2>Inhalt<\/h2>[\s\S]*<a href="\/docs\/"><b>Anfang<\/b> <span>Eine Seite, sonst nichts\.<\/span>/);
	expect(html).not.toContain('caliper');
});

test('its page says what it is', () => {
	const html = site.text('/docs/');
	expect(html).toContain('<title>Anfang | Kleinste Website</title>');
	expect(html).toContain('<link rel="canonical" href="https://klein.example.com/docs/">');
	expect(html).toContain('<meta name="description" content="Eine Seite, sonst nichts.">');
	expect(html).toContain('<h1>Anfang</h1>');
	expect(html).toContain('<p>Eine Seite, sonst nichts.</p>');
});

test('without posts no page offers a feed', () => {
	for (const html of site.pages.values()) expect(html).not.toMatch(/application\/(?:rss|atom|feed)|\/blog\//);
});
