import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('versions');
});
afterAll(() => site?.close());

const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default:/'));
const manual = (page: Page) => page.getByRole('link', { name: 'Handbuch' }).getAttribute('href');
const shown = (page: Page) => page.locator('[data-dropdown=version] summary').textContent();
const marked = (page: Page) => page.locator('[data-dropdown=version] [aria-current]').allTextContents();

test('a version chosen in the menu is remembered', async () => {
	const page = await site.open('/');
	await page.locator('[data-dropdown=version] summary').click();
	await page.getByRole('link', { name: '1.0', exact: true }).click();
	await page.waitForURL('**/docs/1.0/');
	await eventually(() => preferred(page)).toBe('1.0');
});

test('a menu of more versions than the window has room for ends in it, and scrolls', async () => {
	const page = await site.open('/docs/', { viewport: { width: 1280, height: 400 } });
	const list = page.locator('[data-dropdown=version] ul');
	await list.evaluate((element) => element.append(...Array.from({ length: 30 }, () => element.firstElementChild?.cloneNode(true) ?? '')));
	await page.locator('[data-dropdown=version] summary').click();
	await list.locator('a').last().scrollIntoViewIfNeeded();
	expect(await list.evaluate((element) => [element.getBoundingClientRect().bottom <= innerHeight, element.scrollTop > 0, scrollY])).toEqual([true, true, 0]);
});

test('another version shows the place of the page that is read', async () => {
	const page = await site.open('/docs/#ort');
	const choose = async (version: string) => {
		await page.locator('[data-dropdown=version] summary').click();
		await page.getByRole('link', { name: version, exact: true }).click();
	};
	await choose('1.0');
	await page.waitForURL('**/docs/1.0/#ort');
	await page.locator('[data-dropdown=version] summary', { hasText: '1.0' }).waitFor();
	await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
	await choose('2.0');
	await page.waitForURL('**/docs/');
});

test('a version that is visited is remembered, also after a route change', async () => {
	const page = await site.open('/docs/');
	await eventually(() => preferred(page)).toBe('2.0');
	await page.evaluate(() => void navigation.navigate('/docs/1.0/'));
	await eventually(() => preferred(page)).toBe('1.0');
});

test('outside of the docs the remembered version is the one that is shown, and that links lead to', async () => {
	const page = await site.open('/');
	const newest = await manual(page);
	await page.goto(`${site.origin}/docs/1.0/`);
	await eventually(() => preferred(page)).toBe('1.0');
	await page.evaluate(() => void navigation.navigate('/'));
	await eventually(() => manual(page)).toMatch(/\/docs\/1\.0\/$/);
	expect([await shown(page), await marked(page)]).toEqual(['Version der Dokumentation: 1.0', ['1.0']]);
	await page.reload();
	await eventually(() => manual(page)).toMatch(/\/docs\/1\.0\/$/);
	await page.evaluate(() => localStorage.setItem('docs-preferred-version-default:/', 'gibt es nicht'));
	await page.reload();
	await page.waitForLoadState('networkidle');
	expect([await manual(page), await shown(page)]).toEqual([newest, 'Version der Dokumentation: 2.0']);
});

test('the menu shows the version of the page that a route change has brought', async () => {
	const page = await site.open('/docs/');
	await page.evaluate(() => void navigation.navigate('/docs/1.0/'));
	await page.locator('[data-dropdown=version] summary', { hasText: '1.0' }).waitFor();
	expect(await marked(page)).toEqual(['1.0']);
});
