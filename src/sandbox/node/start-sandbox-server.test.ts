import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultBehaviour } from '#sandbox/default-behaviour.ts';
import { PETS, sandboxOf } from '#sandbox/sandbox.fixture.ts';
import { seededRandom } from './disturbance.ts';
import { type SandboxServer, type SandboxServerOptions, type ServedRequest, startSandboxServer } from './start-sandbox-server.ts';

const servers: SandboxServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serve(options: Partial<SandboxServerOptions> = {}): Promise<SandboxServer> {
	const server = await startSandboxServer({ sandbox: sandboxOf(PETS, { ...defaultBehaviour, maximumBody: 1_000_000 }), ...options });
	servers.push(server);
	return server;
}

/** Sends bytes as they are and gives everything that comes back until the server closes. */
async function talk(port: number, ...parts: readonly (string | Buffer)[]): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	const got: Buffer[] = [];
	socket.on('data', (part) => got.push(part));
	socket.on('error', () => undefined);
	await once(socket, 'connect');
	for (const part of parts) socket.write(part);
	await once(socket, 'close');
	return Buffer.concat(got).toString();
}

const authorization = 'Bearer x';

test('serves the sandbox, with links to itself, and tells what arrived', async () => {
	const requests: ServedRequest[] = [];
	const { url } = await serve({ onRequest: (request) => requests.push(request) });
	const body = '{"name":"Rex","kind":"dog"}';
	const created = await fetch(`${url}/v1/pets?`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body });
	expect(created.status).toBe(201);
	expect(created.headers.get('location')).toBe(`${url}/v1/pets/8`);
	expect(await (await fetch(`${url}/v1/pets/8`, { headers: { authorization } })).json()).toEqual({ id: 8, name: 'Rex', kind: 'dog' });
	expect(requests.map(({ method, target, status }) => `${method} ${target} ${status}`)).toEqual(['POST /v1/pets? 201', 'GET /v1/pets/8 200']);
	expect(new TextDecoder().decode(requests[0]?.body as Uint8Array)).toBe(body);
	expect((await fetch(`${url}/v1/pets/find`, { method: 'HEAD' })).headers.get('content-length')).toBe('14');
});

test('a behaviour that cannot even refuse is answered for, and told; a client that goes away is not', async () => {
	const faults: unknown[] = [];
	const refuse = () => {
		throw new Error('speechless');
	};
	const { url, port } = await serve({ sandbox: sandboxOf(PETS, { ...defaultBehaviour, maximumBody: 10, refuse }), onFault: (fault) => faults.push(fault) });
	for (const path of ['/v1/nowhere', '/v1/pets', '/v1/pets/x'])
		expect((await fetch(url + path, { headers: { authorization } })).status, path).toBe(path === '/v1/pets' ? 200 : 500);
	expect((await fetch(`${url}/v1/pets`, { method: 'POST', headers: { authorization }, body: 'x'.repeat(100) })).status).toBe(500);
	expect(faults.map(String)).toEqual(Array(3).fill('Error: speechless'));
	const socket = connect(port, '127.0.0.1');
	socket.write('POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
	await once(socket, 'ready');
	socket.resetAndDestroy();
	expect((await fetch(`${url}/v1/pets`, { headers: { authorization } })).status).toBe(200);
	expect(faults).toHaveLength(3);
});

test('pages of this machine may call it, others may not', async () => {
	const { url } = await serve();
	const preflight = (origin: string) =>
		fetch(`${url}/v1/pets/7`, {
			method: 'OPTIONS',
			headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization, if-match' },
		});
	const local = await preflight('http://localhost:3000');
	expect(local.status).toBe(204);
	expect(Object.fromEntries(local.headers)).toMatchObject({
		'access-control-allow-origin': 'http://localhost:3000',
		'access-control-allow-methods': 'PATCH',
		'access-control-allow-headers': 'authorization, if-match',
	});
	expect((await preflight('https://evil.example')).headers.has('access-control-allow-origin')).toBe(false);
	const answer = await fetch(`${url}/v1/pets/7`, { headers: { origin: 'http://127.0.0.1:5173', authorization } });
	expect(answer.headers.get('access-control-expose-headers')).toBe('etag, x-request-id');
	expect((await fetch(`${url}/v1/pets/find`, { headers: { origin: 'http://localhost.evil.example' } })).headers.has('access-control-allow-origin')).toBe(false);
});

test.each([
	['a page of somebody else', 'Host: localhost\r\nOrigin: https://evil.example', 403],
	['a page without an origin', 'Host: localhost\r\nOrigin: null', 403],
	['a name that was pointed here', 'Host: evil.example', 403],
	['a name that begins like ours', 'Host: localhost.evil.example', 403],
	['a page of this machine', 'Host: [::1]:4010\r\nOrigin: http://localhost:3000', 200],
	['a program', 'Host: 127.0.0.1:4010', 200],
])('%s is answered as it should be', async (_, headers, status) => {
	const { port } = await serve();
	expect(await talk(port, `GET /v1/pets/find HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

describe('bad clients', () => {
	test.each([
		['no HTTP', 'hello\r\n\r\n', '400'],
		['a header without end', `GET /v1/pets/find HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(100_000)}`, '431'],
		['two lengths', 'POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', '400'],
		['a method that no page can send', 'TRACE /v1/pets HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '404'],
		['an address that is none', 'GET http:// HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '404'],
	])('%s', async (_, text, status) => {
		const { port, url } = await serve();
		expect(await talk(port, text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect((await fetch(`${url}/v1/pets/find`)).status).toBe(200);
	});

	test('a body that is too large is refused before it has arrived', async () => {
		const { port, url } = await serve();
		const head = `POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\n`;
		expect(await talk(port, `${head}Content-Length: 99999999999\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 [\s\S]*"title":"Der Inhalt ist zu groß"/);
		expect(await talk(port, `${head}Expect: 100-continue\r\nContent-Length: 99999999999\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /);
		const chunk = Buffer.concat([Buffer.from('80000\r\n'), Buffer.alloc(0x80000, 'a'), Buffer.from('\r\n')]);
		expect(await talk(port, `${head}Transfer-Encoding: chunked\r\n\r\n`, chunk, chunk, chunk)).toMatch(/^HTTP\/1.1 413 /);
		expect((await fetch(`${url}/v1/pets/find`)).status).toBe(200);
	});

	test('one that is too slow is cut off', async () => {
		const statuses: number[] = [];
		const { port } = await serve({ timeouts: { headers: 100, request: 200 }, onBadConnection: (status) => statuses.push(status) });
		expect(await talk(port, 'GET /v1/pets/find HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1.1 408 /);
		expect(await talk(port, 'POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{')).toMatch(/^(HTTP\/1.1 408 |$)/);
		expect(statuses).toContain(408);
	});

	test('one that goes away in the middle does no harm', async () => {
		const { port, url } = await serve();
		const socket = connect(port, '127.0.0.1');
		await once(socket, 'connect');
		socket.write('POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
		socket.resetAndDestroy();
		expect((await fetch(`${url}/v1/pets/find`)).status).toBe(200);
	});
});

test('fails as often as it is asked to, always in the same places', async () => {
	const statuses = async () => {
		const { url } = await serve({ disturbance: { latency: [0, 1], failures: [{ status: 503, probability: 0.3 }], random: seededRandom(7) } });
		const found: number[] = [];
		for (let count = 0; count < 20; count++) found.push((await fetch(`${url}/v1/pets/find`)).status);
		return found;
	};
	const first = await statuses();
	expect(await statuses()).toEqual(first);
	expect(first.filter((status) => status === 503).length).toBeGreaterThan(2);
	expect(first.filter((status) => status === 200).length).toBeGreaterThan(9);
});

test('closes at once, also with a request that takes longer', async () => {
	const server = await serve({ disturbance: { latency: [60_000, 60_000], failures: [], random: () => 0 } });
	const pending = fetch(`${server.url}/v1/pets/find`).catch(() => 'cut');
	const idle = connect(server.port, '127.0.0.1').on('error', () => undefined);
	await once(idle, 'connect');
	await server.close();
	expect(await pending).toBe('cut');
	idle.destroy();
	servers.splice(0);
});
