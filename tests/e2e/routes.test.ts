import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

/** Opens a page and plants a mark that only a full load would remove. */
async function open(path: string, options?: Parameters<FixtureSite['open']>[1]): Promise<Page> {
	const page = await site.open(path, options);
	await page.evaluate(() => {
		document.documentElement.dataset.mark = 'same document';
	});
	return page;
}

/** Opens a page that fetches nothing before it is asked for. */
async function openAlone(path: string): Promise<Page> {
	const page = await site.open('/datei.txt');
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
	await page.goto(site.origin + path);
	await page.evaluate(() => {
		document.documentElement.dataset.mark = 'same document';
	});
	return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark === 'same document');
const heading = (page: Page) => page.locator('main:visible h1').textContent();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function follow(page: Page, selector: string, title: string): Promise<void> {
	await page.locator(selector).first().click();
	await page.waitForFunction((text) => document.querySelector('main:not([hidden]) h1')?.textContent === text, title);
}

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
		await page.locator('#announcer', { hasText: 'Seite geladen: Lange Seite | Verhalten' }).waitFor({ state: 'attached' });
	});

	test('marks the page in the sidebar and its part in the navbar, which then stand where they stood', async () => {
		const page = await open('/docs/');
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		expect(await page.locator('.sidebar [aria-current=page]').allTextContents()).toEqual(['Lange Seite']);
		expect(await page.locator('#navbar-links [aria-current]').allTextContents()).toEqual(['Handbuch']);
		await follow(page, '#navbar-links a[href="/blog/"]', 'Blog');
		expect(await page.locator('#navbar-links [aria-current]').allTextContents()).toEqual(['Blog']);
		await follow(page, '.brand', 'Seiten, an denen sich das Verhalten prüfen lässt.');
		expect(await page.locator('.brand').getAttribute('aria-current')).toBe('page');
	});

	test('goes below the navbar when it leads to a section', async () => {
		const page = await open('/docs/');
		await follow(page, 'main a[href="/docs/lang/#drei"]', 'Lange Seite');
		const top = await page.locator('#drei').evaluate((target) => target.getBoundingClientRect().top);
		const bottom = await page.locator('#navbar').evaluate((navbar) => navbar.getBoundingClientRect().height);
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
		const own = () => page.evaluate(() => [...document.querySelectorAll('head > style:not([id])')].map((style) => style.textContent));
		const atHome = await own();
		await follow(page, '#navbar-links a[href="/docs/"]', 'Anfang');
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

	test('a page of a newer build is loaded fully', async () => {
		const page = await openAlone('/docs/');
		await page.route('**/docs/lang/', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replaceAll(/src="\/_astro\/([^"]+)\.js"/g, 'src="/_astro/$1.js?neu"') });
		});
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		expect(await isSameDocument(page)).toBe(false);
	});
});

test('a browser without the Navigation API loads pages as ever, and everything else works', async () => {
	const page = await site.open('/datei.txt');
	await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
	await page.goto(`${site.origin}/docs/`);
	expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
	await page.evaluate(() => {
		document.documentElement.dataset.mark = 'same document';
	});
	await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
	expect(await isSameDocument(page)).toBe(false);
	expect(await page.locator('.code button').isVisible()).toBe(true);
	await page.evaluate(() => scrollTo(0, 900));
	await page.locator('#navbar[data-hidden]').waitFor({ state: 'attached' });
});

describe('a page that is slow', () => {
	let page: Page;
	let release: (() => void)[];
	beforeEach(async () => {
		page = await open('/');
		release = [];
		await page.route(/\/docs\/(lang|reiter)\/$/, async (route) => {
			await new Promise<void>((resolve) => release.push(resolve));
			await route.continue().catch(() => {});
		});
	});
	const go = (path: string) => page.evaluate((to) => void navigation.navigate(to), path);

	test('shows the bar after 200 ms, from 0.08 on, and takes it away afterwards', async () => {
		await page.evaluate(() => {
			const seen: { value: number; at: number }[] = [];
			Object.assign(window, { seen });
			const start = performance.now();
			const bar = document.querySelector<HTMLElement>('.progress');
			new MutationObserver(() => {
				const value = bar?.hidden ? 0 : Number(bar?.style.getPropertyValue('--progress'));
				if (value !== (seen.at(-1)?.value ?? 0)) seen.push({ value, at: performance.now() - start });
			}).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['hidden', 'aria-valuenow'] });
		});
		const seen = () => page.evaluate(() => (window as unknown as { seen: { value: number; at: number }[] }).seen);
		await go('/docs/lang/');
		await expect.poll(async () => (await seen()).length).toBeGreaterThanOrEqual(2);
		for (const run of release) run();
		await page.locator('.progress').waitFor({ state: 'hidden' });
		const [first, second, ...rest] = await seen();
		expect([first?.value, second?.value]).toEqual([0.08, 0.1]);
		expect(first?.at).toBeGreaterThanOrEqual(195);
		expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(750);
		expect(rest.slice(-2).map(({ value }) => value)).toEqual([1, 0]);
		expect(await heading(page)).toBe('Lange Seite');
	});

	test('is given up when the reader goes somewhere else', async () => {
		await go('/docs/lang/');
		await expect.poll(() => release.length).toBe(1);
		const failed = page.waitForEvent('requestfailed');
		await go('/docs/ende/');
		expect(new URL((await failed).url()).pathname).toBe('/docs/lang/');
		await page.waitForFunction(() => document.title.startsWith('Ende'));
		for (const run of release) run();
		await page.waitForTimeout(300);
		expect(await heading(page)).toBe('Ende');
		expect(await page.locator('.progress').isVisible()).toBe(false);
	});

	test('leaves the page before as it was when the reader goes back', async () => {
		await page.locator('main').evaluate((main) => main.append('von Hand'));
		await go('/docs/lang/');
		await expect.poll(() => release.length).toBe(1);
		await page.goBack();
		expect(new URL(page.url()).pathname).toBe('/');
		expect(await page.locator('main').textContent()).toContain('von Hand');
		expect(await isSameDocument(page)).toBe(true);
	});
});

describe('a page that fails to load', () => {
	const failing = async (page: Page, action: () => Promise<void>) => {
		await page.context().setOffline(true);
		await action();
		await page.getByRole('heading', { name: 'Diese Seite lässt sich gerade nicht laden' }).waitFor();
	};
	test('says so in its place when there is no connection, and can be tried again', async () => {
		const page = await openAlone('/docs/');
		await failing(page, () => page.click('main a[href="/docs/lang/"]'));
		expect(await page.locator('.sidebar').isVisible()).toBe(true);
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.waitForTimeout(200);
		expect(await page.getByRole('heading', { name: 'Diese Seite lässt sich gerade nicht laden' }).count()).toBe(1);
		await page.context().setOffline(false);
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.getByRole('heading', { name: 'Lange Seite' }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/docs/lang/');
	});

	test('loses nothing: the page before comes back as it was', async () => {
		const page = await openAlone('/docs/lang/');
		await page.locator('main').evaluate((main) => main.append('von Hand'));
		await page.evaluate(() => scrollTo(0, 900));
		await failing(page, () => page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/"]')?.click()));
		await page.goBack();
		await page.getByRole('heading', { name: 'Lange Seite' }).waitFor();
		expect(await page.locator('main').textContent()).toContain('von Hand');
		expect(await page.locator('main').count()).toBe(1);
		expect(await page.title()).toBe('Lange Seite | Verhalten');
		await expect.poll(() => scrollTop(page)).toBe(900);
	});

	test('is loaded fully by the browser when there is a connection', async () => {
		const page = await open('/docs/');
		let tries = 0;
		await page.route('**/docs/ende/', (route) => (tries++ === 0 ? route.abort() : route.continue()));
		await page.evaluate(() => {
			location.href = '/docs/ende/';
		});
		await page.getByRole('heading', { name: 'Ende' }).waitFor();
		expect(await isSameDocument(page)).toBe(false);
	});

	test('is left to the browser when the server fails', async () => {
		const page = await open('/docs/');
		await page.route('**/docs/ende/', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Wartung</h1>' }));
		await page.evaluate(() => {
			location.href = '/docs/ende/';
		});
		await page.getByRole('heading', { name: 'Wartung' }).waitFor();
		expect(await isSameDocument(page)).toBe(false);
	});
});

describe('prefetching', () => {
	/** Opens the home page, which has few links, and collects what is asked for from then on. */
	async function watch(connection: { saveData?: boolean; effectiveType?: string }) {
		const page = await site.open('/datei.txt');
		await page.addInitScript((facts) => Object.defineProperty(navigator, 'connection', { value: facts }), connection);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(`${site.origin}/`);
		return { page, asked };
	}

	test('fetches a page when the pointer rests on its link, once', async () => {
		const { page, asked } = await watch({ effectiveType: '4g' });
		await page.hover('#navbar-links a[href="/docs/"]');
		await expect.poll(() => asked).toContain('/docs/');
		await follow(page, '#navbar-links a[href="/docs/"]', 'Anfang');
		expect(asked.filter((path) => path === '/docs/')).toHaveLength(1);
	});

	test('fetches a page when its link gets the focus', async () => {
		const { page, asked } = await watch({});
		await page.focus('#navbar-links a[href="/blog/"]');
		await expect.poll(() => asked).toContain('/blog/');
	});

	test('fetches pages whose links are in view, and no files', async () => {
		const page = await site.open('/datei.txt');
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(`${site.origin}/docs/`);
		await expect.poll(() => asked).toContain('/docs/lang/');
		await expect.poll(() => asked).toContain('/docs/reiter/');
		expect(asked).not.toContain('/datei.txt');
		expect(asked).not.toContain('/docs/ende/');
	});

	test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing with %o', async (connection) => {
		const { page, asked } = await watch(connection);
		await page.hover('#navbar-links a[href="/docs/"]');
		await page.waitForTimeout(400);
		expect(asked.filter((path) => path.startsWith('/docs/'))).toEqual([]);
	});
});
