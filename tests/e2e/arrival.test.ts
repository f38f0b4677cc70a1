import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FixtureSite, isLive, openFixture } from './fixture-site.ts';
import { eventually, isSameDocument, markDocument } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

const heading = (page: Page) => page.locator('main:visible h1').textContent();

describe('a page that is slow', () => {
	let page: Page;
	let release: (() => void)[];
	beforeEach(async () => {
		page = await site.open('/robots.txt');
		release = [];
		await page.route(/\/docs\/(lang|reiter)\/$/, async (route) => {
			await new Promise<void>((resolve) => release.push(resolve));
			await route.continue().catch(() => {});
		});
		// A page that was fetched ahead would be there before it is asked for.
		await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
		await page.goto(`${site.origin}/`);
		await isLive(page);
		await markDocument(page);
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
		await eventually(async () => (await seen()).length).toBeGreaterThanOrEqual(2);
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
		await eventually(() => release.length).toBe(1);
		const failed = page.waitForEvent('requestfailed');
		await go('/docs/ende/');
		expect(new URL((await failed).url()).pathname).toBe('/docs/lang/');
		await page.waitForFunction(() => document.title.startsWith('Ende'));
		for (const run of release) run();
		await page.locator('.progress').waitFor({ state: 'hidden' });
		expect(await heading(page)).toBe('Ende');
	});

	test('comes all the same when its link is clicked twice', async () => {
		await go('/docs/lang/');
		await eventually(() => release.length).toBe(1);
		await go('/docs/lang/');
		await eventually(() => release.length).toBe(2);
		for (const run of release) run();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
		expect(await isSameDocument(page)).toBe(true);
	});

	test('leaves the page before as it was when the reader goes back', async () => {
		await page.locator('main').evaluate((main) => main.append('von Hand'));
		await go('/docs/lang/');
		await eventually(() => release.length).toBe(1);
		await page.goBack();
		expect(new URL(page.url()).pathname).toBe('/');
		expect(await page.locator('main').textContent()).toContain('von Hand');
		expect(await isSameDocument(page)).toBe(true);
	});
});
