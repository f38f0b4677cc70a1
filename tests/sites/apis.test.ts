import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from './build-fixture.ts';
import { htmlFaults } from './html-faults.ts';
import { readElements } from './read-html.ts';
import { openSearch, searchedTexts } from './site-search.ts';

let site: BuiltSite;
beforeAll(async () => {
	site = await buildFixture('apis');
});

const part = (path: string, within: RegExp) => within.exec(site.text(path))?.[0] ?? '';
const links = (path: string, within: RegExp) => [...part(path, within).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
const text = (path: string, within: RegExp) =>
	part(path, within)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
const SIDEBAR = /<nav class="sidebar[^"]*"[\s\S]*?<\/nav>/;
const TRAIL = /<nav class="breadcrumbs[^"]*"[\s\S]*?<\/nav>/;
const BANNER = /<aside class="version-banner"[\s\S]*?<\/aside>/;
const NAVBAR = /<nav class="navbar-links"[\s\S]*?<\/nav>/;

test('the first API stands at /docs/api/, the others and older versions below their names', () => {
	expect([...site.pages.keys()].filter((path) => path.split('/').length > 4).sort()).toEqual([
		'/docs/api/aenderungen/',
		'/docs/api/auftraege-index/',
		'/docs/api/auftraege/',
		'/docs/api/werkstatt-api/',
		'/docs/category/lager/',
		'/docs/category/werkstatt/',
		'/docs/lager/1.0/aenderungen/',
		'/docs/lager/1.0/lager-api/',
		'/docs/lager/1.0/regale-index/',
		'/docs/lager/1.0/regale/',
		'/docs/lager/1.0/teile-liste/',
		'/docs/lager/1.0/teile-view/',
		'/docs/lager/1.0/teile/',
		'/docs/lager/aenderungen/',
		'/docs/lager/lager-api/',
		'/docs/lager/teile-index/',
		'/docs/lager/teile-view/',
		'/docs/lager/teile/',
		'/docs/versand/aenderungen/',
		'/docs/versand/pakete/',
		'/docs/versand/teile-index/',
		'/docs/versand/versand-api/',
	]);
});

test('every link of every page leads to something', () => {
	const known = new Set([...site.files, ...site.pages.keys()]);
	const dead = [...site.pages].flatMap(([path, html]) =>
		[...html.matchAll(/(?:href|src|data-source)="(\/[^"#?]*)/g)].flatMap(([, target = '']) => (known.has(target) ? [] : [`${path}: ${target}`])),
	);
	expect(dead).toEqual([]);
});

test('each reference has a download, collections, twins in Markdown and the data of its consoles; where there is a history, a feed', () => {
	const below = (folder: string) =>
		site.files.filter((file) => new RegExp(`^${folder}[^/]*\\.(?:json|yml|md|xml|http)$`).test(file) || file === `${folder}aenderungen/feed.xml`);
	expect(below('/docs/lager/')).toEqual([
		'/docs/lager/aenderungen.md',
		'/docs/lager/aenderungen/feed.xml',
		'/docs/lager/lager-api.http',
		'/docs/lager/lager-api.md',
		'/docs/lager/lager-api.postman_collection.json',
		'/docs/lager/lager-api.uebungsumgebung.json',
		'/docs/lager/lager-api.yml',
		'/docs/lager/teile-index.md',
		'/docs/lager/teile-view.md',
		'/docs/lager/teile.md',
	]);
	expect(below('/docs/lager/1.0/')).toContain('/docs/lager/1.0/lager-api.yml');
	expect(below('/docs/api/')).toEqual(
		expect.arrayContaining(['/docs/api/auftraege-index.md', '/docs/api/werkstatt-api.json', '/docs/api/werkstatt-api.uebungsumgebung.json']),
	);
	expect(site.text('/docs/lager/1.0/lager-api.yml')).toContain('teile-liste');
	expect(site.text('/docs/lager/teile-view.md')).toContain('https://lager.example.com/v2/teile/7');
	expect(site.text('/docs/lager/1.0/teile-view.md')).toContain('https://lager.example.com/v1/teile/7');
});

test('texts and changes beside a description belong to it alone', () => {
	expect(site.text('/docs/lager/lager-api/')).toContain('Das Lager antwortet mit <strong>Teilen</strong>.');
	expect(site.text('/docs/lager/1.0/lager-api/')).not.toContain('Das Lager antwortet');
	expect(site.text('/docs/lager/aenderungen/')).toContain('Regale gibt es nicht mehr');
	for (const folder of ['/docs/api/', '/docs/lager/1.0/', '/docs/versand/'])
		expect(site.text(`${folder}aenderungen/`)).not.toContain('Regale gibt es nicht mehr');
});

describe('the sidebar', () => {
	test('of an API holds its own pages only', () => {
		expect(links('/docs/lager/teile-view/', SIDEBAR)).toEqual([
			'/docs/category/lager/',
			'/docs/lager/lager-api/',
			'/docs/lager/teile/',
			'/docs/lager/teile-index/',
			'/docs/lager/teile-view/',
			'/docs/lager/aenderungen/',
		]);
		expect(links('/docs/api/auftraege/', SIDEBAR)[0]).toBe('/docs/category/werkstatt/');
	});

	test('makes itself for an API that sidebars.ts does not name, and for older versions', () => {
		expect(links('/docs/versand/pakete/', SIDEBAR)).toEqual([
			'/docs/versand/versand-api/',
			'/docs/versand/pakete/',
			'/docs/versand/teile-index/',
			'/docs/versand/aenderungen/',
		]);
		expect(links('/docs/lager/1.0/teile-view/', SIDEBAR)).toHaveLength(7);
		expect(text('/docs/lager/1.0/teile-view/', TRAIL)).toMatch(/Lager 1\.0\s+teile\s+Ein Teil lesen/);
	});
});

test('the navbar marks the API of a page, in whatever version', () => {
	const marked = (path: string) => readElements(part(path, NAVBAR)).flatMap((element) => (element.attributes['aria-current'] === 'true' ? [element.text] : []));
	expect(links('/', NAVBAR)).toEqual(['/docs/', '/docs/api/werkstatt-api/', '/docs/lager/lager-api/', '/docs/versand/versand-api/']);
	expect(['/docs/', '/docs/api/auftraege/', '/docs/category/lager/', '/docs/lager/1.0/regale/', '/docs/versand/pakete/'].map(marked)).toEqual([
		['Handbuch'],
		['Werkstatt'],
		['Lager'],
		['Lager'],
		['Pakete'],
	]);
});

describe('the banner of an older version', () => {
	test.each([
		['teile-view', 'teile-view'],
		['teile-liste', 'teile-index'],
		['teile', 'teile'],
		['aenderungen', 'aenderungen'],
		['lager-api', 'lager-api'],
	])('on %s leads to the same page in the newest', (slug, target) => {
		expect(text(`/docs/lager/1.0/${slug}/`, BANNER)).toBe(
			'Sie lesen die Beschreibung von Lager 1.0. Es gibt eine neuere Version. Zur selben Seite in Version 2.0',
		);
		expect(links(`/docs/lager/1.0/${slug}/`, BANNER)).toEqual([`/docs/lager/${target}/`]);
	});

	test.each(['regale', 'regale-index'])('on %s, which is gone, leads to the overview', (slug) => {
		expect(text(`/docs/lager/1.0/${slug}/`, BANNER)).toContain('In der neuesten Version gibt es diese Seite nicht mehr. Zur Übersicht der Version 2.0');
		expect(links(`/docs/lager/1.0/${slug}/`, BANNER)).toEqual(['/docs/lager/lager-api/']);
	});

	test('is on no other page, and the overviews lead to each other', () => {
		for (const [path] of site.pages) if (!path.startsWith('/docs/lager/1.0/')) expect(part(path, BANNER), path).toBe('');
		expect(site.text('/docs/lager/lager-api/')).toContain('Andere Versionen</dt><dd><a href="/docs/lager/1.0/lager-api/">Version\u00a01.0</a>');
		expect(site.text('/docs/lager/1.0/lager-api/')).toContain('Andere Versionen</dt><dd><a href="/docs/lager/lager-api/">Version\u00a02.0</a>');
		expect(site.text('/docs/api/werkstatt-api/')).not.toContain('Andere Versionen');
	});
});

describe('code samples', () => {
	const tabs = (path: string) =>
		[...(/<docs-tabs class="tabs" data-tabs="sprache">[\s\S]*?<\/docs-tabs>/.exec(site.text(path))?.[0] ?? '').matchAll(/data-label="([^"]*)"/g)].map(
			([, label]) => label,
		);

	test('are in the languages that an API has chosen, otherwise in those that are run', () => {
		expect(tabs('/docs/lager/teile-view/')).toEqual(['HTTP', 'Go', 'curl', 'PowerShell']);
		expect(tabs('/docs/lager/1.0/teile-view/')).toEqual(['HTTP', 'Go', 'curl', 'PowerShell']);
		expect(tabs('/docs/versand/teile-index/')).toEqual(['Python', 'curl', 'PHP', 'Java', 'JavaScript', 'C', 'Node.js']);
	});

	test('say that nobody runs them, on the page and in Markdown', () => {
		const notes = (path: string) => site.text(path).match(/nicht ausgeführt/g)?.length ?? 0;
		expect([notes('/docs/lager/teile-view/'), notes('/docs/lager/teile-view.md'), notes('/docs/versand/teile-index/')]).toEqual([3, 3, 0]);
	});
});

test('pages of the same name have windows of different names', () => {
	const title = (path: string) => /<title>([^<|]*) \|/.exec(site.text(path))?.[1];
	expect([title('/docs/lager/teile-view/'), title('/docs/lager/1.0/teile-view/'), title('/docs/lager/lager-api/')]).toEqual([
		'Ein Teil lesen – Lager',
		'Ein Teil lesen – Lager 1.0',
		'Lager-API',
	]);
});

test('the search knows the newest version of each API and says which one it found', async () => {
	const search = await openSearch(site);
	const found = (await search('Teile auflisten')).map(({ path, api }) => `${path} ${api}`);
	expect(found).toContain('/docs/lager/teile-index/ Lager');
	expect(found).toContain('/docs/versand/teile-index/ Versand');
	expect((await search('Lager'))[0]?.api).toBe('Lager');
	expect(searchedTexts(site).filter(({ path }) => path.startsWith('/docs/lager/1.0/'))).toEqual([]);
	expect((await search('Anfang'))[0]).toMatchObject({ path: '/docs/', kind: 'manual' });
});

test('every page is valid HTML', () => {
	for (const [path, html] of site.pages) expect(htmlFaults(html), path).toEqual([]);
});
