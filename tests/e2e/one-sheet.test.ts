import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { allPaths } from './own-pages.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Larger than it is printed, because fonts of other systems are wider or narrower than the ones here. */
const SCALE = 1.04;

/** How many sheets a page takes. */
async function sheets(page: Page): Promise<number> {
	const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4', scale: SCALE });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('what is made for one sheet fits on it, with room to spare', async () => {
	const page = await site.open('/robots.txt');
	const counts = new Map<string, number>();
	for (const path of await allPaths(site)) {
		if (!(await (await fetch(site.origin + path)).text()).includes('one-sheet"')) continue;
		await page.goto(site.origin + path);
		counts.set(path, await sheets(page));
	}
	expect(counts.size).toBeGreaterThan(0);
	expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
	await page.evaluate(() => document.querySelector('.one-sheet')?.append(document.querySelector('.one-sheet')?.cloneNode(true) ?? ''));
	expect(await sheets(page)).toBe(2);
});
