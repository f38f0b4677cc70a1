import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually, follow } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

describe('prefetching', () => {
	/** Opens the home page, which has few links, and collects what is asked for from then on. */
	async function watch(connection: { saveData?: boolean; effectiveType?: string }) {
		const page = await site.open('/datei.txt');
		await page.addInitScript((facts) => Object.defineProperty(navigator, 'connection', { value: facts }), connection);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(`${site.origin}/`);
		return { page, asked };
	}

	test('fetches a page when the pointer rests on its link, once', async () => {
		const { page, asked } = await watch({ effectiveType: '4g' });
		await page.hover('#navbar-links a[href="/docs/"]');
		await eventually(() => asked).toContain('/docs/');
		await follow(page, '#navbar-links a[href="/docs/"]', 'Anfang');
		expect(asked.filter((path) => path === '/docs/')).toHaveLength(1);
	});

	test('fetches a page when its link gets the focus', async () => {
		const { page, asked } = await watch({});
		await page.focus('#navbar-links a[href="/blog/"]');
		await eventually(() => asked).toContain('/blog/');
	});

	test('fetches pages whose links are in view, and no files', async () => {
		const page = await site.open('/datei.txt');
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(`${site.origin}/docs/`);
		await eventually(() => asked).toContain('/docs/lang/');
		await eventually(() => asked).toContain('/docs/reiter/');
		expect(asked).not.toContain('/datei.txt');
		expect(asked).not.toContain('/docs/ende/');
	});

	test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing with %o', async (connection) => {
		const { page, asked } = await watch(connection);
		await page.hover('#navbar-links a[href="/docs/"]');
		await page.waitForTimeout(400);
		expect(asked.filter((path) => path.startsWith('/docs/'))).toEqual([]);
	});
});
