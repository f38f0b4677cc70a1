import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFailingServer, type FailingServer, type Fault } from './failing-server.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';

const FAULTS: readonly (Fault | 'refused')[] = ['refused', 'reset', 'error', 'cut', 'silent', 'foreign'];
/** How late an answer is, in ms; the clock of the page says so, not ours. What tries twice takes up to twice that. */
const LATE = 35_000;
/** How many pages are tried at the same time. */
const LANES = 4;

const MANUAL = '/docs/handbuch/pruefmittel/';
const OPERATION = '/docs/api/inspections-add/';
/** A page of each kind. */
const KINDS = ['/', MANUAL, OPERATION, '/docs/api/kalibord-api/', '/blog/labels/', '/docs/terms/pruefintervall/'];

/** Something that a reader does on a page, and what comes of it. */
interface Use {
	name: string;
	path: string;
	width?: number;
	act(page: Page): Promise<unknown>;
	/** What shows when it has worked, with the script or as the plain page. */
	done: string;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const USES: readonly Use[] = [
	{
		name: 'searching',
		path: MANUAL,
		done: '.search [role=option]',
		async act(page) {
			await button('Suchen')(page);
			await page
				.locator('.search input')
				.fill('Prüf', { timeout: 10_000 })
				.catch(() => {});
		},
	},
	{ name: 'opening the menu', path: MANUAL, width: 360, act: button('Menü'), done: '#menu a[aria-current=page]' },
	{
		name: 'closing a category',
		path: MANUAL,
		act: (page) => page.locator('.sidebar summary').first().click(),
		done: '.sidebar li:first-child > details:not([open]) > summary',
	},
	{ name: 'going to the next page', path: MANUAL, act: (page) => page.locator('a[rel=next]').click(), done: 'main:not([hidden]) h1 >> text=Prüfberichte' },
	{
		name: 'going to another kind of page',
		path: '/',
		act: (page) => page.locator('#navbar-links a[href="/blog/"]').click(),
		done: 'main:not([hidden]) h1 >> text=Blog',
	},
	{ name: 'asking for a term', path: MANUAL, act: (page) => page.locator('main a.term').first().hover(), done: 'a.term' },
	{ name: 'opening the console', path: OPERATION, act: button('Anfrage anpassen'), done: '.console-root' },
];

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** A new page whose clock the test may put forward, at a server of its own that is kind until told otherwise. */
async function prepare(width = 1280) {
	const server = await createFailingServer(site.origin);
	const page = await site.open('/robots.txt', { viewport: { width, height: 800 } });
	await page.clock.install();
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
		// The clock of the page does not know these.
		AbortSignal.timeout = (ms) => {
			const limit = new AbortController();
			setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms);
			return limit.signal;
		};
	});
	return {
		page,
		server,
		async close() {
			await page.context().close();
			server.close();
		},
	};
}

/** Addresses that a page asks for while it loads, without the page itself, and while it is used. */
async function requestsOf(path: string, use?: Use): Promise<string[]> {
	const { page, server, close } = await prepare(use?.width);
	await page.goto(server.origin + path, { waitUntil: 'networkidle' });
	// What comes into view is loaded, too.
	if (!use) await showIslands(page);
	const before = use ? server.asked.length : 0;
	await use?.act(page);
	if (use) await page.locator(use.done).first().waitFor();
	await page.waitForLoadState('networkidle');
	const asked = [...new Set(server.asked.slice(before))].filter((address) => address !== path);
	await close();
	return asked;
}

async function showIslands(page: Page): Promise<void> {
	for (const island of await page.locator('astro-island > *').all()) await island.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => {});
}

/** Loads a page of which one request fails. Returns what is wrong with it for a reader. */
async function load(path: string, address: string, fault: Fault | 'refused'): Promise<string[]> {
	const { page, server, close } = await prepare();
	await plant(page, server, address, fault);
	await page.goto(server.origin + path, { waitUntil: 'commit' });
	await page.locator('#inhalt').waitFor();
	await page.waitForLoadState('domcontentloaded', { timeout: 3000 }).catch(() => {});
	await showIslands(page);
	if (fault === 'silent') await page.clock.fastForward(LATE);
	const wrong = await page.evaluate(async () => {
		const found: string[] = [];
		for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 30));
		const text = document.querySelector('main')?.textContent ?? '';
		if (text.length < 200) found.push('no text');
		if (
			!('ready' in document.documentElement.dataset) &&
			[...document.querySelectorAll('button, summary')].some((control) => control.matches('button') && control.checkVisibility({ visibilityProperty: true }))
		) {
			found.push('shows controls without their script');
		}
		if (!document.querySelector('#menu, #navbar-links')?.checkVisibility() && innerWidth > 996) found.push('no navigation');
		return found;
	});
	await close();
	return wrong.map((what) => `${path}: ${address} ${fault}: ${what}`);
}

const MESSAGE = /lässt sich (gerade )?nicht laden|nicht erreichbar|Server meldet einen Fehler|fremde Antwort/;

/** Does something on a page while one request fails. Returns what a reader is left with, unless it works all the same or says what failed and offers a way on. */
async function tryOut(use: Use, address: string, fault: Fault | 'refused'): Promise<string[]> {
	const { page, server, close } = await prepare(use.width);
	await page.goto(server.origin + use.path);
	await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
	await plant(page, server, address, fault);
	const wrong: string[] = [];
	await use.act(page).catch(() => {});
	const done = page.locator(use.done).first();
	const message = page.getByText(MESSAGE).and(page.locator(':not(#announcer, script)')).filter({ visible: true }).last();
	const isAnswered = () =>
		done
			.or(message)
			.first()
			.waitFor({ timeout: 12_000 })
			.then(
				() => true,
				() => false,
			);
	if (fault === 'silent') for (let turn = 0; turn < 10; turn++) await page.clock.fastForward(LATE / 5);
	if (!(await isAnswered())) wrong.push('dead');
	else if (!(await done.isVisible())) {
		const again = page.getByRole('button', { name: /Erneut versuchen|Nochmal versuchen|Anfrage anpassen/ }).first();
		server.mend();
		await page.unrouteAll();
		if (!(await again.isVisible())) wrong.push('no way on');
		else {
			await again.click();
			if (use.name === 'searching')
				await page
					.locator('.search input')
					.fill('Prüf', { timeout: 10_000 })
					.catch(() => {});
			if (
				!(await done.waitFor({ timeout: 12_000 }).then(
					() => true,
					() => false,
				))
			)
				wrong.push('the way on leads nowhere');
		}
	}
	await close();
	return wrong.map((what) => `${use.name}: ${address} ${fault}: ${what}`);
}

async function plant(page: Page, server: FailingServer, address: string, fault: Fault | 'refused'): Promise<void> {
	if (fault === 'refused') await page.route(server.origin + address, (route) => route.abort('connectionrefused'));
	else server.faults.set(address, fault);
}

/** Runs all of `tasks`, some at a time. */
async function inLanes<T>(tasks: readonly (() => Promise<T[]>)[]): Promise<T[]> {
	const found: T[] = [];
	const queue = tasks.values();
	await Promise.all(
		Array.from({ length: LANES }, async () => {
			for (const task of queue) found.push(...(await task()));
		}),
	);
	return found;
}

/** Content hashes differ from build to build. */
const withoutHash = (line: string) => line.replace(/\.[\w-]{8}(?=\.(?:js|css))/g, '');

describe('when one of its requests fails', () => {
	test('a page of each kind is readable, and shows no control that is dead', { timeout: 180_000 }, async () => {
		// What several kinds ask for is tried on the first of them.
		const pages = new Map<string, string>();
		for (const path of KINDS) for (const address of await requestsOf(path)) pages.set(address, pages.get(address) ?? path);
		expect(pages.size).toBeGreaterThan(3);
		const tasks = [...pages].flatMap(([address, path]) => FAULTS.map((fault) => () => load(path, address, fault)));
		expect((await inLanes(tasks)).map(withoutHash)).toEqual([]);
	});

	test.each(USES)('$name works all the same, or says so and can be tried again', { timeout: 180_000 }, async (use) => {
		const asked = await requestsOf(use.path, use);
		expect(asked.length).toBeGreaterThan(0);
		const tasks = asked.flatMap((address) => FAULTS.map((fault) => () => tryOut(use, address, fault)));
		expect((await inLanes(tasks)).map(withoutHash)).toEqual([]);
	});
});
