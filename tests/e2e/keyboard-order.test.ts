import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { pageOfEachKind } from './own-pages.ts';

/** How many controls of a page the keyboard is taken through; an atlas has hundreds that are alike. */
const STEPS = 120;

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

test('the keyboard goes through a page of each kind in its order, and is caught nowhere', { timeout: 120_000 }, async () => {
	for (const path of await pageOfEachKind(site)) {
		const page = await site.open(path);
		const order: number[] = [];
		for (let step = 0; step < STEPS; step++) {
			await page.keyboard.press('Tab');
			const place = await page.evaluate(() =>
				document.activeElement === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
			);
			if (place < 0) break;
			order.push(place);
		}
		expect(order, path).toEqual([...new Set(order)].sort((a, b) => a - b));
		expect(order.length, path).toBeGreaterThan(10);
		await page.context().close();
	}
});
