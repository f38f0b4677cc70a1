import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_CATALOG } from '#publish/api-catalog-address.ts';
import { CACHE_CONTROL } from '#publish/cache-rules.ts';
import { PICTURE_HEADERS, RESPONSE_HEADERS, TWIN_HEADERS } from '#publish/response-headers.ts';
import { HOST_PROGRAMS } from '../../commands/host-programs.ts';
import type { RunningServer } from '../child-server.ts';
import { PAGE, serveSite } from './served-site.ts';
import { HOSTS, hasHost } from './start-host.ts';

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

interface Case {
	name: string;
	path: string;
	ask?: Record<string, string>;
	/** Some hosts say 308 where others say 301. */
	status?: number | readonly number[];
	/** What the header fields have to be; a pattern where hosts may differ. */
	headers?: Record<string, string | RegExp>;
	body?: string | RegExp;
}

const { immutable, other } = CACHE_CONTROL;
/** Stands for a missing field. */
const ABSENT = 'undefined';
const types = { html: 'text/html; charset=utf-8', md: 'text/markdown; charset=utf-8' };

/** Requirements for every host; paths are below the base, `BASE` stands for it in headers. */
const CASES: readonly Case[] = [
	{
		name: 'a page',
		path: 'docs/suche/',
		headers: { ...lower(RESPONSE_HEADERS), 'content-type': types.html, 'cache-control': other },
		body: PAGE,
	},
	{ name: 'the first page', path: '', headers: { 'content-type': types.html }, body: /Start/ },
	{ name: 'a page without its slash', path: 'docs/suche?a=1', status: [301, 308], headers: { location: 'BASEdocs/suche/?a=1' } },
	{ name: 'the file of a page', path: 'docs/suche/index.html?a=1', status: 301, headers: { location: 'BASEdocs/suche/?a=1' } },
	{ name: 'the file of the first page', path: 'index.html', status: 301, headers: { location: 'BASE' } },
	{ name: 'an address that leads to another', path: 'docs/alt/', status: 301, headers: { location: 'BASEdocs/suche/' } },
	{ name: 'such an address with a query', path: 'docs/alt/?a=1', status: 301, headers: { location: 'BASEdocs/suche/?a=1' } },
	...[
		['docs/pr%C3%BCfung/', 'docs/suche/'],
		['docs/pr%c3%bcfung/', 'docs/suche/'],
		['docs/a%20b%C2%A0c/', 'docs/suche/'],
		['docs/%24uri%7Bpath}{%24HOME}{%22%27;%23%0A%7C.%3F/', 'docs/suche/'],
		['docs/marke/', 'docs/%24ref/%7Bpath%7D/%7B%24HOME%7D/%22x%22;%7C%60/'],
		['docs/umlaut/', 'docs/gr%C3%B6%C3%9Fe/'],
		['docs/Ohne/', 'docs/ohne/'],
		['docs/OHNE/', 'docs/suche/'],
		['docs/alt.html', 'docs/suche/'],
		['docs/stelle/', 'docs/suche/#ort'],
		['docs/stelle/?a=1', 'docs/suche/?a=1#ort'],
		['docs/filter/?a=1', 'docs/suche/?art=waage&a=1'],
		['docs/beides/', 'docs/suche/?art=waage#ort'],
		['docs/beides/?a=1', 'docs/suche/?art=waage&a=1#ort'],
		[`docs/${'%C3%A4'.repeat(120)}/`, 'docs/suche/'],
	].map(([from = '', to = '']) => ({ name: `a redirect from ${from.slice(0, 60)}`, path: from, status: 301, headers: { location: `BASE${to}` } })),
	{ name: 'a page that a redirect nearly has the name of', path: 'docs/ohne/', body: /Ohne/ },
	{
		name: 'an unknown address',
		path: 'fehlt/',
		status: 404,
		headers: { ...lower(RESPONSE_HEADERS), 'content-type': types.html, 'cache-control': other },
		body: /nicht gefunden/,
	},
	{ name: 'a folder without a page', path: 'leer/', status: 404, body: /nicht gefunden/ },
	{ name: 'an unknown address in another language', path: 'en/fehlt/tief/', status: 404, headers: { 'content-type': types.html }, body: /Page not found/ },
	{ name: 'a folder of another language without a page', path: 'en/leer/', status: 404, body: /Page not found/ },
	{ name: 'an unknown address that begins as another language does', path: 'ende/', status: 404, body: /nicht gefunden/ },
	{
		name: 'a file whose name changes with its content',
		path: '_astro/main.a1b2c3d4.js',
		headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutable },
	},
	{ name: 'a part of the search index', path: 'search/0123456789ab/p0.json', headers: { 'cache-control': immutable } },
	{ name: 'its directory', path: 'search/index.json', headers: { 'cache-control': other } },
	{ name: 'the first of these in another language', path: 'en/_astro/main.a1b2c3d4.js', headers: { 'cache-control': immutable } },
	{ name: 'the second', path: 'en/search/0123456789ab/p0.json', headers: { 'cache-control': immutable } },
	{ name: 'the third', path: 'en/search/index.json', headers: { 'cache-control': other } },
	{ name: 'a folder of that name elsewhere', path: 'leer/_astro/datei.txt', headers: { 'cache-control': other } },
	{
		name: 'a picture that could run scripts',
		path: 'bild.svg',
		headers: { 'content-type': 'image/svg+xml; charset=utf-8', ...lower(PICTURE_HEADERS.headers) },
	},
	{
		name: 'the same with its ending in capitals',
		path: 'plan.SVG',
		headers: { 'content-type': 'image/svg+xml; charset=utf-8', ...lower(PICTURE_HEADERS.headers) },
	},
	{ name: 'a description', path: 'api.yaml', headers: { 'content-type': 'application/yaml; charset=utf-8' } },
	{ name: 'a feed', path: 'feed.atom', headers: { 'content-type': 'application/atom+xml; charset=utf-8' } },
	{
		name: 'the catalogue of APIs',
		path: '.well-known/api-catalog',
		headers: { 'content-type': API_CATALOG.type, link: '<BASE.well-known/api-catalog>; rel="api-catalog"', ...lower(RESPONSE_HEADERS), 'cache-control': other },
		body: '{"linkset":[]}',
	},
	{
		name: 'a page as Markdown',
		path: 'docs/suche/',
		ask: { accept: 'text/markdown, text/html;q=0.5' },
		headers: { 'content-type': types.md, vary: /Accept(,|$)/, 'x-robots-tag': ABSENT },
		body: '# Suche',
	},
	{
		name: 'the Markdown beside a page',
		path: 'docs/suche.md?a=1',
		headers: { 'content-type': types.md, ...lower(RESPONSE_HEADERS), ...lower(TWIN_HEADERS.headers) },
		body: '# Suche',
	},
	{ name: 'the first page as Markdown', path: '', ask: { accept: 'text/markdown' }, headers: { 'content-type': types.md }, body: '# Start' },
	{ name: 'a page that has no Markdown', path: 'docs/ohne/', ask: { accept: 'text/markdown' }, headers: { 'content-type': types.html }, body: /Ohne/ },
	{ name: 'a part of a file', path: 'docs/suche.md', ask: { range: 'bytes=2-4' }, status: 206, headers: { 'content-range': 'bytes 2-4/7' }, body: 'Suc' },
];

function lower(headers: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function get(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request(origin + path, { headers, method, agent: false }, (response) => {
			const parts: Buffer[] = [];
			response.on('data', (part: Buffer) => parts.push(part));
			response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
		})
			.on('error', reject)
			.end();
	});
}

/** Hosts that can be started here. A machine that builds and checks everything has to have all of them. */
const present = new Map(await Promise.all(Object.keys(HOSTS).map(async (name) => [name, await hasHost(name)] as const)));

test('every host can be started', ({ skip }) => {
	const missing = [...present].filter(([, isThere]) => !isThere).map(([name]) => `${name} (${HOST_PROGRAMS[name]?.packages.join(', ')})`);
	if (missing.length > 0 && !process.env.CI) {
		console.warn(`NOT TESTED, because it is not installed: ${missing.join(', ')}`);
		skip();
	}
	expect(missing).toEqual([]);
});

describe.each(Object.keys(HOSTS).filter((name) => present.get(name)))('%s', (name) => {
	describe.each(['/', '/c++.hilfe/'])('at %s', (base) => {
		let folder = '';
		let host: RunningServer;
		beforeAll(async () => {
			folder = mkdtempSync(join(tmpdir(), 'hosts-'));
			const started = await serveSite(name, folder, base);
			if (started) host = started;
		});
		afterAll(async () => {
			await host?.stop();
			rmSync(folder, { recursive: true });
		});

		test.each(CASES)('$name', async ({ path, ask, status = 200, headers = {}, body }) => {
			const answer = await get(host.origin, base + path, ask);
			expect([status].flat()).toContain(answer.status);
			for (const [field, value] of Object.entries(headers)) {
				const found = String(answer.headers[field]).replace(host.origin, '');
				if (typeof value === 'string') expect(found, field).toBe(value.replace('BASE', base));
				else expect(found, field).toMatch(value);
			}
			if (body !== undefined) expect(answer.body.toString()).toMatch(body);
		});

		test.each([
			['br', brotliDecompressSync],
			['gzip', gunzipSync],
		] as const)('sends pages compressed: %s', async (encoding, decompress) => {
			const answer = await get(host.origin, `${base}docs/suche/`, { 'accept-encoding': encoding });
			expect([answer.headers['content-encoding'], decompress(answer.body).toString()]).toEqual([encoding, PAGE]);
			expect(answer.headers.vary).toContain('Accept-Encoding');
		});

		test('leads to the catalogue of APIs from the top, and says what it is to a client that asks for no more', async () => {
			const found = await get(host.origin, '/.well-known/api-catalog');
			const place = base === '/' ? [200, undefined] : [301, `${base}.well-known/api-catalog`];
			// Its configuration lies in the folder of the site and says nothing of what is above.
			if (name !== 'Apache') expect([found.status, found.headers.location?.replace(host.origin, '')]).toEqual(place);
			const { headers, body } = await get(host.origin, `${base}.well-known/api-catalog`, {}, 'HEAD');
			expect([headers.link, headers['content-type'], body.length]).toEqual([`<${base}.well-known/api-catalog>; rel="api-catalog"`, API_CATALOG.type, 0]);
		});

		test('answers 304 to a client that has the page already', async () => {
			const { headers } = await get(host.origin, `${base}docs/suche/`);
			const again = await get(host.origin, `${base}docs/suche/`, { 'if-none-match': String(headers.etag) });
			expect([again.status, again.body.length]).toEqual([304, 0]);
		});
	});
});
