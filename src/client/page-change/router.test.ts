// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageHtml, showPage } from '#client/page.fixture.ts';
import { type FaultReason, PageFault } from './load-page.ts';
import * as reach from './reach-page.ts';
import { startRouter } from './router.ts';

// Not tested here: what starts by itself when the page has loaded.
vi.mock('#client/when-page-stands.ts', () => ({ whenPageStands: () => {} }));
vi.mock(import('./reach-page.ts'), () => ({ reachPage: vi.fn(), isSiteServed: vi.fn() }));

interface Options {
	navigationType?: 'push' | 'traverse' | 'reload' | 'replace';
	sameDocument?: boolean;
	hashChange?: boolean;
	downloadRequest?: string;
	info?: unknown;
}

/** The Navigation API as far as the router knows it. */
class FakeNavigation extends EventTarget {
	currentEntry = { key: 'first' };
	navigate = vi.fn((href: string, { info }: { info?: unknown }) => this.go(href, { navigationType: 'replace', sameDocument: true, info }));

	/** Plays the browser in a navigation. Returns whether the router intercepted it. */
	async go(href: string, { navigationType = 'push', sameDocument = false, hashChange = false, downloadRequest, info }: Options = {}): Promise<boolean> {
		let handler: (() => Promise<void>) | undefined;
		const url = new URL(href, location.href).href;
		const event = Object.assign(new Event('navigate'), {
			navigationType,
			hashChange,
			info,
			canIntercept: true,
			downloadRequest: downloadRequest ?? null,
			formData: null,
			destination: { url, sameDocument, key: 'destination' },
			signal: new AbortController().signal,
			scroll: vi.fn(),
			intercept: (options: { handler: () => Promise<void> }) => {
				handler = options.handler;
			},
		});
		this.dispatchEvent(event);
		if (handler === undefined) return false;
		history.pushState(null, '', url);
		this.currentEntry = { key: url };
		await handler();
		return true;
	}
}

let browser: FakeNavigation;
const reload = vi.fn();
const gives = (html: string | undefined, address = `${location.origin}/b/`) => vi.mocked(reach.reachPage).mockResolvedValue({ address, html });
const fails = (reason: FaultReason) => vi.mocked(reach.reachPage).mockRejectedValue(new PageFault(reason));
const heading = () => document.querySelector('main:not([hidden]) h1')?.textContent;
const FAILED = 'Diese Seite lässt sich gerade nicht laden';

beforeEach(() => {
	history.pushState(null, '', '/a/');
	showPage(pageHtml({ title: 'A' }));
	browser = new FakeNavigation();
	vi.stubGlobal('navigation', browser);
	vi.stubGlobal('scrollTo', vi.fn());
	vi.spyOn(location, 'reload').mockImplementation(reload);
	reload.mockClear();
	startRouter();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('a page that comes', () => {
	test('is put in place, and the focus goes to its heading', async () => {
		gives(pageHtml({ title: 'B' }));
		await browser.go('/b/');
		expect([heading(), document.activeElement?.textContent, document.title]).toEqual(['B', 'B', 'B | Site']);
		expect(reload).not.toHaveBeenCalled();
	});

	test('from another address replaces the address', async () => {
		gives(pageHtml({ title: 'B' }), `${location.origin}/b/`);
		await browser.go('/b/index.html#c');
		expect(browser.navigate).toHaveBeenCalledWith(`${location.origin}/b/#c`, { history: 'replace' });
	});

	test('of another build is loaded fully', async () => {
		gives(pageHtml({ title: 'B', script: 'neu' }));
		await browser.go('/b/');
		expect([reload.mock.calls.length, heading()]).toEqual([1, 'A']);
	});

	test.each([
		[true, 1, 'A'],
		[false, 0, FAILED],
	])('and is none of this site: its own server answers %s', async (served, loads, shown) => {
		gives(undefined);
		vi.mocked(reach.isSiteServed).mockResolvedValue(served);
		await browser.go('/b/');
		expect([reload.mock.calls.length, heading()]).toEqual([loads, shown]);
	});
});

describe('what is left to the browser', () => {
	test.each<[string, string, Options]>([
		['a reload', '/a/', { navigationType: 'reload' }],
		['a download', '/b/', { downloadRequest: '' }],
		['a file', '/b.pdf', {}],
		['another origin', 'https://example.com/', {}],
		['a fragment of the page', '/a/#b', { sameDocument: true, hashChange: true }],
		['an address that a script sets', '/a/?b', { sameDocument: true }],
	])('%s', async (_, href, options) => expect(await browser.go(href, options)).toBe(false));
});

describe('a page that does not come', () => {
	test.each<[FaultReason, string]>([
		['unreachable', 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.'],
		['server', 'Der Server meldet einen Fehler.'],
		['foreign', 'Statt der Seite kam eine fremde Antwort, etwa die Anmeldung eines WLANs.'],
	])('says why: %s', async (reason, words) => {
		fails(reason);
		await browser.go('/b/');
		expect([heading(), document.activeElement?.textContent, document.querySelector('main p')?.textContent]).toEqual([FAILED, FAILED, words]);
		expect(document.querySelectorAll('main[hidden]')).toHaveLength(1);
	});

	test('is tried again where it is, and the focus stays while that fails', async () => {
		fails('unreachable');
		await browser.go('/b/');
		const retry = document.querySelector('button');
		retry?.focus();
		fails('server');
		retry?.click();
		await vi.waitFor(() => expect(document.querySelector('main p')?.textContent).toBe('Der Server meldet einen Fehler.'));
		expect(document.activeElement).toBe(retry);
		gives(pageHtml({ title: 'B' }));
		retry?.click();
		await vi.waitFor(() => expect(heading()).toBe('B'));
		expect(document.querySelectorAll('main')).toHaveLength(1);
	});

	test('is given up on the way back to the page on display, which is as it was', async () => {
		document.querySelector('main')?.append('von Hand');
		fails('unreachable');
		await browser.go('/b/');
		expect(document.querySelector('main a')?.textContent).toBe('Zurück zu „A“');
		vi.mocked(reach.reachPage).mockClear();
		expect(await browser.go('/a/')).toBe(true);
		expect([heading(), document.title]).toEqual(['A', 'A | Site']);
		expect(document.querySelector('main')?.textContent).toContain('von Hand');
		expect(reach.reachPage).not.toHaveBeenCalled();
	});

	test('a fault of the program loads the page fully', async () => {
		vi.stubGlobal('reportError', vi.fn());
		vi.mocked(reach.reachPage).mockRejectedValue(new TypeError('Fehler im Programm'));
		await browser.go('/b/');
		expect([reload.mock.calls.length, heading()]).toEqual([1, 'A']);
	});
});
