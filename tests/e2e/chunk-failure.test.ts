import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createFailingServer } from './failing-server.ts';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually, isSameDocument, markDocument } from './observe.ts';

let site: FixtureSite;
let weaving: FixtureSite;
beforeAll(async () => {
	[site, weaving] = [await openFixture('chrome'), await openFixture('weaving')];
});
afterAll(() => Promise.all([site?.close(), weaving?.close()]));

const PHONE = { viewport: { width: 360, height: 720 } };

/** Opens a page of a site; requests for some files fail. */
async function openWithout(
	files: RegExp,
	path: string,
	{ from = site, ...options }: { from?: FixtureSite; viewport?: { width: number; height: number } } = {},
) {
	const page = await from.open('/robots.txt', options);
	await page.route(files, (route) => route.abort());
	await page.goto(from.origin + path);
	return page;
}

/** Lets everything come again. */
const mend = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** The space in a message about a failed request: between its text and the button below, and the padding of its box. */
const roomOf = (box: Locator) =>
	box.evaluate((element) => {
		const line = element.querySelector('p')?.firstChild;
		const button = element.querySelector('.button')?.getBoundingClientRect();
		if (!line || !button) throw new Error('There is no text, or no button.');
		const text = document.createRange();
		text.selectNode(line);
		const [said, around] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
		return {
			between: button.top - said.bottom,
			above: said.top - around.top,
			below: around.bottom - button.bottom,
			beside: Math.min(around.left, innerWidth - around.right),
		};
	});

describe('when the code of a part does not come', () => {
	test('the search says so and can be tried again', async () => {
		const page = await openWithout(/search-dialog\..*js/, '/docs/');
		await page.getByRole('button', { name: 'Suchen' }).click();
		const message = page.getByText('Die Suche lässt sich nicht laden. Prüfen Sie die Verbindung.');
		await message.waitFor();
		await mend(page);
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.getByRole('combobox', { name: 'Suche' }).waitFor();
		expect(await message.count()).toBe(0);
	});

	test('the search says so in a box that leaves a phone its edges, with as much room above as below', async () => {
		const page = await openWithout(/search-dialog\..*js/, '/docs/', PHONE);
		await page.getByRole('button', { name: 'Suchen' }).click();
		const { above, below, beside } = await roomOf(page.getByRole('alertdialog'));
		expect(beside).toBeGreaterThan(8);
		expect(Math.abs(above - below)).toBeLessThan(6);
	});

	test.each([
		['/docs/', '.search-results'],
		['/suche/?q=Seite', '.search-page-results'],
	])('the search has its button below what it says, not glued to it (%s)', async (path, place) => {
		const page = await openWithout(/search\/.*(json|txt)/, path);
		if (path === '/docs/') {
			await page.getByRole('button', { name: 'Suchen' }).click();
			await page.getByRole('combobox').fill('Seite');
		}
		await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
		expect((await roomOf(page.locator(place))).between).toBeGreaterThan(8);
	});

	test('the search keeps what was typed until it can be tried again', async () => {
		const page = await openWithout(/search-dialog\..*js/, '/docs/');
		await page.evaluate(() => {
			const press = (type: string, key: string) => document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
			press('keydown', '/');
			for (const key of 'ok') press('keypress', key);
		});
		await page.getByRole('alertdialog').waitFor();
		await mend(page);
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await eventually(() => page.getByRole('combobox', { name: 'Suche' }).inputValue()).toBe('ok');
	});

	test('the search says that its index does not come, in its own dialog', async () => {
		const page = await openWithout(/search\/.*(json|txt)/, '/docs/');
		await page.getByRole('button', { name: 'Suchen' }).click();
		await page.getByRole('combobox').fill('Seite');
		await page.locator('docs-search [aria-live]', { hasText: 'Die Suche lässt sich nicht laden.' }).waitFor({ state: 'attached' });
		await mend(page);
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.getByRole('option').first().waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
	});

	test('a link leads to its page, which is loaded fully', async () => {
		const page = await openWithout(/coming-pages\./, '/docs/');
		await markDocument(page);
		await page.locator('#nonius-navbar-links a[href="/blog/"]').click();
		await page.locator('h1', { hasText: 'Blog' }).waitFor();
		expect(await isSameDocument(page)).toBe(false);
	});

	test.each(['drawer\\..*js', 'drawer\\..*css'])('the menu button is a link to the navigation below the text (%s)', async (file) => {
		const page = await openWithout(new RegExp(file), '/docs/', PHONE);
		await page.getByRole('button', { name: 'Menü' }).click();
		await page.waitForURL('**/docs/#nonius-menu');
		await page.locator('#nonius-menu').getByRole('link', { name: 'Lange Seite' }).waitFor();
		expect(await page.locator('#nonius-navbar-links').isVisible()).toBe(true);
	});

	test('a category opens all the same', async () => {
		const page = await openWithout(/toggle-category/, '/docs/');
		await page.locator('summary', { hasText: 'Verweise' }).click();
		await page.getByRole('link', { name: 'Verweis 12' }).waitFor();
		await page.locator('summary', { hasText: 'Verweise' }).click();
		await page.getByRole('link', { name: 'Verweis 12' }).waitFor({ state: 'hidden' });
	});

	test('a category that is still to be filled says so', async () => {
		const page = await openWithout(/toggle-category/, '/docs/verzeichnis/');
		await page.locator('summary', { hasText: 'Buchstabe B' }).click();
		await page.getByRole('alertdialog').waitFor();
		await mend(page);
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.getByRole('link', { name: 'Bach 90' }).waitFor();
	});

	test('tabs stand below each other', async () => {
		const page = await openWithout(/docs-tabs/, '/docs/reiter/');
		await page.getByText('Für macOS.').waitFor();
		expect([await page.getByText('Für Linux.').isVisible(), await page.getByRole('tab').count()]).toEqual([true, 0]);
		expect(await page.locator('.tab-label').first().isVisible()).toBe(true);
	});

	test('an island says so, keeps what it shows without a control that does nothing, and can be tried again', async () => {
		const page = await openWithout(/\/Counter\./, '/docs/insel/');
		await page.getByText('Dieses Beispiel lässt sich nicht laden. Prüfen Sie die Verbindung. Bis dahin zeigt es feste Werte.').waitFor();
		expect(await page.getByRole('button', { name: 'Gezählt: 0' }).isDisabled()).toBe(true);
		await mend(page);
		await page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.getByRole('button', { name: 'Gezählt: 0' }).click();
		await page.getByRole('button', { name: 'Gezählt: 1' }).waitFor();
		expect(await page.locator('.load-failure').count()).toBe(0);
	});

	test.each([
		['islands', '/docs/insel/', /live-islands\./, 'Dieses Beispiel', (page: Page) => page.getByRole('button', { name: 'Gezählt: 0', disabled: false })],
		['the page of the search', '/suche/?q=Seite', /search-page\./, 'Die Suche', (page: Page) => page.locator('.search-page-results a').first()],
		[
			'the page about reading offline',
			'/offline/',
			/offline-edition\./,
			'Die Schaltfläche zum Speichern',
			(page: Page) => page.locator('offline-edition:defined'),
		],
	])('%s say so and can be tried again', async (_, path, file, what, live) => {
		const page = await openWithout(file, path);
		const message = page.getByRole('alert').filter({ hasText: `${what} lässt sich nicht laden. Prüfen Sie die Verbindung.` });
		await message.waitFor();
		expect(await message.evaluate((note) => getComputedStyle(note).borderStyle)).toBe('solid');
		await mend(page);
		await message.getByRole('button', { name: 'Erneut versuchen' }).click();
		await live(page).waitFor();
		expect(await message.count()).toBe(0);
	});

	test('a mention of a term is a link, for a tap too', async () => {
		const page = await openWithout(/term-card/, '/docs/', { from: weaving });
		await page.locator('a.term').first().focus();
		const [address] = await page.locator('a.term').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		await page.locator('a.term').first().dispatchEvent('click', { pointerType: 'touch' });
		await page.waitForURL(address ?? '');
	});

	test('the page for unknown addresses is complete without suggestions', async () => {
		const page = await openWithout(/closest-pages|pages\.json/, '/docs/gibt-es-nicht/');
		await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
		expect(await page.locator('closest-pages').isVisible()).toBe(false);
	});
});

/** Controls that a reader can see and that only a script could answer; what a writer folds opens by itself. */
const controls = (page: Page) =>
	page.locator('button:visible:enabled, [data-copy]:visible, details:not(:has(ul), [data-article-body] *) > summary:visible').allTextContents();

describe('when no script comes', () => {
	test('a list that was left out is one link away', async () => {
		const page = await site.open('/docs/verzeichnis/', { javaScriptEnabled: false });
		await page.locator('.sidebar').getByRole('link', { name: 'Buchstabe B' }).click();
		await page.getByRole('link', { name: 'Bach 90' }).waitFor();
	});

	test.each(['/', '/docs/', '/docs/lang/', '/docs/reiter/', '/docs/verzeichnis/', '/docs/insel/', '/docs/gibt-es-nicht/'])(
		'%s shows no control',
		async (path) => {
			const page = await site.open(path, { javaScriptEnabled: false });
			expect(await controls(page)).toEqual([]);
			expect(await page.getByText('Zum Beispiel:').isVisible()).toBe(false);
		},
	);

	test.each([
		['fails', (page: Page) => page.route(/Document.*\.js/, (route) => route.abort())],
		['never comes', (page: Page) => page.route(/Document.*\.js/, () => {})],
	])('a page whose script %s becomes one without script', async (_, fault) => {
		const page = await site.open('/robots.txt', PHONE);
		await fault(page);
		await page.goto(`${site.origin}/docs/reiter/`, { waitUntil: 'commit' });
		await page.getByText('Für Linux.').waitFor();
		expect(await controls(page)).toEqual([]);
		await page.getByRole('link', { name: 'Menü' }).click();
		await page.locator('#nonius-menu').getByRole('link', { name: 'Lange Seite' }).waitFor();
	});

	test.each([
		['is on its way', '/docs/reiter/', '#nonius-menu', 'Lange Seite', (page: Page) => page.route(/Document.*\.js/, () => {})],
		['is on its way, on a page without a sidebar', '/', '#nonius-navbar-links', 'Blog', (page: Page) => page.route(/Document.*\.js/, () => {})],
		['is refused', '/docs/reiter/', '#nonius-menu', 'Lange Seite', (page: Page) => page.route(/Document.*\.js/, (route) => route.abort())],
		['is an error', '/docs/reiter/', '#nonius-menu', 'Lange Seite', (page: Page) => page.route(/Document.*\.js/, (route) => route.fulfill({ status: 500 }))],
	])('the menu button leads to the links at once, while the script %s', async (_, path, place, link, fault) => {
		const page = await site.open('/robots.txt', PHONE);
		await fault(page);
		// The file that the page waits for never arrives.
		await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
		await page.goto(site.origin + path, { waitUntil: 'commit' });
		await page.getByRole('link', { name: 'Menü' }).click();
		await page.locator(place).getByRole('link', { name: link, exact: true }).waitFor();
	});

	test('all that the bar leads to can be reached in a small window when the script fails', async () => {
		const page = await site.open('/robots.txt', PHONE);
		await page.route(/Document.*\.js/, (route) => route.abort());
		await page.goto(`${site.origin}/docs/`);
		await page.locator('html[data-js=late]').waitFor({ state: 'attached' });
		await page.getByRole('link', { name: 'Menü' }).click();
		const bar = page.locator('#nonius-navbar');
		for (const name of ['Blog', 'Jetzt testen']) await bar.getByRole('link', { name }).click({ trial: true });
		for (const summary of await bar.locator('summary').all()) await summary.click({ trial: true });
		expect(await bar.locator('summary').count()).toBe(2);
	});

	test('a page whose script fails is at once one without script', async () => {
		const page = await site.open('/robots.txt', PHONE);
		await page.route(/Document.*\.js/, (route) => route.fulfill({ status: 500 }));
		await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
		await page.goto(`${site.origin}/docs/reiter/`, { waitUntil: 'commit' });
		await page.getByText('Für Linux.').waitFor();
		expect(await controls(page)).toEqual([]);
	});

	test('a page that is long on its way keeps the room for its script, which runs when all of it has come', async () => {
		const server = await createFailingServer(site.origin);
		onTestFinished(server.close);
		server.faults.set('/docs/reiter/', 'stalled');
		const page = await site.open('/robots.txt');
		await page.clock.install();
		await page.goto(`${server.origin}/docs/reiter/`, { waitUntil: 'commit' });
		await page.locator('#nonius-navbar').waitFor({ state: 'attached' });
		await page.clock.fastForward(60_000);
		expect(await page.locator('html[data-js]').count()).toBe(1);
		server.mend();
		await page.getByRole('tab', { name: 'Linux' }).waitFor();
	});

	test('a script that comes late makes up for it', async () => {
		const page = await site.open('/robots.txt');
		const delay = async (route: Route) => {
			await page.locator('html[data-js=late]').waitFor({ state: 'attached' });
			await route.continue();
		};
		// Scripts that load later may request it again.
		await page.route(/Document.*\.js/, delay, { times: 1 });
		await page.goto(`${site.origin}/docs/reiter/`);
		await page.getByRole('tab', { name: 'Linux' }).waitFor();
		await eventually(() => page.getByText('Für Linux.').isVisible()).toBe(false);
		expect(await page.getByRole('button', { name: 'Suchen' }).isVisible()).toBe(true);
	});
});
