import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConnectionFacts } from '#client/page-change/connection.ts';
import { type FixtureSite, hasComingPages, openFixture } from './fixture-site.ts';
import { eventually, follow } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

const FAST = { effectiveType: '4g', downlink: 10, rtt: 50 };

/** Opens a page on a connection with these properties, and collects the requests from then on. */
async function watch(path: string, facts: ConnectionFacts | undefined) {
	const page = await site.open('/datei.txt', { bypassCSP: true });
	await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), facts);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(site.origin + path);
	if (path !== '/datei.txt') await hasComingPages(page);
	/** Requested pages besides the one that was opened. */
	const pages = () => asked.filter((other) => other.endsWith('/') && other !== path);
	/** Waits until all that happens by itself has happened. */
	const settle = async () => {
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
		await page.waitForLoadState('networkidle');
	};
	return { page, pages, asked, settle };
}

describe('prefetching what a reader points at', () => {
	test('fetches a page when the pointer rests on its link, once', async () => {
		const { page, pages } = await watch('/', { effectiveType: '4g' });
		await page.hover('#nonius-navbar-links a[href="/docs/"]');
		await eventually(pages).toEqual(['/docs/']);
		await follow(page, '#nonius-navbar-links a[href="/docs/"]', 'Anfang');
		expect(pages()).toEqual(['/docs/']);
	});

	test('fetches a page when its link gets the focus', async () => {
		const { page, pages } = await watch('/', {});
		await page.focus('#nonius-navbar-links a[href="/blog/"]');
		await eventually(pages).toEqual(['/blog/']);
	});

	test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing with %o', async (facts) => {
		const { page, pages, settle } = await watch('/', facts);
		await page.clock.install();
		await page.hover('#nonius-navbar-links a[href="/docs/"]');
		await page.clock.runFor(1000);
		await settle();
		expect(pages()).toEqual([]);
	});
});

describe('fetching ahead', () => {
	test('on a fast line takes the next page, then those in view, and no files', async () => {
		const { pages, asked } = await watch('/docs/', FAST);
		await eventually(pages).toContain('/docs/reiter/');
		expect(pages()[0]).toBe('/docs/lang/');
		expect(asked).not.toContain('/datei.txt');
		expect(asked).not.toContain('/docs/ende/');
	});

	test.each([undefined, { effectiveType: '4g' }, { effectiveType: '4g', downlink: 1.6, rtt: 150 }, { ...FAST, saveData: true }])(
		'takes nothing on a line like %o',
		async (facts) => {
			const { pages, asked, settle } = await watch('/docs/', facts);
			await settle();
			expect(pages()).toEqual([]);
			expect(asked.filter((path) => path.includes('fetch-ahead'))).toEqual([]);
		},
	);

	test('takes the next page before the one that a reader comes from, which costs nothing any more', async () => {
		const { page, pages } = await watch('/datei.txt', FAST);
		// Not compressed, a page has about 40 kB: two are too much.
		await page.route(/\/docs\/./, async (route) => route.fulfill({ contentType: 'text/html', body: await (await route.fetch()).text() }));
		await page.goto(`${site.origin}/docs/`);
		await follow(page, 'a[rel=next]', 'Lange Seite');
		await follow(page, 'a[rel=next]', 'Reiter');
		await eventually(pages).toContain('/docs/category/teil/');
		expect(pages().indexOf('/docs/reiter/')).toBeLessThan(pages().indexOf('/docs/category/teil/'));
		// The page that has been asked for is still on its way.
		await page.unrouteAll({ behavior: 'wait' });
	});

	test('ends when 60 kB have come', async () => {
		const { page, settle } = await watch('/datei.txt', FAST);
		const sizes: number[] = [];
		await page.route(/\/docs\/./, async (route) => {
			// Not compressed, a page has about 40 kB.
			const body = await (await route.fetch()).text();
			sizes.push(body.length);
			await route.fulfill({ contentType: 'text/html', body });
		});
		await page.goto(`${site.origin}/docs/`);
		await eventually(() => sizes.length).toBeGreaterThan(0);
		await settle();
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
	});
});
