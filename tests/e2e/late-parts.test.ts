import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually, scrollPage, scrollTop } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

/** Holds requests for `files` back until the returned function is called, which continues them or ends them by `end`. */
async function holdBack(page: Page, files: RegExp, end = (route: Route) => route.continue()): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(files, async (route) => {
		await released;
		await end(route).catch(() => {});
	});
	return release;
}

/** Frames in which loaded parts are drawn. */
const twoFrames = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const PHONE = { viewport: { width: 360, height: 720 } };
const SCRIPT = /Document.*\.js/;

test('what is typed while the search is on its way stands in it', async () => {
	const page = await site.open('/docs/');
	const release = await holdBack(page, /search-dialog\..*js/);
	await page.keyboard.press('Control+k');
	await page.keyboard.type('Lange/S');
	// A heading of the same page.
	await page.evaluate(() => location.assign('#main'));
	release();
	const input = page.getByRole('combobox', { name: 'Suche' });
	await input.waitFor();
	await page.keyboard.type('eite');
	expect(await input.inputValue()).toBe('Lange/Seite');
});

test('what is typed and taken back while the search is on its way does not stand in it', async () => {
	const page = await site.open('/docs/');
	const release = await holdBack(page, /search-dialog\..*js/);
	await page.keyboard.press('Control+k');
	await page.keyboard.type('Lankx');
	await page.keyboard.press('Backspace');
	await page.keyboard.press('Backspace');
	await page.keyboard.type('ge');
	release();
	const input = page.getByRole('combobox', { name: 'Suche' });
	await input.waitFor();
	expect(await input.inputValue()).toBe('Lange');
});

test('a search that does not come says so on the page that it was asked for on, and takes no keys on another', async () => {
	const page = await site.open('/docs/');
	const release = await holdBack(page, /search-dialog\..*js/, (route) => route.abort());
	await page.keyboard.press('Control+k');
	await page.evaluate(() => void navigation.navigate('/docs/lang/'));
	await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
	// The listener is there before the key: what is evaluated and what is typed come on two ways.
	await page.evaluate(() => {
		addEventListener('keypress', ({ defaultPrevented }) => document.body.setAttribute('data-taken', `${defaultPrevented}`), { once: true });
	});
	await page.keyboard.type('a');
	await page.locator('body[data-taken=false]').waitFor();
	release();
	await page.waitForFunction(() => document.onkeypress === null);
	await twoFrames(page);
	expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('the search does not open over a page that the reader has gone on to', async () => {
	const page = await site.open('/docs/');
	const release = await holdBack(page, /search-dialog\..*js/);
	await page.keyboard.press('Control+k');
	await page.evaluate(() => void navigation.navigate('/docs/lang/'));
	await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
	release();
	await page.waitForFunction(() => document.onkeypress === null);
	await twoFrames(page);
	expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('what is typed on the page of the search before its code has come is searched for', async () => {
	const page = await site.open('/robots.txt');
	const release = await holdBack(page, /\/search-page\..*js/);
	await page.goto(`${site.origin}/suche/`, { waitUntil: 'commit' });
	await page.getByRole('textbox').fill('Lange Seite');
	release();
	await page.locator('.search-page-results a').first().waitFor();
	expect(await page.getByRole('textbox').inputValue()).toBe('Lange Seite');
	expect(new URL(page.url()).searchParams.get('q')).toBe('Lange Seite');
});

test('a category that a reader opens while the script is on its way stays open', async () => {
	const page = await site.open('/docs/');
	// As this page is left, its closed categories are remembered.
	await page.goto(`${site.origin}/robots.txt`);
	const release = await holdBack(page, SCRIPT);
	await page.goto(`${site.origin}/docs/`, { waitUntil: 'commit' });
	await page.locator('summary', { hasText: 'Verweise' }).click();
	release();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	expect(await page.getByRole('link', { name: 'Verweis 12' }).isVisible()).toBe(true);
});

test.each([PHONE, {}])('the frame of a page whose script does not come stays as it is, also when that comes later (%o)', async (window) => {
	const page = await site.open('/robots.txt', window);
	const release = await holdBack(page, SCRIPT);
	await page.clock.install();
	await page.goto(`${site.origin}/docs/reiter/`, { waitUntil: 'commit' });
	await page.locator('#nonius-announcer').waitFor({ state: 'attached' });
	const places = () =>
		page
			.locator(':is(.announcement, .navbar, .sidebar, main h1):visible')
			.evaluateAll((parts) => parts.flatMap((part) => [...part.querySelectorAll('a, span'), part].map((each) => JSON.stringify(each.getBoundingClientRect()))));
	const before = await places();
	await page.clock.fastForward(5000);
	await page.getByText('Für Linux.').waitFor();
	expect(await places()).toEqual(before);
	release();
	await page.locator('.tabs[data-ready]').first().waitFor();
	expect(await places()).toEqual(before);
});

test('on paper tabs have their names while their script is on its way', async () => {
	const page = await site.open('/robots.txt');
	await holdBack(page, SCRIPT);
	await page.goto(`${site.origin}/docs/reiter/`, { waitUntil: 'commit' });
	await page.locator('#nonius-announcer').waitFor({ state: 'attached' });
	await page.emulateMedia({ media: 'print' });
	expect(await page.locator('.tab-label', { hasText: 'Linux' }).first().isVisible()).toBe(true);
	expect(await page.getByText('Für Linux.').isVisible()).toBe(true);
});

test('a page that comes while the menu is open brings its own parts of it', async () => {
	const page = await site.open('/docs/', PHONE);
	const release = await holdBack(page, /\/blog\/$/);
	await page.evaluate(() => void navigation.navigate('/blog/'));
	await page.getByRole('button', { name: 'Menü' }).click();
	const drawer = page.locator('dialog.drawer');
	await drawer.locator('#nonius-menu').waitFor();
	await drawer.locator('#nonius-menu a').first().focus();
	release();
	await page.waitForFunction(() => document.title.startsWith('Blog'));
	await eventually(() => drawer.locator('#nonius-navbar-links [aria-current]').textContent()).toBe('Blog');
	expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	await eventually(() =>
		page.locator('#nonius-navbar-links, #nonius-menu').evaluateAll((parts) => parts.map(({ id, parentElement }) => [id, parentElement?.id])),
	).toEqual([
		['nonius-navbar-links', 'nonius-navbar'],
		['nonius-menu', 'nonius-page'],
	]);
});

test('a reader who reads on while a page is on its way, and gives it up, stays at the place', async () => {
	const page = await site.open('/docs/lang/');
	await holdBack(page, /\/blog\/$/);
	await page.evaluate(() => void navigation.navigate('/blog/'));
	await page.waitForURL('**/blog/');
	await scrollPage(page, 700);
	const home = page.evaluate(() => new Promise<void>((resolve) => navigation.addEventListener('navigatesuccess', () => resolve(), { once: true })));
	await page.goBack();
	await home;
	await twoFrames(page);
	expect(await scrollTop(page)).toBe(700);
});

test('the way back leads to the place where a reader was when the next page came', async () => {
	const page = await site.open('/docs/lang/');
	const release = await holdBack(page, /\/blog\/$/);
	await page.evaluate(() => void navigation.navigate('/blog/'));
	await page.waitForURL('**/blog/');
	await scrollPage(page, 700);
	release();
	await page.waitForFunction(() => document.title.startsWith('Blog'));
	await page.goBack();
	await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
	await eventually(() => scrollTop(page)).toBe(700);
});

test('a page that is given up takes its styles with it', async () => {
	const page = await site.open('/docs/lang/');
	const styles = () => page.evaluate(() => [document.adoptedStyleSheets.length, document.querySelectorAll('link[rel=stylesheet]').length]);
	const before = await styles();
	await holdBack(page, /\/spaet\.css$/);
	await page.route(/\/blog\/$/, async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', '<link rel="stylesheet" href="/spaet.css"></head>') });
	});
	await page.evaluate(() => void navigation.navigate('/blog/'));
	await page.locator('link[href="/spaet.css"]').waitFor({ state: 'attached' });
	const home = page.evaluate(() => new Promise<void>((resolve) => navigation.addEventListener('navigatesuccess', () => resolve(), { once: true })));
	await page.goBack();
	await home;
	expect(await styles()).toEqual(before);
});
