import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { atRest, eventually, focused, scrollPage } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

const isHidden = (page: Page) => page.locator('#nonius-navbar').evaluate((navbar) => navbar.hasAttribute('data-hidden'));

describe('the colour mode', () => {
	const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

	test('is light at first, whatever the system prefers', async () => {
		const page = await site.open('/docs/', { colorScheme: 'dark' });
		expect(await theme(page)).toBe('light');
	});

	test('is changed by the button, kept for the next page load and the same in all tabs', async () => {
		const page = await site.open('/docs/');
		const other = await page.context().newPage();
		await other.goto(`${site.origin}/`);
		await page.getByRole('button', { name: 'Zum dunklen Farbschema wechseln' }).click();
		expect(await theme(page)).toBe('dark');
		expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
		await eventually(() => theme(other)).toBe('dark');
		await page.reload();
		expect(await theme(page)).toBe('dark');
		await page.getByRole('button', { name: 'Zum hellen Farbschema wechseln' }).click();
		await eventually(() => theme(other)).toBe('light');
		await other.getByRole('button', { name: 'Zum dunklen Farbschema wechseln' }).waitFor();
	});

	test('colours the frame of the browser', async () => {
		const page = await site.open('/docs/');
		await page.click('[data-colour-mode]');
		const colours = await page.evaluate(() => [
			document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
			getComputedStyle(document.documentElement).backgroundColor,
		]);
		expect(colours[0]).toBe(colours[1]);
	});
});

describe('the announcement', () => {
	test('goes when it is dismissed, stays away, and the focus goes on to what follows', async () => {
		const page = await site.open('/docs/');
		await page.getByRole('button', { name: 'Ankündigung schließen' }).press('Enter');
		expect(await page.locator('.announcement').isVisible()).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('nonius-navbar');
		await page.reload();
		expect(await page.locator('.announcement').isVisible()).toBe(false);
	});

	test('moves nothing once it is dismissed', async () => {
		const page = await site.open('/docs/');
		await page.click('[data-dismiss]');
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) document.documentElement.dataset.shifted = `${(entry as PerformanceEntry & { value: number }).value}`;
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.reload();
		await atRest(page);
		expect(await page.evaluate(() => document.documentElement.dataset.shifted)).toBeUndefined();
	});

	test('goes in all tabs when one dismisses it', async () => {
		const page = await site.open('/docs/');
		const other = await page.context().newPage();
		await other.goto(`${site.origin}/docs/lang/`);
		await page.click('[data-dismiss]');
		await other.locator('.announcement').waitFor({ state: 'hidden' });
	});

	test('with another id shows again', async () => {
		const page = await site.open('/docs/');
		await page.evaluate(() => localStorage.setItem('announcement-dismissed:/', 'nullte'));
		await page.reload();
		expect(await page.locator('.announcement').isVisible()).toBe(true);
	});
});

describe('the navbar', () => {
	test('hides when the reader scrolls down past its height and returns on the way up and at the top', async () => {
		const page = await site.open('/docs/lang/');
		await scrollPage(page, 30);
		await atRest(page);
		expect(await isHidden(page)).toBe(false);
		await scrollPage(page, 400);
		await eventually(() => isHidden(page)).toBe(true);
		await scrollPage(page, 380);
		await eventually(() => isHidden(page)).toBe(false);
		await scrollPage(page, 900);
		await eventually(() => isHidden(page)).toBe(true);
		await scrollPage(page, 0);
		await eventually(() => isHidden(page)).toBe(false);
	});

	test('covers nothing above it: it stays until a tall announcement and its own place are scrolled past', async () => {
		const page = await site.open('/docs/lang/');
		const rests = await page.evaluate(() => {
			const bar = document.querySelector<HTMLElement>('.announcement');
			if (bar) bar.style.height = '170px';
			return Math.floor(document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
		});
		for (const top of [70, 100, 168, rests]) {
			await scrollPage(page, top);
			await atRest(page);
			expect(await isHidden(page)).toBe(false);
		}
		await scrollPage(page, rests + 2);
		await eventually(() => isHidden(page)).toBe(true);
		await page.evaluate(() => {
			location.hash = 'nonius-content';
			window.scrollTo({ top: 100, behavior: 'instant' });
		});
		await eventually(() => isHidden(page)).toBe(false);
	});

	test('leaves no empty band when it hides: sidebar and table of contents begin at the top', async () => {
		const page = await site.open('/docs/lang/');
		const tops = () => page.evaluate(() => ['.sidebar', '.toc'].map((part) => document.querySelector(part)?.getBoundingClientRect().top));
		const [below] = await tops();
		expect(below).toBeGreaterThan(40);
		await scrollPage(page, 600);
		await eventually(tops).toEqual([0, 0]);
		await scrollPage(page, 500);
		await eventually(tops).not.toEqual([0, 0]);
	});

	test('stays while the focus is in it', async () => {
		const page = await site.open('/docs/lang/');
		await page.keyboard.press('Tab');
		await page.locator('.brand').focus();
		await page.keyboard.press('Tab');
		await scrollPage(page, 600);
		await atRest(page);
		expect(await isHidden(page)).toBe(false);
	});

	test('comes back when the focus comes into it', async () => {
		const page = await site.open('/docs/lang/');
		await scrollPage(page, 600);
		await eventually(() => isHidden(page)).toBe(true);
		await page.locator('.brand').focus();
		expect(await isHidden(page)).toBe(false);
	});

	test('covers no target of a jump', async () => {
		const page = await site.open('/docs/lang/');
		for (const id of ['drei', 'eins', 'zwei']) {
			await page.locator(`.toc a[href="#${id}"]`).click();
			await atRest(page);
			const [top, bottom] = await page.evaluate(
				(target) => [document.getElementById(target)?.getBoundingClientRect().top, document.getElementById('nonius-navbar')?.getBoundingClientRect().bottom],
				id,
			);
			expect(top).toBeGreaterThanOrEqual(bottom ?? Number.POSITIVE_INFINITY);
		}
	});

	test('has no bullets beside the entries of its menus', async () => {
		const page = await site.open('/docs/');
		const markers = await page.locator('#nonius-navbar').evaluate((navbar) => {
			for (const menu of navbar.querySelectorAll('details')) menu.open = true;
			return [...navbar.querySelectorAll('li')].map((entry) => getComputedStyle(entry).listStyleType);
		});
		expect(markers.length).toBeGreaterThan(2);
		expect([...new Set(markers)]).toEqual(['none']);
	});

	test('closes its menus on Escape, on a click outside and when the focus leaves', async () => {
		const page = await site.open('/docs/');
		const menu = page.locator('[data-dropdown=locale]');
		const isOpen = () => menu.evaluate((details) => (details as HTMLDetailsElement).open);
		const summary = menu.locator('summary');
		await summary.press('Enter');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Escape');
		expect([await isOpen(), await focused(page)]).toEqual([false, 'Sprache: Deutsch']);
		await summary.click();
		expect(await isOpen()).toBe(true);
		await page.mouse.click(640, 650);
		expect(await isOpen()).toBe(false);
		await summary.press('Enter');
		for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
		expect(await isOpen()).toBe(false);
	});
});

test('the line of the copyright is as dark as the links above and in it', async () => {
	const page = await site.open('/docs/');
	const colours = await page.locator('.footer :is(a, .copyright)').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
	expect(colours.length).toBeGreaterThan(1);
	expect(new Set(colours).size).toBe(1);
});
