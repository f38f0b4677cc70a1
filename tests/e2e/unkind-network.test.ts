import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFailingServer, type FailingServer, type Fault } from './failing-server.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually } from './observe.ts';
import { isWhole, shareOf } from './sweep-share.ts';

const FAULTS: readonly (Fault | 'refused')[] = ['refused', 'reset', 'error', 'cut', 'silent', 'foreign'];
/**
 * Faults of a request. In a share of the sweep each request meets some of them in turn: one for a script or a style sheet, because every fault is the same `error` event to
 * the page, and two for a page or data, for which the response matters.
 */
function faultsFor(address: string, index: number): readonly (Fault | 'refused')[] {
	if (isWhole) return FAULTS;
	const first = index % FAULTS.length;
	return [...FAULTS, ...FAULTS].slice(first, first + (/\.(js|css)$/.test(address) ? 1 : 2));
}

/** How late an answer is, in ms; the clock of the page says so, not ours. What tries twice takes up to twice that. */
const LATE = 35_000;
/** How many pages are tried at the same time. */
const LANES = 4;

/** How long is waited for an answer before a control counts as dead, in ms. */
const REACTION_TIMEOUT = 60_000;
const MESSAGE = /lässt sich (gerade )?nicht laden|nicht erreichbar|Server meldet einen Fehler|fremde Antwort/;

const MANUAL = '/docs/handbuch/pruefmittel/';
const OPERATION = '/docs/api/inspections-add/';
/** A page of each kind. */
const KINDS = ['/', MANUAL, OPERATION, '/docs/api/kalibord-api/', '/blog/labels/', '/docs/terms/pruefintervall/'];

/** Something that a reader does on a page, and its outcome. */
interface Use {
	name: string;
	path: string;
	width?: number;
	act(page: Page): Promise<unknown>;
	/** The element that shows that it has worked, with scripts or without. */
	done: string;
	/** Whether it leads to another page. */
	leaves?: true;
}

const messageOn = (page: Page) => page.getByText(MESSAGE).and(page.locator(':not(#nonius-announcer, script)')).filter({ visible: true }).last();
/** Whether an element becomes visible. */
const comes = (what: Locator) =>
	what.waitFor({ timeout: REACTION_TIMEOUT }).then(
		() => true,
		() => false,
	);
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Types a query as soon as there is something to type it in. */
async function ask(page: Page): Promise<void> {
	const input = page.locator('.search [role=combobox]');
	await input.or(messageOn(page)).first().waitFor({ timeout: REACTION_TIMEOUT });
	if (await input.isVisible()) await input.fill('Prüf');
}

const USES: readonly Use[] = [
	{
		name: 'searching',
		path: MANUAL,
		done: '.search [role=option]',
		async act(page) {
			await button('Suchen')(page);
			await ask(page);
		},
	},
	{ name: 'opening the menu', path: MANUAL, width: 360, act: button('Menü'), done: '#nonius-menu a[aria-current=page]' },
	{
		name: 'closing a category',
		path: MANUAL,
		act: (page) => page.locator('.sidebar summary').first().click(),
		done: '.sidebar li:first-child > details:not([open]) > summary',
	},
	{
		name: 'going to the next page',
		path: MANUAL,
		leaves: true,
		act: (page) => page.locator('a[rel=next]').click(),
		done: 'main:not([hidden]) h1 >> text=Prüfberichte',
	},
	{
		name: 'going to another kind of page',
		path: '/',
		leaves: true,
		act: (page) => page.locator('#nonius-navbar-links a[href="/blog/"]').click(),
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

/** An address that a page asks for, by itself or when it is used. */
interface Asked {
	address: string;
	early: boolean;
}

/** What a page asks for while it loads, without the page itself. */
async function requestsOf(path: string): Promise<string[]> {
	const { page, server, close } = await prepare();
	await page.goto(server.origin + path, { waitUntil: 'networkidle' });
	// Parts that come into view are loaded, too.
	await showIslands(page);
	await page.waitForLoadState('networkidle');
	const asked = new Set(server.asked);
	await close();
	return [...asked].filter((address) => address !== path);
}

/** What is asked for when a page is used; where that leads to another page, also what this one has asked for by itself. */
async function requestsOfUse({ path, width, act, done, leaves }: Use): Promise<Asked[]> {
	const { page, server, close } = await prepare(width);
	await page.goto(server.origin + path, { waitUntil: 'networkidle' });
	const own = new Set(server.asked);
	await act(page);
	await page.locator(done).first().waitFor();
	// The element that shows the outcome may be there before any request.
	if (!leaves) await eventually(() => server.asked.some((address) => !own.has(address))).toBe(true);
	await page.waitForLoadState('networkidle');
	const late = new Set(server.asked.filter((address) => !own.has(address)));
	await close();
	const tell = (addresses: Iterable<string>, early: boolean) => [...addresses].filter((address) => address !== path).map((address) => ({ address, early }));
	return oneOfEachKind([...tell(leaves ? own : [], true), ...tell(late, false)]);
}

/** A search asks for a dozen parts that differ by their number only; a share of the sweep looks at one of each kind. */
function oneOfEachKind(asked: readonly Asked[]): Asked[] {
	const kinds = new Map(asked.map((one) => [isWhole ? one.address : one.address.replace(/-\d+\.json$/, '.json'), one]));
	return [...kinds.values()];
}

/** The scripts that come with another fail as it does; a share of the sweep looks at every third script. */
function shareOfScripts(asked: readonly Asked[]): Asked[] {
	const [scripts = [], others = []] = [true, false].map((isScript) => asked.filter(({ address }) => address.endsWith('.js') === isScript));
	return [...(isWhole ? scripts : shareOf(scripts, { index: 0, of: 3 })), ...others];
}

async function showIslands(page: Page): Promise<void> {
	for (const island of await page.locator('astro-island > *').all()) await island.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => {});
}

/** Loads a page of which one request fails. Returns what is wrong with it for a reader. */
async function load(path: string, address: string, fault: Fault | 'refused'): Promise<string[]> {
	const { page, server, close } = await prepare();
	await plant(page, server, address, fault);
	await page.goto(server.origin + path, { waitUntil: 'commit' });
	// The last element of a page; scripts that do not come keep the browser from saying that it is there.
	await page.locator('#nonius-announcer').waitFor({ state: 'attached' });
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
		if (!document.querySelector('#nonius-menu, #nonius-navbar-links')?.checkVisibility() && innerWidth > 996) found.push('no navigation');
		return found;
	});
	await close();
	return wrong.map((what) => `${path}: ${address} ${fault}: ${what}`);
}

/**
 * Does something on a page while one request fails, one of the page's own if it is `early`. Returns what a reader is left with, unless it works all the
 * same or says what failed and offers a way on.
 */
async function tryOut(use: Use, { address, early }: Asked, fault: Fault | 'refused'): Promise<string[]> {
	const { page, server, close } = await prepare(use.width);
	if (early) await plant(page, server, address, fault);
	await page.goto(server.origin + use.path, { waitUntil: 'commit' });
	if (early) await page.locator('#nonius-announcer').waitFor({ state: 'attached' });
	else {
		await page.locator('html[data-ready]').waitFor({ state: 'attached' });
		await plant(page, server, address, fault);
	}
	const wrong: string[] = [];
	const done = page.locator(use.done).first();
	let isOver = false;
	const acting = use
		.act(page)
		.catch(() => {})
		.then(() => comes(done.or(messageOn(page)).first()))
		.finally(() => {
			isOver = true;
		});
	// The clock goes on by steps, because a try begins when the one before has failed.
	while (fault === 'silent' && !isOver) {
		await page.clock.fastForward(LATE / 5);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	if (!(await acting)) wrong.push('dead');
	else if (!(await done.isVisible())) {
		const again = page.getByRole('button', { name: /Erneut versuchen|Nochmal versuchen|Anfrage anpassen/ }).first();
		server.mend();
		await page.unrouteAll();
		// The message may belong to the page that is being left: then it disappears with it when the next page arrives.
		if (!(await comes(again.or(done).first()))) wrong.push('no way on');
		else {
			// An answer that was only late may bring it before the button can be clicked, which takes the button away.
			if (!(await done.isVisible())) await Promise.race([again.click({ timeout: REACTION_TIMEOUT }).catch(() => {}), comes(done)]);
			if (use.name === 'searching') await ask(page).catch(() => {});
			if (!(await comes(done))) wrong.push('the way on leads nowhere');
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
	test('a page of each kind is readable, and shows no control that is dead', { timeout: 600_000 }, async () => {
		// A file that several kinds of pages request is tested on the first of them.
		const pages = new Map<string, string>();
		for (const path of KINDS) for (const address of await requestsOf(path)) pages.set(address, pages.get(address) ?? path);
		expect(pages.size).toBeGreaterThan(3);
		const tasks = [...pages].flatMap(([address, path], index) => faultsFor(address, index).map((fault) => () => load(path, address, fault)));
		expect((await inLanes(tasks)).map(withoutHash)).toEqual([]);
	});

	test.each(USES)('$name works all the same, or says so and can be tried again', { timeout: 600_000 }, async (use) => {
		const asked = await requestsOfUse(use);
		expect(asked.length).toBeGreaterThan(0);
		const tasks = shareOfScripts(asked).flatMap((one, index) => faultsFor(one.address, index).map((fault) => () => tryOut(use, one, fault)));
		expect((await inLanes(tasks)).map(withoutHash)).toEqual([]);
	});
});
