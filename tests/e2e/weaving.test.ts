import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('weaving');
});
afterAll(() => site?.close());

const CARD = '.term-card';
const DEFINITION = 'DingEin Gegenstand, den jemand führt.';
const term = (page: Page) => page.locator('main a.term').first();
const shown = (page: Page) => page.locator(CARD).waitFor();
const gone = (page: Page) => page.locator(CARD).waitFor({ state: 'hidden' });

describe('the card of a term', () => {
	test('shows when a pointer rests on the mention, stays for the pointer on it, and goes with it', async () => {
		const page = await site.open('/docs/');
		await term(page).hover();
		await shown(page);
		expect(await page.locator(CARD).textContent()).toBe(DEFINITION);
		await page.locator(CARD).hover();
		await expect(page.locator(CARD).waitFor({ state: 'hidden', timeout: 600 })).rejects.toThrow();
		await page.mouse.move(5, 600);
		await gone(page);
	});

	test('shows for the keyboard and goes with Escape while the focus stays', async () => {
		const page = await site.open('/docs/');
		await term(page).focus();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Tab');
		await shown(page);
		await page.keyboard.press('Escape');
		await gone(page);
		expect(await term(page).evaluate((link) => link === document.activeElement)).toBe(true);
	});

	test('goes when the focus leaves', async () => {
		const page = await site.open('/docs/');
		await term(page).focus();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Tab');
		await shown(page);
		await page.keyboard.press('Tab');
		await gone(page);
	});

	test('shows with a tap; the next tap follows the link', async () => {
		const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'] ?? {};
		const page = await site.open('/docs/', { ...{ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } } as Parameters<FixtureSite['open']>[1]);
		await term(page).tap();
		await shown(page);
		expect(new URL(page.url()).pathname).toBe('/docs/');
		expect(await page.locator(CARD).textContent()).toContain('Noch einmal tippen');
		await term(page).tap();
		await page.waitForURL('**/docs/terms/ding/');
		await gone(page);
	});

	test('is gone on the next page', async () => {
		const page = await site.open('/docs/');
		await term(page).hover();
		await shown(page);
		await term(page).click();
		await page.waitForURL('**/docs/terms/ding/');
		await gone(page);
	});

	test('stays within a narrow window', async () => {
		const page = await site.open('/docs/', { viewport: { width: 320, height: 600 } });
		await term(page).hover();
		await shown(page);
		const box = await page.locator(CARD).boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
	});

	test('comes with its code on first use', async () => {
		const page = await site.open('/docs/');
		const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('term-card')));
		expect(await loaded()).toBe(false);
		await term(page).hover();
		await shown(page);
		expect(await loaded()).toBe(true);
	});
});

test('without script a mention is a link, and its description can be heard', async () => {
	const page = await site.open('/docs/', { javaScriptEnabled: false });
	expect(await page.locator('.terms').isVisible()).toBe(false);
	const described = await term(page).getAttribute('aria-describedby');
	expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Ein Gegenstand, den jemand führt.');
	await term(page).click();
	await page.waitForURL('**/docs/terms/ding/');
});

test('on paper the definitions stand below the text', async () => {
	const page = await site.open('/docs/');
	expect(await page.locator('.terms').isVisible()).toBe(false);
	await page.emulateMedia({ media: 'print' });
	expect(await page.locator('.terms').isVisible()).toBe(true);
	expect(await page.locator('.terms').textContent()).toContain('Begriffe auf dieser Seite');
	expect(await page.locator('.terms').textContent()).toContain('Ein Gegenstand, den jemand führt.');
});

describe('the atlas of fields', () => {
	const labels = (page: Page) => page.locator('[data-filter-row]:visible th').allInnerTexts();

	test('ties label, field, rules, manual and operations', async () => {
		const page = await site.open('/docs/feldatlas/', { javaScriptEnabled: false });
		const row = page.locator('[id="ding.name"]');
		expect((await row.textContent())?.replaceAll('\u00a0', ' ')).toBe(
			'BezeichnungDing.name Zeichenkette · höchstens 60 ZeichenDing: Farbelesen mit: dinge-index',
		);
		expect(await row.locator('a[href="/docs/terms/ding/#farbe"]').count()).toBe(1);
		expect(await row.locator('a[href="/docs/api/dinge-index/"]').count()).toBe(1);
		expect(await page.locator('docs-filter').isVisible()).toBe(false);
	});

	test('never marks a section as read that the filter has hidden', async () => {
		const page = await site.open('/docs/feldatlas/', { viewport: { width: 1280, height: 300 } });
		const marked = page.locator('docs-toc a[aria-current]');
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await eventually(() => marked.allTextContents()).toEqual(['Ort']);
		await page.getByRole('searchbox', { name: 'Felder filtern' }).fill('ROT');
		await eventually(() => page.locator('docs-toc li[hidden]').count()).toBe(1);
		await eventually(() => marked.allTextContents()).not.toContain('Ort');
	});

	test('is filtered by every word, counts what is left, and shows all again', async () => {
		const page = await site.open('/docs/feldatlas/');
		await page.getByRole('searchbox', { name: 'Felder filtern' }).fill('ROT');
		await eventually(() => labels(page)).toEqual(['Kennfarbe']);
		expect(await page.locator('docs-filter [role=status]').textContent()).toBe('1 von 3 Feldern');
		expect(await page.getByRole('heading', { name: 'Ort' }).isVisible()).toBe(false);
		await page.getByRole('searchbox', { name: 'Felder filtern' }).fill('');
		await eventually(() => labels(page)).toHaveLength(3);
	});

	test('brings what gets the focus into view below its filter', async () => {
		for (const width of [360, 1000, 1280]) {
			const page = await site.open('/docs/feldatlas/', { viewport: { width, height: 420 } });
			await eventually(() => page.locator('docs-filter').isVisible()).toBe(true);
			const covered = await page.evaluate(() => {
				scrollTo(0, document.body.scrollHeight);
				const links = [...document.querySelectorAll<HTMLElement>('main table a')].filter((link) => link.checkVisibility()).toReversed();
				return links.flatMap((link) => {
					link.focus();
					const { left, top } = link.getBoundingClientRect();
					return document.elementFromPoint(left + 2, top + 2)?.closest('.atlas-filter, .toc') ? [link.textContent || link.ariaLabel] : [];
				});
			});
			expect(covered).toEqual([]);
		}
	});

	test('is reached from a field: link and from the schema of an operation', async () => {
		const page = await site.open('/docs/');
		await page.getByRole('link', { name: 'der Feldatlas' }).click();
		await page.waitForURL('**/docs/feldatlas/#ding.farbe');
		await page.goto(`${site.origin}/docs/api/dinge-index/`);
		expect(await page.locator('main a[href="/docs/feldatlas/#ding"]').count()).toBe(1);
	});
});

test('the application finds its places', async () => {
	const page = await site.open('/docs/');
	const addresses = await page.evaluate(async () => (await fetch('/help-ids.json')).json());
	expect(addresses).toEqual({ alt: '/docs/#anlegen', anfang: '/docs/', anlegen: '/docs/#anlegen' });
});
