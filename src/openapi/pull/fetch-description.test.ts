import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { FETCH_LIMITS, fetchDescription } from './fetch-description.ts';
import { closedOrigin, type Loopback, startLoopback } from './loopback.fixture.ts';

const TEXT = '{"openapi":"3.1.0"}';

const ANSWERS: Record<string, RequestListener> = {
	'/good': (_, response) => response.end(TEXT),
	'/packed': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(TEXT)),
	'/moved/3': (_, response) => response.writeHead(302, { location: '/moved/2' }).end(),
	'/moved/2': (_, response) => response.writeHead(301, { location: 'moved/../good' }).end(),
	'/moved/good': (_, response) => response.end(TEXT),
	'/hops/0': (_, response) => response.end(TEXT),
	'/many': (request, response) => response.writeHead(307, { location: `/many?${Number(new URL(request.url ?? '', 'http://x').search.slice(1)) + 1}` }).end(),
	'/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
	...Object.fromEntries(
		[1, 2, 3, 4, 5, 6].map((hop): [string, RequestListener] => [
			`/hops/${hop}`,
			(_, response) => response.writeHead(302, { location: `/hops/${hop - 1}` }).end(),
		]),
	),
	'/script': (_, response) => response.writeHead(302, { location: 'javascript:alert(1)' }).end(),
	'/credentials': (_, response) => response.writeHead(302, { location: 'http://a:b@127.0.0.1/' }).end(),
	'/missing': (_, response) => response.writeHead(404).end('{}'),
	'/private': (_, response) => response.writeHead(401).end('{}'),
	'/broken': (_, response) => response.writeHead(500).end('{}'),
	'/html': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('\ufeff\n<!DOCTYPE html><title>API</title>'),
	'/xml': (_, response) => response.end('<?xml version="1.0"?><a/>'),
	'/empty': (_, response) => response.end(' \n'),
	'/gzip-file': (_, response) => response.end(gzipSync(TEXT)),
	'/latin1': (_, response) => response.end(Buffer.from('{"a":"ä"}', 'latin1')),
	'/announced': (_, response) => response.writeHead(200, { 'content-length': 1_000_000 }).end('x'.repeat(1_000_000)),
	'/bomb': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000, 32))),
	'/slow': () => undefined,
	'/trickle': (_, response) => response.writeHead(200).write('{'),
	'/cut': (_, response) => {
		response.writeHead(200, { 'content-length': 100 }).write('{"a":');
		setTimeout(() => response.destroy(), 5);
	},
};

let server: Loopback;
let origin: string;

beforeAll(async () => {
	server = await startLoopback((request, response) => ANSWERS[new URL(request.url ?? '', 'http://x').pathname]?.(request, response));
	origin = server.origin;
});

afterAll(() => server.close());

/** What the person is told, with the port left out. */
async function failure(address: string, limits = FETCH_LIMITS, request: typeof fetch = fetch): Promise<string> {
	const error = await fetchDescription(address.startsWith('/') ? origin + address : address, { fetch: request, limits }).then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (!(error instanceof SiteError)) throw error ?? new Error('The fetch succeeded');
	return error.problems.map(({ message, hint }) => `${message} ${hint}`.replaceAll(origin, 'http://host')).join('\n');
}

describe('a description arrives', () => {
	test.each(['/good', '/packed'])('%s', async (path) => {
		expect(await fetchDescription(origin + path, { fetch })).toEqual({ text: TEXT, address: origin + path });
	});

	test('through redirects, with the address where it really lies', async () => {
		expect(await fetchDescription(`${origin}/moved/3`, { fetch })).toEqual({ text: TEXT, address: `${origin}/moved/good` });
	});

	test('through five of them, not more', async () => {
		expect(await fetchDescription(`${origin}/hops/5`, { fetch })).toMatchObject({ text: TEXT });
		expect(await failure('/hops/6')).toContain('leitet mehr als 5-mal um.');
	});

	test('and nothing secret is sent along', async () => {
		let sent: RequestInit | undefined;
		const spy = ((url, init) => {
			sent = init;
			return fetch(url, init);
		}) as typeof fetch;
		await fetchDescription(`${origin}/good`, { fetch: spy });
		expect(sent).toMatchObject({ credentials: 'omit', redirect: 'manual' });
		expect(Object.keys(sent?.headers ?? {})).toEqual(['accept']);
	});
});

describe('what goes wrong is named', () => {
	test.each([
		['nirgends', '„nirgends“ ist keine Adresse, die sich abrufen lässt.'],
		['file:///etc/passwd', '„file:///etc/passwd“ ist keine Adresse'],
		['http://a:b@127.0.0.1/', 'Die Adresse enthält Zugangsdaten.'],
		['/missing', 'Die Adresse http://host/missing antwortet mit dem Status 404. Prüfen Sie die Adresse.'],
		['/private', 'antwortet mit dem Status 401. Die Beschreibung muss ohne Anmeldung lesbar sein.'],
		['/broken', 'antwortet mit dem Status 500. Der Server hat einen Fehler'],
		['/html', 'Die Adresse liefert eine HTML-Seite statt einer API-Beschreibung.'],
		['/xml', 'Die Adresse liefert XML statt einer API-Beschreibung'],
		['/empty', 'Die Antwort ist leer.'],
		['/gzip-file', 'Die Antwort ist eine gepackte Datei'],
		['/latin1', 'Die Antwort ist kein Text in UTF-8.'],
		['/circle', 'leitet im Kreis um.'],
		['/many?0', 'leitet mehr als 5-mal um.'],
		['/script', 'leitet nach „javascript:alert(1)“ um'],
		['/credentials', 'leitet auf eine Adresse mit Zugangsdaten um.'],
		['/cut', 'ist nicht erreichbar: der Server hat die Verbindung abgebrochen.'],
	])('%s', async (address, words) => {
		expect(await failure(address)).toContain(words);
	});

	test('nobody listens', async () => {
		expect(await failure(`${await closedOrigin()}/`)).toContain('ist nicht erreichbar: der Server nimmt keine Verbindung an.');
	});

	test.each(['/announced', '/bomb'])('too large: %s', async (path) => {
		expect(await failure(path, { ...FETCH_LIMITS, bytes: 5_000 })).toContain('Die Antwort ist größer als 5000\u00A0Byte.');
	});

	test('too large, as the server says itself: nothing is read', async () => {
		let pulled = false;
		const note = () => {
			pulled = true;
		};
		const body = new ReadableStream({ pull: note }, { highWaterMark: 0 });
		const answer: typeof fetch = async () => new Response(body, { headers: { 'content-length': '5001' } });
		expect(await failure('https://api.example.com/', { ...FETCH_LIMITS, bytes: 5_000 }, answer)).toContain('größer als 5000\u00A0Byte');
		expect(pulled).toBe(false);
	});

	test('too late for what is left of a time that several share', async () => {
		expect(await failure('/slow', { ...FETCH_LIMITS, timeout: 60, shared: 10_000 })).toContain('in den 10 Sekunden, die es für');
	});

	test.each(['/slow', '/trickle'])('too late: %s', async (path) => {
		expect(await failure(path, { ...FETCH_LIMITS, timeout: 60 })).toContain('antwortet nicht innerhalb von 0,06 Sekunden.');
	});

	test('from https to http', async () => {
		const redirect: typeof fetch = async () => new Response(null, { status: 301, headers: { location: 'http://api.example.com/openapi.json' } });
		expect(await failure('https://api.example.com/', FETCH_LIMITS, redirect)).toContain('leitet von https auf http um');
	});
});
