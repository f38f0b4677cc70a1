import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually, follow } from './observe.ts';

/** Every counter of the page, with the number that it begins with. */
const COUNTERS = { first: 1, carded: 2, tabbed: 3, local: 10, 'mapped 4': 4, 'mapped 5': 5, included: 6, global: 7 };

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('moved');
});
afterAll(() => site.close());

const counter = (page: Page, name: string) => page.locator(`[data-counter="${name}"]`);
/** How many counters have run their effects. */
const effects = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['effects'] ?? 0));

/** The page with all its parts alive. */
async function openParts(path = '/docs/parts/'): Promise<Page> {
	const page = await site.open(path);
	await eventually(() => effects(page)).toBe(Object.keys(COUNTERS).length);
	return page;
}

/** Scripts that a page loads by itself, in bytes before compression. */
async function scriptsOf(path: string): Promise<{ names: string[]; bytes: number }> {
	const page = await site.open('/docs/');
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
	await page.goto(site.origin + path, { waitUntil: 'networkidle' });
	const files = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.js'))
			.map((entry) => ({ name: entry.name, size: 'decodedBodySize' in entry ? Number(entry.decodedBodySize) : 0 })),
	);
	return { names: files.map(({ name }) => name), bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

describe('without script', () => {
	test('every part shows what the build drew', async () => {
		const page = await site.open('/docs/parts/', { javaScriptEnabled: false });
		for (const [name, start] of Object.entries(COUNTERS)) expect(await counter(page, name).textContent()).toBe(`Clicked ${start} times`);
		expect(await page.locator('#waiting').textContent()).toBe('wait');
	});
});

describe('a page without such components', () => {
	test.each(['/docs/', '/docs/still/'])('%s has no part and loads nothing of React', async (path) => {
		const page = await site.open(path);
		expect(await page.locator('moved-part, #moved-page').count()).toBe(0);
		const [still, alive] = [await scriptsOf(path), await scriptsOf('/docs/parts/')];
		const isOfParts = (name: string) => /\/(?:moved-part|react|client|nonius-parts|parts)[.\-_]/.test(name);
		expect(still.names.filter(isOfParts)).toEqual([]);
		expect(alive.names.filter(isOfParts)).not.toEqual([]);
		// React alone has more.
		expect(alive.bytes - still.bytes).toBeGreaterThan(100_000);
	});
});

describe('a page with them', () => {
	test('every part lives', async () => {
		const page = await openParts();
		for (const [name, start] of Object.entries(COUNTERS)) {
			if (name === 'tabbed') await page.getByRole('tab', { name: 'A' }).click();
			await counter(page, name).click();
			await eventually(() => counter(page, name).textContent()).toBe(`Clicked ${start + 1} times`);
		}
	});

	test('what it shows later has its styles', async () => {
		const page = await openParts();
		const opacity = () => page.locator('.counter', { has: counter(page, 'first') }).evaluate((element) => getComputedStyle(element).opacity);
		expect(await opacity()).toBe('1');
		await counter(page, 'first').click();
		await eventually(opacity).toBe('0.5');
	});

	test('React takes over the HTML of the build instead of drawing it anew', async () => {
		const page = await site.open('/docs/');
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route('**/*moved-part*', async (route) => {
			await promise;
			await route.continue();
		});
		await page.goto(`${site.origin}/docs/parts/`);
		await page.evaluate(() => {
			for (const button of document.querySelectorAll<HTMLElement>('[data-counter]')) button.dataset['built'] = '';
		});
		resolve();
		await eventually(() => effects(page)).toBe(Object.keys(COUNTERS).length);
		expect(await page.locator('[data-counter]:not([data-built])').evaluateAll((all) => all.map((button) => button.getAttribute('data-counter')))).toEqual([]);
	});

	test('what needs a browser is there', async () => {
		const page = await openParts('/docs/parts/?q=1');
		await eventually(() => page.locator('#only').textContent()).toBe('de-DE');
		await eventually(() => page.locator('#place').textContent()).toContain('/docs/parts/ ?q=1 /img/x.png still');
		await eventually(() => page.locator('#ticker').textContent()).toBe('living');
		expect(await page.locator('#mode').textContent()).toBe('light');
		await page.locator('[data-colour-mode]').first().click();
		await eventually(() => page.locator('#mode').textContent()).toBe('dark');
	});

	test('links inside lead where the build led them', async () => {
		const page = await openParts();
		expect(await page.locator('.counter a').first().getAttribute('href')).toBe('/docs/still/');
	});

	test('an element of the page itself that listens', async () => {
		const page = await openParts();
		await page.locator('#plain').click();
		await eventually(() => page.locator('#plain').textContent()).toBe('Plain!');
	});

	test('one that throws in the browser leaves its static HTML, at once and later', async () => {
		const page = await openParts();
		await eventually(() => page.locator('#throws').textContent()).toBe('what the build drew');
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		await page.locator('#throws-later').click();
		await eventually(() => errors).toEqual(['Thrown after a click']);
		await eventually(() => page.locator('#throws-later').textContent()).toBe('still drawn');
		await counter(page, 'first').click();
		await eventually(() => counter(page, 'first').textContent()).toBe('Clicked 2 times');
	});

	test('parts live on pages that the router brings, each time', async () => {
		const page = await site.open('/docs/');
		await follow(page, 'main a[href="/docs/parts/"]', 'Parts');
		await eventually(() => effects(page)).toBe(8);
		await follow(page, 'main a[href="/docs/"]', 'Introduction');
		await page.goBack();
		await eventually(() => effects(page)).toBe(16);
		await counter(page, 'first').click();
		await eventually(() => counter(page, 'first').textContent()).toBe('Clicked 2 times');
	});
});
