import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleFaults, keyboardFaults } from './console-faults.ts';
import { type FixtureSite, openFixture } from './fixture-site.ts';

/** Pages of operations that `sitemap-0.xml` lists, and how many of them are opened. */
const OPERATIONS = /^\/docs\/api\/(?!schemas\/)[\w-]+\/$/;
const MOST_WALKED = 6;

/** A phone on its end and on its side, a window beside another, with one column and with two, and a large one. */
const WINDOWS = [
	{ width: 320, height: 640 },
	{ width: 360, height: 740 },
	{ width: 640, height: 360 },
	{ width: 768, height: 600 },
	{ width: 997, height: 700 },
	{ width: 1280, height: 700 },
	{ width: 1600, height: 900 },
];

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('sandbox');
});
afterAll(() => site?.close());

test('the console can be used by the keyboard on a phone, and takes its own examples', async () => {
	const sitemap = await (await fetch(`${site.origin}/sitemap-0.xml`)).text();
	const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path).filter((path) => OPERATIONS.test(path));
	const found: string[] = [];
	let walked = 0;
	for (const path of paths) {
		const page = await site.open(path);
		const isOperation = (await page.locator('.console [data-open=""]').count()) > 0;
		if (isOperation) found.push(...(await consoleFaults(page)).map((fault) => `${path} ${fault}`));
		if (isOperation && ++walked === MOST_WALKED) break;
	}
	expect(found).toEqual([]);
	expect(walked).toBeGreaterThan(2);
});

test.each(WINDOWS)('nothing that the keyboard comes to in a form with long texts lies under a bar, at $width × $height', async (viewport) => {
	const page = await site.open('/docs/api/report-animals/', { viewport });
	await page.locator('.console [data-open=""]').focus();
	await page.keyboard.press('Enter');
	await page.locator('.console-root').waitFor();
	// What changes a form gives its actions another line.
	await page.locator('.console-root textarea').last().fill('Alles ruhig');
	await page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>('.console-root details')) fold.open = true;
	});
	expect(await page.locator('.console-root textarea').count()).toBeGreaterThan(3);
	expect(await keyboardFaults(page)).toEqual([]);
	expect(await keyboardFaults(page, 'Shift+Tab')).toEqual([]);
});
