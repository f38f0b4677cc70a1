import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually, follow } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('apis');
});
afterAll(() => site?.close());

const run = (page: Page) => page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
const response = (page: Page) => page.locator('.console-response .console-code').first();

test('a reader goes from API to API and back to the newest version, and nothing is missing on the way', async () => {
	const page = await site.open('/');
	const missing: string[] = [];
	page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
	await follow(page, '.navbar-links a:text("Werkstatt")', 'Werkstatt-API');
	await follow(page, '.navbar-links a:text("Lager")', 'Lager-API');
	await eventually(() => page.locator('.navbar-links [aria-current=true]').allTextContents()).toEqual(['Lager']);
	await follow(page, '.overview-facts a:text("Version 1.0")', 'Lager-API');
	await follow(page, '.sidebar a:text("Ein Teil lesen")', 'Ein Teil lesen');
	await eventually(() => page.locator('.navbar-links [aria-current=true]').allTextContents()).toEqual(['Lager']);
	await page.locator('.version-banner a').click();
	await page.waitForURL('**/docs/lager/teile-view/');
	await eventually(() => page.locator('.version-banner').count()).toBe(0);
	await follow(page, '.navbar-links a:text("Pakete")', 'Versand-API');
	await follow(page, '.sidebar a:text("Teile eines Pakets auflisten")', 'Teile eines Pakets auflisten');
	expect(missing).toEqual([]);
});

test('the console of each API answers with its own service, those of older versions with their description', async () => {
	const page = await site.open('/docs/lager/teile-view/');
	await run(page);
	await eventually(() => response(page).textContent()).toContain('Bolzen aus dem Bestand');
	await page.goto(`${site.origin}/docs/lager/1.0/teile-view/`);
	await run(page);
	await eventually(() => response(page).textContent()).toContain('Bolzen von früher');
	await page.goto(`${site.origin}/docs/versand/teile-index/`);
	await run(page);
	await eventually(() => response(page).textContent()).toContain('S-1');
	await page.goto(`${site.origin}/docs/api/auftraege-index/`);
	await run(page);
	await eventually(() => response(page).textContent()).toContain('A-17');
});

test('what a reader fills in stands in the samples of all chosen languages', async () => {
	const page = await site.open('/docs/lager/teile-view/');
	const sample = (id: string) => page.locator(`.panel-samples [data-tab="${id}"] pre`).textContent();
	expect(await sample('go')).toContain('/v2/teile/7"');
	await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
	await page.locator('[data-field="parameter:id"] input').fill('1234');
	for (const id of ['http', 'go', 'curl', 'powershell']) await eventually(() => sample(id)).toContain('/v2/teile/1234');
	await page.locator('.panel-samples').getByRole('button', { name: 'Beispiel wiederherstellen' }).click();
	await eventually(() => sample('go')).toContain('/v2/teile/7"');
});

test('long lines of a sample wrap when a reader wants that, without script too', async () => {
	const page = await site.open('/docs/lager/teile-index/', { javaScriptEnabled: false });
	const wrapping = () =>
		page
			.locator('.panel-samples pre')
			.first()
			.evaluate((pre) => getComputedStyle(pre).whiteSpace);
	expect(await wrapping()).toBe('pre');
	await page.getByLabel('Zeilen umbrechen').check();
	expect(await wrapping()).toBe('pre-wrap');
});

test('the search says of each hit which API it belongs to', async () => {
	const page = await site.open('/');
	await page.locator('.search-button').click();
	await page.locator('.search [role=combobox]').fill('Teile auflisten');
	const groups = page.locator('.search-results .search-group');
	await eventually(async () => (await groups.allTextContents()).map((name) => name.split(' › ')[0])).toEqual(expect.arrayContaining(['Lager', 'Versand']));
	await page.locator('.search-results [role=group]', { hasText: 'Versand' }).first().locator('a').first().click();
	await page.waitForURL('**/docs/versand/**');
});
