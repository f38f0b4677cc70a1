import { afterEach, expect, test, vi } from 'vitest';
import { cacheName } from '#chrome/storage-keys.ts';
import { downloadEdition, publishedEdition } from './download-edition.ts';
import { chooseEdition, comingEdition, confirmEdition, expectEdition, keptEdition } from './kept-edition.ts';

const BASE = '/hilfe/';
const edition = { id: 'neu', bytes: 3, count: 1 };
const kept = { ...edition, id: 'alt', saved: 1, checked: 1 };

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test('a device without room for a note says so, and nothing of the edition stays', async () => {
	const remove = vi.fn();
	const full = { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
	vi.stubGlobal('caches', { match: async () => undefined, open: async () => full, delete: remove });
	vi.stubGlobal('fetch', async () => Response.json([]));
	const load = downloadEdition({ base: BASE, edition, signal: new AbortController().signal, onProgress: vi.fn() });
	await expect(load).rejects.toMatchObject({ reason: 'full' });
	expect(remove).toHaveBeenCalledWith(cacheName(BASE, 'edition neu'));
});

/** Caches in memory, as far as an edition needs them. */
function stubCaches(): void {
	const stores = new Map<string, Map<string, Response>>();
	const keyOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, 'https://a.example/').href;
	const openStore = (name: string) => {
		const store = stores.get(name) ?? new Map<string, Response>();
		stores.set(name, store);
		return store;
	};
	vi.stubGlobal('location', { href: 'https://a.example/hilfe/' });
	vi.stubGlobal('caches', {
		match: async (key: string, { cacheName: name }: { cacheName: string }) => stores.get(name)?.get(keyOf(key))?.clone(),
		delete: async (name: string) => stores.delete(name),
		async open(name: string) {
			const store = openStore(name);
			return {
				match: async (key: string) => store.get(keyOf(key))?.clone(),
				put: async (key: string, response: Response) => void store.set(keyOf(key), response),
				delete: async (key: string) => store.delete(keyOf(key)),
				keys: async () => [...store.keys()].map((url) => ({ url })),
			};
		},
	});
}

const load = () => downloadEdition({ base: BASE, edition, signal: new AbortController().signal, onProgress: vi.fn() });

const cutOff = () =>
	new Response(
		new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('[['));
				controller.error(new TypeError('network error'));
			},
		}),
	);

test.each([
	['a page of the network', () => new Response('<html>Anmelden</html>')],
	['a body that breaks off', cutOff],
	['data of something else', () => Response.json('Anmelden')],
])('%s in place of a file is a line that does not reach the site', async (_, answer) => {
	stubCaches();
	vi.stubGlobal('fetch', async () => answer());
	await expect(publishedEdition(BASE)).rejects.toMatchObject({ reason: 'unreachable' });
	await expect(load()).rejects.toMatchObject({ reason: 'unreachable' });
});

const HASH_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

/** The site has an edition of one file, `abc`. */
const stubSite = (answer: (signal: AbortSignal) => Response) =>
	vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) =>
		address.endsWith('neu.json') ? Response.json([['a.css', HASH_OF_ABC]]) : answer(signal),
	);

const asHtml = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test.each([
	['a file that was altered', () => new Response('abd'), 'changed'],
	['a page of another edition', () => asHtml('<html lang="de" data-base="/hilfe/">Neu</html>'), 'changed'],
	['a file that is gone', () => asHtml('Not found', 404), 'changed'],
	['a file that is gone for good', () => asHtml('Gone', 410), 'changed'],
	['a server that is busy', () => asHtml('Too many requests', 429), 'unreachable'],
	['a server that refuses', () => new Response('Forbidden', { status: 403 }), 'unreachable'],
	['a server that fails', () => new Response('', { status: 502 }), 'unreachable'],
	['a sign-in page', () => asHtml('<html>Anmelden</html>'), 'unreachable'],
	['a network that wants a sign-in', () => asHtml('<html>Anmelden</html>', 511), 'unreachable'],
])('%s ends the load, and none of it is kept', async (_, answer, reason) => {
	stubCaches();
	stubSite(answer);
	await chooseEdition(BASE, kept);
	await expect(load()).rejects.toMatchObject({ reason });
	expect(await keptEdition(BASE)).toEqual(kept);
	expect(await (await caches.open(cacheName(BASE, 'edition neu'))).keys()).toEqual([]);
});

test('a page that has the content of the list counts, whatever its status', async () => {
	stubCaches();
	stubSite(() => asHtml('abc', 404));
	await load();
	expect((await keptEdition(BASE))?.id).toBe('neu');
});

/** A body that comes piece by piece, the next one when somebody asks for it and `pause` ms have passed. It ends as that of a real answer does when it is aborted. */
function slowBody(pieces: readonly string[], pause: number, signal: AbortSignal): ReadableStream<Uint8Array> {
	const left = pieces.values();
	return new ReadableStream({
		start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
		async pull(controller) {
			await new Promise((resolve) => setTimeout(resolve, pause));
			const { value, done } = left.next();
			if (signal.aborted) return;
			if (done) controller.close();
			else controller.enqueue(new TextEncoder().encode(value));
		},
	});
}

test('a slow line may take as long as it needs, while something comes', async () => {
	vi.useFakeTimers();
	stubCaches();
	stubSite((signal) => new Response(slowBody(['a', 'b', 'c'], 25_000, signal)));
	const loading = load();
	await vi.runAllTimersAsync();
	await loading;
	expect((await keptEdition(BASE))?.id).toBe('neu');
	expect(vi.getTimerCount()).toBe(0);
});

test('a line that is silent for too long does not reach the site', async () => {
	vi.useFakeTimers();
	stubCaches();
	stubSite((signal) => new Response(slowBody(['a', 'b', 'c'], 35_000, signal)));
	const loading = expect(load()).rejects.toMatchObject({ reason: 'unreachable' });
	await vi.runAllTimersAsync();
	await loading;
	vi.stubGlobal(
		'fetch',
		(_: string, { signal }: { signal: AbortSignal }) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
	);
	const asking = expect(publishedEdition(BASE)).rejects.toMatchObject({ reason: 'unreachable' });
	await vi.runAllTimersAsync();
	await asking;
});

test('what was removed, or replaced, while the site was asked stays so', async () => {
	stubCaches();
	await confirmEdition(BASE, 'alt');
	expect(await keptEdition(BASE)).toBeUndefined();
	await chooseEdition(BASE, { ...kept, id: 'neu' });
	await confirmEdition(BASE, 'alt');
	expect(await keptEdition(BASE)).toEqual({ ...kept, id: 'neu' });
	await confirmEdition(BASE, 'neu');
	expect((await keptEdition(BASE))?.checked).toBeGreaterThan(1);
});

test('an edition that is removed while it comes is not kept', async () => {
	stubCaches();
	await chooseEdition(BASE, kept);
	const begun = Promise.withResolvers<void>();
	const goesOn = Promise.withResolvers<void>();
	vi.stubGlobal('fetch', async (address: string) => {
		if (address.endsWith('neu.json')) return Response.json([['a.css', HASH_OF_ABC]]);
		begun.resolve();
		await goesOn.promise;
		return new Response('abc');
	});
	const loading = load();
	await begun.promise;
	expect(await comingEdition(BASE)).toBe('neu');
	await chooseEdition(BASE, undefined);
	await expectEdition(BASE, undefined);
	goesOn.resolve();
	await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
	expect(await keptEdition(BASE)).toBeUndefined();
});
