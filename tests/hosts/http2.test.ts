import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE_CONTROL } from '#publish/cache-rules.ts';
import { RESPONSE_HEADERS } from '#publish/response-headers.ts';
import { precompress } from '#site/build/precompress.ts';
import { createThreads } from '#site/build/threads/threads.ts';
import type { RunningServer } from '../child-server.ts';
import { HOSTS, hasHost } from './start-host.ts';

const PAGE = `<!doctype html><title>Suche</title>${'<p>Prüfmittel</p>'.repeat(200)}`;
const FILES: Record<string, string> = {
	'index.html': '<!doctype html><title>Start</title>',
	'404.html': '<!doctype html><title>Seite nicht gefunden</title>',
	'docs/suche/index.html': PAGE,
	'_astro/main.a1b2c3d4.js': 'export {};',
};

const work = mkdtempSync(join(tmpdir(), 'http2-'));
beforeAll(async () => {
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(work, 'www', file)), { recursive: true });
		writeFileSync(join(work, 'www', file), text);
	}
	await precompress({ folder: join(work, 'www'), compression: 'fast', previous: undefined }, createThreads());
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Hosts that can be given a certificate. */
describe.each(['nginx', 'Caddy'])('%s by TLS', (name) => {
	let host: RunningServer | undefined;
	let session: ClientHttp2Session;
	beforeAll(async () => {
		if (!(await hasHost(name))) throw new Error(`${name} is not there.`);
		host = await HOSTS[name]?.start({
			root: join(work, 'www'),
			site: { base: '/', redirects: new Map(), hasCatalog: false, languages: [] },
			work: join(work, name),
			isSecure: true,
		});
		session = connect(host?.origin ?? '', { rejectUnauthorized: false });
		await once(session, 'connect');
	});
	afterAll(async () => {
		session?.destroy();
		await host?.stop();
	});

	async function ask(path: string, headers: Record<string, string> = {}): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
		const stream = session.request({ ':path': path, ...headers });
		const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
		const parts: Buffer[] = [];
		for await (const part of stream) parts.push(part as Buffer);
		return { headers: answer, body: Buffer.concat(parts) };
	}

	test('speaks HTTP/2', () => expect(session.alpnProtocol).toBe('h2'));

	test('sends pages compressed, with their policy, and none again that has not changed', async () => {
		const { headers, body } = await ask('/docs/suche/', { 'accept-encoding': 'br, gzip' });
		expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'cache-control': CACHE_CONTROL.other });
		expect(headers['content-security-policy']).toBe(RESPONSE_HEADERS['Content-Security-Policy']);
		expect(brotliDecompressSync(body).toString()).toBe(PAGE);
		const again = await ask('/docs/suche/', { 'accept-encoding': 'br, gzip', 'if-none-match': headers.etag ?? '' });
		expect(again.headers[':status']).toBe(304);
	});

	test('answers many requests at once', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/_astro/main.a1b2c3d4.js')));
		expect(new Set(answers.map(({ headers }) => `${headers[':status']} ${headers['cache-control']}`))).toEqual(new Set([`200 ${CACHE_CONTROL.immutable}`]));
	});

	test('redirects below its own name', async () => {
		const { headers } = await ask('/docs/suche');
		expect([301, 308]).toContain(headers[':status']);
		expect(headers.location).toBe('/docs/suche/');
	});
});
