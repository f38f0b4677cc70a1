import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { findLayoutFaults, type Layouts } from './layout-faults.ts';
import { noteSweep } from './note-sweep.ts';
import { eventually } from './observe.ts';
import { allPaths, pageOfEachKind } from './own-pages.ts';
import { lookAtPages } from './page-frame.ts';
import { isWhole, shareOf } from './sweep-share.ts';
import { joinWidths, WIDTHS } from './sweep-widths.ts';

/** Where most changes at once: every width. */
const CRITICAL = Array.from({ length: 261 }, (_, index) => 990 + index);

interface Sweep extends Omit<Layouts, 'frame'> {
	pages: readonly string[];
	/** A share of the sweep takes every so-manieth width in turn, and all for one page of each kind. */
	share: number;
	script?: boolean;
	browser?: FixtureSite;
}

let site: FixtureSite;
let paths: string[];
let examples: string[];

beforeAll(async () => {
	site = await openOwnSite();
	paths = await allPaths(site);
	examples = await pageOfEachKind(site);
});
afterAll(() => site?.close());

/** Every finding as one line. */
async function sweep({ pages, widths, close, share, script = true, browser = site }: Sweep): Promise<string[]> {
	const lines: string[] = [];
	const look: Parameters<typeof lookAtPages>[1] = async ({ path, index, outside, frame }) => {
		const own = isWhole || examples.includes(path) ? widths : shareOf(widths, { index, of: share });
		const faults = await outside.evaluate(findLayoutFaults, { frame, widths: own, close });
		lines.push(...joinWidths(faults, own).map((line) => `${path} ${line}`));
	};
	await lookAtPages({ site: browser, paths: pages, script }, look);
	return lines;
}

/** `every-page.test.ts` looks at all pages with their scripts. */
describe('no text lies over another, is cut or leaves its box, and every control can be hit', () => {
	test('on any page without script', { timeout: 600_000 }, async () => {
		expect(await sweep({ pages: paths, widths: WIDTHS, close: [320, 340, 360, 997, 1024, 1100], share: 4, script: false })).toEqual([]);
	});

	test('on any page with text of twice the size', { timeout: 600_000 }, async ({ task }) => {
		const large = await openOwnSite(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
		const widths = [640, 1280];
		const found = await sweep({ pages: paths, widths, close: widths, share: 2, browser: large });
		noteSweep(task, { subject: 'zoom', pages: paths.length, widths, modes: ['light'], found: found.length });
		expect(found).toEqual([]);
		await large.close();
	});

	test('at any width where the layout changes', { timeout: 600_000 }, async () => {
		expect(examples.length).toBeGreaterThan(10);
		expect(await sweep({ pages: examples, widths: CRITICAL, close: CRITICAL.filter((width) => width % 50 === 0), share: 1 })).toEqual([]);
	});
});

describe('the text of a page beside a sidebar', () => {
	const PAGES = [
		'/docs/handbuch/pruefmittel/',
		'/docs/nachschlagen/meldungen/',
		'/docs/feldatlas/',
		'/docs/category/api/',
		'/blog/',
		'/blog/eAttestations-dakks/',
	];

	test('begins at one edge with its headings, tables, boxes and code, and keeps its lines short', async () => {
		const page = await site.open('/robots.txt');
		const found: string[] = [];
		for (const path of PAGES) {
			await page.goto(site.origin + path);
			for (const width of [360, 768, 1024, 1280, 1600]) {
				await page.setViewportSize({ width, height: 800 });
				const faults = await page.locator('main').evaluate((main) => {
					const edge = main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingLeft);
					const longest = 40 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
					const parts = [...main.querySelectorAll('h1, [data-article-body] > :is(h2, h3, p, .table, .code, .note)')];
					return parts.flatMap((part) => {
						const box = part.getBoundingClientRect();
						const isOff = Math.abs(box.left - edge) > 1 || (part.tagName === 'P' && box.width > longest + 1);
						return isOff ? [`${part.tagName} ${part.textContent.slice(0, 20)}: ${Math.round(box.left - edge)}, ${Math.round(box.width)} px`] : [];
					});
				});
				found.push(...faults.map((fault) => `${path} ${width}: ${fault}`));
			}
		}
		expect(found).toEqual([]);
	});

	test('that is wider than its frame fades out until its end is in view', async () => {
		const page = await site.open('/docs/handbuch/pruefmittel/', { viewport: { width: 360, height: 800 } });
		const table = page
			.locator('.table')
			.filter({ has: page.locator('th') })
			.first();
		const mask = () => table.evaluate((frame) => getComputedStyle(frame).maskImage);
		expect(await mask()).toContain('gradient');
		await table.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0));
		await eventually(mask).toBe('none');
		await page.setViewportSize({ width: 1600, height: 800 });
		await eventually(mask).toBe('none');
	});
});

test('letters set apart as in WCAG 1.4.12 cut neither the brand nor the name of the contents', async () => {
	const found: string[] = [];
	for (const path of examples) {
		const page = await site.open(path, { viewport: { width: 320, height: 640 } });
		const faults = await page.evaluate(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}');
			document.adoptedStyleSheets.push(sheet);
			const names = [...document.querySelectorAll('.brand > span, .toc summary')];
			return names.flatMap(({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth ? [textContent] : []));
		});
		found.push(...faults.map((fault) => `${path} ${fault}`));
		await page.close();
	}
	expect(found).toEqual([]);
}, 60_000);

describe('no style is missing', () => {
	test('of pages with neither sidebar nor contents: their text begins at the edge that the footer has', async () => {
		const page = await site.open('/robots.txt');
		const found: string[] = [];
		for (const path of ['/offline/', '/suche/', '/ausgabe/', '/404.html']) {
			await page.goto(site.origin + path);
			for (const width of [600, 1024, 1280, 1600, 1920]) {
				await page.setViewportSize({ width, height: 800 });
				const aside = await page.locator('main .prose').evaluate((text) => {
					const footer = document.querySelector('.footer h2')?.getBoundingClientRect().left ?? Number.NaN;
					return Math.round(Math.abs(text.getBoundingClientRect().left - footer));
				});
				if (!(aside <= 1)) found.push(`${path} ${width}: ${aside} px`);
			}
		}
		expect(found).toEqual([]);
	});

	test('of the footer: its columns stand on one grid, and none of them alone below the others', async () => {
		const page = await site.open('/');
		for (const width of [320, 360, 768, 1024, 1280, 1600]) {
			await page.setViewportSize({ width, height: 800 });
			const { tracks, edges, alone } = await page.locator('.footer-inner').evaluate((grid) => {
				const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
				const columns = [...grid.querySelectorAll(':scope > div')].map((column) => column.getBoundingClientRect());
				return {
					tracks: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
					edges: new Set([...grid.querySelectorAll('h2, li')].map(left)).size,
					alone: columns.some((column) => columns.every((other) => other === column || other.bottom <= column.top)),
				};
			});
			expect.soft({ width, alone, inGrid: edges <= tracks }).toEqual({ width, alone: false, inGrid: true });
		}
	});

	test('of the table of contents on a page outside of the documentation', async () => {
		const page = await site.open('/markdown-page/');
		expect(await page.locator('.toc').evaluate((toc) => getComputedStyle(toc).position)).toBe('sticky');
	});

	test('of methods in the sidebar of a category', async () => {
		const page = await site.open('/docs/category/api/');
		const colours = await page
			.locator('.sidebar .method')
			.evaluateAll((methods) => [...new Set(methods.map((method) => `${method.textContent} ${getComputedStyle(method).color}`))]);
		expect(colours.length).toBeGreaterThan(3);
		expect(new Set(colours.map((entry) => entry.replace(/^\w+ /, ''))).size).toBe(colours.length);
	});
});
