import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenWords } from './broken-words.ts';
import { findContrastFaults } from './contrast-faults.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { findGluedWords } from './glued-words.ts';
import { allPaths } from './own-pages.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** What `look` finds on every page in a window of this width, as `path: finding`; two pages at a time. */
async function onEveryPage(width: number, look: (() => string[])[]): Promise<string[]> {
	const found: string[] = [];
	const queue = (await allPaths(site)).values();
	await Promise.all(
		[1, 2].map(async () => {
			const page = await site.open('/robots.txt', { viewport: { width, height: 800 } });
			for (const path of queue) {
				await page.goto(site.origin + path);
				for (const find of look) found.push(...(await page.evaluate(find)).map((finding) => `${path}: ${finding}`));
			}
		}),
	);
	return found;
}

/** Runs in the browser. Changes the colours at once. */
function toDark(): string[] {
	document.documentElement.dataset.theme = 'dark';
	for (const animation of document.getAnimations()) animation.finish();
	return [];
}

test('every text stands out from its ground, in both modes', { timeout: 240_000 }, async () => {
	expect(await onEveryPage(1280, [findContrastFaults, toDark, findContrastFaults])).toEqual([]);
});

test('no word is broken without a hyphen on a phone, and none is glued to another', { timeout: 120_000 }, async () => {
	expect(await onEveryPage(360, [findBrokenWords, findGluedWords])).toEqual([]);
});

test('what is copied has no soft hyphens', async () => {
	const page = await site.open('/docs/einstieg/systemvoraussetzungen/');
	const copied = await page.locator('h1').evaluate((heading) => {
		let text = '';
		window.addEventListener('copy', ({ clipboardData }) => {
			text = clipboardData?.getData('text/plain') ?? '';
		});
		getSelection()?.selectAllChildren(heading);
		document.execCommand('copy');
		return [heading.textContent.includes('\u00ad'), text];
	});
	expect(copied).toEqual([true, 'Systemvoraussetzungen']);
});
