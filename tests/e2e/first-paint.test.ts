import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_SCREEN } from '#chrome/first-screen.ts';
import { type FixtureSite, isLive, openOwnSite } from './fixture-site.ts';

const PATH = '/docs/handbuch/pruefmittel/';

let site: FixtureSite;
let page: Page;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
	page = await site.open('/robots.txt');
	// Whether the rest of the page was ever left out, in this document.
	await page.addInitScript(() => {
		Object.assign(window, { wasCut: false });
		new MutationObserver(() => {
			if ('unpainted' in document.documentElement.dataset) Object.assign(window, { wasCut: true });
		}).observe(document, { attributes: true, subtree: true });
	});
});

const wasCut = () => page.evaluate(() => (window as unknown as { wasCut: boolean }).wasCut);
const isWhole = () => page.locator('[data-below]').first().isVisible();

test('who comes to the beginning of a page sees it before the rest is laid out, and then all of it', async () => {
	// Only the first paint removes the attribute: the script of the page never arrives, and so there is no `load` event.
	const held: (() => void)[] = [];
	await page.route(/\.js$/, async (route) => {
		await new Promise<void>((resolve) => held.push(resolve));
		await route.abort().catch(() => {});
	});
	await page.goto(site.origin + PATH, { waitUntil: 'commit' });
	await page.locator('[data-below]').first().waitFor();
	expect(await page.evaluate(() => [document.readyState, 'unpainted' in document.documentElement.dataset])).toEqual(['interactive', false]);
	expect(await wasCut()).toBe(true);
	for (const go of held) go();
});

test('who comes to a heading, again or back gets all of the page at once', async () => {
	await page.goto(`${site.origin}${PATH}#suchen`);
	await isLive(page);
	expect([await wasCut(), await isWhole()]).toEqual([false, true]);
	await page.goto(`${site.origin}${PATH}?neu`);
	await isLive(page);
	expect([await wasCut(), await isWhole()]).toEqual([true, true]);
	await page.reload();
	await isLive(page);
	expect([await wasCut(), await isWhole()]).toEqual([false, true]);
	await page.goto(`${site.origin}/robots.txt`);
	await page.goBack();
	await isLive(page);
	expect(await isWhole()).toBe(true);
	expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type))).not.toContain(
		'navigate',
	);
	expect(await wasCut()).toBe(false);
});

test('who has a window higher than what surely fills it gets all of the page at once', async () => {
	await page.setViewportSize({ width: 1920, height: FIRST_SCREEN + 1 });
	await page.goto(site.origin + PATH);
	await isLive(page);
	expect([await wasCut(), await isWhole()]).toEqual([false, true]);
});

test('a browser without scripts leaves nothing out', async () => {
	const plain = await site.open(PATH, { javaScriptEnabled: false });
	expect(await plain.locator('[data-below]').first().isVisible()).toBe(true);
	await plain.context().close();
});
