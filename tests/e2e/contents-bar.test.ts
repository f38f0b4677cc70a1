import { afterAll, beforeAll, expect, test } from 'vitest';
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
