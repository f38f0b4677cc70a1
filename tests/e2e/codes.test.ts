import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { allPaths } from './own-pages.ts';
import { readCodes } from './read-codes.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

interface Numbered {
	identNo: string;
	shortCode: string;
	inspectionDevice: { number: string } | null;
}

/** Runs of modules as a path draws them. */
const MODULES = /d="M\d+ \d+h\d+v1h-\d+z/;

test('a scanner reads every code that a page shows, and it is the one of the device beside it', async () => {
	const { apparatuses } = JSON.parse(readFileSync(join(PROGRAM, 'product/sample-data.json'), 'utf8')) as { apparatuses: Numbered[] };
	const known = new Map(apparatuses.map(({ identNo, shortCode, inspectionDevice }) => [inspectionDevice?.number ?? identNo, shortCode]));
	const numberIn = (text: string) => [...known.keys()].find((number) => text.includes(number));
	const read: string[] = [];
	const page = await site.open('/robots.txt', { deviceScaleFactor: 4, reducedMotion: 'reduce' });
	for (const path of await allPaths(site)) {
		if (!MODULES.test(await (await fetch(site.origin + path)).text())) continue;
		await page.goto(site.origin + path);
		for (const code of await page.locator('svg:has(> path[d*="v1h-"])').filter({ visible: true }).all()) {
			const words = await code.evaluate((svg) => svg.getAttribute('aria-label') ?? svg.closest('figure')?.textContent ?? '');
			const found = await readCodes(await code.screenshot());
			expect(found, `${path}: ${words}`).toHaveLength(1);
			const [, said = ''] = found[0]?.split(' ', 2) ?? [];
			const link = `HTTPS://APP.EXAMPLE.COM/Q/${known.get(numberIn(words) ?? '')}`;
			expect(words.includes(said) || said === link, `${path}: ${said} beside: ${words}`).toBe(true);
			read.push(...found);
		}
	}
	expect(read.filter((code) => code.startsWith('QRCode')).length).toBeGreaterThan(10);
	expect(read.filter((code) => code.startsWith('DataMatrix')).length).toBeGreaterThan(0);
});
