import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('moved');
});
afterAll(() => site?.close());

/** Runs in the browser: how far the boxes that match stand from the edges of the window. */
function roomBeside(selector: string): { name: string; left: number; right: number }[] {
	return [...document.querySelectorAll(`[data-article-body] ${selector}`)].map((element) => {
		const { left, right } = element.getBoundingClientRect();
		return { name: element.localName, left, right: document.documentElement.clientWidth - right };
	});
}

test.each([320, 360, 1280])('a page of code, %i px wide: text without a box keeps away from the edge, what has looks of its own reaches it', async (width) => {
	const page = await site.open('/drawn/', { viewport: { width, height: 800 } });
	const plain = await page.evaluate(roomBeside, ':is(h1, p, ul):not([class])');
	expect(plain.map(({ name }) => name)).toEqual(['h1', 'p', 'ul']);
	for (const { name, left, right } of plain) {
		expect(left, name).toBeGreaterThanOrEqual(20);
		expect(right, name).toBeGreaterThanOrEqual(20);
	}
	for (const { name, left } of await page.evaluate(roomBeside, ':is(.band, .own)')) expect(left, name).toBe(0);
});
