import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AXE_RULES } from './axe-rules.ts';
import { type FixtureSite, isLive, openOwnSite } from './fixture-site.ts';
import { noteSweep } from './note-sweep.ts';
import { allPaths, pageOfEachKind } from './own-pages.ts';
import { isWhole } from './sweep-share.ts';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const { version } = require('axe-core/package.json') as { version: string };
/** A whole sweep looks at a telephone's width, too, and at every page; a share of it at one of each kind and every other one besides. */
const WIDTHS = isWhole ? [360, 1280] : [1280];

let site: FixtureSite;
let paths: string[];

beforeAll(async () => {
	site = await openOwnSite();
	const [every, examples] = [await allPaths(site), await pageOfEachKind(site)];
	paths = isWhole ? every : every.filter((path, index) => examples.includes(path) || index % 2 === 0);
});
afterAll(() => site.close());

async function violations(page: Page): Promise<string[]> {
	await page.evaluate(AXE);
	const { violations: list } = await page.evaluate(
		// Colours are judged by a sweep of their own, in both modes (`every-page.test.ts`).
		(tags) =>
			(window as unknown as { axe: typeof axe }).axe.run({ runOnly: tags, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }),
		AXE_RULES,
	);
	return list.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

test('axe objects to nothing on any of the pages', { timeout: 600_000 }, async ({ task }) => {
	const found: string[] = [];
	const queue = paths.values();
	await Promise.all(
		[1, 2].map(async () => {
			const page = await site.open('/robots.txt');
			for (const path of queue) {
				await page.goto(site.origin + path);
				await isLive(page);
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 720 });
					// Scripts adapt the page to a new width in the next frame.
					await page.evaluate(() => new Promise(requestAnimationFrame));
					found.push(...(await violations(page)).map((finding) => `${path} ${width} px: ${finding}`));
				}
			}
		}),
	);
	noteSweep(task, { subject: 'axe', pages: paths.length, widths: WIDTHS, modes: ['light'], found: found.length });
	task.meta.swept = { axe: { version, rules: AXE_RULES }, pages: paths };
	expect(found).toEqual([]);
});
