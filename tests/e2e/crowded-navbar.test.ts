import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

/** Widths of windows with a bar, in px. */
const SWEEP = Array.from({ length: 31 }, (_, index) => 1000 + index * 20);
const ITEMS = [
	'Documentation',
	'Tutorials',
	'Integrations',
	'Playground',
	'Community',
	'Blog',
	'Changelog',
	'Enterprise',
	'Showcase',
	'Status',
	'GitHub',
	'Videos',
	'Talks',
];

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('moved');
});
afterAll(() => site.close());

/** What of the bar can be seen as a whole, and what after a press on “More”: names of links. */
const seen = (page: Page) =>
	page.evaluate(async () => {
		const isWhole = (link: HTMLElement) => {
			const { left, right, top, bottom, width } = link.getBoundingClientRect();
			const within = (x: number, y: number) => link.contains(document.elementFromPoint(x, y));
			return width > 0 && left >= 0 && right <= innerWidth && within(left + 3, (top + bottom) / 2) && within(right - 3, (top + bottom) / 2);
		};
		const names = (links: HTMLElement[]) => links.filter(isWhole).map((link) => (link.firstChild?.textContent ?? '').trim());
		const linksIn = (part: string) => [...document.querySelectorAll<HTMLElement>(`${part} a`)];
		const bar = names([...linksIn('.navbar-links'), ...linksIn('.navbar-choices')]);
		const menus: string[] = [];
		for (const menu of document.querySelectorAll<HTMLDetailsElement>('.navbar-links .dropdown')) {
			menu.open = true;
			menus.push(...names([...menu.querySelectorAll('a')]));
			menu.open = false;
		}
		const nav = document.querySelector('.navbar-links');
		const isCut = nav !== null && nav.scrollWidth > nav.clientWidth + 1;
		return { bar, menus, isCut, isWide: document.documentElement.scrollWidth > innerWidth };
	});

describe.each([
	['with script', true],
	['without script', false],
])('%s', (_, javaScriptEnabled) => {
	test('every item can be reached at every width, in the bar or in the menu at its end, and none of the bar is cut', async () => {
		// Scripts of the test run in both.
		const page = await site.open('/docs/', javaScriptEnabled ? {} : { bypassCSP: true });
		if (!javaScriptEnabled) {
			await page.route(/\.js$/, (route) => route.abort());
			await page.reload();
		}
		const counts: number[] = [];
		for (const width of SWEEP) {
			await page.setViewportSize({ width, height: 800 });
			const { bar, menus, isCut, isWide } = await seen(page);
			expect([...bar, ...menus].filter((name) => ITEMS.includes(name)).sort(), `${width} px`).toEqual(ITEMS.toSorted());
			expect({ isCut, isWide }, `${width} px`).toEqual({ isCut: false, isWide: false });
			counts.push(bar.length);
		}
		expect(counts).toEqual(counts.toSorted((a, b) => a - b));
		expect(counts[0]).toBeLessThan(counts.at(-1) ?? 0);
	});
});

test('a small window has all items in its drawer, each once', async () => {
	const page = await site.open('/docs/', { viewport: { width: 800, height: 900 } });
	await page.locator('[data-drawer-open]').click();
	const drawer = page.getByRole('dialog');
	await drawer.waitFor();
	for (const menu of await drawer.locator('.dropdown > summary:visible').all()) await menu.click();
	const names = await drawer
		.locator('.navbar-links a:visible, .navbar-choices a:visible')
		.evaluateAll((links) => links.map((link) => (link.firstChild?.textContent ?? '').trim()));
	expect(names.filter((name) => ITEMS.includes(name)).sort()).toEqual(ITEMS.toSorted());
});
