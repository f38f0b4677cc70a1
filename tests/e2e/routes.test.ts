import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually, follow, isSameDocument, markDocument, scrollPage, scrollTop } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

/** Opens a page and marks its document, so that a full load is noticed. */
const open = async (path: string) => markDocument(await site.open(path));

describe('a route change', () => {
	test('brings the next page without loading the document again', async () => {
		const page = await open('/docs/');
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		expect(await isSameDocument(page)).toBe(true);
		expect(new URL(page.url()).pathname).toBe('/docs/lang/');
		expect(await page.title()).toBe('Lange Seite | Verhalten');
		expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://verhalten.example.com/docs/lang/');
		expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('So lang, dass sie rollt.');
		expect(await page.locator('link[rel=canonical], meta[name=description], title').count()).toBe(3);
	});

	test('moves the focus to the heading and says the title', async () => {
		const page = await open('/docs/');
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lange Seite');
		await page.locator('#nonius-announcer', { hasText: 'Seite geladen: Lange Seite | Verhalten' }).waitFor({ state: 'attached' });
	});

	test('marks the page in the sidebar and its part in the navbar, which then stand where they stood', async () => {
		const page = await open('/docs/');
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		expect(await page.locator('.sidebar [aria-current=page]').allTextContents()).toEqual(['Lange Seite']);
		expect(await page.locator('#nonius-navbar-links [aria-current]').allTextContents()).toEqual(['Handbuch']);
		await follow(page, '#nonius-navbar-links a[href="/blog/"]', 'Blog');
		expect(await page.locator('#nonius-navbar-links [aria-current]').allTextContents()).toEqual(['Blog']);
		await follow(page, '.brand', 'Seiten, an denen sich das Verhalten prüfen lässt.');
		expect(await page.locator('.brand').getAttribute('aria-current')).toBe('page');
	});

	test('goes below the navbar when it leads to a section', async () => {
		const page = await open('/docs/');
		await follow(page, 'main a[href="/docs/lang/#drei"]', 'Lange Seite');
		const top = await page.locator('#drei').evaluate((target) => target.getBoundingClientRect().top);
		const bottom = await page.locator('#nonius-navbar').evaluate((navbar) => navbar.getBoundingClientRect().height);
		expect(top).toBeGreaterThanOrEqual(bottom);
		expect(top).toBeLessThan(bottom + 100);
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('drei');
	});

	test('back and forward bring the pages back where they were', async () => {
		const page = await open('/docs/lang/');
		await page.evaluate(() => scrollTo(0, 1500));
		await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/"]')?.click());
		await page.waitForFunction(() => document.title.startsWith('Anfang'));
		expect(await scrollTop(page)).toBe(0);
		await page.goBack();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite') && scrollY > 0);
		expect(await scrollTop(page)).toBe(1500);
		await page.goForward();
		await page.waitForFunction(() => document.title.startsWith('Anfang'));
		expect(await scrollTop(page)).toBe(0);
		expect(await isSameDocument(page)).toBe(true);
	});

	test('back and forward bring the focus back to the link that was followed', async () => {
		const page = await open('/docs/');
		await follow(page, '.sidebar a[href="/docs/lang/"]', 'Lange Seite');
		await page.locator('main a[href="/docs/"]').first().focus();
		await page.goBack();
		await page.waitForFunction(() => document.title.startsWith('Anfang') && document.activeElement?.matches('.sidebar a[href="/docs/lang/"]'));
		await page.goForward();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite') && document.activeElement?.matches('main a[href="/docs/"]'));
		expect(await isSameDocument(page)).toBe(true);
	});

	test('leaves the table of contents to the page on display while another one is on its way', async () => {
		const page = await open('/docs/lang/');
		await page.route('**/docs/ende/', () => {});
		await page.evaluate(() => void navigation.navigate('/docs/ende/'));
		await page.waitForFunction(() => location.pathname === '/docs/ende/');
		await page.locator('docs-toc a[href="#drei"]').click();
		await page.waitForFunction(() => document.activeElement?.id === 'drei');
		expect(page.url()).toBe(`${site.origin}/docs/lang/#drei`);
		const top = await page.locator('#drei').evaluate((target) => target.getBoundingClientRect().top);
		expect(top).toBeLessThan(200);
		await eventually(() => page.locator('#nonius-progress').isVisible()).toBe(false);
		expect(await isSameDocument(page)).toBe(true);
	});

	test('brings the islands of the next page to life', async () => {
		const page = await open('/docs/');
		await page.evaluate(() => {
			location.href = '/docs/insel/';
		});
		await page.getByRole('button', { name: 'Gezählt: 0' }).waitFor();
		await page.locator('astro-island:not([ssr])').waitFor();
		await page.getByRole('button', { name: 'Gezählt: 0' }).click();
		await page.getByRole('button', { name: 'Gezählt: 1' }).waitFor();
		expect(await isSameDocument(page)).toBe(true);
	});

	test('exchanges the styles that differ and leaves those of scripts alone', async () => {
		const page = await open('/');
		await page.evaluate(() => {
			const style = document.createElement('style');
			style.id = 'of-a-script';
			document.head.append(style);
		});
		const own = () =>
			page.evaluate(() => [
				...new Set(
					[...document.styleSheets, ...document.adoptedStyleSheets]
						.filter(({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === 'of-a-script'))
						.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
				),
			]);
		const atHome = await own();
		await follow(page, '#nonius-navbar-links a[href="/docs/"]', 'Anfang');
		const inDocs = await own();
		expect(inDocs).not.toEqual(atHome);
		await page.goBack();
		await page.waitForFunction(() => location.pathname === '/' && document.querySelector('[data-kind=home]'));
		expect((await own()).toSorted()).toEqual(atHome.toSorted());
		expect(await page.locator('#of-a-script').count()).toBe(1);
	});

	test('leaves files and addresses outside the site to the browser', async () => {
		const page = await open('/docs/');
		await page.locator('main a[href="/datei.txt"]').click();
		await page.waitForURL('**/datei.txt');
		expect(await page.textContent('body')).toContain('Eine Datei.');
	});

	test('shows the page for unknown addresses', async () => {
		const page = await open('/docs/');
		await page.evaluate(() => {
			location.href = '/docs/gibt-es-nicht/';
		});
		await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
		expect(await isSameDocument(page)).toBe(true);
	});

	test('takes over the address that a redirect leads to', async () => {
		const page = await open('/docs/');
		await page.evaluate(() => {
			location.href = '/docs/lang#zwei';
		});
		await page.waitForURL('**/docs/lang/#zwei');
		await page.waitForFunction(() => document.activeElement?.id === 'zwei');
		expect(await isSameDocument(page)).toBe(true);
		await page.goBack();
		await page.waitForFunction(() => document.title.startsWith('Anfang'));
	});

	test('a script that sets the address by itself is none', async () => {
		const page = await open('/docs/');
		await page.evaluate(() => history.pushState(null, '', '?suche=wort'));
		await page.locator('main').evaluate((main) => main.append('von Hand'));
		await page.goBack();
		expect(await page.locator('main').textContent()).toContain('von Hand');
	});
});

test('a browser without the Navigation API loads pages as usual, and everything else works', async () => {
	const page = await site.open('/datei.txt');
	await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
	await page.goto(`${site.origin}/docs/`);
	expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
	await markDocument(page);
	await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
	expect(await isSameDocument(page)).toBe(false);
	await page.locator('.code button').waitFor();
	await scrollPage(page, 900);
	await page.locator('#nonius-navbar[data-hidden]').waitFor({ state: 'attached' });
});
