import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('versions');
});
afterAll(() => site?.close());

const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
const manual = (page: Page) => page.getByRole('link', { name: 'Handbuch' }).getAttribute('href');

test('a version chosen in the menu is remembered', async () => {
	const page = await site.open('/');
	await page.locator('[data-dropdown=version] summary').click();
	await page.getByRole('link', { name: '1.0', exact: true }).click();
	await page.waitForURL('**/docs/1.0/');
	expect(await preferred(page)).toBe('1.0');
});

test('a version that is visited is remembered, also after a route change', async () => {
	const page = await site.open('/docs/');
	expect(await preferred(page)).toBe('2.0');
	await page.evaluate(() => void navigation.navigate('/docs/1.0/'));
	await eventually(() => preferred(page)).toBe('1.0');
});

test('from outside of the docs, links to them lead into the remembered version', async () => {
	const page = await site.open('/');
	const newest = await manual(page);
	await page.goto(`${site.origin}/docs/1.0/`);
	await page.goto(`${site.origin}/`);
	expect(await manual(page)).toMatch(/\/docs\/1\.0\/$/);
	await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'gibt es nicht'));
	await page.reload();
	expect(await manual(page)).toBe(newest);
});

test('the menu shows the version of the page that a route change has brought', async () => {
	const page = await site.open('/docs/');
	await page.evaluate(() => void navigation.navigate('/docs/1.0/'));
	await page.locator('[data-dropdown=version] summary', { hasText: '1.0' }).waitFor();
	expect(await page.locator('[data-dropdown=version] [aria-current]').textContent()).toBe('1.0');
});
