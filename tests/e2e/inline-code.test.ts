import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';

/** A code of this many characters fits into each line of running text, also of a list on a small phone. */
const WHOLE = 23;

/** Pages with much code in their texts. */
const PAGES = ['/docs/handbuch/stammdaten/', '/docs/handbuch/suche/', '/docs/nachschlagen/meldungen/', '/docs/einstieg/api-schnellstart/'];

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Short code in running text that is broken into several lines, and code that overflows its paragraph. */
function findBrokenCode(whole: number): string[] {
	return [...document.querySelectorAll<HTMLElement>('.prose :is(p, li, dd) > code[translate]')].flatMap((code) => {
		const pieces = [...code.getClientRects()].filter(({ width }) => width > 0);
		const room = code.parentElement?.getBoundingClientRect();
		const isOut = pieces.some(({ right }) => right > (room?.right ?? 0) + 1);
		return isOut || (pieces.length > 1 && code.textContent.length <= whole) ? [code.textContent] : [];
	});
}

test('code that fits into a line of text does not break in any window, and longer code does not leave its line', async () => {
	const page = await site.open('/404.html', { javaScriptEnabled: false });
	const found: string[] = [];
	let seen = 0;
	for (const path of PAGES) {
		await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
		seen += await page.locator('.prose :is(p, li, dd) > code[translate]').count();
		for (const width of [320, 360, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			found.push(...(await page.evaluate(findBrokenCode, WHOLE)).map((code) => `${path} at ${width} px: ${code}`));
		}
	}
	expect(seen).toBeGreaterThan(30);
	expect(found).toEqual([]);
});
