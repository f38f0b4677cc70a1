import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleFaults } from './console-faults.ts';
import { type FixtureSite, openFixture } from './fixture-site.ts';

/** Pages of operations that `sitemap-0.xml` lists, and how many of them are opened. */
const OPERATIONS = /^\/docs\/api\/(?!schemas\/)[\w-]+\/$/;
const MOST_WALKED = 6;

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
