// @vitest-environment happy-dom
import './aria.fixture.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { warnOfWrongBase } from '#chrome/base-warning.ts';
import { ANNOUNCEMENT_KEY, ofSite, SEARCHES_KEY, sidebarKey, THEME_KEY, versionKey } from '#chrome/storage-keys.ts';
import { openSandboxSession, type SandboxInPage } from '#console/session/sandbox-session.ts';
import { memoryStorage } from '#console/session/session-storage.ts';
import { awaitReturn } from '#console/sign-in/return-channel.ts';
import { closestPages } from '#search/closest-pages.ts';
import { earlyScript } from '#ui/layout/early-script.ts';
import { startColourMode } from './colour-mode.ts';
import './docs-versions.ts';
import { hashTarget } from './hash-target.ts';
import { isPageAddress, withoutIndex } from './page-change/page-link.ts';
import { recentSearches, rememberSearch } from './search/recent-searches.ts';
import { recall, remember } from './sidebar/sidebar-memory.ts';

/** Stored values that other programs, older versions of this one or people may have left: any text, and any JSON. */
const anyText = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.json(),
	fc.constantFrom(
		'',
		'null',
		'[]',
		'{}',
		'{"open":null}',
		'{"open":[1],"scroll":"x"}',
		'__proto__',
		'constructor',
		'<img src=x onerror=a()>',
		'javascript:a()',
		'light',
		'system',
	),
);

const faults: unknown[] = [];
beforeAll(() => fc.configureGlobal({ seed: 20261122 }));
afterAll(() => fc.resetConfigureGlobal());
beforeEach(() => {
	faults.length = 0;
	vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
});
afterEach(() => {
	expect(faults).toEqual([]);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
});

describe('whatever is stored', () => {
	test('a sidebar has its categories and its place', () => {
		document.body.innerHTML = '<nav><details data-key="a"></details></nav>';
		fc.assert(
			fc.property(anyText, (text) => {
				sessionStorage.setItem(ofSite(sidebarKey('docs'), '/'), text);
				const { open, scroll } = recall('docs');
				expect(Object.values(open).every((each) => typeof each === 'boolean')).toBe(true);
				expect(Number.isFinite(scroll)).toBe(true);
				remember('docs', document.body, 7);
				expect(recall('docs')).toMatchObject({ open: { a: false }, scroll: 7 });
			}),
		);
	});

	test('recent searches are texts, and the next one is kept', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				localStorage.setItem(ofSite(SEARCHES_KEY, '/'), text);
				expect(recentSearches().every((query) => typeof query === 'string')).toBe(true);
				rememberSearch('neu');
				expect(recentSearches()[0]).toBe('neu');
			}),
		);
	});

	test('colours are light or dark', () => {
		document.body.innerHTML = '<button data-colour-mode data-to-dark="d" data-to-light="l"></button>';
		startColourMode();
		// The early script without the warning of a wrong base, which is tested below.
		const [colours = ''] = earlyScript({ announcement: { id: 'neu', text: 'Neu', dismissible: true }, colourMode: { initial: 'light', choice: true } }).split(
			'(function',
		);
		fc.assert(
			fc.property(anyText, (text) => {
				localStorage.setItem(THEME_KEY, text);
				localStorage.setItem(ofSite(ANNOUNCEMENT_KEY, '/'), text);
				document.documentElement.dataset.theme = 'light';
				new Function(colours)();
				expect(document.documentElement.dataset.theme).toBe(text === 'dark' ? 'dark' : 'light');
				dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: text }));
				expect(document.documentElement.dataset.theme).toBe(text === 'dark' ? 'dark' : 'light');
				document.documentElement.dataset.theme = 'dark';
				dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: text }));
				expect(document.documentElement.dataset.theme).toBe(text === 'light' ? 'light' : 'dark');
			}),
		);
	});

	test('one version is chosen', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				localStorage.setItem(ofSite(versionKey(), '/'), text);
				document.body.innerHTML = `<docs-versions data-remember><summary><i></i>2</summary><a data-version="1" href="/1/">1</a><a data-version="2" href="/2/" aria-current="true">2</a></docs-versions>
					<a data-follow-version='{"1":"/1/","2":"/2/"}' href="/2/"></a>`;
				expect(document.querySelectorAll('docs-versions [aria-current]')).toHaveLength(1);
				expect(document.querySelector('[data-follow-version]')?.getAttribute('href')).toMatch(/\/[12]\/$/);
			}),
			{ numRuns: 50 },
		);
	});

	test('the sandbox answers', async () => {
		let count = 0;
		const engine: SandboxInPage = {
			fetch: async () => Response.json({}),
			save: () => ({ count }),
			load: (saved) => {
				count = (saved as { count: number }).count;
			},
			reset: async () => {
				count = 0;
			},
			records: () => ({}),
		};
		vi.stubGlobal('navigator', {});
		await fc.assert(
			fc.asyncProperty(fc.anything({ withTypedArray: true, withDate: true }), async (kept) => {
				const storage = memoryStorage();
				storage.read = async () => kept;
				expect(await openSandboxSession({ name: 'a', version: '1', engine, storage }).exportState()).toBe('{}');
			}),
		);
	});
});

describe('whatever the address is', () => {
	const anyPath = fc.oneof(
		fc.webPath(),
		fc.string().map((text) => `/${text}`),
		fc.constantFrom('/%', '/%E0%A4%A', '//x', '/a/%2e%2e/', '/__proto__/'),
	);

	test('its fragment leads to an element or nowhere', () => {
		fc.assert(
			fc.property(fc.oneof(anyText, fc.constantFrom('%', '%E0%A4%A')), (text) => {
				location.hash = text;
				expect(hashTarget()?.id ?? '').toBeTypeOf('string');
			}),
		);
	});

	test('close pages are pages of the site', () => {
		const pages = [{ path: '/docs/suche/', title: 'Suche', kind: 'manual' as const, keywords: [] }];
		fc.assert(
			fc.property(anyPath, (path) => {
				for (const page of closestPages(path, pages, () => undefined)) expect(pages).toContain(page);
			}),
		);
	});

	test('it is one of a page, or none, and never gets longer', () => {
		fc.assert(
			fc.property(anyPath, (path) => {
				expect(isPageAddress({ origin: 'https://b.example', pathname: path }, { origin: 'https://a.example', base: '/' })).toBe(false);
				expect(withoutIndex(path).length).toBeLessThanOrEqual(path.length);
			}),
		);
	});

	test('the warning of a wrong base stays a text', () => {
		document.body.innerHTML = '<p class="base-warning" hidden>{found}</p>';
		Object.assign(document.documentElement.dataset, { base: '/', path: '/docs/' });
		const run = vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => (listener as () => void)());
		fc.assert(
			fc.property(anyPath, (path) => {
				vi.stubGlobal('location', { pathname: `${path}/docs/` });
				warnOfWrongBase();
				expect(document.querySelector('.base-warning')?.children).toHaveLength(0);
			}),
		);
		run.mockRestore();
		vi.unstubAllGlobals();
	});
});

test('whatever message comes, only that of this authorisation counts', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.oneof(anyText, fc.object(), fc.constant(null))), async (messages) => {
			const channel = new BroadcastChannel('console:sign-in');
			const answer = awaitReturn('kons-1', AbortSignal.timeout(5000));
			for (const message of [...messages, 'state=kons-2&code=b', 'state=kons-1&code=a']) channel.postMessage(message);
			expect((await answer).get('code')).toBe('a');
			channel.close();
		}),
		{ numRuns: 20, examples: [[[{ a: { toString: null } }]]] },
	);
});
