import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { noteSweep } from './note-sweep.ts';
import { pageOfEachKind } from './own-pages.ts';

/** How many controls of a page the keyboard is taken through; an atlas has hundreds that are alike. The statement says so (`#words/accessibility.ts`). */
const STEPS = 120;

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Runs in the browser. Notes every element that the focus comes to, in `focused`; `null` when it leaves the page. */
function noteFocus(): void {
	const focused: (EventTarget | null)[] = [];
	Object.assign(window, { focused });
	document.addEventListener('focusin', ({ target }) => focused.push(target));
	document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && focused.push(null));
}

/** Runs in the browser. The places of these elements among all, now that nothing comes any more that would move them; -1 for outside of the page. */
function placesOfFocus(): number[] {
	const all = [...document.querySelectorAll('*')];
	return (window as unknown as { focused: (Element | null)[] }).focused.map((element) => (element === null ? -1 : all.indexOf(element)));
}

test('the keyboard goes through a page of each kind in its order, and is caught nowhere', { timeout: 600_000 }, async ({ task }) => {
	const examples = await pageOfEachKind(site);
	const found: string[] = [];
	const queue = examples.values();
	const walk = async () => {
		for (const path of queue) {
			const page = await site.open(path);
			await page.evaluate(noteFocus);
			for (let step = 0; step < STEPS; step++) await page.keyboard.press('Tab');
			const order = await page.evaluate(placesOfFocus);
			const end = order.indexOf(-1);
			const once = end < 0 ? order : order.slice(0, end);
			const sorted = [...new Set(once)].sort((a, b) => a - b);
			if (once.join() !== sorted.join()) found.push(`${path}: ${once.join()}`);
			if (once.length <= 10) found.push(`${path}: only ${once.length} controls`);
			await page.context().close();
		}
	};
	await Promise.all([walk(), walk()]);
	noteSweep(task, { subject: 'order', pages: examples.length, widths: [1280], modes: ['light'], found: found.length });
	expect(found).toEqual([]);
});
