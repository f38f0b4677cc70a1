import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { atRest, eventually, scrollPage } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

describe('the table of contents', () => {
	const current = (page: Page) => page.locator('.toc [aria-current]').allTextContents();

	test('marks the section being read, at the end of the page the last one', async () => {
		const page = await site.open('/docs/lang/');
		expect(await current(page)).toEqual([]);
		await page.locator('.toc a[href="#zwei"]').click();
		await eventually(() => current(page)).toEqual(['Zwei']);
		await scrollPage(page, 100_000);
		await eventually(() => current(page)).toEqual(['Vier']);
		await scrollPage(page, 0);
		await eventually(() => current(page)).toEqual([]);
	});

	test('points at its link', async () => {
		const page = await site.open('/docs/lang/');
		await page.locator('.toc a[href="#drei"]').click();
		await eventually(() => current(page)).toEqual(['Drei']);
		await atRest(page);
		const [link, here] = await page.evaluate(() =>
			['.toc [aria-current]', '.toc-here'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
		);
		expect(here?.top).toBeGreaterThan(link?.top ?? 0);
		expect(here?.bottom).toBeLessThan(link?.bottom ?? 0);
	});
});

describe('copying', () => {
	const permissions = ['clipboard-read', 'clipboard-write'];
	const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

	test('takes the code, says so on the button for two seconds, and to screen readers', async () => {
		const page = await site.open('/docs/lang/', { permissions });
		const button = page.locator('.code button');
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await button.click();
		await eventually(() => button.textContent()).toBe('Kopiert');
		expect(await clipboard(page)).toBe('const zahl = 1;\nconst summe = zahl + 1;');
		await page.clock.runFor(1900);
		expect(await button.textContent()).toBe('Kopiert');
		expect(await page.locator('#nonius-announcer').textContent()).toBe('Kopiert');
		await page.clock.runFor(100);
		expect(await button.textContent()).toBe('Kopieren');
	});

	test('works without HTTPS as well, where the clipboard is kept from scripts', async () => {
		const page = await site.open('/datei.txt', { permissions });
		await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined, configurable: true }));
		await page.goto(`${site.origin}/docs/lang/`);
		await page.locator('.code button').click();
		expect(await page.locator('.code button').textContent()).toBe('Kopiert');
		const other = await page.context().newPage();
		await other.goto(`${site.origin}/docs/`);
		expect(await clipboard(other)).toContain('const summe = zahl + 1;');
	});

	test('takes what is selected as the browser gives it, without soft hyphens and the names of buttons, and leaves the page as it was', async () => {
		const page = await site.open('/docs/lang/', { permissions });
		const before = await page.evaluate(() => {
			const table = document.createElement('table');
			const row = table.insertRow();
			row.insertCell().textContent = 'Prüf\u00admittel\u00adnummer';
			row.insertCell().textContent = 'Frist\u00admodus';
			document.querySelector('[data-article-body]')?.prepend(table);
			return document.body.textContent;
		});
		await page.locator('[data-article-body] td').first().dblclick();
		await page.locator('[data-article-body]').evaluate((body) => getSelection()?.selectAllChildren(body));
		const copied = async () => {
			await page.keyboard.press('Control+C');
			return page.evaluate(async () => {
				const [item] = await navigator.clipboard.read();
				return Promise.all(['text/plain', 'text/html'].map(async (type) => (await item?.getType(type))?.text()));
			});
		};
		// The script that cleans copied text loads when text is first selected.
		await eventually(async () => (await copied()).join()).not.toContain('\u00ad');
		const forms = await copied();
		expect(forms[0]).toMatch(/^Prüfmittelnummer\tFristmodus\n/);
		expect(forms[1]).toContain('<table');
		for (const form of forms) {
			expect(form).toContain('const');
			expect(form).not.toMatch(/\u00ad|&shy;|Kopieren/);
		}
		await eventually(() => page.evaluate(() => document.body.textContent)).toBe(before);
	});

	test('takes the address of a heading and goes there', async () => {
		const page = await site.open('/docs/lang/', { permissions });
		await page.locator('#zwei').hover();
		await page.locator('#zwei .anchor').click();
		expect(await clipboard(page)).toBe(`${site.origin}/docs/lang/#zwei`);
		expect(page.url()).toBe(`${site.origin}/docs/lang/#zwei`);
		await page.locator('#nonius-announcer', { hasText: 'Adresse kopiert' }).waitFor({ state: 'attached' });
	});

	test.each([
		['with the clipboard', undefined],
		['without HTTPS', () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined, configurable: true })],
	])('takes the page as Markdown, by keys and %s', async (_, takeAway) => {
		const page = await site.open('/datei.txt', { permissions });
		if (takeAway) await page.addInitScript(takeAway);
		await page.goto(`${site.origin}/docs/lang/`);
		const button = page.getByRole('button', { name: 'Als Markdown kopieren' });
		await button.press('Enter');
		await page.locator('#nonius-announcer', { hasText: 'Kopiert' }).waitFor({ state: 'attached' });
		const other = await page.context().newPage();
		await other.goto(`${site.origin}/datei.txt`);
		expect(await page.evaluate(() => document.activeElement?.closest('button')?.textContent)).toMatch(/Kopier/i);
		await other.bringToFront();
		expect(await clipboard(other)).toBe(await (await page.request.get(`${site.origin}/docs/lang.md`)).text());
	});

	test('says so when the Markdown does not come', async () => {
		const page = await site.open('/docs/lang/', { permissions });
		await page.route('**/docs/lang.md', (route) => route.abort());
		await page.getByRole('button', { name: 'Als Markdown kopieren' }).click();
		await page.locator('#nonius-announcer', { hasText: 'Kopieren ist hier nicht möglich' }).waitFor({ state: 'attached' });
	});

	test('needs a script, so without one there is no button, but the page as Markdown', async () => {
		const page = await site.open('/docs/lang/', { javaScriptEnabled: false });
		expect(await page.getByRole('button', { name: /opieren/ }).count()).toBe(0);
		await page.getByRole('link', { name: 'Als Markdown' }).click();
		expect(page.url()).toBe(`${site.origin}/docs/lang.md`);
	});
});
