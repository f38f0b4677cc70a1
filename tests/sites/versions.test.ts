import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from './build-fixture.ts';
import { htmlFaults } from './html-faults.ts';
import { readElements } from './read-html.ts';
import { searchedTexts } from './site-search.ts';

let site: BuiltSite;
beforeAll(async () => {
	site = await buildFixture('versions');
});

const links = (path: string, within: RegExp) => [...(within.exec(site.text(path))?.[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
const SIDEBAR = /<nav class="sidebar[^"]*"[\s\S]*?<\/nav>/;
const CHOICE = /<details class="dropdown" data-dropdown="version">[\s\S]*?<\/details>/;

test('each version has its own paths, drafts have none', () => {
	expect([...site.pages.keys()]).toEqual([
		'/404.html',
		'/docs/1.0/',
		'/docs/',
		'/docs/next/',
		'/docs/next/teil/a/',
		'/docs/next/teil/b/',
		'/docs/next/teil/neu/',
		'/docs/next/teil/ungelistet/',
		'/docs/teil/a/',
		'/docs/teil/b/',
		'/',
		'/offline/',
		'/suche/',
	]);
	for (const html of site.pages.values()) expect(html).not.toContain('Entwurf');
});

test('each version has its own sidebar', () => {
	expect(links('/docs/', SIDEBAR)).toEqual(['/docs/', '/docs/teil/a/', '/docs/teil/b/']);
	expect(links('/docs/1.0/', SIDEBAR)).toEqual(['/docs/1.0/']);
	expect(links('/docs/next/', SIDEBAR)).toEqual(['/docs/next/', '/docs/next/teil/a/', '/docs/next/teil/b/', '/docs/next/teil/neu/']);
});

test('links between files stay in their version', () => {
	expect(site.text('/docs/')).toContain('<p>Version\u00a02. Weiter zu <a href="/docs/teil/a/">A</a>.</p>');
	expect(site.text('/docs/next/')).toContain('<p>Version\u00a03. Weiter zu <a href="/docs/next/teil/a/">A</a>.</p>');
});

describe('a banner', () => {
	const banner = (path: string) => readElements(site.text(path)).find(({ attributes }) => attributes['class'] === 'version-banner')?.text;

	test.each([
		['/docs/1.0/', 'Sie lesen die Dokumentation der Version\u00a01.0. Sie wird nicht mehr gepflegt. Zur selben Seite in Version\u00a02.0', '/docs/'],
		[
			'/docs/next/teil/a/',
			'Sie lesen die Dokumentation einer Version, die noch nicht erschienen ist (3.0 (in Arbeit)). Zur selben Seite in Version\u00a02.0',
			'/docs/teil/a/',
		],
		[
			'/docs/next/teil/neu/',
			'Sie lesen die Dokumentation einer Version, die noch nicht erschienen ist (3.0 (in Arbeit)). Zur ersten Seite der Version\u00a02.0',
			'/docs/',
		],
	])('on %s says what the version is and leads to the newest', (path, text, href) => {
		expect(banner(path)).toBe(text);
		expect(links(path, /<aside class="version-banner"[\s\S]*?<\/aside>/)).toEqual([href]);
	});

	test('is not on pages of the newest version', () => {
		for (const path of ['/docs/', '/docs/teil/a/', '/docs/teil/b/']) expect(banner(path)).toBeUndefined();
	});
});

describe('the choice of versions', () => {
	test.each([
		['/docs/teil/a/', ['/docs/next/teil/a/', '/docs/teil/a/', '/docs/1.0/'], '2.0'],
		['/docs/next/teil/neu/', ['/docs/next/teil/neu/', '/docs/', '/docs/1.0/'], '3.0 (in Arbeit)'],
		['/docs/1.0/', ['/docs/next/', '/docs/', '/docs/1.0/'], '1.0'],
		['/', ['/docs/next/', '/docs/', '/docs/1.0/'], '2.0'],
	])('on %s leads to the same page in each and marks its own', (path, hrefs, current) => {
		expect(links(path, CHOICE)).toEqual(hrefs);
		const marked = readElements(CHOICE.exec(site.text(path))?.[0] ?? '').filter(({ attributes }) => attributes['aria-current'] === 'true');
		expect(marked.map(({ text }) => text)).toEqual([current]);
	});
});

describe('an unlisted page', () => {
	const PAGE = '/docs/next/teil/ungelistet/';

	test('says so, to readers and to search engines', () => {
		expect(site.text(PAGE)).toContain('<meta name="robots" content="noindex, nofollow">');
		expect(site.text(PAGE)).toContain('Diese Seite ist nicht gelistet.');
	});

	test('stands in no list: no sidebar but its own, no pager, no sitemap, no search', () => {
		for (const [path, html] of site.pages) if (path !== PAGE) expect(html, path).not.toContain(PAGE);
		expect(links(PAGE, SIDEBAR)).toContain(PAGE);
		expect(site.text('/sitemap-0.xml')).not.toContain('ungelistet');
		expect(searchedTexts(site).filter(({ path }) => path.includes('ungelistet'))).toEqual([]);
	});
});

test('the search knows the newest version only', () => {
	const texts = JSON.stringify(searchedTexts(site));
	expect(texts).toContain('A in Version 2.');
	expect(texts).not.toContain('A in Version 3.');
});

test('every page is valid HTML, with banner and choice', () => {
	for (const [path, html] of site.pages) expect(htmlFaults(html), path).toEqual([]);
});
