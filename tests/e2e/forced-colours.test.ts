import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually } from './observe.ts';
import { pageOfEachKind } from './own-pages.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/**
 * What is chosen (this page, this tab, this hit) and looks like what is not, in the colours that a reader has set for everything. Runs in the browser. The weight of
 * letters does not count: not every face has one that stands out.
 */
function findUnmarked(): string[] {
	const STATES = ['aria-current', 'aria-selected', 'aria-pressed'];
	const LOOK = ['color', 'outline', 'text-decoration-line', 'border-top', 'border-bottom', 'border-left'];
	const isChosen = (element: Element) => STATES.some((state) => !['false', null].includes(element.getAttribute(state)));
	/** Of the element, and of what it shows itself by. A ground counts only where the browser leaves it. */
	const look = (element: Element) =>
		[element, ...element.querySelectorAll(':scope > a')].map((each) => {
			const style = getComputedStyle(each);
			return [...LOOK.map((name) => style.getPropertyValue(name)), style.getPropertyValue('forced-color-adjust') === 'none' && style.backgroundColor];
		});
	return [...document.querySelectorAll(STATES.map((state) => `[${state}]`).join())].flatMap((element) => {
		if (!(isChosen(element) && element.checkVisibility())) return [];
		const group = element.closest('nav, [role=tablist], [role=listbox], fieldset');
		const others = [...(group?.querySelectorAll(element.localName) ?? [])].filter(
			(other) => other !== element && other.role === element.role && other.checkVisibility() && !isChosen(other),
		);
		const own = String(look(element));
		return others.some((other) => String(look(other)) === own) ? [`${group?.localName} ${element.localName} „${element.textContent}“`] : [];
	});
}

const openForced = async (path: string): Promise<Page> => {
	const page = await site.open(path);
	await page.emulateMedia({ forcedColors: 'active' });
	return page;
};

test('on a page of each kind what is chosen can be told in forced colours', async () => {
	const found: string[] = [];
	for (const path of await pageOfEachKind(site)) {
		const page = await openForced(path);
		found.push(...(await page.evaluate(findUnmarked)).map((finding) => `${path} ${finding}`));
		await page.close();
	}
	expect(found).toEqual([]);
}, 300_000);

test('a button has an edge where its ground is gone', async () => {
	const page = await openForced('/suche/');
	const bare = await page.locator('.button:visible').evaluateAll((buttons) =>
		buttons.flatMap((button) => {
			const { borderTopStyle, outlineStyle } = getComputedStyle(button);
			return borderTopStyle === 'none' && outlineStyle === 'none' ? [button.textContent] : [];
		}),
	);
	expect(await page.locator('.button:visible').count()).toBeGreaterThan(1);
	expect(bare).toEqual([]);
});

test('so can the hit of the search that Enter opens', async () => {
	const page = await openForced('/docs/');
	await page.keyboard.press('Control+k');
	await page.getByRole('combobox').fill('Prüfintervall');
	await page.getByRole('option', { selected: true }).waitFor();
	await eventually(() => page.getByRole('option').count()).toBeGreaterThan(1);
	expect(await page.evaluate(findUnmarked)).toEqual([]);
});
