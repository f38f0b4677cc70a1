import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takePage } from './load-page.ts';

const PAGE = '<html data-base="/"><main></main></html>\n';
const ORIGIN = 'https://docs.example.com';
let next = 0;
/** An address that no other test has asked for. */
const fresh = () => ({ pathname: `/seite-${next++}/`, search: '' });

const answer = (body: string, { status = 200, type = 'text/html; charset=utf-8', url = '' } = {}) =>
	vi.mocked(fetch).mockImplementation(async (address) => {
		const response = new Response(body, { status, headers: { 'Content-Type': type } });
		Object.defineProperty(response, 'url', { value: url || `${ORIGIN}${address}` });
		return response;
	});
const take = (address = fresh(), signal?: AbortSignal) => takePage(address, signal ? { signal } : {});

beforeEach(() => {
	vi.stubGlobal('location', { origin: ORIGIN });
	vi.stubGlobal('fetch', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test('a page is asked for once', async () => {
	answer(PAGE);
	const address = fresh();
	expect(await take(address)).toEqual({ address: ORIGIN + address.pathname, html: PAGE });
	await take(address);
	await take({ ...address, pathname: `${address.pathname}index.html` });
	expect(fetch).toHaveBeenCalledOnce();
});

test.each(['<!-- served in 3 ms -->\n', '\n<script src="/metrics.js"></script>'])('a page is whole, whatever its host writes behind it: %s', async (more) => {
	answer(PAGE + more);
	expect((await take()).html).toBe(PAGE + more);
});

test('a page that says "not found" is a page', async () => {
	answer(PAGE, { status: 404 });
	expect((await take()).html).toBe(PAGE);
});

test.each<[string, string, Parameters<typeof answer>]>([
	['an error of the server', 'server', [PAGE, { status: 503 }]],
	['a part of a page', 'unreachable', [PAGE.slice(0, 30)]],
	['a part of a page that tells of the end of one', 'unreachable', ['<html data-base="/"><main><code title="</html>">x']],
	['another type', 'foreign', ['{}', { type: 'application/json' }]],
	['an error without a page', 'foreign', ['no', { status: 403, type: 'text/plain' }]],
])('%s is a fault, and the next to ask asks the server', async (_, reason, given) => {
	answer(...given);
	const address = fresh();
	await expect(take(address)).rejects.toMatchObject({ reason });
	answer(PAGE);
	expect((await take(address)).html).toBe(PAGE);
});

test.each<[string, Parameters<typeof answer>, string]>([
	['HTML of somebody else', ['<h1>Anmeldung</h1>'], '/app/'],
	['a file without extension', ['Text', { type: 'text/plain' }], '/LICENSE'],
	['a page of another origin', [PAGE, { url: 'https://example.com/' }], '/umgezogen/'],
])('%s is for the browser to show', async (_, given, pathname) => {
	answer(...given);
	expect((await take({ pathname, search: '' })).html).toBeUndefined();
});

test('what is given up is asked for anew, what has come stays', async () => {
	const address = fresh();
	vi.mocked(fetch).mockReturnValueOnce(new Promise(() => {}));
	const given = new AbortController();
	const first = take(address, given.signal);
	given.abort(new Error('aufgegeben'));
	await expect(first).rejects.toThrow('aufgegeben');
	answer(PAGE);
	const late = new AbortController();
	await take(address, late.signal);
	late.abort();
	await take(address);
	expect(fetch).toHaveBeenCalledTimes(2);
});
