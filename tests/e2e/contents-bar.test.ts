import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually, scrollPage } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

test('the contents of an operation come along and say which part is read, whatever stands beside it', async () => {
	const page = await site.open('/docs/api/inspections-add/#fehler');
	await eventually(() => page.locator('.toc-now').textContent()).toBe('Fehler');
	const { top, bottom } = await page.locator('.toc').evaluate((bar) => bar.getBoundingClientRect().toJSON());
	expect([top >= 0, bottom < 200]).toEqual([true, true]);
	expect(await page.locator('#codebeispiele').evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('no line of text shows between the contents and the filter below them', async () => {
	const page = await site.open('/docs/feldatlas/', { viewport: { width: 768, height: 800 } });
	await scrollPage(page, 3000);
	const gap = () =>
		page.evaluate(
			() => (document.querySelector('docs-filter')?.getBoundingClientRect().top ?? 0) - (document.querySelector('.toc')?.getBoundingClientRect().bottom ?? 0),
		);
	await eventually(() => page.locator('docs-filter').evaluate((filter) => filter.getBoundingClientRect().top < 150)).toBe(true);
	expect(await gap()).toBeLessThanOrEqual(0);
});

test('the contents go when the focus goes on, and with Escape', async () => {
	const page = await site.open('/docs/handbuch/pruefmittel/', { viewport: { width: 700, height: 700 } });
	const summary = page.locator('.toc summary');
	const isOpen = () => page.locator('.toc details').evaluate((fold) => (fold as HTMLDetailsElement).open);
	await summary.press('Enter');
	await page.locator('.toc a').first().focus();
	expect(await isOpen()).toBe(true);
	await page.keyboard.press('Escape');
	expect([await isOpen(), await summary.evaluate((element) => element === document.activeElement)]).toEqual([false, true]);
	await summary.press('Enter');
	await page.locator('.toc a').last().focus();
	await page.keyboard.press('Tab');
	expect(await isOpen()).toBe(false);
});

describe('without scripts', () => {
	test.each([320, 360, 500, 800, 996])('nothing covers what a reader jumps to, %i px', async (width) => {
		const page = await site.open('/docs/handbuch/pruefmittel/#nummer', { viewport: { width, height: 640 }, javaScriptEnabled: false });
		const isOnTop = (selector: string) =>
			page.locator(selector).evaluate((element) => {
				const { left, top } = element.getBoundingClientRect();
				return element.contains(document.elementFromPoint(left + 20, top + 10));
			});
		expect([await isOnTop('#nummer'), await isOnTop('.toc summary')]).toEqual([true, true]);
	});
});
