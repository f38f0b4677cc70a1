import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Does to a page what a translator in a browser does: each text goes, and a new one comes in elements of its own, now and whenever the page changes. */
function translatePage(): void {
	const translate = () => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) {
			if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg, textarea, [translate="no"]')) continue;
			const [outer, inner] = [document.createElement('font'), document.createElement('font')];
			inner.textContent = `EN ${text.data}`;
			outer.append(inner);
			text.replaceWith(outer);
		}
	};
	translate();
	new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** A page that a translator in the browser has changed, and the errors of its scripts. */
async function openTranslated(path: string): Promise<{ page: Page; errors: string[] }> {
	const page = await site.open(path);
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await page.evaluate(translatePage);
	return { page, errors };
}

test('search, colours, terms and pages work in the hands of a translator', async () => {
	const { page, errors } = await openTranslated('/docs/handbuch/pruefmittel/');
	await page.locator('[data-colour-mode]').click();
	await page.locator('html[data-theme=dark]').waitFor();
	await page.locator('a.term').first().hover();
	await page.locator('.term-card', { hasText: 'EN ' }).waitFor();
	await page.locator('.sidebar a[href="/docs/handbuch/stammdaten/"]').click();
	await page.locator('h1', { hasText: /Stammdaten$/ }).waitFor();
	await page.keyboard.press('Control+k');
	await page.keyboard.type('Fristmodus');
	await page.locator('dialog[open] mark').first().waitFor();
	await page.keyboard.press('Enter');
	await page.locator('dialog[open]').waitFor({ state: 'detached' });
	expect(errors).toEqual([]);
});

test('a live example keeps its own words, and works', async () => {
	const { page, errors } = await openTranslated('/docs/handbuch/suche/');
	const field = page.locator('astro-island input').first();
	await field.scrollIntoViewIfNeeded();
	await field.fill('status:gesperrt');
	await page.locator('astro-island').first().getByText('gesperrt', { exact: false }).first().waitFor();
	expect(await page.locator('astro-island font').count()).toBe(0);
	expect(await page.locator('code font, pre font').count()).toBe(0);
	expect(errors).toEqual([]);
});

test.each([
	['the console', { path: '/docs/api/apparatuses-index/', open: '[data-open="run"]', answer: '.console-response pre' }],
	['a flow', { path: '/docs/api/kalibord-api/', open: '[data-open]', answer: '.console pre code' }],
])('%s keeps its own words, and works', async (_, { path, open, answer }) => {
	const { page, errors } = await openTranslated(path);
	const console = page.locator('.console').first();
	await console.locator(open).click();
	await console.locator('.button:not([data-open])').first().click();
	await page.locator(answer).first().waitFor();
	// The other flows of the page are not open, and of the page's own words.
	expect(await console.locator('.console-place font').count()).toBe(0);
	expect(await page.locator('.console-response font').count()).toBe(0);
	expect(errors).toEqual([]);
});
