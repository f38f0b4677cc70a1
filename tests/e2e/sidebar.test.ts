import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { atRest, eventually, follow } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

describe('the sidebar', () => {
	const category = (page: Page, label: string) => page.locator('.category > details').filter({ has: page.locator(`> summary:text-is("${label}")`) });
	const isOpen = (page: Page, label: string) => category(page, label).evaluate((details) => (details as HTMLDetailsElement).open);

	/** Clicks on the label of a category and reads the animation that begins, in one go, so that a slow machine cannot miss it. */
	const toggle = (page: Page, label: string) =>
		category(page, label).evaluate(async (details) => {
			details.querySelector('summary')?.click();
			const list = details.querySelector('ul');
			// The code for it comes with the first use.
			while (list && list.getAnimations().length === 0) await new Promise(requestAnimationFrame);
			const animation = list?.getAnimations()[0];
			const timing = animation?.effect?.getComputedTiming();
			animation?.finish();
			return { easing: timing?.easing, duration: timing?.duration, height: list?.scrollHeight ?? 0 };
		});

	test('names categories in the same weight, with a page of their own and without', async () => {
		const page = await site.open('/docs/');
		const names = page.locator('.category > a, .category > details > summary');
		const weights = await names.evaluateAll((nodes) =>
			nodes.flatMap((node) => (node.textContent === '' ? [] : [`${node.localName} ${getComputedStyle(node).fontWeight}`])),
		);
		expect([...new Set(weights)].sort()).toEqual(['a 600', 'summary 600']);
	});

	test('opens and closes a category with an animation as long as its height asks for', async () => {
		const page = await site.open('/docs/');
		const opening = await toggle(page, 'Verweise');
		await eventually(() => isOpen(page, 'Verweise')).toBe(true);
		expect(opening.height).toBeGreaterThan(200);
		expect(opening.easing).toBe('ease-in-out');
		expect(opening.duration).toBe(Math.round(150 + 8 * Math.sqrt(opening.height)));
		expect(await toggle(page, 'Verweise')).toEqual(opening);
		await eventually(() => isOpen(page, 'Verweise')).toBe(false);
	});

	test('turns round when a category is clicked again while it moves', async () => {
		const page = await site.open('/docs/');
		await category(page, 'Verweise').evaluate(async (details) => {
			const summary = details.querySelector('summary');
			summary?.click();
			const list = details.querySelector('ul');
			while (list && list.getAnimations().length === 0) await new Promise(requestAnimationFrame);
			const animation = list?.getAnimations()[0];
			if (animation) animation.currentTime = 60;
			summary?.click();
		});
		await eventually(() => isOpen(page, 'Verweise')).toBe(false);
	});

	test('lets no keyboard into a list that is closing, and lets it in again once that turns round', async () => {
		const page = await site.open('/docs/');
		await toggle(page, 'Verweise');
		await atRest(page);
		const inert = await category(page, 'Verweise').evaluate(async (details) => {
			const summary = details.querySelector('summary');
			const list = details.querySelector('ul');
			const states = [list?.inert];
			summary?.click();
			while (list && list.getAnimations().length === 0) await new Promise(requestAnimationFrame);
			const animation = list?.getAnimations()[0];
			animation?.pause();
			states.push(list?.inert);
			summary?.click();
			while (animation && animation.playbackRate > 0) await new Promise(requestAnimationFrame);
			states.push(list?.inert);
			return states;
		});
		expect(inert).toEqual([false, true, false]);
	});

	test('takes 1 ms with reduced motion', async () => {
		const page = await site.open('/docs/', { reducedMotion: 'reduce' });
		expect((await toggle(page, 'Verweise')).duration).toBe(1);
	});

	test('keeps what is open and where it is scrolled over route changes and loads', async () => {
		const page = await site.open('/docs/');
		await category(page, 'Verweise').locator('summary').click();
		await eventually(() => isOpen(page, 'Verweise')).toBe(true);
		await atRest(page);
		const scroll = () => page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop);
		await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTo(0, sidebar.scrollHeight));
		const before = await scroll();
		await page.locator('.sidebar a[href="/docs/ende/"]').click();
		await page.waitForFunction(() => document.title.startsWith('Ende'));
		expect([await isOpen(page, 'Verweise'), await scroll()]).toEqual([true, before]);
		await page.locator('#nonius-navbar-links a[href="/blog/"]').click();
		await page.waitForFunction(() => document.title.startsWith('Blog'));
		await page.goto(`${site.origin}/docs/ende/`);
		expect([await isOpen(page, 'Verweise'), await scroll()]).toEqual([true, before]);
	});

	test('keeps what is open when the reader goes elsewhere and comes back by links', async () => {
		const page = await site.open('/docs/');
		await toggle(page, 'Verweise');
		await eventually(() => isOpen(page, 'Verweise')).toBe(true);
		await follow(page, '#nonius-navbar-links a[href="/blog/"]', 'Blog');
		await follow(page, '#nonius-navbar-links a[href="/docs/"]', 'Anfang');
		expect(await isOpen(page, 'Verweise')).toBe(true);
	});

	test('shows the current page without scrolling by hand, and scrolls nothing else for it', async () => {
		const page = await site.open('/docs/ende/');
		await eventually(() => page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop)).toBeGreaterThan(0);
		expect(await page.locator('.announcement').isVisible()).toBe(true);
		const [link, sidebar] = await page.evaluate(() =>
			['.sidebar [aria-current=page]', '.sidebar'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
		);
		expect(link?.top).toBeGreaterThan(sidebar?.top ?? 0);
		expect(link?.bottom).toBeLessThan(Math.min(sidebar?.bottom ?? 0, await page.evaluate(() => innerHeight)));
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test('opens the way to the page that a route change leads to', async () => {
		const page = await site.open('/docs/');
		const part = page.locator('.category', { has: page.locator(':scope > a[href="/docs/category/teil/"]') }).locator('> details');
		expect(await part.getAttribute('open')).toBeNull();
		await page.evaluate(() => void navigation.navigate('/docs/teil/zwei/'));
		await page.waitForFunction(() => document.title.startsWith('Teil zwei'));
		expect(await part.getAttribute('open')).toBe('');
		expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['Teil zwei']);
	});

	test('fills a category of a long sidebar when it is opened, and categories in it', async () => {
		const page = await site.open('/docs/verzeichnis/');
		expect(await page.locator('.sidebar a').count()).toBeLessThan(20);
		await category(page, 'Buchstabe A').locator('> summary').click();
		await page.getByRole('link', { name: 'Abend 5' }).waitFor();
		await category(page, 'Aa').locator('summary').click();
		await page.getByRole('link', { name: 'Aal 90' }).waitFor();
		expect(await page.locator('.sidebar a', { hasText: 'Abend' }).count()).toBe(5);
		await page.reload();
		await page.getByRole('link', { name: 'Aal 90' }).waitFor();
	});

	test('says so when a category cannot be filled, and fills it when it is tried again', async () => {
		const page = await site.open('/docs/verzeichnis/');
		await page.route('**/sidebars/**', (route) => route.abort());
		const summary = category(page, 'Buchstabe B').locator('summary');
		await summary.click();
		const dialog = page.getByRole('alertdialog', { name: 'Diese Liste lässt sich nicht laden.' });
		await dialog.waitFor();
		expect(await isOpen(page, 'Buchstabe B')).toBe(false);
		await page.unroute('**/sidebars/**');
		await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
		await page.getByRole('link', { name: 'Bach 90' }).waitFor();
		expect(await dialog.count()).toBe(0);
		expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
	});
});
