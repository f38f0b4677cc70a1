import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { noteSweep } from './note-sweep.ts';
import { pageOfEachKind } from './own-pages.ts';

/** How many controls of a page the keyboard is taken through; an atlas has hundreds that are alike. */
const STEPS = 120;

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Runs in the browser. Notes the place of every element that the focus comes to, in `order`; -1 when it leaves the page. */
function noteFocus(): void {
	const order: number[] = [];
	Object.assign(window, { order });
	document.addEventListener('focusin', ({ target }) => order.push([...document.querySelectorAll('*')].indexOf(target as Element)));
	document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && order.push(-1));
}

test('the keyboard goes through a page of each kind in its order, and is caught nowhere', { timeout: 240_000 }, async ({ task }) => {
	const examples = await pageOfEachKind(site);
	const queue = examples.values();
	const walk = async () => {
		for (const path of queue) {
			const page = await site.open(path);
			await page.evaluate(noteFocus);
			for (let step = 0; step < STEPS; step++) await page.keyboard.press('Tab');
			const order = await page.evaluate(() => (window as unknown as { order: number[] }).order);
			const end = order.indexOf(-1);
			const once = end < 0 ? order : order.slice(0, end);
			expect(once, path).toEqual([...new Set(once)].sort((a, b) => a - b));
			expect(once.length, path).toBeGreaterThan(10);
			await page.context().close();
		}
	};
	await Promise.all([walk(), walk()]);
	noteSweep(task, { subject: 'order', pages: examples.length, widths: [1280], modes: ['light'], found: 0 });
});
