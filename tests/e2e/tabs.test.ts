import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, isLive, openFixture } from './fixture-site.ts';
import { focused, scrollPage, scrollTop } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

describe('tabs', () => {
	const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents();

	test('show one section each, the first or the one marked as default', async () => {
		const page = await site.open('/docs/reiter/');
		expect(await selected(page)).toEqual(['Windows', 'Windows', 'Blau']);
		expect(await page.getByRole('tabpanel').count()).toBe(3);
		expect(await page.getByText('Für macOS.').isVisible()).toBe(false);
	});

	test('follow a choice within their group, without moving the one in use, and remember it', async () => {
		const page = await site.open('/docs/reiter/');
		const tab = page.getByRole('tab', { name: 'macOS' }).nth(1);
		await tab.scrollIntoViewIfNeeded();
		const before = await tab.boundingBox();
		await tab.click();
		expect(await selected(page)).toEqual(['macOS', 'macOS', 'Blau']);
		expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
		await page.reload();
		await isLive(page);
		expect(await selected(page)).toEqual(['macOS', 'macOS', 'Blau']);
	});

	test('leave a set alone that does not have the choice', async () => {
		const page = await site.open('/docs/reiter/');
		await page.getByRole('tab', { name: 'Linux' }).click();
		expect(await selected(page)).toEqual(['Linux', 'Windows', 'Blau']);
	});

	test('are used with arrows, Pos1 and Ende, and are one stop of the tab key', async () => {
		const page = await site.open('/docs/reiter/');
		await page.getByRole('tab', { name: 'Windows' }).first().focus();
		await page.keyboard.press('ArrowLeft');
		expect([await focused(page), await selected(page)]).toEqual(['Linux', ['Linux', 'Windows', 'Blau']]);
		await page.keyboard.press('Home');
		expect(await focused(page)).toBe('Windows');
		await page.keyboard.press('End');
		expect(await focused(page)).toBe('Linux');
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
	});

	test('open for a place in a fold in them, be it the first page or the next, and are left where they were on the way back', async () => {
		const inView = (page: Page) => page.evaluate(() => (document.getElementById('100%')?.getBoundingClientRect().top ?? -1) < innerHeight && scrollY > 0);
		const page = await site.open('/docs/reiter/#100%');
		await page.waitForFunction(() => document.getElementById('100%')?.checkVisibility());
		expect([await inView(page), await focused(page)]).toEqual([true, 'Im Verborgenen']);
		const next = await site.open('/docs/');
		await next.evaluate(() => location.assign('/docs/reiter/#100%'));
		await next.waitForFunction(() => document.activeElement?.id === '100%');
		expect(await inView(next)).toBe(true);
		await next.evaluate(() => document.querySelector<HTMLElement>('.sidebar a[href="/docs/"]')?.click());
		await next.waitForFunction(() => document.title.startsWith('Anfang'));
		await next.goBack();
		await next.waitForFunction(() => document.title.startsWith('Reiter'));
		expect(await inView(next)).toBe(true);
		await scrollPage(next, 100);
		await next.evaluate(() => document.querySelector<HTMLElement>('.sidebar a[href="/docs/"]')?.click());
		await next.waitForFunction(() => document.title.startsWith('Anfang'));
		await next.goBack();
		await next.waitForFunction(() => document.title.startsWith('Reiter') && document.activeElement?.id === '100%');
		expect(await scrollTop(next)).toBe(100);
	});

	test('open when the browser finds something in them', async () => {
		const page = await site.open('/docs/reiter/');
		await page.getByRole('tab', { name: 'Linux' }).click();
		await page.evaluate(() => {
			location.hash = ':~:text=Fensterkitt';
		});
		await page.evaluate(() => document.querySelector('[data-tab=win]')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
		expect(await selected(page)).toEqual(['Windows', 'Windows', 'Blau']);
	});

	test('stand below each other without script', async () => {
		const page = await site.open('/docs/reiter/', { javaScriptEnabled: false });
		expect(await page.getByText('Für macOS.').isVisible()).toBe(true);
		expect(await page.getByText('Für Linux.').isVisible()).toBe(true);
	});
});
