import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

const openAt = (path: string, width: number) => site.open(path, { viewport: { width, height: 800 } });

/** What `pattern` finds in the text of the page and a line ends within. Runs in the browser. */
function findBroken(pattern: string): string[] {
	const range = document.createRange();
	const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
	const broken: string[] = [];
	for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
		if (node.parentElement?.closest('code, pre, svg') || !node.parentElement?.checkVisibility()) continue;
		for (const { 0: found, index } of (node.textContent ?? '').matchAll(new RegExp(pattern, 'gu'))) {
			range.setStart(node, index);
			range.setEnd(node, index + found.length);
			if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1) broken.push(found);
		}
	}
	return broken;
}

/** Cells of up to 12 characters that take more than one line. Runs in the browser. */
const findBrokenCells = (): string[] =>
	[...document.querySelectorAll('main td')].flatMap((cell) => {
		const range = document.createRange();
		range.selectNodeContents(cell);
		const text = cell.textContent.trim();
		const isShort = text.length <= 12 && !text.includes('-') && cell.checkVisibility();
		return isShort && range.getBoundingClientRect().height > 1.6 * Number.parseFloat(getComputedStyle(cell).lineHeight) ? [text] : [];
	});

describe('what readers take for one thing stands on one line', () => {
	test.each([
		['/docs/handbuch/stammdaten/'],
		['/docs/handbuch/pruefmittel/'],
		['/docs/nachschlagen/glossar/'],
		['/docs/api/files-info/'],
		['/ausgabe/2025.3/'],
	])('a range, a number with a hyphen and a short cell on %s', async (path) => {
		const page = await openAt(path, 360);
		for (const width of [360, 600, 768, 1100, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(findBroken, '\\d–\\d+|(?<![\\w-])[\\d.]+-\\d+(?![\\w-])|(?<!\\p{L})\\p{L}-\\p{L}{2,12}(?!\\p{L})')).toEqual([]);
			expect(await page.evaluate(findBrokenCells)).toEqual([]);
		}
	});

	test('each of the two sentences at the top', async () => {
		const page = await openAt('/', 320);
		for (const width of [320, 360, 600, 768, 996, 997, 1024, 1100, 1200, 1280, 1600]) {
			await page.setViewportSize({ width, height: 800 });
			const lines = await page.locator('h1').evaluate((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)));
			expect(lines, `${width} px`).toBe(2);
		}
	});
});

test('the button of the bar is as far from the tools as they are from the title', async () => {
	const page = await openAt('/docs/', 768);
	for (const width of [700, 768, 900, 996]) {
		await page.setViewportSize({ width, height: 800 });
		const [brand, search, mode, button] = await Promise.all(
			['.brand', '.search-button', '[data-colour-mode]', '.navbar .button'].map((part) => boxOf(page.locator(part))),
		);
		expect(Math.round((button?.left ?? 0) - (mode?.right ?? 0)), `${width} px`).toBeLessThanOrEqual(Math.round((search?.left ?? 0) - (brand?.right ?? 0)));
	}
});

const boxOf = (part: Locator) =>
	part.evaluate((element) => {
		const { left, right } = element.getBoundingClientRect();
		return { left, right };
	});

/** Of each box to tick: where it begins, and how far its middle is from that of its words. */
const boxes = (page: Page, within: string) =>
	page.locator(`${within} label:has([type="checkbox"])`).evaluateAll((labels) =>
		labels.map((label) => {
			const box = label.querySelector('input')?.getBoundingClientRect() ?? new DOMRect();
			const words = document.createRange();
			words.selectNodeContents(label.lastChild ?? label);
			const { top, bottom } = words.getBoundingClientRect();
			return { left: Math.round(box.left), top: Math.round(box.top), off: Math.abs((box.top + box.bottom - top - bottom) / 2) };
		}),
	);

describe('boxes to tick', () => {
	test('begin at one edge, whatever has to be said about them', async () => {
		const page = await openAt('/docs/handbuch/bedienung/', 360);
		const rows = Object.values(Object.groupBy(await boxes(page, '.live-choice'), ({ top }) => top));
		expect(rows.length).toBeGreaterThan(2);
		expect(new Set(rows.map((row) => row?.[0]?.left)).size).toBe(1);
	});

	test('stand on the line of their words in the console', async () => {
		const page = await site.open('/docs/api/inspections-add/');
		await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
		await page.locator('.console-null').first().waitFor();
		const found = await boxes(page, '.console-root');
		expect(found.length).toBeGreaterThan(3);
		expect(found.filter(({ off }) => off > 2)).toEqual([]);
	});
});
