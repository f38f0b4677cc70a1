import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from './build-fixture.ts';
import { htmlFaults } from './html-faults.ts';
import { readElements } from './read-html.ts';
import { searchedTexts } from './site-search.ts';

const BASE = '/hilfe/';
const ORIGIN = 'https://www.example.com';

let site: BuiltSite;
beforeAll(async () => {
	site = await buildFixture('base');
});

/** Addresses in attributes of the page at `path`, resolved as a browser would, of this host only. */
function addresses(path: string): { attribute: string; url: URL }[] {
	return readElements(site.text(path)).flatMap(({ tag, attributes }) =>
		['href', 'src', 'srcset', 'poster', 'action', 'component-url', 'renderer-url', 'before-hydration-url', 'data-fill'].flatMap((name) => {
			const value = attributes[name];
			if (value === undefined) return [];
			const url = new URL(value, `${ORIGIN}${BASE}${path.slice(1)}`);
			return url.origin === ORIGIN ? [{ attribute: `<${tag} ${name}="${value}">`, url }] : [];
		}),
	);
}

const exists = (path: string) => site.files.includes(path.endsWith('/') ? `${path}index.html` : path);

test('every address on every page begins with the base and exists', () => {
	let count = 0;
	for (const path of site.pages.keys()) {
		for (const { attribute, url } of addresses(path)) {
			const pathname = decodeURI(url.pathname);
			expect(pathname.startsWith(BASE), `${path} ${attribute}`).toBe(true);
			expect(exists(pathname.slice(BASE.length - 1)), `${path} ${attribute}`).toBe(true);
			count++;
		}
	}
	expect(count).toBeGreaterThan(100);
});

test('every place that a link names is on the page it leads to', () => {
	for (const path of site.pages.keys()) {
		for (const { attribute, url } of addresses(path)) {
			if (url.hash === '' || !url.pathname.endsWith('/')) continue;
			const ids = readElements(site.text(url.pathname.slice(BASE.length - 1))).map(({ attributes }) => attributes['id']);
			expect(ids, `${path} ${attribute}`).toContain(decodeURI(url.hash.slice(1)));
		}
	}
});

test('style sheets and scripts name no address outside of the base', () => {
	for (const file of site.files.filter((name) => /\.(?:css|js)$/.test(name))) {
		for (const [, address = ''] of site.text(file).matchAll(/(?:url\(|from ?|import\(?)["']?(\/[^"')]+)/g)) expect(address, file).toMatch(/^\/hilfe\//);
	}
});

describe('what machines read', () => {
	const own = (text: string) => [...text.matchAll(/https:\/\/www\.example\.com(\/[^\s"'<>&\\]*)?/g)].map(([, path = '']) => path);

	test.each(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/sitemap-index.xml', '/sitemap-0.xml', '/robots.txt'])('%s', (file) => {
		const paths = own(site.text(file)).filter((path) => path !== '');
		expect(paths.length).toBeGreaterThan(0);
		for (const path of paths) {
			expect(path).toMatch(/^\/hilfe\//);
			expect(exists(path.slice(BASE.length - 1).replace(/#.*$/, '')), path).toBe(true);
		}
	});

	test('feeds carry the links of a post in full', () => {
		expect(JSON.parse(site.text('/blog/feed.json'))).toMatchObject({
			home_page_url: 'https://www.example.com/hilfe/blog/',
			items: [
				{
					url: 'https://www.example.com/hilfe/blog/2025/01/02/erster/',
					content_html: expect.stringContaining('<a href="https://www.example.com/hilfe/docs/">Handbuch</a>'),
				},
			],
		});
	});

	test('the search index has paths that the reader’s browser completes with the base', () => {
		const paths = searchedTexts(site).map(({ path }) => path);
		expect(paths).toContain('/docs/markdown/');
		expect(paths.filter((path) => path.startsWith('/hilfe/'))).toEqual([]);
		for (const html of site.pages.values()) expect(html).toMatch(/^<!doctype html><html lang="de" [^>]*data-base="\/hilfe\/"/i);
	});
});

test('lists of posts show the lead, its links with the base', () => {
	expect(site.text('/blog/')).toContain('<p>Der Anfang eines Beitrags.</p>');
	expect(site.text('/blog/')).not.toContain('Der Rest');
	expect(site.text('/blog/2025/01/02/erster/')).toContain('Der Rest mit einem Weg zum <a href="/hilfe/docs/">Handbuch</a>.');
});

describe('Markdown with components', () => {
	const PAGE = '/docs/schreibweisen/';

	test('tabs stand below each other, each with its label', () => {
		const tabs = readElements(site.text(PAGE)).filter(({ attributes }) => attributes['class'] === 'tab');
		expect(tabs.map(({ attributes }) => [attributes['data-tab'], attributes['data-label'], 'data-default' in attributes])).toEqual([
			['win', 'Windows', false],
			['mac', 'macOS', true],
		]);
		expect(tabs[0]?.text.replace(/\s+/g, ' ').trim()).toBe('WindowsFür Windows.');
		expect(readElements(site.text(PAGE)).find(({ attributes }) => attributes['class'] === 'tabs')?.attributes['data-tabs']).toBe('os');
	});

	test('headings keep the ids that were written, and stand in the table of contents', () => {
		const html = site.text(PAGE);
		expect(html).toMatch(/<h2 id="tabs">Tabs<a class="anchor" href="#tabs"/);
		expect(html).toMatch(/<li><a href="#tabs">Tabs<\/a><\/li><li><a href="#inseln">Teile, die leben<\/a><\/li>/);
	});

	test('components are there before any script runs', () => {
		expect(site.text(PAGE)).toContain('Gezählt: 0');
		expect(site.text(PAGE)).toContain('Absturz auslösen');
	});
});

test('the title in a text is the title of the page, and stands there once', () => {
	const html = site.text('/docs/markdown/');
	expect(html).toContain('<title>Titel im Text | Unter einem Pfad</title>');
	expect(html.match(/<h1/g)).toHaveLength(1);
});

test('every page is valid HTML, whatever Markdown it shows', () => {
	for (const [path, html] of site.pages) expect(htmlFaults(html), path).toEqual([]);
});
