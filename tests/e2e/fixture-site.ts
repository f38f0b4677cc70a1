import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { PROGRAM } from '#site/program.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { builtFixture, fixtureRoot } from '../sites/build-fixture.ts';

interface ServedFolder {
	origin: string;
	close(): Promise<void>;
}

/** A site, built and served, with a browser to look at it. */
export interface FixtureSite extends ServedFolder {
	/** Opens a page of the site in a browser profile of its own, on a desktop window unless told otherwise. */
	open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

interface ServeOptions {
	base?: string;
	/** Further arguments of the browser. */
	flags?: readonly string[];
}

/** Opens the fixture `name`, as it was built a moment ago for all tests together if it was. */
export function openFixture(name: string, base = '/'): Promise<FixtureSite> {
	const built = builtFixture(name);
	return built ? serveSite(built, { base }) : openSite(fixtureRoot(name), (folder) => serveSite(folder, { base }));
}

/** Opens this repository's own site: the one in the folder `BUILT_SITE`, if there is one, as it was built a moment ago for all tests together. */
export const openOwnSite = (flags: readonly string[] = []) => serveOwn((folder) => serveSite(folder, { flags }));

/** The same for a browser that the test starts itself. */
export const serveOwnSite = () => serveOwn((folder) => serveFolder(folder, '/'));

type Serve<Served> = (folder: string) => Promise<Served>;

const serveOwn = <Served extends ServedFolder>(serve: Serve<Served>) => (process.env.BUILT_SITE ? serve(process.env.BUILT_SITE) : openSite(PROGRAM, serve));

/** Builds the site in `root` as `npm run build` does and serves it. Throws with the build's words when it fails. */
async function openSite<Served extends ServedFolder>(root: string, serve: Serve<Served>): Promise<Served> {
	const place = await mkdtemp(join(tmpdir(), 'fixture-'));
	const folder = join(place, 'site');
	const remove = () => rm(place, { recursive: true, force: true });
	try {
		await build(root, folder);
		const site = await serve(folder);
		return { ...site, close: () => site.close().then(remove) };
	} catch (error) {
		await remove();
		throw error;
	}
}

async function serveFolder(folder: string, base: string): Promise<ServedFolder> {
	const server = createStaticServer({ folder, base });
	answerLate(server);
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	return {
		origin: `http://127.0.0.1:${port}`,
		async close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

async function serveSite(folder: string, { base = '/', flags = [] }: ServeOptions): Promise<FixtureSite> {
	const { origin, close } = await serveFolder(folder, base);
	const browser = await chromium.launch({ executablePath: await browserPath(), args: [...CHROMIUM_FLAGS, ...flags] });
	return {
		origin,
		async open(path, options) {
			const page = await openPage(browser, origin + path, options);
			// A page that a test opens is closed with it. A page that a hook opens is for all tests of its file.
			if (TestRunner.getCurrentTest()) onTestFinished(() => page.context().close());
			return page;
		},
		async close() {
			await browser.close();
			await close();
		},
	};
}

/** Waits until the scripts have run that come with a page, by themselves or for an element on it. What is not a page, or has no script, is live at once. */
export async function isLive(page: Page): Promise<void> {
	await page.waitForFunction(
		(awaited) => !document.querySelector('script[type=module][src]') || ('ready' in document.documentElement.dataset && !document.querySelector(awaited)),
		':is(docs-tabs, docs-filter, search-page, closest-pages, docs-versions[data-remember]):not(:defined)',
	);
}

/** Opens a page as on a line that is to be saved, so that it fetches nothing but what brings other pages before it is asked for. */
export async function openAlone(site: FixtureSite, path: string, origin = site.origin): Promise<Page> {
	const page = await site.open('/datei.txt', { bypassCSP: true });
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
	await page.goto(origin + path);
	await hasComingPages(page);
	return page;
}

/** Waits until the script that changes pages is loaded. The page must be opened without its policy, which forbids `eval`. */
export async function hasComingPages(page: Page): Promise<void> {
	// For the browser, as text because tests have no `import` that it knows.
	await page.waitForFunction(`(() => {
		const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('/coming-pages.'));
		return file && import(file.name).then(() => true);
	})()`);
}

async function browserPath(): Promise<string> {
	const path = await findBrowser();
	if (path === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
	return path;
}

async function build(root: string, outDir: string): Promise<void> {
	const env = { ...process.env, SITE_ROOT: root, OUT_DIR: outDir, NODE_ENV: 'production' };
	await promisify(execFile)(process.execPath, [join(PROGRAM, 'commands/nonius.ts'), 'build'], { cwd: PROGRAM, env }).catch((error: { stdout?: string }) => {
		throw new Error(`The fixture does not build.\n${error.stdout}`);
	});
}

/** With `LATE_FILES=1000` all that a page asks for, by itself or later, is answered that many ms late: what a test does too early fails on any machine. A usual run does not wait. */
function answerLate(server: Server): void {
	const delay = Number(process.env.LATE_FILES ?? 0);
	if (delay === 0) return;
	const listeners = server.listeners('request');
	server.removeAllListeners('request');
	server.on('request', (request: IncomingMessage, response) => {
		const answer = () => {
			for (const listener of listeners) listener.call(server, request, response);
		};
		if (request.headers['sec-fetch-mode'] === 'navigate') answer();
		else setTimeout(answer, delay);
	});
}

/** With `SLOW_PROCESSOR=6` the page's own thread has a sixth of its speed. */
async function slowDown(page: Page): Promise<void> {
	const rate = Number(process.env.SLOW_PROCESSOR ?? 1);
	if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

/** Without a service worker, which would answer requests that a test makes fail from its cache; the tests of `offline.test.ts` allow it. */
async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'de-DE', serviceWorkers: 'block', ...options });
	const page = await context.newPage();
	await slowDown(page);
	await page.goto(url);
	if (options.javaScriptEnabled !== false) await isLive(page);
	return page;
}
