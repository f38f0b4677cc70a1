import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORED } from '#chrome/stored.ts';
import { type FixtureSite, openFixture, openOwnSite } from './fixture-site.ts';
import { eventually } from './observe.ts';

let own: FixtureSite;
let versions: FixtureSite;
beforeAll(async () => {
	[own, versions] = await Promise.all([openOwnSite(), openFixture('versions')]);
});
afterAll(() => Promise.all([own?.close(), versions?.close()]));

/** Runs in the browser. Names of everything that is kept for this site. */
async function kept(): Promise<string[]> {
	const databases = await indexedDB.databases();
	return [
		...Object.keys(localStorage).map((key) => `localStorage ${key}`),
		...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
		...databases.map(({ name }) => `indexedDB ${name}`),
		...(await caches.keys()).map((name) => `cacheStorage ${name}`),
		...document.cookie.split(';').flatMap((cookie) => (cookie === '' ? [] : `cookie ${cookie}`)),
	];
}

const LISTED = Object.values(STORED).map(({ place, name }) => ({
	listed: `${place} ${name}`,
	pattern: new RegExp(`^${place} ${name.replaceAll('*', '.+')}$`),
}));

/** Uses every feature that stores something. */
async function use(page: Page): Promise<void> {
	await page.locator('[data-colour-mode]').first().click();
	await page.locator('[data-dismiss]').click();
	await page.locator('[role=tab]').nth(1).click();
	await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
	await page.locator('.console-response h3').first().waitFor();
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('sperren');
	await page.locator('.search-slash input').uncheck();
	await page.locator('[role=option]').first().click();
	await page.waitForURL((url) => !url.pathname.startsWith('/docs/api/'));
	await page.goto(new URL('/offline/', page.url()).href);
	await page.getByRole('button', { name: 'Offline verfügbar machen' }).click();
	await page.getByText('Offline verfügbar: die ganze Dokumentation').first().waitFor();
}

test('the page about data lists everything that stays in the browser, and nothing else', async () => {
	const page = await own.open('/docs/api/custom-fields-add/', { serviceWorkers: 'allow' });
	await page.locator('html[data-ready]').waitFor();
	await use(page);
	await page.reload();
	const other = await versions.open('/docs/');
	const found = async () => [...(await page.evaluate(kept)), ...(await other.evaluate(kept))];
	await eventually(async () => {
		const names = await found();
		return LISTED.filter(({ pattern }) => !names.some((name) => pattern.test(name))).map(({ listed }) => listed);
	}).toEqual([]);
	expect((await found()).filter((name) => !LISTED.some(({ pattern }) => pattern.test(name)))).toEqual([]);
	await page.goto(`${own.origin}/gespeicherte-daten/`);
	// With one version there is none to remember.
	const { version: _, ...remembered } = STORED;
	expect(await page.locator('main td:first-child').allTextContents()).toEqual(Object.values(remembered).map(({ name }) => name));
});
