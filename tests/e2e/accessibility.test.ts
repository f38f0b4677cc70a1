import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let site: FixtureSite;
let paths: string[];

beforeAll(async () => {
	site = await openOwnSite();
	const sitemap = await (await fetch(`${site.origin}/sitemap-0.xml`)).text();
	paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
	paths.push('/gibt/es/nicht/');
});
afterAll(() => site.close());

/** Opens every page in turn and gathers what `look` finds, as `path: finding`. */
async function onEveryPage(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
	const found: string[] = [];
	for (const path of paths) {
		await page.goto(site.origin + path);
		found.push(...(await look(page)).map((finding) => `${path}: ${finding}`));
	}
	return found;
}

async function violations(page: Page): Promise<string[]> {
	await page.evaluate(AXE);
	const { violations: list } = await page.evaluate(
		(tags) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: tags, resultTypes: ['violations'] }),
		RULES,
	);
	return list.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

describe('every page of the own site', () => {
	test.each(['light', 'dark'])('has nothing that axe objects to, %s', { timeout: 240_000 }, async (theme) => {
		const page = await site.open('/');
		await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
		expect(paths.length).toBeGreaterThan(50);
		expect(await onEveryPage(page, violations)).toEqual([]);
	});

	test('fits into 320 px without scrolling sideways', { timeout: 120_000 }, async () => {
		const page = await site.open('/', { viewport: { width: 320, height: 640 } });
		const wide = (shown: Page) => shown.evaluate(() => (document.documentElement.scrollWidth > 320 ? [`${document.documentElement.scrollWidth} px`] : []));
		expect(await onEveryPage(page, wide)).toEqual([]);
	});
});
