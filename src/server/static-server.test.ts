import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { createStaticServer } from './static-server.ts';

const LONG = '<p>Prüfmittel</p>'.repeat(100);

const FILES: Record<string, string> = {
	'site/index.html': '<h1>Start</h1>',
	'site/404.html': '<h1>Seite nicht gefunden</h1>',
	'site/docs/index.html': LONG,
	'site/docs/Prüf mittel/index.html': '<h1>ü</h1>',
	'site/docs/leer/notiz.txt': 'x',
	'site/_astro/main.a1b2.js': 'export {};',
	'site/_astro/main.a1b2.css': 'a{}'.repeat(100),
	'site/en/404.html': '<h1>Page not found</h1>',
	'site/en/_astro/main.a1b2.js': 'export {};',
	'site/docs/_astro/main.a1b2.js': 'export {};',
	'site/robots.txt': 'User-agent: *',
	'site/ordner/index.html': 'weiter',
	'site/prüfung/index.html': 'weiter',
	'site/alt.html': 'weiter',
	'site/_redirects':
		'/ordner/ /docs/ 301\n/ordner/ /falsch/ 301\n/alt/* /docs/ 301\n/ordner/x //fremd.example/ 301\n/hilfe/ordner/ /hilfe/docs/ 301\n/pr%C3%BCfung/ /größe/ 301\n/alt.html /docs/ 301\n',
	'site/bild.PNG': 'png'.repeat(500),
	'site/unbekannt.xyz': 'x',
	'secret.txt': 'geheim',
};

interface Answer {
	status: number | undefined;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

describe('createStaticServer', () => {
	let parent = '';
	const running: Server[] = [];
	let port = 0;
	let basePort = 0;

	beforeAll(async () => {
		parent = mkdtempSync(join(tmpdir(), 'static-server-'));
		for (const [name, text] of Object.entries(FILES)) {
			mkdirSync(dirname(join(parent, name)), { recursive: true });
			writeFileSync(join(parent, name), text);
		}
		symlinkSync(join(parent, 'secret.txt'), join(parent, 'site/verweis.txt'));
		const start = async (base: string) => {
			const server = createStaticServer({ folder: join(parent, 'site'), base });
			running.push(server);
			return (await listen(server, { port: 0, host: '127.0.0.1' })).port;
		};
		port = await start('/');
		basePort = await start('/hilfe/');
	});
	afterAll(() => {
		for (const server of running) server.close();
		rmSync(parent, { recursive: true });
	});

	/** Sends the path as it is written; `fetch` would tidy it up first. */
	function get(
		path: string,
		{ headers = {}, method = 'GET', on = port }: { headers?: Record<string, string>; method?: string; on?: number } = {},
	): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const request = httpRequest({ host: '127.0.0.1', port: on, path, method, headers, agent: false }, (response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
			});
			request.on('error', reject).end();
		});
	}

	test.each([
		['/', 'text/html; charset=utf-8'],
		['/_astro/main.a1b2.js', 'text/javascript; charset=utf-8'],
		['/_astro/main.a1b2.css', 'text/css; charset=utf-8'],
		['/robots.txt', 'text/plain; charset=utf-8'],
		['/bild.PNG', 'image/png'],
		['/unbekannt.xyz', 'application/octet-stream'],
	])('%s has the type %s', async (path, type) => {
		const answer = await get(path);
		expect(answer.status).toBe(200);
		expect(answer.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
	});

	test('names in UTF-8 and with spaces are found', async () => {
		expect((await get('/docs/Pr%C3%BCf%20mittel/')).body.toString()).toBe('<h1>ü</h1>');
	});

	test.each([
		['/docs', '/docs/'],
		['/docs?q=a%20b', '/docs/?q=a%20b'],
		['/docs/index.html?q=1', '/docs/?q=1'],
		['/index.html', '/'],
		['/docs/Pr%C3%BCf%20mittel', '/docs/Pr%C3%BCf%20mittel/'],
		['/ordner/?q=1', '/docs/?q=1'],
		['/ordner', '/docs/'],
	])('%s moves to %s', async (path, location) => {
		const answer = await get(path);
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(location);
		expect(answer.headers['cache-control']).toBe('no-cache');
	});

	test.each([
		'/fehlt/',
		'/fehlt',
		'/fehlt/index.html',
		'/docs/leer',
		'/docs/leer/',
		'/robots.txt/',
		'/../secret.txt',
		'/%2e%2e/secret.txt',
		'/..%2fsecret.txt',
		'/docs/..%5c..%5csecret.txt',
		'/robots.txt%00.html',
		'//docs',
		'/%zz',
		'/verweis.txt',
	])('%s gets the page for what is not found', async (path) => {
		const answer = await get(path);
		expect(answer.status).toBe(404);
		expect(answer.body.toString()).toBe('<h1>Seite nicht gefunden</h1>');
		expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(answer.headers['cache-control']).toBe('no-cache');
	});

	test('follows the redirects of the build below its base', async () => {
		const answer = await get('/hilfe/ordner/', { on: basePort });
		expect([answer.status, answer.headers.location]).toEqual([301, '/hilfe/docs/']);
	});

	test('leads to no catalogue of APIs that is not there', async () => {
		expect((await get('/.well-known/api-catalog', { on: basePort })).status).toBe(404);
	});

	test('follows redirects from addresses with umlauts and from files', async () => {
		const answers = await Promise.all(['/pr%C3%BCfung/?a', '/prüfung', '/alt.html'].map((path) => get(encodeURI(decodeURI(path)))));
		expect(answers.map(({ status, headers }) => `${status} ${headers.location}`)).toEqual(['301 /gr%C3%B6%C3%9Fe/?a', '301 /gr%C3%B6%C3%9Fe/', '301 /docs/']);
	});

	test('compresses text as the reader allows', async () => {
		const brotli = await get('/docs/', { headers: { 'Accept-Encoding': 'gzip, br' } });
		expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-length': String(brotli.body.length) });
		expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
		const gzip = await get('/docs/', { headers: { 'Accept-Encoding': 'gzip' } });
		expect(gunzipSync(gzip.body).toString()).toBe(LONG);
		const plain = await get('/docs/');
		expect(plain.headers['content-encoding']).toBeUndefined();
		expect(plain.body.toString()).toBe(LONG);
	});

	test('leaves pictures as they are', async () => {
		const answer = await get('/bild.PNG', { headers: { 'Accept-Encoding': 'br' } });
		expect(answer.headers['content-encoding']).toBeUndefined();
		expect(answer.headers.vary).toBeUndefined();
	});

	test('answers 304 to a reader who has the file', async () => {
		const { headers } = await get('/docs/', { headers: { 'Accept-Encoding': 'br' } });
		const again = await get('/docs/', { headers: { 'If-None-Match': `"x", ${headers.etag}` } });
		expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
		expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
		expect((await get('/docs/', { headers: { 'If-None-Match': '*' } })).status).toBe(304);
		expect((await get('/docs/', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
	});

	test('only files with a hash in their name are kept forever', async () => {
		expect((await get('/_astro/main.a1b2.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect((await get('/en/_astro/main.a1b2.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect((await get('/docs/_astro/main.a1b2.js')).headers['cache-control']).toBe('no-cache');
		expect((await get('/_astro/fehlt.js')).headers['cache-control']).toBe('no-cache');
		expect((await get('/docs/')).headers['cache-control']).toBe('no-cache');
	});

	test('HEAD has the headers and no body', async () => {
		const answer = await get('/docs/', { method: 'HEAD' });
		expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) });
		expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(LONG)));
		expect(await get('/docs/', { method: 'HEAD', headers: { Range: 'bytes=0-0' } })).toMatchObject({
			status: 200,
			headers: { 'content-length': answer.headers['content-length'] },
		});
	});

	test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
		const answer = await get('/', { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe('GET, HEAD');
	});

	test('stands below its base and nowhere else', async () => {
		const on = basePort;
		expect(await get('/', { on })).toMatchObject({ status: 302, headers: { location: '/hilfe/' } });
		expect(await get('/hilfe?a', { on })).toMatchObject({ status: 301, headers: { location: '/hilfe/?a' } });
		expect((await get('/hilfe/', { on })).body.toString()).toBe('<h1>Start</h1>');
		expect(await get('/hilfe/docs', { on })).toMatchObject({ status: 301, headers: { location: '/hilfe/docs/' } });
		expect((await get('/hilfe/_astro/main.a1b2.js', { on })).headers['cache-control']).toMatch(/immutable/);
		expect((await get('/docs/', { on })).status).toBe(404);
	});
});

test('follows the redirects of the next build', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const lead = (to: string, time: number) => {
		writeFileSync(join(folder, '_redirects'), `/alt.html ${to} 301`);
		utimesSync(join(folder, '_redirects'), 0, time);
	};
	writeFileSync(join(folder, 'alt.html'), 'weiter');
	const server = createStaticServer({ folder, base: '/' });
	onTestFinished(() => void server.close());
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const location = async () => (await fetch(`http://127.0.0.1:${port}/alt.html`, { redirect: 'manual' })).headers.get('location');
	lead('/a/', 1);
	expect([await location(), await location()]).toEqual(['/a/', '/a/']);
	lead('/b/', 2);
	expect(await location()).toBe('/b/');
});

test('a fault that is none of the address is told', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'faults-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	// Larger than what can be read at once, although it takes no room.
	writeFileSync(join(folder, 'lang.txt'), '');
	truncateSync(join(folder, 'lang.txt'), 2 ** 32);
	const faults: string[] = [];
	const server = createStaticServer({ folder, base: '/', onFault: (error, target) => faults.push(`${target} ${String(error)}`) });
	onTestFinished(() => void server.close());
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const { status } = await fetch(`http://127.0.0.1:${port}/lang.txt?a`);
	expect(status).toBe(500);
	expect(faults).toEqual([expect.stringMatching(/^\/lang\.txt\?a RangeError/)]);
	expect((await fetch(`http://127.0.0.1:${port}/fehlt`)).status).toBe(404);
	expect(faults).toHaveLength(1);
});

test('without a 404 page the answer is a plain sentence', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'static-server-'));
	const server = createStaticServer({ folder, base: '/' });
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const response = await fetch(`http://127.0.0.1:${port}/x/`);
	expect(response.status).toBe(404);
	expect(await response.text()).toBe('Seite nicht gefunden.\n');
	server.close();
	rmSync(folder, { recursive: true });
});
