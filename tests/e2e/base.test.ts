import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('base', '/hilfe/');
});
afterAll(() => site?.close());

test('route changes stay below the base', async () => {
	const page = await site.open('/hilfe/');
	await page.evaluate(() => {
		document.documentElement.dataset.mark = '';
	});
	await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Handbuch' }).click();
	await page.waitForURL('**/hilfe/docs/**');
	await page.locator('#nonius-page[data-kind=doc]').waitFor();
	expect(await page.locator('html[data-mark]').count()).toBe(1);
});

test('pages of the same host outside the base are left to the browser', async () => {
	const page = await site.open('/hilfe/');
	await page.route('**/andere/', (route) => route.fulfill({ contentType: 'text/html', body: '<div id="nonius-page"><h1>Andere Website</h1></div>' }));
	await page.evaluate(() => {
		document.documentElement.dataset.mark = '';
		location.href = '/andere/';
	});
	await page.getByRole('heading', { name: 'Andere Website' }).waitFor();
	expect(await page.locator('html[data-mark]').count()).toBe(0);
});

test('an island that crashes leaves the page around it alive, and the router works on', async () => {
	const page = await site.open('/hilfe/docs/schreibweisen/');
	await page.getByRole('button', { name: 'Absturz auslösen' }).click();
	await page.getByText('Die Seite ist abgestürzt.').waitFor();
	const retry = page.getByRole('button', { name: 'Nochmal versuchen' });
	expect(await retry.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
	await retry.press('Enter');
	await page.getByRole('button', { name: 'Absturz auslösen' }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Absturz auslösen');
	await page.getByRole('button', { name: 'Absturz auslösen' }).click();
	await page.getByRole('button', { name: 'Gezählt: 0' }).click();
	await page.getByRole('button', { name: 'Gezählt: 1' }).waitFor();
	await page.getByRole('link', { name: 'Unter einem Pfad' }).first().click();
	await page.locator('#nonius-page[data-kind=home]').waitFor();
});

test('a site that lies under another base than it was built for says so', async () => {
	const elsewhere = await openFixture('chrome', '/falsch/');
	try {
		// No script of that page loads, so the test does not wait for scripts.
		const page = await elsewhere.open('/falsch/datei.txt');
		await page.goto(`${elsewhere.origin}/falsch/docs/lang/`);
		await eventually(() => page.getByRole('alert').textContent()).toContain('Erwartet wird der Pfad /, aufgerufen wurde /falsch/.');
	} finally {
		await elsewhere.close();
	}
	const page = await site.open('/hilfe/docs/');
	expect(await page.locator('.base-warning').isVisible()).toBe(false);
});
