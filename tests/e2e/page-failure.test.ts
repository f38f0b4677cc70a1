import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFailingServer } from './failing-server.ts';
import { type FixtureSite, openAlone, openFixture } from './fixture-site.ts';
import { eventually, focused, follow, isSameDocument, markDocument, scrollPage, scrollTop } from './observe.ts';

let site: FixtureSite;
let unkind: Awaited<ReturnType<typeof createFailingServer>>;
beforeAll(async () => {
	site = await openFixture('chrome');
	unkind = await createFailingServer(site.origin);
});
afterAll(async () => {
	unkind?.close();
	await site?.close();
});

const FAILED = 'Diese Seite lässt sich gerade nicht laden';
const UNREACHABLE = 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.';
const SERVER = 'Der Server meldet einen Fehler.';
const FOREIGN = 'Statt der Seite kam eine fremde Antwort, etwa die Anmeldung eines WLANs.';

/** Opens a page and marks its document, so that a full load is noticed; nothing is prefetched. */
const open = async (path: string, origin?: string) => markDocument(await openAlone(site, path, origin));

/** Time runs as the test says, time limits of requests included. */
async function fakeTime(page: Page): Promise<void> {
	await page.clock.install();
	await page.evaluate(() => {
		AbortSignal.timeout = (ms) => {
			const limit = new AbortController();
			setTimeout(() => limit.abort(), ms);
			return limit.signal;
		};
	});
}

const go = (page: Page, path: string) => page.evaluate((to) => void navigation.navigate(to), path);
const notice = (page: Page) => page.getByRole('heading', { name: FAILED });
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });
const html = (body: string, status = 200) => ({ status, contentType: 'text/html', body });

describe('a request for a page that fails once', () => {
	test.each<[string, (route: Route) => Promise<void>]>([
		['refused', (route) => route.abort('connectionrefused')],
		['answered with 503', (route) => route.fulfill(html('<h1>Wartung</h1>', 503))],
	])('%s, is tried again by itself', async (_, fault) => {
		const page = await open('/docs/');
		let tries = 0;
		await page.route('**/docs/ende/', (route) => (tries++ === 0 ? fault(route) : route.continue()));
		await go(page, '/docs/ende/');
		await page.getByRole('heading', { name: 'Ende' }).waitFor();
		expect([await isSameDocument(page), tries]).toEqual([true, 2]);
	});

	test('unanswered, is given up and tried again', async () => {
		const page = await open('/docs/');
		await fakeTime(page);
		let tries = 0;
		await page.route('**/docs/ende/', (route) => (tries++ === 0 ? undefined : route.continue()));
		await go(page, '/docs/ende/');
		await eventually(() => tries).toBe(1);
		await page.clock.runFor(11_000);
		await page.getByRole('heading', { name: 'Ende' }).waitFor();
		expect(await isSameDocument(page)).toBe(true);
	});
});

describe('a page that does not come', () => {
	test.each<[string, string, (page: Page) => Promise<unknown>]>([
		['refused', UNREACHABLE, (page) => page.route('**/docs/ende/', (route) => route.abort('connectionrefused'))],
		['offline', UNREACHABLE, (page) => page.context().setOffline(true)],
		['500', SERVER, (page) => page.route('**/docs/ende/', (route) => route.fulfill(html('<h1>Oops</h1>', 500)))],
		['503 as text', SERVER, (page) => page.route('**/docs/ende/', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }))],
		[
			'truncated, though it looks whole to the browser',
			UNREACHABLE,
			(page) => page.route('**/docs/ende/', async (route) => route.fulfill(html((await (await route.fetch()).text()).slice(0, 3000)))),
		],
		['of another type', FOREIGN, (page) => page.route('**/docs/ende/', (route) => route.fulfill({ contentType: 'application/json', body: '{}' }))],
		['a captive portal', FOREIGN, (page) => page.route('**', (route) => route.fulfill(html('<html><h1>WLAN</h1></html>')))],
		[
			'a captive portal at another origin',
			FOREIGN,
			(page) => page.route('**', (route) => route.fulfill({ status: 302, headers: { Location: 'https://portal.example.com/' } })),
		],
	])('%s: says so in its place, in the same document', async (_, reason, fault) => {
		const page = await open('/docs/');
		await fault(page);
		await go(page, '/docs/ende/');
		await notice(page).waitFor();
		expect(await page.locator('main:visible p').first().textContent()).toBe(reason);
		expect([await isSameDocument(page), await focused(page), new URL(page.url()).pathname]).toEqual([true, FAILED, '/docs/ende/']);
		expect(await page.locator('.sidebar').isVisible()).toBe(true);
		expect(await page.locator('.sidebar [aria-current=page]').allTextContents()).toEqual(['Ende']);
		await page.locator('#nonius-announcer', { hasText: reason }).waitFor({ state: 'attached' });
	});

	test.each(['reset', 'cut'] as const)('a connection that is %s: says so, and tries the server twice', async (fault) => {
		const page = await open('/docs/', unkind.origin);
		unkind.faults.set('/docs/ende/', fault);
		await go(page, '/docs/ende/');
		await notice(page).waitFor();
		expect(await isSameDocument(page)).toBe(true);
		unkind.faults.clear();
		await retry(page).click();
		await page.getByRole('heading', { name: 'Ende' }).waitFor();
	});

	test('a server that never answers: says so in the end', async () => {
		const page = await open('/docs/', unkind.origin);
		await fakeTime(page);
		unkind.faults.set('/docs/ende/', 'silent');
		unkind.asked.length = 0;
		await go(page, '/docs/ende/');
		const tries = () => unkind.asked.filter((path) => path === '/docs/ende/').length;
		await eventually(tries).toBe(1);
		await page.clock.runFor(11_000);
		await eventually(tries).toBe(2);
		await page.clock.runFor(21_000);
		await eventually(tries).toBe(3);
		await page.clock.runFor(4000);
		await notice(page).waitFor();
		unkind.faults.clear();
	});

	test('answers to each new try: with words while it fails, with the page when it comes', async () => {
		const page = await open('/docs/');
		await page.route('**/docs/ende/', (route) => route.abort());
		await go(page, '/docs/ende/');
		await notice(page).waitFor();
		const said = await page.evaluateHandle(() => {
			const texts: string[] = [];
			const announcer = document.getElementById('nonius-announcer');
			if (announcer) new MutationObserver(() => announcer.textContent && texts.push(announcer.textContent)).observe(announcer, { childList: true });
			return texts;
		});
		await retry(page).press('Enter');
		await eventually(() => said.evaluate((texts) => texts.at(-1))).toBe(UNREACHABLE);
		await retry(page).waitFor();
		expect(await focused(page)).toBe('Erneut versuchen');
		await page.unroute('**/docs/ende/');
		await retry(page).press('Enter');
		await page.getByRole('heading', { name: 'Ende' }).waitFor();
		await eventually(() => said.evaluate((texts) => texts.at(-1))).toBe('Seite geladen: Ende | Verhalten');
		expect([await focused(page), await notice(page).count(), await page.title()]).toEqual(['Ende', 0, 'Ende | Verhalten']);
	});

	test.each<[string, (page: Page) => Promise<unknown>]>([
		['the browser’s way back', (page) => page.goBack()],
		['the link back', (page) => page.getByRole('link', { name: 'Zurück zu „Lange Seite“' }).click()],
	])('loses nothing: %s brings the page before back as it was', async (_, back) => {
		const page = await open('/docs/lang/');
		await page.locator('main').evaluate((main) => main.append('von Hand'));
		await scrollPage(page, 900);
		await page.route('**/docs/', (route) => route.abort());
		await go(page, '/docs/');
		await notice(page).waitFor();
		expect(await scrollTop(page)).toBe(0);
		await back(page);
		await page.getByRole('heading', { name: 'Lange Seite' }).waitFor();
		expect(await page.locator('main').textContent()).toContain('von Hand');
		expect([await page.locator('main').count(), await page.title(), await isSameDocument(page)]).toEqual([1, 'Lange Seite | Verhalten', true]);
		expect(await page.locator('.sidebar [aria-current=page]').allTextContents()).toEqual(['Lange Seite']);
		await eventually(() => scrollTop(page)).toBe(900);
	});

	test('lets the reader go on to another page', async () => {
		const page = await open('/docs/');
		await page.route('**/docs/ende/', (route) => route.abort());
		await go(page, '/docs/ende/');
		await notice(page).waitFor();
		await follow(page, '.sidebar a[href="/docs/lang/"]', 'Lange Seite');
		expect([await notice(page).count(), await page.locator('main').count(), await isSameDocument(page)]).toEqual([0, 1, true]);
		expect(await page.locator('.sidebar [aria-current=page]').allTextContents()).toEqual(['Lange Seite']);
	});
});

test('where even what brings pages has not come, a dialog says so and brings the page when it can', async () => {
	const page = await site.open('/datei.txt');
	await page.route('**/coming-pages.*', (route) => route.abort());
	await page.goto(`${site.origin}/docs/`);
	await markDocument(page);
	await page.context().setOffline(true);
	await go(page, '/docs/ende/');
	await page.getByRole('alertdialog', { name: 'Diese Seite lässt sich nicht laden. Prüfen Sie die Verbindung.' }).waitFor();
	await page.context().setOffline(false);
	await page.unrouteAll();
	await retry(page).click();
	await page.getByRole('heading', { name: 'Ende' }).waitFor();
	expect(await isSameDocument(page)).toBe(true);
});

describe('what only the browser can show', () => {
	const loads = async (page: Page, action: () => Promise<void>, title: string) => {
		const documents: string[] = [];
		page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
		await action();
		await page.getByRole('heading', { name: title }).waitFor();
		await page.waitForLoadState('load');
		expect(await isSameDocument(page)).toBe(false);
		return documents.length;
	};

	test('a page of a newer build is loaded fully, once', async () => {
		const page = await open('/docs/');
		await page.route('**/docs/lang/', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replaceAll(/src="\/_astro\/([^"]+)\.js"/g, 'src="/_astro/$1.js?neu"') });
		});
		expect(await loads(page, () => follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite'), 'Lange Seite')).toBe(1);
	});

	test('a page of somebody else is loaded fully, once', async () => {
		const page = await open('/docs/');
		await page.route('**/app/', (route) => route.fulfill(html('<h1>Andere Anwendung</h1>')));
		expect(await loads(page, () => go(page, '/app/'), 'Andere Anwendung')).toBe(1);
	});

	test('a redirect to another origin is followed', async () => {
		const page = await open('/docs/');
		await page.route('**/umgezogen/', (route) => route.fulfill({ status: 301, headers: { Location: `${unkind.origin}/docs/ende/` } }));
		expect(await loads(page, () => go(page, '/umgezogen/'), 'Ende')).toBeGreaterThan(0);
		expect(page.url()).toBe(`${unkind.origin}/docs/ende/`);
	});

	test('a file without extension is shown', async () => {
		const page = await open('/docs/');
		await page.route('**/LICENSE', (route) => route.fulfill({ contentType: 'text/plain', body: 'Erlaubt.' }));
		await go(page, '/LICENSE');
		await page.getByText('Erlaubt.').waitFor();
	});
});

describe('an address with index.html', () => {
	test('loses it on any host', async () => {
		const page = await site.open('/datei.txt');
		await page.route('**/docs/lang/index.html*', async (route) => route.fulfill({ response: await route.fetch({ url: `${site.origin}/docs/lang/` }) }));
		await page.goto(`${site.origin}/docs/lang/index.html?a=1#drei`);
		await eventually(() => page.url()).toBe(`${site.origin}/docs/lang/?a=1#drei`);
	});

	test('loses it in a route change, though the host adds it', async () => {
		const page = await open('/docs/');
		await page.route('**/docs/lang/', async (route) => route.fulfill({ status: 302, headers: { Location: '/docs/lang/index.html' } }));
		await page.route('**/docs/lang/index.html', async (route) => route.fulfill({ response: await route.fetch({ url: `${site.origin}/docs/lang/` }) }));
		await go(page, '/docs/lang/index.html#drei');
		await page.getByRole('heading', { name: 'Lange Seite' }).waitFor();
		expect([page.url(), await isSameDocument(page)]).toEqual([`${site.origin}/docs/lang/#drei`, true]);
	});
});
