import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { sweepWidths } from './sweep-widths.ts';

/** Windows that people have, and both sides of every breakpoint. */
const WIDTHS = [320, 340, 360, 390, 414, 480, 520, 560, 600, 640, 641, 700, 768, 834, 900, 996, 997, 1024, 1100, 1279, 1280, 1440, 1600, 1920];

/** Where most changes at once: every width. */
const CRITICAL = Array.from({ length: 301 }, (_, index) => 990 + index);

let site: FixtureSite;
/** Paths of all pages, and the shortest page of each kind. */
let paths: string[];
let examples: string[];

beforeAll(async () => {
	site = await openOwnSite();
	const sitemap = await (await fetch(`${site.origin}/sitemap-0.xml`)).text();
	paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
	paths.push('/404.html');
	const kinds = new Map<string, { path: string; size: number }>();
	for (const path of paths) {
		const html = await (await fetch(site.origin + path)).text();
		const kind = `${/data-kind="([^"]*)"/.exec(html)?.[1]}${html.includes('data-filter') ? ' with filter' : ''}`;
		if (html.length < (kinds.get(kind)?.size ?? Number.POSITIVE_INFINITY)) kinds.set(kind, { path, size: html.length });
	}
	examples = [...kinds.values()].map(({ path }) => path);
});
afterAll(() => site?.close());

/** Every finding as one line. */
async function sweepAll(pages: readonly string[], widths: readonly number[]): Promise<string[]> {
	const page = await site.open('/404.html', { viewport: { width: 1920, height: 800 } });
	await page.setContent('');
	const lines: string[] = [];
	for (const path of pages) {
		for (const { from, to, what } of await sweepWidths(page, site.origin + path, widths)) lines.push(`${path} ${from}–${to}: ${what}`);
	}
	return lines;
}

describe('no page is wider than its window, and no control stands outside of it', () => {
	test('on any page', { timeout: 240_000 }, async () => {
		expect(paths.length).toBeGreaterThan(50);
		expect(await sweepAll(paths, WIDTHS)).toEqual([]);
	});

	test('at any width where the layout changes', { timeout: 240_000 }, async () => {
		expect(examples.length).toBeGreaterThan(10);
		expect(await sweepAll(examples, CRITICAL)).toEqual([]);
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
