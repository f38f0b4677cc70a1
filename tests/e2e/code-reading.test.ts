import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Opens an operation and waits for what makes its code easier to read. */
async function openOperation(path: string): Promise<Page> {
	const page = await site.open(path);
	await page.locator('[data-fold]').first().waitFor({ state: 'attached' });
	return page;
}

/** The marked text, by the panel and the tab that it stands in. */
const marked = (page: Page) =>
	page.evaluate(() =>
		[...(CSS.highlights.get('field') ?? [])].map((range) => {
			const tab = range.startContainer.parentElement?.closest<HTMLElement>('[data-tab]');
			return `${tab?.dataset['tab']}: ${range.toString().trim()}`;
		}),
	);

const nameOf = (page: Page, id: string) => page.locator(`[id="${id}"] > header > a`);

describe('what a reader points at in the description is marked in the code beside it', () => {
	test('a field, in the sample that is shown and in the examples', async () => {
		const page = await openOperation('/docs/api/inspections-add/');
		await nameOf(page, 'body-date').hover();
		await eventually(() => marked(page)).toContain("python: 'date': '2025-09-15'");
		expect(await marked(page)).toContain('application/json: "date": "2025-09-15"');
		await page.locator('h1').hover();
		await eventually(() => marked(page)).toEqual([]);
	});

	test('with the keyboard, too', async () => {
		const page = await openOperation('/docs/api/inspections-add/');
		await nameOf(page, 'body-decisionRule').focus();
		await eventually(() => marked(page)).toContain("python: 'decisionRule': 'simple_acceptance'");
	});

	test('and stays marked when code comes into view and gets its folds', async () => {
		const page = await site.open('/docs/api/inspections-add/', { viewport: { width: 1280, height: 150 } });
		const folds = page.locator('.panel-responses [data-tab="201"] [data-fold]');
		await eventually(async () => {
			await nameOf(page, 'body-date').blur();
			await nameOf(page, 'body-date').focus();
			return marked(page);
		}).toContain('application/json: "date": "2025-09-15"');
		expect(await folds.count()).toBe(0);
		await page
			.locator('.panel-responses [data-tab="201"] pre')
			.first()
			.evaluate((code) => code.scrollIntoView());
		await folds.first().waitFor();
		expect(await marked(page)).toContain('application/json: "date": "2025-09-15"');
	});

	test('a header and a parameter of the path', async () => {
		const page = await openOperation('/docs/api/inspections-edit/');
		await page.locator('#parameter-path + ul > li > header > a').first().hover();
		await eventually(async () => (await marked(page)).filter((text) => /^(?:curl|java|c): \w+$/.test(text)).length).toBe(3);
		await page.locator('#parameter-header + ul > li > header > a', { hasText: 'If-Match' }).hover();
		await eventually(async () => (await marked(page)).some((text) => /^curl: '?If-Match: /.test(text))).toBe(true);
	});

	test('a field of the answer, in its example', async () => {
		const page = await openOperation('/docs/api/inspections-add/');
		await page.locator('[aria-labelledby="antworten"] summary', { hasText: 'Felder' }).first().click();
		await nameOf(page, 'response-201-number').hover();
		await eventually(() => marked(page)).toContain('201: "number": "PB-2025-00024"');
	});
});

test('the sign of the link to a field stands before its name, and leaves the gap to its type as it was', async () => {
	const page = await openOperation('/docs/api/inspections-add/');
	const name = nameOf(page, 'body-date');
	await name.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
	const gap = () => page.screenshot({ clip: { x: x + width, y, width: 12, height } });
	const before = await gap();
	await name.hover();
	expect(await name.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"#"');
	expect((await gap()).equals(before)).toBe(true);
});

test('the button that opens all folds stays in view, though folds above it open', async () => {
	const page = await site.open('/docs/api/inspections-add/', { viewport: { width: 768, height: 700 } });
	await page.locator('.open-all').press('Enter');
	await page.getByRole('button', { name: 'Alles zuklappen' }).waitFor();
	await eventually(() => page.locator('.open-all').evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

describe('long code', () => {
	test('folds at the line that opens something; what is copied is whole', async () => {
		const page = await openOperation('/docs/api/inspections-add/');
		const code = page.locator('.panel-samples [data-tab="python"] pre');
		const before = await code.textContent();
		const fold = code.getByRole('button', { name: 'Zeilen zuklappen' }).first();
		const tall = (await code.boundingBox())?.height ?? 0;
		await fold.click();
		const unfold = code.getByRole('button', { name: 'Zeilen aufklappen' });
		await unfold.waitFor();
		expect((await code.boundingBox())?.height).toBeLessThan(tall / 2);
		expect(await code.textContent()).toBe(before);
		await unfold.press('Enter');
		await eventually(async () => (await code.boundingBox())?.height).toBe(tall);
	});

	test('of an answer in the console folds as well', async () => {
		const page = await site.open('/docs/api/inspections-add/');
		await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).first().click();
		await page.locator('.console-response [data-fold]').first().waitFor();
		expect(await page.locator('.console-response .console-code').first().textContent()).toContain('"number":');
	});
});
