import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { type BuiltSite, buildInto, fixtureRoot, temporaryFolder } from '../sites/build-fixture.ts';
import { consoleFaults } from './console-faults.ts';

/** Operations whose console is opened; the others differ in their names only. */
const MOST_WALKED = 4;

/**
 * The description of the fixture `hostile` attacks from every place that holds text. Its scripts set `window.hacked`, its elements carry the class
 * `boese`, its addresses lead to `angreifer.example`.
 */
let site: BuiltSite;
let browser: Browser;
let page: Page;
let origin: string;
const dialogs: string[] = [];
const foreign: string[] = [];
const server = () => createStaticServer({ folder: site.folder, base: '/' });
let running: ReturnType<typeof server>;
let paths: string[];

beforeAll(async () => {
	// Deep enough that a path with `..` would still end in a folder of ours.
	site = await buildInto(fixtureRoot('hostile'), join(temporaryFolder(), 'a/b/c/d/site'));
	paths = [...site.pages.keys()].filter((path) => path.startsWith('/docs/'));
	running = server();
	origin = `http://127.0.0.1:${(await listen(running, { port: 0, host: '127.0.0.1' })).port}`;
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
	browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	// Without the policy of the pages, which would stop what gets into them: nothing is to get there.
	page = await (await browser.newContext({ viewport: { width: 1400, height: 900 }, locale: 'de-DE', serviceWorkers: 'block', bypassCSP: true })).newPage();
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	// Nothing may leave the machine, whether or not the test finds it.
	await page.context().route(
		(url) => url.origin !== origin && url.protocol !== 'data:',
		(route) => {
			foreign.push(route.request().url());
			return route.abort();
		},
	);
});
afterAll(async () => {
	await browser.close();
	running.closeAllConnections();
	running.close();
});

/** What an attack has left in the document that is open. */
function traces(): Promise<string[]> {
	return page.evaluate(() => {
		const found = 'hacked' in window ? [`window.hacked is ${String(window.hacked)}`] : [];
		const own = document.documentElement.dataset.path;
		if (own !== undefined && location.pathname !== own) found.push(`the address is ${location.href}`);
		for (const element of document.querySelectorAll('*')) {
			const { localName: name } = element;
			const shown = element.outerHTML.slice(0, 120);
			if (element.classList.contains('boese') || ['iframe', 'object', 'embed', 'base', 'math', 'video'].includes(name)) found.push(shown);
			// Data for machines may quote what the description says; nobody runs it.
			const isData = element.getAttribute('type') === 'application/ld+json';
			if (name === 'script' && !isData && /hacked|angreifer/.test(element.innerHTML)) found.push(shown);
			if (name === 'script' && isData && element.innerHTML.includes('<')) found.push(shown);
			if (name === 'style' && /angreifer|\*\s*\{\s*display:\s*none/.test(element.innerHTML)) found.push(shown);
			if (name === 'meta' && element.getAttribute('http-equiv')?.toLowerCase() === 'refresh') found.push(shown);
			for (const attribute of element.attributes) {
				const address = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href', 'ping', 'poster'].includes(attribute.name);
				if (attribute.name.startsWith('on')) found.push(`${attribute.name} in ${shown}`);
				if (address && /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(attribute.value)) found.push(`${attribute.name}=${attribute.value}`);
				if (address && name !== 'a' && attribute.value.includes('angreifer')) found.push(`${attribute.name}=${attribute.value}`);
			}
		}
		return found;
	});
}

describe('the output', () => {
	test('stays inside its folder', () => {
		const above = readdirSync(join(site.folder, '../../../..'), { recursive: true, withFileTypes: true });
		const outside = above
			.map((entry) => join(entry.parentPath, entry.name))
			.filter((file) => !`${file}/`.startsWith(`${site.folder}/`) && !site.folder.startsWith(`${file}/`));
		expect(outside).toEqual([]);
		expect(dirname(site.folder).endsWith('/a/b/c/d')).toBe(true);
	});

	test('has file names that every system can hold', () => {
		const strange = site.files.filter((file) => !/^(?:\/\.well-known)?(?:\/[\w-][\w.-]{0,120})+$/.test(file));
		expect(strange).toEqual([]);
		const apiFolders = new Set(site.files.flatMap((file) => /^\/docs\/api\/([^/]+)\//.exec(file)?.[1] ?? []));
		expect([...apiFolders].filter((folder) => !/^[a-z0-9-]{1,100}$/.test(folder))).toEqual([]);
	});

	test('has a page for every operation', () => {
		const operations = [...site.pages.values()].filter((html) => html.includes('data-kind="api-operation"'));
		expect(operations).toHaveLength(12);
	});
});

describe('in a browser with scripts', () => {
	test('no page runs, loads or shows anything of an attack', async () => {
		const found: string[] = [];
		for (const path of paths) {
			await page.goto(origin + path, { waitUntil: 'load' });
			await page.evaluate(() => {
				for (const details of document.querySelectorAll('details')) details.open = true;
				for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) tab.click();
			});
			await page.waitForLoadState('networkidle');
			found.push(...(await traces()).map((trace) => `${path}: ${trace}`));
		}
		expect(found).toEqual([]);
		expect(dialogs).toEqual([]);
		expect(foreign).toEqual([]);
	});

	test('route changes and the search bring nothing either', async () => {
		await page.goto(`${origin}/docs/`);
		const [operation = ''] = paths.filter((path) => /boese/.test(path));
		await page.evaluate((href) => {
			const link = document.createElement('a');
			link.href = href;
			link.textContent = 'weiter';
			document.querySelector('main')?.prepend(link);
			link.click();
		}, operation);
		await page.waitForFunction((path) => document.querySelector('#nonius-page')?.getAttribute('data-path') === path, operation);
		expect(await traces()).toEqual([]);
		await page.keyboard.press('Control+k');
		await page.locator('dialog.search [role=combobox]').fill('boese');
		await page.locator('dialog.search [role=option]').first().waitFor();
		expect(await traces()).toEqual([]);
		expect([...dialogs, ...foreign]).toEqual([]);
	});
});

test('no page is wider than a phone, whatever a description puts into its texts', async () => {
	await page.setViewportSize({ width: 320, height: 640 });
	const found: string[] = [];
	for (const path of paths) {
		await page.goto(origin + path);
		const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		if (excess > 0) found.push(`${path} ${excess} px`);
	}
	expect(found).toEqual([]);
});

test('these tests would notice', async () => {
	await page.goto(`${origin}/docs/`);
	await page.evaluate(() => {
		const html = '<img class="boese" src="https://angreifer.example/" onerror="window.hacked = 1; alert(1)"><a href=" javascript:alert(1)">Link</a>';
		document.body.insertAdjacentHTML('beforeend', html);
	});
	await expect.poll(() => dialogs.length).toBe(1);
	expect(foreign).toEqual(['https://angreifer.example/']);
	expect((await traces()).length).toBeGreaterThanOrEqual(5);
});

test('the console can be used on a phone and takes its own examples', async () => {
	const walked: string[] = [];
	const found: string[] = [];
	for (const path of paths.filter((one) => site.pages.get(one)?.includes('class="console ')).slice(0, MOST_WALKED)) {
		const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block', bypassCSP: true });
		const phone = await context.newPage();
		await phone.goto(origin + path);
		found.push(...(await consoleFaults(phone)).map((fault) => `${path} ${fault}`));
		walked.push(path);
		await context.close();
	}
	expect(found).toEqual([]);
	expect(walked).toHaveLength(MOST_WALKED);
});
