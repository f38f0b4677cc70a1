import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('sandbox');
});
afterAll(() => site?.close());

test('a hit on a field of the API leads to the field, opens its fold and marks it', async () => {
	const page = await site.open('/docs/');
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('menge');
	await page.locator('[role=option]').first().waitFor();
	await page.keyboard.press('Enter');
	const field = page.locator('li:target');
	await field.waitFor();
	expect(await field.locator('header > a').first().textContent()).toBe('menge');
	expect(await field.evaluate((element) => [...document.querySelectorAll('details')].filter((fold) => fold.contains(element)).every(({ open }) => open))).toBe(
		true,
	);
	const other = page.locator('.params > li:not(:target)').first();
	const background = (element: Element) => getComputedStyle(element).backgroundColor;
	expect(await field.evaluate(background)).not.toBe(await other.evaluate(background));
});

test('the page behind the dialog stays where it is', async () => {
	const page = await site.open('/docs/api/list-animals/', { viewport: { width: 1280, height: 400 } });
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').waitFor();
	await page.mouse.move(10, 380);
	const scrolled = page.evaluate(
		() =>
			new Promise((resolve) =>
				document.addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))), { once: true }),
			),
	);
	await page.mouse.wheel(0, 300);
	expect(await scrolled).toBe(0);
});

test('a query as long as an address does not run out of a narrow window', async () => {
	const page = await site.open('/docs/', { viewport: { width: 360, height: 640 } });
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('q'.repeat(110));
	const results = page.locator('.search-results p', { hasText: 'Keine Treffer' });
	await results.waitFor();
	expect(await results.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the page of results answers the query of its address, and keeps what is typed there', async () => {
	const page = await site.open('/suche/?q=menge');
	const first = page.locator('.search-page-results a').first();
	await first.waitFor();
	expect(await page.locator('search-page input').inputValue()).toBe('menge');
	await page.locator('search-page input').fill('tiere auflisten');
	await page.locator('.search-page-results a', { hasText: 'Tiere auflisten' }).first().waitFor();
	expect(new URL(page.url()).searchParams.get('q')).toBe('tiere auflisten');
	await page.locator('.search-page-results a', { hasText: 'Tiere auflisten' }).first().click();
	await page.waitForURL('**/docs/api/list-animals/**');
	await page.goBack();
	await page.locator('.search-page-results a', { hasText: 'Tiere auflisten' }).first().waitFor();
	await page.keyboard.press('Control+k');
	await page.getByRole('button', { name: 'tiere auflisten' }).click();
	await page.locator('[role=option]').first().waitFor();
	await page.locator('.search-all').click();
	await page.waitForURL('**/suche/?q=tiere%20auflisten');
});

test('an example on the page of results, which has been asked nothing, is answered there', async () => {
	const page = await site.open('/suche/');
	await page.getByRole('link', { name: 'menge', exact: true }).click();
	await page.locator('.search-page-results a').first().waitFor();
	expect(await page.locator('search-page input').inputValue()).toBe('menge');
});

test('without script the page of results says what it needs, and where its pages are', async () => {
	const page = await site.open('/suche/?q=menge', { javaScriptEnabled: false });
	expect(await page.locator('main noscript p').isVisible()).toBe(true);
	expect(await page.locator('search-page input').isVisible()).toBe(false);
	const ways = page.locator('main noscript a');
	expect(await ways.allTextContents()).toEqual(['API']);
	await ways.first().click();
	await page.locator('h1', { hasText: 'API' }).waitFor();
	await page.goBack();
	expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('an address with a slip leads to the page that was meant', async () => {
	const page = await site.open('/docs/api/listAnimal/');
	await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
	const first = page.locator('closest-pages a').first();
	await first.waitFor();
	expect(await first.textContent()).toBe('Tiere auflisten');
	await first.click();
	await page.waitForURL('**/docs/api/list-animals/');
});

test('a close page whose title says its kind already does not say it twice', async () => {
	const page = await site.open('/robots.txt');
	const listed = ['Prüfmittel', 'Prüfmittel – Glossar'].map((title, place) => ({ path: `/docs/pruefmittel-${place}/`, title, kind: 'glossary', keywords: [] }));
	await page.route('**/pages.json', (route) => route.fulfill({ json: listed }));
	await page.goto(`${site.origin}/docs/pruefmitel-0/`);
	await page.locator('closest-pages a').first().waitFor();
	expect(await page.locator('closest-pages li').allTextContents()).toEqual(['Prüfmittel Glossar', 'Prüfmittel – Glossar']);
});

test('an address that is close to none leaves no gap where the closest pages would stand', async () => {
	const page = await site.open('/xqxqxqxq/', { viewport: { width: 800, height: 700 } });
	await page.locator('closest-pages[data-ready]').waitFor({ state: 'attached' });
	const [all, text] = await Promise.all(
		['.not-found', '.not-found > :first-child'].map((selector) => page.locator(selector).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)),
	);
	expect(all).toBe(text);
});

test('what stands below the closest pages waits until they are known, so that they move nothing', async () => {
	const page = await site.open('/robots.txt', { viewport: { width: 800, height: 700 } });
	const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
	await page.route('**/pages.json', async (route) => {
		await asked;
		await route.continue();
	});
	await page.goto(`${site.origin}/docs/api/list-animal/`);
	const below = page.locator('article ~ *').first();
	expect(await below.isVisible()).toBe(false);
	answer();
	await page.locator('closest-pages a').first().waitFor();
	expect(await below.isVisible()).toBe(true);
});
