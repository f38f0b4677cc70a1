import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { faultsOfStops, noteStops, readStops } from './focus-stops.ts';
import { noteSweep } from './note-sweep.ts';
import { pageOfEachKind } from './own-pages.ts';

/** How many controls of a page the keyboard is taken through; an atlas has hundreds that are alike. The statement says so (`#words/accessibility.ts`). */
const STEPS = 120;

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

test('the keyboard goes through a page of each kind in its order, and is caught nowhere', { timeout: 600_000 }, async ({ task }) => {
	const examples = await pageOfEachKind(site);
	const found: string[] = [];
	const queue = examples.values();
	const walk = async () => {
		for (const path of queue) {
			const page = await site.open(path);
			await page.evaluate(noteStops);
			for (let step = 0; step < STEPS; step++) await page.keyboard.press('Tab');
			found.push(...faultsOfStops(await page.evaluate(readStops)).map((fault) => `${path}: ${fault}`));
			await page.context().close();
		}
	};
	await Promise.all([walk(), walk()]);
	noteSweep(task, { subject: 'order', pages: examples.length, widths: [1280], modes: ['light'], found: found.length });
	expect(found).toEqual([]);
});
