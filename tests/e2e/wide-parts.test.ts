import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

const isWider = (page: Page, selector: string) =>
	page.evaluate((parts) => [...document.querySelectorAll(parts)].map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth), selector);

describe('what is wider than the page', () => {
	test('is scrolled by itself on a phone, by keyboard too, also a table that is written in HTML', async () => {
		const page = await site.open('/docs/breit/', { viewport: { width: 390, height: 700 } });
		expect(await isWider(page, 'html, .table, pre')).toEqual([false, true, true, true, true]);
		const frames = page.getByRole('region').and(page.locator('[tabindex="0"]'));
		// The names come with a script of their own.
		await eventually(() => frames.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([
			'Breite Seite',
			'Kennungen',
			'lang.txt',
			'Viele Spalten',
		]);
		await page.locator('pre').evaluate((code) => code.replaceChildren('kurz'));
		await eventually(() => page.locator('pre:is([tabindex], [role], [aria-label])').count()).toBe(0);
	});

	test.each([1280, 1300, 1600])('ends with a window of %i px, where nothing stands beside the text', async (width) => {
		const page = await site.open('/docs/breit/', { viewport: { width, height: 700 } });
		await page.locator('.shell > .toc').evaluateAll((all) => {
			for (const contents of all) contents.remove();
		});
		const [isPageWider, ...tables] = await isWider(page, 'html, .table');
		expect([isPageWider, tables.at(-1)]).toEqual([false, true]);
	});

	test('is complete on paper, each number beside its line', async () => {
		const page = await site.open('/docs/breit/', { viewport: { width: 680, height: 900 } });
		await page.emulateMedia({ media: 'print' });
		// As much as a browser makes a page smaller to have all of it on paper.
		expect(await page.evaluate(() => document.documentElement.scrollWidth / innerWidth)).toBeLessThan(1.5);
		expect(await isWider(page, 'pre')).toEqual([false]);
		const [, second, third] = await page.locator('[data-line]').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
		expect((third?.top ?? 0) - (second?.top ?? 0)).toBeGreaterThan(30);
		expect(await page.locator('[data-line]').evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content))).toEqual([
			'"1"',
			'"2"',
			'"3"',
		]);
	});
});
