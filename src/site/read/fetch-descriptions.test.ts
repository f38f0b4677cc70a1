import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { BUILD_LIMITS, fetchForBuild } from '#openapi/pull/fetch-for-build.ts';
import { type Loopback, startLoopback } from '#openapi/pull/loopback.fixture.ts';
import { loadSite } from './load-site.ts';

const description = (version: string, more = {}) =>
	JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Dinge', version },
		paths: { '/dinge': { get: { operationId: 'dinge', responses: { 200: { description: 'Alle.' } } } } },
		...more,
	});

const ANSWERS: Record<string, RequestListener> = {
	'/new': (_, response) => response.end(description('2')),
	'/yaml': (_, response) => response.end('openapi: 3.1.0\ninfo: { title: Dinge, version: "3" }\npaths: {}\n'),
	'/moved': (_, response) => response.writeHead(302, { location: '/new' }).end(),
	'/refused': (_, response) => response.writeHead(503).end(),
	'/garbage': (_, response) => response.end('\u0000\u0001 kein JSON {'),
	'/html': (_, response) => response.end('<!doctype html><title>Anmelden</title>'),
	'/faulty': (_, response) => response.end(description('4', { openapi: '7.0' })),
	'/large': (_, response) => response.end(description('5', { 'x-viel': 'x'.repeat(50_000) })),
	'/hangs': () => undefined,
};

let server: Loopback;
let origin: string;
let asked = 0;
beforeAll(async () => {
	server = await startLoopback((request, response) => {
		asked++;
		ANSWERS[request.url ?? '']?.(request, response);
	});
	origin = server.origin;
});
afterAll(() => server.close());

const FILES = {
	'api/description.json': description('1'),
	'api/history/2025-03-31-1.json': '{ "date": "2025-03-31", "version": "1", "changes": [] }',
	'docs/index.md': '---\ntitle: Anfang\n---\n',
};

/** Reads a site with the given `api` as a build does. Returns the version of the API that its pages are made from, the lines that were printed, and the rules of the problems. */
async function read(api: string, files: Record<string, string> = FILES) {
	const config = `export default { title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' }, docs: { showLastUpdate: false }, api: ${api} };`;
	const told: string[] = [];
	const { references, problems } = await loadSite(siteFiles({ ...files, 'site.config.ts': config }), {
		onFetch: (line) => told.push(line.replaceAll(origin, '')),
	});
	return { version: references[0]?.model.version, fetched: references[0]?.fetched, told, rules: problems.map(({ rule }) => rule) };
}
const building = (path: string) => `{ fetch: 'build', source: '${origin}${path}' }`;

test('the snapshot is what counts unless the site says otherwise: nobody is asked', async () => {
	const before = asked;
	expect(await read(`{ source: '${origin}/new' }`)).toMatchObject({ version: '1', fetched: undefined, told: [] });
	expect(asked).toBe(before);
});

test.each([
	['/new', '2', '/new'],
	['/moved', '2', '/new'],
	['/yaml', '3', '/yaml'],
])('a build may take what lies at %s at that moment', async (path, version, found) => {
	const { fetched, ...result } = await read(building(path));
	expect(result).toEqual({
		version,
		told: [`API-Beschreibung wird abgerufen: ${path}`, `API-Beschreibung abgerufen: Version ${version} von ${found}`],
		rules: [],
	});
	expect(JSON.parse(fetched ?? '')).toMatchObject({ info: { version } });
});

test.each([
	['/refused', 'antwortet mit dem Status 503.'],
	['/garbage', ''],
	['/html', 'liefert eine HTML-Seite statt einer API-Beschreibung.'],
	['/faulty', ''],
])('%s: the snapshot stands in, and the build says why and from when it is', async (path, why) => {
	const { told, ...result } = await read(building(path));
	expect(result).toMatchObject({ version: '1', fetched: undefined, rules: [] });
	expect(told).toHaveLength(2);
	expect(told[1]).toMatch(
		/^Die API-Beschreibung wurde nicht abgerufen\. .+ Die Seiten der API entstehen aus der gespeicherten Beschreibung, Version 1 vom 31\.03\.2025\.$/,
	);
	expect(told[1]).toContain(why);
});

test.each([
	['/hangs', { timeout: 50 }, 'antwortet nicht innerhalb von 0,05 Sekunden.'],
	['/large', { bytes: 10_000 }, 'Die Antwort ist größer als 10000\u00a0Byte.'],
])('%s: what takes too long or is too large does not come', async (path, limits, reason) => {
	const found = await fetchForBuild({ address: origin + path, remoteReferences: [], lenient: false, fetch, limits: { ...BUILD_LIMITS, ...limits } });
	expect(found).toEqual({ reason: expect.stringContaining(reason) });
});

test('nobody listens, and there is no snapshot: an error, no site without its API', async () => {
	const { 'api/description.json': _, ...without } = FILES;
	const result = await read("{ fetch: 'build', source: 'http://127.0.0.1:9/openapi.json' }", without);
	expect(result.rules).toContain('api-file');
	expect(result.told[1]).toMatch(/ist nicht erreichbar.* Eine gespeicherte gibt es nicht\.$/);
});

test('a build can fetch only what has an address', async () => {
	expect((await read("{ fetch: 'build' }")).rules).toEqual(['site-config']);
});
