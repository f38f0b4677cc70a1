import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESPONSE_HEADERS } from '#publish/response-headers.ts';
import type { RunningServer } from '../child-server.ts';
import { PAGE, serveSite } from './served-site.ts';
import { hasHost } from './start-host.ts';

const OWN = 'our own server';
const NAMES = [OWN, 'nginx', 'Caddy', 'Apache'];

/** A request, and the answer of every host in the form of `summary`, with exceptions for hosts that have a reason to differ. */
interface Row {
	/** First line without its version, and further fields. */
	asks: readonly [string, ...string[]];
	says: string;
	unlike?: Record<string, string>;
	/** Why hosts may differ here. */
	because?: string;
}

const NO_PARTS_OF_PARTS = 'RFC 9110, 14.2: who is asked for parts may send the whole.';
const MERGES = 'Hosts merge slashes and dots before they look for a file; ours takes such an address for a mistake.';
const TAGS = 'Our tags are weak, and without a day of the last change nothing else is asked for.';

/** One table of what is agreed: whoever changes a host changes it here. */
const TABLE: readonly Row[] = [
	{ asks: ['HEAD /docs/suche/'], says: '200' },
	...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method): Row => ({ asks: [`${method} /docs/suche/`, 'Content-Length: 0'], says: '405' })),
	{
		asks: ['TRACE /docs/suche/', 'Content-Length: 0'],
		says: '405',
		unlike: { Apache: '200' },
		because: 'It answers before a .htaccess is read; no browser can ask it.',
	},
	{ asks: ['POST /fehlt/', 'Content-Length: 0'], says: '405', unlike: { nginx: '404' }, because: 'It looks for the file first.' },
	{ asks: ['BREW /docs/suche/'], says: '405', unlike: { [OWN]: '400' }, because: 'Node knows its methods before we are asked.' },

	...['/docs/%2e%2e/%2e%2e/etc/passwd', '/../../etc/passwd'].map(
		(path): Row => ({ asks: [`GET ${path}`], says: '404', unlike: { nginx: '400', Apache: '400' }, because: 'All refuse what leaves the folder.' }),
	),
	...['/docs/./suche/', '/docs/%2e/suche/', '/docs/../docs/suche/', '//docs/suche/', '/docs//suche/', '/docs/suche//'].map(
		(path): Row => ({ asks: [`GET ${path}`], says: '200', unlike: { [OWN]: '404' }, because: MERGES }),
	),
	{ asks: ['GET /docs%2fsuche/'], says: '200', unlike: { [OWN]: '404', Apache: '404' }, because: MERGES },
	{ asks: ['GET /docs%5csuche/'], says: '404' },
	{ asks: ['GET /docs/%C3/'], says: '404' },
	{ asks: ['GET /docs/%zz/'], says: '400', unlike: { [OWN]: '404' }, because: 'Not an address, and so not one of a page.' },
	{ asks: ['GET /docs/suche/%00'], says: '404', unlike: { nginx: '400' }, because: 'Not an address, and so not one of a page.' },
	{ asks: ['GET /DOCS/suche/'], says: '404' },
	{ asks: ['GET /bild.svg/'], says: '404' },
	{ asks: ['GET /docs/suche/?a=?'], says: '200' },
	{ asks: ['GET /docs/suche?a=%0d%0aX-A'], says: '301 → /docs/suche/?a=%0d%0aX-A' },
	{ asks: ['GET /docs/suche%0d%0aX-A:1'], says: '404' },
	{ asks: ['GET /docs/%61lt/'], says: '301 → /docs/suche/' },
	{ asks: ['GET /docs/alt'], says: '301 → /docs/alt/', unlike: { [OWN]: '301 → /docs/suche/' }, because: 'One step less.' },
	{ asks: ['GET //evil.example/index.html'], says: '301 → /evil.example/', unlike: { [OWN]: '404' }, because: MERGES },
	{ asks: ['GET //evil.example/../docs/suche'], says: '301 → /docs/suche/', unlike: { [OWN]: '404' }, because: MERGES },
	{ asks: ['GET /\\evil.example/index.html'], says: '404' },
	{ asks: [`GET /${'a'.repeat(4000)}`], says: '404', unlike: { Apache: '403' }, because: 'No disk takes the name, and so it may not be looked for.' },
	{ asks: [`GET /docs/suche/?${'a'.repeat(7000)}`], says: '200' },

	{ asks: ['GET /docs/suche.md', 'Range: bytes=0-0'], says: '206 Markdown bytes 0-0/7' },
	{ asks: ['GET /docs/suche.md', 'Range: bytes=-3'], says: '206 Markdown bytes 4-6/7' },
	{ asks: ['GET /docs/suche.md', 'Range: bytes=5-'], says: '206 Markdown bytes 5-6/7' },
	{ asks: ['GET /docs/suche.md', 'Range: bytes=5-99'], says: '206 Markdown bytes 5-6/7' },
	{
		asks: ['GET /docs/suche.md', 'Range: bytes=99-'],
		says: '200 Markdown',
		unlike: { nginx: '416 bytes */7', Caddy: '416 Markdown bytes */7', Apache: '416' },
		because: NO_PARTS_OF_PARTS,
	},
	{
		asks: ['GET /docs/suche.md', 'Range: bytes=5-2'],
		says: '200 Markdown',
		unlike: { nginx: '416 bytes */7', Caddy: '416 Markdown' },
		because: NO_PARTS_OF_PARTS,
	},
	{ asks: ['GET /docs/suche.md', 'Range: lines=0-1'], says: '200 Markdown', unlike: { Caddy: '416 Markdown' }, because: NO_PARTS_OF_PARTS },
	{
		asks: ['GET /docs/suche.md', 'Range: bytes=0-0,2-3'],
		says: '200 Markdown',
		unlike: { nginx: '206', Caddy: '206 Markdown', Apache: '206' },
		because: NO_PARTS_OF_PARTS,
	},
	{ asks: ['GET /docs/suche.md', 'Range: bytes=0-0', 'If-Range: "alt"'], says: '200 Markdown' },
	{ asks: ['GET /fehlt', 'Range: bytes=0-3'], says: '404' },

	{ asks: ['GET /docs/suche/', 'If-None-Match: *'], says: '304' },
	{ asks: ['GET /docs/suche/', 'If-None-Match: "a", W/"b", ETAG'], says: '304' },
	{ asks: ['GET /docs/suche/', 'If-None-Match: "a,b"'], says: '200' },
	{ asks: ['GET /docs/suche/', 'If-None-Match: a'], says: '200' },
	{ asks: ['GET /docs/suche/', 'If-None-Match: "x"', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'], says: '200' },
	{ asks: ['GET /docs/suche/', 'If-Modified-Since: Fri, 01 Jan 1990 00:00:00 GMT'], says: '200' },
	{ asks: ['GET /docs/suche/', 'If-Modified-Since: gestern'], says: '200' },
	{ asks: ['GET /fehlt', 'If-None-Match: *'], says: '404' },
	{ asks: ['GET /docs/suche/', 'If-Match: "x"'], says: '412', unlike: { [OWN]: '200' }, because: TAGS },

	...['br;q=0, gzip', 'gzip', 'brx, gzip;q=0.1'].map((value): Row => ({ asks: ['GET /docs/suche/', `Accept-Encoding: ${value}`], says: '200 gzip' })),
	...['br', 'BR', 'gzip, br', 'br;q=0.1'].map((value): Row => ({ asks: ['GET /docs/suche/', `Accept-Encoding: ${value}`], says: '200 br' })),
	...['br;q=0, gzip;q=0', '*;q=0', 'brx, xgzip', 'deflate', '', 'gzip;q=0.0', 'br; q=0'].map(
		(value): Row => ({ asks: ['GET /docs/suche/', `Accept-Encoding: ${value}`], says: '200' }),
	),
	{ asks: ['GET /docs/suche/', 'Accept-Encoding: *'], says: '200', unlike: { [OWN]: '200 br' }, because: 'RFC 9110, 12.5.3: any will do, and none as well.' },

	...['text/markdown', 'TEXT/Markdown', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0.001', 'text/markdown ; charset=utf-8'].map(
		(value): Row => ({ asks: ['GET /docs/suche/', `Accept: ${value}`], says: '200 Markdown' }),
	),
	...[
		'text/markdown;q=0',
		'text/html, text/markdown; q=0.000',
		'text/markdown;charset=utf-8;Q=0',
		'text/markdownx',
		'x/text/markdown',
		'text/*',
		'*/*',
		'image/png',
	].map((value): Row => ({ asks: ['GET /docs/suche/', `Accept: ${value}`], says: '200' })),
	{ asks: ['GET /fehlt/', 'Accept: text/markdown'], says: '404' },
	{ asks: ['GET /docs/suche', 'Accept: text/markdown'], says: '301 → /docs/suche/' },
	{ asks: ['GET /docs/alt/', 'Accept: text/markdown'], says: '301 → /docs/suche/' },

	{ asks: ['GET /docs/suche/', 'Host: b'], says: '400' },
	{ asks: ['GET /docs/suche/', 'X-A : a'], says: '400' },
	{ asks: ['GET /docs/suche/', 'X-A: a\0b'], says: '400' },
	{ asks: ['GET /docs/suche/ x'], says: '400' },
	{ asks: ['GET /docs/suche/', 'Upgrade: websocket'], says: '200' },
];

interface Answer {
	status: number;
	headers: Map<string, string>;
	body: string;
}

/** Sends bytes that no HTTP client would send, and reads until the host has answered. */
function send({ origin }: RunningServer, [first, ...fields]: Row['asks'], version = '1.1'): Promise<Answer> {
	const { hostname, port, host } = new URL(origin);
	return new Promise((resolve, reject) => {
		const parts: Buffer[] = [];
		const socket = connect(Number(port), hostname, () =>
			socket.write([`${first} HTTP/${version}`, `Host: ${host}`, 'Connection: close', ...fields, '', ''].join('\r\n'), 'latin1'),
		);
		socket.on('data', (part) => parts.push(part));
		socket.on('error', reject);
		socket.on('close', () => resolve(read(Buffer.concat(parts).toString('latin1'))));
	});
}

function read(text: string): Answer {
	const end = text.indexOf('\r\n\r\n');
	const [first = '', ...lines] = text.slice(0, end).split('\r\n');
	const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
	return { status: Number(first.slice(9, 12)), headers, body: text.slice(end + 4) };
}

function summary({ status, headers }: Answer, { origin }: RunningServer): string {
	const location = headers.get('location')?.replace(origin, '');
	return [
		status,
		location === undefined ? '' : `→ ${location}`,
		headers.get('content-type')?.startsWith('text/markdown') ? 'Markdown' : '',
		headers.get('content-encoding') ?? '',
		headers.get('content-range') ?? '',
	]
		.filter((part) => part !== '')
		.join(' ');
}

const folder = mkdtempSync(join(tmpdir(), 'agreement-'));
const hosts = new Map<string, RunningServer>();
beforeAll(async () => {
	for (const name of NAMES) {
		const host = (await hasHost(name)) ? await serveSite(name, join(folder, name.replaceAll(' ', '-')), '/') : undefined;
		if (host !== undefined) hosts.set(name, host);
	}
});
afterAll(async () => {
	for (const host of hosts.values()) await host.stop();
	rmSync(folder, { recursive: true });
});

/** A host that is not there is told by `hosts.test.ts`. */
const each = (work: (host: RunningServer, name: string) => Promise<void>) => Promise.all([...hosts].map(([name, host]) => work(host, name)));

describe('what hosts say', () => {
	test.each(TABLE.map((row) => [row.asks.join(' · ').slice(0, 80), row] as const))('%s', async (_, { asks, says, unlike = {} }) => {
		await each(async (host, name) => {
			const { headers } = await send(host, ['GET /docs/suche/']);
			const [first, ...fields] = asks.map((line) => line.replace('ETAG', headers.get('etag') ?? ''));
			const answer = await send(host, [first ?? '', ...fields]);
			expect(summary(answer, host), name).toBe(unlike[name] ?? says);
			if (answer.status === 200 && first?.startsWith('GET'))
				expect(answer.headers.get('content-security-policy'), name).toBe(RESPONSE_HEADERS['Content-Security-Policy']);
		});
	});

	test('to a client that speaks HTTP/1.0 the same page, whole', () =>
		each(async (host, name) => {
			const { status, headers, body } = await send(host, ['GET /docs/suche/'], '1.0');
			expect([status, headers.get('transfer-encoding'), Buffer.from(body, 'latin1').toString()], name).toEqual([200, undefined, PAGE]);
		}));
});

test('no address leads to another host, out of the folder, or to a fault of the host', async () => {
	const piece = fc.constantFrom(
		'/',
		'//',
		'\\',
		'%5c',
		'%2f',
		'..',
		'.',
		'%2e',
		'%2e%2e',
		'docs',
		'suche',
		'alt',
		'index.html',
		'evil.example',
		'%00',
		'%0d%0a',
		'%',
		'ü',
		'@',
		':',
		'?',
		'#',
		';',
	);
	await fc.assert(
		fc.asyncProperty(fc.array(piece, { maxLength: 9 }), async (pieces) => {
			// Latin 1 keeps the bytes as they were sent.
			const path = `/${Buffer.from(pieces.join('')).toString('latin1')}`;
			await each(async (host, name) => {
				const { status, headers, body } = await send(host, [`GET ${path}`]);
				const location = headers.get('location') ?? '/';
				expect(new URL(location, host.origin).origin, `${name} ${location}`).toBe(host.origin);
				expect(status, name).toBeLessThan(500);
				expect(body, name).not.toContain('root:');
			});
		}),
		{ seed: 1, numRuns: 300 },
	);
});
