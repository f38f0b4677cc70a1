import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { atRest, eventually, focused, follow, scrollTop } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 390, height: 720 } };

describe('the drawer', () => {
	const open = async (path: string) => {
		const page = await site.open(path, PHONE);
		await page.getByRole('button', { name: 'Menü', exact: true }).click();
		await page.locator('.drawer').waitFor();
		return page;
	};
	const isOpen = (page: Page) => page.evaluate(() => document.querySelector<HTMLDialogElement>('.drawer')?.open ?? false);

	test('holds navigation and sidebar, and shows the current page', async () => {
		const page = await open('/docs/ende/');
		expect(await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).isVisible()).toBe(true);
		expect(await page.locator('.drawer .sidebar [aria-current]').isVisible()).toBe(true);
		await eventually(() => page.locator('.drawer .sidebar [aria-current]').evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true);
		expect(await page.locator('.menu-button').getAttribute('aria-expanded')).toBe('true');
	});

	test('has its links, the choices and the sidebar on one edge', async () => {
		const page = await open('/docs/ende/');
		const edges = await page.locator('.drawer').evaluate((drawer) => {
			const range = document.createRange();
			return [...drawer.querySelectorAll('.navbar-links a, .navbar-choices > a, .sidebar nav > ul > li > a')].map((link) => {
				range.selectNodeContents(link);
				const { paddingLeft } = getComputedStyle(link);
				return Math.round(link.matches('.button') ? link.getBoundingClientRect().left : range.getBoundingClientRect().left) + (paddingLeft === '' ? 1 : 0);
			});
		});
		expect(edges.length).toBeGreaterThan(3);
		expect(new Set(edges).size).toBe(1);
	});

	test('is not pushed sideways by anything in it', async () => {
		const page = await site.open('/docs/ende/', { viewport: { width: 360, height: 720 } });
		await page.getByRole('button', { name: 'Menü', exact: true }).click();
		const drawer = page.locator('.drawer');
		await drawer.waitFor();
		await drawer.evaluate((element) => {
			for (const menu of element.querySelectorAll('details')) menu.open = true;
		});
		expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	});

	test.each([
		['Escape', (page: Page) => page.keyboard.press('Escape')],
		['its button', (page: Page) => page.getByRole('button', { name: 'Menü schließen' }).click()],
		['a click beside it', (page: Page) => page.mouse.click(385, 400)],
	])('closes with %s, gives the focus back and puts everything where it was', async (_, close) => {
		const page = await open('/docs/');
		await close(page);
		await eventually(() => isOpen(page)).toBe(false);
		expect(await focused(page)).toBe('Menü');
		await eventually(() => page.locator('.menu-button').getAttribute('aria-expanded')).toBe('false');
		expect(
			await page.evaluate(() => [document.querySelector('#nonius-page')?.firstElementChild?.id, document.querySelector('.brand')?.nextElementSibling?.id]),
		).toEqual(['nonius-menu', 'nonius-navbar-links']);
	});

	test('holds what the navbar has no room for: language, version and the call to action, which work there', async () => {
		const page = await open('/docs/');
		const dialog = page.getByRole('dialog');
		expect(await dialog.getByRole('link', { name: 'Jetzt testen' }).isVisible()).toBe(true);
		for (const choice of ['Sprache', 'Version der Dokumentation']) {
			const menu = dialog.locator('.dropdown', { hasText: choice });
			await menu.locator('summary').click();
			expect(await menu.getByRole('link').first().isVisible()).toBe(true);
		}
		await page.keyboard.press('Escape');
		await eventually(() => page.locator('.navbar .dropdown').count()).toBe(2);
	});

	test('shows nothing beside and below the button that closes it, wherever it is scrolled to', async () => {
		const page = await open('/docs/ende/');
		const strangers = () =>
			page.locator('.drawer').evaluate((drawer) => {
				const { left, right, top } = drawer.getBoundingClientRect();
				const bottom = drawer.firstElementChild?.getBoundingClientRect().bottom ?? 0;
				const places = Array.from({ length: 20 }, (_, index) => ({
					x: left + 2 + ((right - left - 20) * index) / 19,
					y: top + 2 + ((bottom - top - 4) * (index % 5)) / 4,
				}));
				return places.filter(({ x, y }) => drawer.lastElementChild?.contains(document.elementFromPoint(x, y))).length;
			});
		await atRest(page);
		for (const place of [0, 60, 131]) {
			await page.locator('.drawer').evaluate((drawer, top) => drawer.scrollTo(0, top), place);
			expect(await strangers()).toBe(0);
		}
	});

	test('leaves the page behind it where it is', async () => {
		const page = await open('/docs/lang/');
		await page.mouse.move(380, 400);
		await page.mouse.wheel(0, 500);
		await page.mouse.wheel(0, 500);
		await atRest(page);
		expect(await scrollTop(page)).toBe(0);
	});

	test('keeps the focus inside', async () => {
		const page = await open('/docs/teil/eins/');
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Shift+Tab');
		expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
	});

	test('closes when a page is chosen', async () => {
		const page = await open('/docs/');
		await page.getByRole('dialog').getByRole('link', { name: 'Lange Seite' }).click();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
		expect(await isOpen(page)).toBe(false);
		expect(await page.locator('#nonius-page > #nonius-menu').count()).toBe(1);
		expect(await focused(page)).toBe('Lange Seite');
	});

	test('closes on the way back', async () => {
		const page = await site.open('/docs/', PHONE);
		await page.locator('.pager a[href="/docs/lang/"]').click();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
		await page.locator('.menu-button').click();
		await page.getByRole('dialog').waitFor();
		await page.goBack();
		await page.waitForFunction(() => document.title.startsWith('Anfang'));
		expect(await isOpen(page)).toBe(false);
		expect(await page.locator('#nonius-menu').count()).toBe(1);
	});

	test('closes when the window becomes as wide as a desktop', async () => {
		const page = await open('/docs/');
		await page.setViewportSize({ width: 996, height: 720 });
		expect(await isOpen(page)).toBe(true);
		await page.setViewportSize({ width: 997, height: 720 });
		await eventually(() => isOpen(page)).toBe(false);
		expect(await page.locator('#nonius-page > .sidebar').isVisible()).toBe(true);
	});

	test.each<[string, (page: Page) => Promise<unknown>]>([
		['has a wide window', (page) => page.setViewportSize({ width: 1280, height: 720 })],
		['is on another page', (page) => follow(page, '.brand', 'Seiten, an denen sich das Verhalten prüfen lässt.')],
	])('does not open any more when it comes late and the reader %s', async (_, goOn) => {
		const page = await site.open('/docs/', PHONE);
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/drawer\.[^/]*\.js$/, async (route) => {
			await released;
			await route.continue();
		});
		await page.locator('[data-drawer-open]').click();
		await goOn(page);
		release();
		await page.locator('dialog.drawer').waitFor({ state: 'attached' });
		expect(await page.locator('dialog.drawer').getAttribute('open')).toBe(null);
	});

	test('opens with the space bar', async () => {
		const page = await site.open('/docs/', PHONE);
		await page.locator('.menu-button').press(' ');
		await eventually(() => isOpen(page)).toBe(true);
	});

	test('is not needed without script: the button leads to the navigation', async () => {
		const page = await site.open('/docs/', { ...PHONE, javaScriptEnabled: false });
		await page.locator('.menu-button').click();
		expect(page.url()).toBe(`${site.origin}/docs/#nonius-menu`);
		expect(await page.locator('#nonius-menu').isVisible()).toBe(true);
	});
});
