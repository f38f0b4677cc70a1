import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { findLayoutFaults, type Layouts } from './layout-faults.ts';
import { allPaths, pageOfEachKind } from './own-pages.ts';
import { emptyForFrames } from './page-frame.ts';
import { joinWidths } from './sweep-widths.ts';

/** Windows that people have, and both sides of every breakpoint. */
const WIDTHS = [320, 340, 360, 390, 414, 480, 520, 560, 600, 640, 641, 700, 768, 834, 900, 996, 997, 1024, 1100, 1279, 1280, 1440, 1600, 1920];

/** Of these, the ones at which all is looked at closely. */
const CLOSE = [320, 360, 414, 600, 768, 997, 1024, 1280, 1600];

/** Where most changes at once: every width. */
const CRITICAL = Array.from({ length: 301 }, (_, index) => 990 + index);

let site: FixtureSite;
let paths: string[];
let examples: string[];

beforeAll(async () => {
	site = await openOwnSite();
	paths = await allPaths(site);
	examples = await pageOfEachKind(site);
});
afterAll(() => site?.close());

/** An empty page that others can be laid out in. */
async function openWorkshop({ open }: FixtureSite): Promise<Page> {
	const page = await open('/robots.txt', { viewport: { width: 1920, height: 800 } });
	await emptyForFrames(page);
	return page;
}

/** Every finding as one line; two pages at a time. */
async function sweepAll(pages: readonly string[], layouts: Omit<Layouts, 'url'>, browser = site): Promise<string[]> {
	const lines: string[] = [];
	const queue = pages.values();
	await Promise.all(
		[1, 2].map(async () => {
			const page = await openWorkshop(browser);
			for (const path of queue) {
				const faults = await page.evaluate(findLayoutFaults, { ...layouts, url: browser.origin + path });
				for (const { from, to, what } of joinWidths(faults, layouts.widths)) lines.push(`${path} ${from}–${to}: ${what}`);
			}
			await page.close();
		}),
	);
	return lines;
}

describe('no text lies over another, is cut or leaves its box, and every control can be hit', () => {
	test('on any page', { timeout: 240_000 }, async () => {
		expect(await sweepAll(paths, { widths: WIDTHS, close: CLOSE, script: true })).toEqual([]);
	});

	test('on any page without script', { timeout: 240_000 }, async () => {
		expect(await sweepAll(paths, { widths: WIDTHS, close: [320, 997, 1280], script: false })).toEqual([]);
	});

	test('on any page with text of twice the size', { timeout: 240_000 }, async () => {
		const large = await openOwnSite(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
		expect(await sweepAll(paths, { widths: [640, 1280], close: [640, 1280], script: true }, large)).toEqual([]);
		await large.close();
	});

	test('at any width where the layout changes', { timeout: 240_000 }, async () => {
		expect(examples.length).toBeGreaterThan(10);
		expect(await sweepAll(examples, { widths: CRITICAL, close: CRITICAL.filter((width) => width % 50 === 0), script: true })).toEqual([]);
	});
});

describe('no style is missing', () => {
	test('of the table of contents on a page outside of the documentation', async () => {
		const page = await site.open('/markdown-page/');
		expect(await page.locator('.toc').evaluate((toc) => getComputedStyle(toc).position)).toBe('sticky');
	});

	test('of methods in the sidebar of a category', async () => {
		const page = await site.open('/docs/category/api/');
		const colours = await page
			.locator('.sidebar .method')
			.evaluateAll((methods) => [...new Set(methods.map((method) => `${method.textContent} ${getComputedStyle(method).color}`))]);
		expect(colours.length).toBeGreaterThan(3);
		expect(new Set(colours.map((entry) => entry.replace(/^\w+ /, ''))).size).toBe(colours.length);
	});
});
