import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { workerCode } from '#site/build/offline-files.ts';
import { buildFixture, temporaryFolder } from '../sites/build-fixture.ts';
import { createEditionServer, type EditionServer, laterEdition } from './edition-server.ts';
import { type FixtureSite, isLive, openFixture } from './fixture-site.ts';
import { eventually, follow, markDocument } from './observe.ts';

/** Words of the last page, which tell the editions apart. */
const WORDS = { first: 'Hier hört es auf.', second: 'Hier geht es weiter.' };

let browser: FixtureSite;
let first: string;
let second: string;
let server: EditionServer;
const servers: EditionServer[] = [];

beforeAll(async () => {
	browser = await openFixture('chrome');
	first = (await buildFixture('chrome')).folder;
	second = join(temporaryFolder(), 'second');
	laterEdition(first, second, { from: WORDS.first, to: WORDS.second });
});
beforeEach(async () => {
	server = await serve(first);
});
afterAll(async () => {
	await browser?.close();
	for (const one of servers) one.close();
});

/** Each test has an origin of its own, and with it stores of its own. */
async function serve(folder: string, base?: string): Promise<EditionServer> {
	const started = await createEditionServer(folder, base);
	servers.push(started);
	return started;
}

/** A page in a browser with the preference to save data, so that nothing is prefetched. */
async function open(path: string): Promise<Page> {
	const page = await browser.open('/datei.txt', { serviceWorkers: 'allow' });
	await page.context().addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
	await page.context().addInitScript(() => {
		const { register } = ServiceWorkerContainer.prototype;
		ServiceWorkerContainer.prototype.register = function (...given) {
			const worker = register.apply(this, given);
			worker.catch(() => document.documentElement.setAttribute('data-refused', ''));
			return worker;
		};
	});
	await page.goto(server.origin + path);
	await isLive(page);
	return page;
}

const isKept = (page: Page, path: string) => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Names of the caches with an edition. */
const editions = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' edition ')));

const state = (page: Page) => page.locator('.offline-state');
const notice = (page: Page) => page.locator('.edition-notice');
const click = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Opens the page about reading without a network and keeps the edition of the day. */
async function openKept(): Promise<Page> {
	const page = await open('/offline/');
	await keepAll(page);
	return page;
}

/** Keeps the edition of the day, and is done when the page says so; what it says otherwise is the fault. */
async function keepAll(page: Page): Promise<void> {
	await click(page, 'Offline verfügbar machen');
	await eventually(() => state(page).textContent()).toContain('Offline verfügbar: die ganze Dokumentation');
}

const textAt = async (page: Page, path: string) => {
	await page.goto(server.origin + path);
	return page.locator('main').textContent();
};

describe('without being asked', () => {
	test('what was visited can be read without a network, with its script, and nothing else was loaded', async () => {
		const page = await open('/docs/');
		await eventually(() => isKept(page, '/docs/')).toBe(true);
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		await eventually(() => isKept(page, '/docs/lang/')).toBe(true);
		expect(server.asked.filter((path) => path.endsWith('/') || path.startsWith('/offline/'))).toEqual(['/docs/', '/docs/lang/']);
		server.line = 'cut';
		for (const path of ['/docs/lang/', '/docs/']) {
			await page.goto(server.origin + path);
			await page.locator('html[data-ready]').waitFor();
			await page.reload();
			await page.locator('html[data-ready]').waitFor();
		}
		await page.goto(`${server.origin}/docs/ende/`);
		expect(await page.title()).toBe('Keine Verbindung');
		await page.getByRole('link', { name: 'Lange Seite' }).click();
		await page.getByRole('heading', { name: 'Lange Seite', level: 1 }).waitFor();
		server.line = 'up';
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);
	});

	test('a newer page is shown at once where there is a network, and an error of the server is not', async () => {
		const page = await open('/docs/ende/');
		await eventually(() => isKept(page, '/docs/ende/')).toBe(true);
		server.publish(second);
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.second);
		await eventually(() => page.evaluate(async () => (await caches.match('/docs/ende/'))?.text())).toContain(WORDS.second);
		server.line = 'broken';
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.second);
	});

	test('a connection that breaks when the worker is to come costs a first visit nothing, and the next page brings the worker', async () => {
		server.refused = { path: '/sw.js', count: 0 };
		const page = await open('/docs/');
		// A browser asks several times before it gives up.
		await page.locator('html[data-refused]').waitFor();
		expect(server.refused.count).toBeGreaterThan(0);
		server.refused = { path: '', count: 0 };
		expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
		// Within the same document, as a reader goes on.
		await follow(page, 'main a[href="/docs/lang/"]', 'Lange Seite');
		await eventually(() => isKept(page, '/docs/lang/')).toBe(true);
		server.line = 'cut';
		expect(await textAt(page, '/docs/lang/')).toContain('Lange Seite');
	});

	test('where there is no room, pages are shown all the same and not kept', async () => {
		const page = await open('/docs/');
		await eventually(() => isKept(page, '/docs/')).toBe(true);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 });
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);
		await isLive(page);
		await follow(page, '.sidebar a[href="/docs/lang/"]', 'Lange Seite');
		expect(await isKept(page, '/docs/ende/')).toBe(false);
		// Pages that were kept before stay.
		server.line = 'cut';
		expect(await textAt(page, '/docs/')).toContain('Die erste Seite');
	});

	test('pages of somebody else on the same host are not kept, nor what they ask for', async () => {
		const shared = join(temporaryFolder(), 'shared');
		cpSync(first, shared, { recursive: true });
		mkdirSync(join(shared, 'app'));
		writeFileSync(join(shared, 'app/index.html'), '<title>App</title><h1>App</h1>');
		writeFileSync(join(shared, 'app/daten.json'), '{"geheim":1}');
		server.publish(shared);
		const page = await open('/docs/');
		await eventually(() => isKept(page, '/docs/')).toBe(true);
		await page.goto(`${server.origin}/app/`);
		await page.getByRole('heading', { name: 'App' }).waitFor();
		expect(await page.evaluate(async () => (await fetch('/app/daten.json')).text())).toContain('geheim');
		// Pages that load later are kept by now, so these would be, too.
		await page.goto(`${server.origin}/docs/ende/`);
		await eventually(() => isKept(page, '/docs/ende/')).toBe(true);
		expect([await isKept(page, '/app/'), await isKept(page, '/app/daten.json')]).toEqual([false, false]);
	});
});

describe('the whole site', () => {
	test('can be read, searched and tried without a network, also after a reload, and says how large and how old it is', async () => {
		server = await serve((await buildFixture('sandbox')).folder);
		const page = await openKept();
		expect(await state(page).textContent()).toMatch(/Dokumentation, \d+(,\d)?\u00a0[kM]B, gespeichert am \d+\. \S+ \d{4}/);
		server.line = 'cut';
		for (const path of ['/docs/', '/docs/category/api/', '/suche/?q=tiere']) await page.goto(server.origin + path);
		await page.locator('.search-page-results a').first().waitFor();
		await page.goto(`${server.origin}/gibt/es/nicht/`);
		expect(await page.locator('h1').textContent()).toBe('Seite nicht gefunden');
		await page.goto(`${server.origin}/docs/api/add-animal/`);
		await page.reload();
		await click(page, 'Anfrage anpassen');
		await page.locator('.console-root [data-field="body:/name"] input').fill('Dachs');
		await page.locator('.console-root').getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await page.locator('.console-response h3').filter({ hasText: '201' }).waitFor();
	});

	test('gives the part of a file that a video player asks for', async () => {
		const page = await openKept();
		await page.reload();
		server.line = 'cut';
		const partAt = (range: string) =>
			page.evaluate(async (asked) => {
				const answer = await fetch('/datei.txt', { headers: { range: asked } });
				return [answer.status, (await answer.text()).length, answer.headers.get('content-range')?.replace(/.*\//, '')];
			}, range);
		const size = readFileSync(join(first, 'datei.txt')).length;
		expect([await partAt('bytes=0-'), await partAt('bytes=1-3')]).toEqual([
			[206, size, String(size)],
			[206, 3, String(size)],
		]);
	});

	test('below a base keeps to it', async () => {
		server = await serve((await buildFixture('base')).folder, '/hilfe/');
		const page = await open('/hilfe/offline/');
		await keepAll(page);
		expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${server.origin}/hilfe/`);
		server.line = 'cut';
		await page.goto(`${server.origin}/hilfe/docs/schreibweisen/`);
		await page.getByRole('button', { name: 'Gezählt: 0' }).click();
		await page.getByRole('button', { name: 'Gezählt: 1' }).waitFor();
	});

	test('that breaks off is none, and goes on where it stopped', async () => {
		const page = await open('/offline/');
		await page.getByRole('button', { name: 'Offline verfügbar machen' }).waitFor();
		server.asked.length = 0;
		server.before(30, () => {
			server.line = 'cut';
		});
		await click(page, 'Offline verfügbar machen');
		await state(page).filter({ hasText: 'Die Verbindung ist abgebrochen' }).waitFor();
		await page.goto(`${server.origin}/docs/ende/`);
		expect(await page.title()).toBe('Keine Verbindung');
		server.line = 'up';
		await page.goto(`${server.origin}/offline/`);
		const before = new Set(server.asked);
		server.asked.length = 0;
		await keepAll(page);
		expect(before.size).toBeGreaterThan(20);
		// Files whose download was interrupted are requested again, but not the ones that were complete.
		expect(server.asked.filter((path) => before.has(path)).length).toBeLessThan(before.size / 2);
		server.line = 'cut';
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);
	});

	test('goes on in another tab where the one that loads it is closed', async () => {
		const page = await open('/offline/');
		const other = await page.context().newPage();
		await other.goto(`${server.origin}/offline/`);
		for (const tab of [page, other]) await tab.getByRole('button', { name: 'Offline verfügbar machen' }).waitFor();
		server.asked.length = 0;
		const isHalfWay = new Promise<void>((resolve) => server.before(30, resolve));
		await click(page, 'Offline verfügbar machen');
		await isHalfWay;
		await page.close();
		const before = new Set(server.asked);
		server.asked.length = 0;
		await keepAll(other);
		expect(before.size).toBeGreaterThan(20);
		expect(server.asked.filter((path) => before.has(path)).length).toBeLessThan(before.size / 2);
		server.line = 'cut';
		expect(await textAt(other, '/docs/ende/')).toContain(WORDS.first);
	});

	test('outlives its worker, killed while it loads and afterwards', async () => {
		const page = await open('/offline/');
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('ServiceWorker.enable');
		const killed: Promise<unknown>[] = [];
		server.before(30, () => killed.push(devtools.send('ServiceWorker.stopAllWorkers')));
		await keepAll(page);
		expect(killed).toHaveLength(1);
		await Promise.all(killed);
		server.line = 'cut';
		for (const path of ['/docs/ende/', '/docs/lang/', '/docs/ende/']) {
			await devtools.send('ServiceWorker.stopAllWorkers');
			await page.goto(server.origin + path);
			await page.locator('html[data-ready]').waitFor();
		}
		expect(await page.locator('main').textContent()).toContain(WORDS.first);
	});

	test('is never made of two editions, when another one is published while it loads', async () => {
		const page = await open('/offline/');
		await page.getByRole('button', { name: 'Offline verfügbar machen' }).waitFor();
		server.before(30, () => server.publish(second));
		await click(page, 'Offline verfügbar machen');
		await state(page).filter({ hasText: 'andere Dateien, als diese Ausgabe nennt' }).waitFor();
		expect(await state(page).textContent()).toContain('Gespeichert sind nur besuchte Seiten.');
		await keepAll(page);
		server.line = 'cut';
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.second);
		await eventually(async () => (await editions(page)).length).toBe(1);
	});

	test('loads once where two tabs want it, and can be thrown away', async () => {
		const page = await open('/offline/');
		const other = await page.context().newPage();
		await other.goto(`${server.origin}/offline/`);
		for (const tab of [page, other]) await tab.getByRole('button', { name: 'Offline verfügbar machen' }).waitFor();
		server.asked.length = 0;
		await Promise.all([page, other].map((tab) => click(tab, 'Offline verfügbar machen')));
		for (const tab of [page, other]) await state(tab).filter({ hasText: 'Offline verfügbar:' }).waitFor();
		expect(server.asked.filter((path) => path === '/docs/ende/')).toHaveLength(1);
		await click(page, 'Von diesem Gerät löschen');
		await state(page).filter({ hasText: 'Gelöscht.' }).waitFor();
		await eventually(() => editions(page)).toEqual([]);
		server.line = 'cut';
		await page.goto(`${server.origin}/docs/ende/`);
		expect(await page.title()).toBe('Keine Verbindung');
	});
});

describe('a newer edition', () => {
	test('is offered, comes whole or not at all, and leaves other tabs in the one that they began with', async () => {
		const page = await openKept();
		await page.goto(`${server.origin}/docs/`);
		const other = await page.context().newPage();
		await other.goto(`${server.origin}/docs/`);
		await markDocument(other);
		server.publish(second);
		await page.reload();
		await notice(page).filter({ hasText: 'Neue Ausgabe verfügbar' }).waitFor();
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);

		await notice(page).filter({ hasText: 'Neue Ausgabe verfügbar' }).waitFor();
		server.before(8, () => {
			server.line = 'cut';
		});
		await click(page, 'Laden und zeigen');
		await notice(page).filter({ hasText: 'Die Verbindung ist abgebrochen' }).waitFor();
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);
		await page.locator('html[data-ready]').waitFor();

		server.line = 'up';
		await page.reload();
		await click(page, 'Laden und zeigen');
		await page.getByText(WORDS.second).waitFor();
		await follow(other, '.sidebar a[href="/docs/ende/"]', 'Ende');
		expect(await other.locator('main').textContent()).toContain(WORDS.first);
		expect(await other.evaluate(() => document.documentElement.dataset.mark)).toBe('same document');
		server.line = 'cut';
		await other.reload();
		await other.getByText(WORDS.second).waitFor();
		await eventually(async () => (await editions(other)).length).toBe(1);
	});

	test('is never half there, wherever the line breaks', async () => {
		const page = await openKept();
		server.publish(second);
		for (const request of [1, 2, 3, 5, 13]) {
			server.line = 'up';
			await page.goto(`${server.origin}/docs/`);
			await notice(page).filter({ hasText: 'Neue Ausgabe verfügbar' }).waitFor();
			server.before(request, () => {
				server.line = 'cut';
			});
			await click(page, 'Laden und zeigen');
			await notice(page).filter({ hasText: 'Verbindung' }).waitFor();
			for (const path of ['/docs/lang/', '/docs/ende/']) {
				await page.goto(server.origin + path);
				await page.locator('html[data-ready]').waitFor();
			}
			expect(await page.locator('main').textContent(), `cut at request ${request}`).toContain(WORDS.first);
		}
		server.line = 'up';
		await page.goto(`${server.origin}/docs/ende/`);
		await click(page, 'Laden und zeigen');
		await page.getByText(WORDS.second).waitFor();
		await eventually(async () => (await editions(page)).length).toBe(1);
	});

	test('nobody could be asked about for long is said', async () => {
		const page = await openKept();
		server.line = 'cut';
		await page.clock.setSystemTime(Date.now() + 40 * 86_400_000);
		await page.goto(`${server.origin}/docs/`);
		await notice(page).filter({ hasText: 'seit 40 Tagen nicht abgeglichen' }).waitFor();
		expect(await page.locator('main').textContent()).toContain('Die erste Seite');
	});
});

describe('where it does not work', () => {
	test.each([
		['the browser says before', () => {}],
		['it shows while writing', () => Object.defineProperty(StorageManager.prototype, 'estimate', { value: async () => ({}) })],
	])('too little room, as %s', async (_, prepare) => {
		const page = await open('/docs/');
		await page.addInitScript(prepare);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 300_000 });
		await page.goto(`${server.origin}/offline/`);
		await click(page, 'Offline verfügbar machen');
		await state(page).filter({ hasText: 'Der Speicherplatz reicht nicht' }).waitFor();
		expect(await editions(page)).toEqual([]);
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);
	});

	test('a browser that keeps nothing says why', async () => {
		const page = await open('/datei.txt');
		await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
		await page.goto(`${server.origin}/offline/`);
		await state(page).filter({ hasText: 'In privaten Fenstern' }).waitFor();
		expect(await page.locator('.offline-buttons button:visible').count()).toBe(0);
	});

	test('a browser that refuses its store says why', async () => {
		const page = await open('/datei.txt');
		await page.addInitScript(() => {
			for (const name of ['open', 'match', 'keys', 'has', 'delete'] as const) {
				Object.defineProperty(CacheStorage.prototype, name, { value: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')) });
			}
		});
		await page.goto(`${server.origin}/offline/`);
		await state(page).filter({ hasText: 'In privaten Fenstern' }).waitFor();
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.first);
	});

	test('a worker that does not come is said', async () => {
		const page = await open('/datei.txt');
		await page.addInitScript(() => {
			ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('Failed to register a ServiceWorker'));
		});
		await page.goto(`${server.origin}/offline/`);
		await state(page).filter({ hasText: 'Der Server ist nicht erreichbar' }).waitFor();
	});

	test('a site that ends it takes everything back', async () => {
		const ended = join(temporaryFolder(), 'ended');
		cpSync(second, ended, { recursive: true });
		writeFileSync(join(ended, 'sw.js'), await workerCode('ended'));
		for (const file of globSync('**/*.html', { cwd: ended })) {
			writeFileSync(join(ended, file), readFileSync(join(ended, file), 'utf8').replace(/<script type="module"[^>]*><\/script>/, ''));
		}
		const page = await openKept();
		server.publish(ended);
		await page.goto(`${server.origin}/docs/ende/`);
		await eventually(() => page.evaluate(() => caches.keys())).toEqual([]);
		expect(await textAt(page, '/docs/ende/')).toContain(WORDS.second);
		expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
	});
});
