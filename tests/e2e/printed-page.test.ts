import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../sites/build-fixture.ts';
import { type FixtureSite, isLive, openOwnSite } from './fixture-site.ts';
import { readPdf } from './read-pdf.ts';

const folder = temporaryFolder();
const OPERATION = '/docs/api/custom-fields-add/';
/** Where a part stands on its first sheet, in mm from the top of its page: so that the end of the sheet falls on each of its lines. */
const PLACES = Array.from({ length: 12 }, (_, index) => 190 + index * 5);

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** Removes characters that are added or dropped at the end of a line. */
const squeeze = (text: string) => text.replaceAll(/[\s·\u00AD\u2010\u2060-]/g, '');

/** The text of each sheet, squeezed. */
async function sheetsOf(page: Page): Promise<string[]> {
	const path = join(folder, 'page.pdf');
	await page.pdf({ path, format: 'A4', preferCSSPageSize: true });
	return (await readPdf(path)).pages.map(({ pieces }) => squeeze(pieces.map(({ text }) => text).join('')));
}

interface Part {
	what: string;
	path: string;
	selector: string;
	/** How many of its first letters stay together; all, unless told. */
	letters?: number;
}

const PARTS: readonly Part[] = [
	{ what: 'a card', path: '/docs/category/handbuch/', selector: '.card' },
	{ what: 'a way of the home page', path: '/', selector: '.way-list li' },
	{ what: 'a post on the home page', path: '/', selector: '.home-news li' },
	{ what: 'a result of the search', path: '/suche/?q=Zusatzfeld', selector: '.search-page-results li' },
	{ what: 'a short field', path: OPERATION, selector: '.params > li:not(:has(details, .values))' },
	{ what: 'the name of a tab with its beginning', path: OPERATION, selector: '.panel-responses .tab', letters: 8 },
];

test.each(PARTS)('$what is not torn between two sheets', async ({ path, selector, letters }) => {
	const page = await site.open(path);
	await isLive(page);
	await page.locator(selector).first().waitFor({ state: 'attached' });
	await page.emulateMedia({ media: 'print' });
	// Its list alone, below what pushes it down.
	await page.evaluate((parts) => {
		const list = document.querySelector(parts)?.parentElement;
		const push = document.createElement('div');
		push.id = 'push';
		document.querySelector('main')?.replaceChildren(push, list?.closest('.panel, .way-list, .search-page-results') ?? list ?? '');
	}, selector);
	const wanted = (await page.locator(selector).allInnerTexts()).map((text) => squeeze(text).slice(0, letters));
	expect(wanted).not.toEqual([]);
	const torn = new Set<string>();
	for (const place of PLACES) {
		await page.evaluate((mm) => document.querySelector<HTMLElement>('#push')?.style.setProperty('height', `${mm}mm`), place);
		const sheets = await sheetsOf(page);
		for (const text of wanted.filter((part) => !sheets.some((sheet) => sheet.includes(part)))) torn.add(text);
	}
	expect([...torn]).toEqual([]);
});

test('a page whose console was used takes no more sheets, and none of them is empty', async () => {
	const page = await site.open(OPERATION);
	await isLive(page);
	const before = await sheetsOf(page);
	await page.locator('.console [data-open=run]').click();
	await page.locator('.operation-side .console-response').waitFor();
	const sheets = await sheetsOf(page);
	expect(sheets.filter((sheet) => sheet === '')).toEqual([]);
	expect(sheets).toHaveLength(before.length);
});

const PATH = '/docs/handbuch/pruefmittel/';

test('what a text folds is open on paper', async () => {
	const page = await site.open(PATH);
	await isLive(page);
	await page.evaluate(() => {
		const fold = document.createElement('details');
		const [name, content] = [document.createElement('summary'), document.createElement('p')];
		fold.append(name, content);
		name.textContent = 'Mehr dazu';
		content.textContent = 'Zugeklappt';
		document.querySelector('.prose')?.prepend(fold);
	});
	expect((await sheetsOf(page))[0]).toContain('MehrdazuZugeklappt');
});

const OPEN: readonly { what: string; width: number; opener: string; opened: string }[] = [
	{ what: 'the search', width: 1280, opener: '[data-search-open]', opened: 'dialog.search[open]' },
	{ what: 'the drawer', width: 390, opener: '.menu-button', opened: 'dialog.drawer[open]' },
	{ what: 'the card of a term', width: 1280, opener: 'main a.term', opened: '.term-card:popover-open' },
];

test.each(OPEN)('$what that is open over a page is not printed over it, and makes nothing smaller', async ({ width, opener, opened }) => {
	const page = await site.open(PATH, { viewport: { width, height: 800 } });
	await isLive(page);
	const before = await sheetsOf(page);
	if (opener.startsWith('main')) await page.locator(opener).first().hover();
	else await page.locator(opener).first().click();
	await page.locator(opened).waitFor();
	expect(await sheetsOf(page)).toEqual(before);
});
