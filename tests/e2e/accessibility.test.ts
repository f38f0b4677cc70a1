import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { allPaths } from './own-pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let site: FixtureSite;
let paths: string[];

beforeAll(async () => {
	site = await openOwnSite();
	paths = [...(await allPaths(site)), '/gibt/es/nicht/'];
});
afterAll(() => site.close());

async function violations(page: Page): Promise<string[]> {
	await page.evaluate(AXE);
	const { violations: list } = await page.evaluate(
		// Colours are judged by a sweep of their own, in both modes (`every-page.test.ts`).
		(tags) =>
			(window as unknown as { axe: typeof axe }).axe.run({ runOnly: tags, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }),
		RULES,
	);
	return list.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

test('axe objects to nothing on any page', { timeout: 240_000 }, async () => {
	const found: string[] = [];
	const queue = paths.values();
	await Promise.all(
		[1, 2].map(async () => {
			const page = await site.open('/robots.txt');
			for (const path of queue) {
				await page.goto(site.origin + path);
				found.push(...(await violations(page)).map((finding) => `${path}: ${finding}`));
			}
		}),
	);
	expect(found).toEqual([]);
});
