import { describe, expect, test } from 'vitest';
import { type Behaviour, Refusal } from './behaviour.ts';
import type { Sandbox } from './create-sandbox.ts';
import { PETS, sandboxOf, send, stillClock } from './sandbox.fixture.ts';

const headers = { authorization: 'Bearer x' };

describe('operations without a handler', () => {
	test('create, read, list, change, replace and remove records', async () => {
		const sandbox = sandboxOf(PETS);
		expect((await send(sandbox, 'GET /v1/pets', { headers })).body).toEqual([
			{ id: 7, name: 'Minka', kind: 'cat' },
			{ id: 1, name: 'Minka', kind: 'cat' },
		]);
		const created = await send(sandbox, 'POST /v1/pets', { headers, body: { name: 'Rex', kind: 'dog' } });
		expect(created).toMatchObject({ status: 201, body: { id: 8, name: 'Rex', kind: 'dog' } });
		expect(created.headers.get('location')).toBe('https://api.example.com/v1/pets/8');
		const merge = { ...headers, 'content-type': 'application/merge-patch+json' };
		expect((await send(sandbox, 'PATCH /v1/pets/8', { headers: merge, body: { name: 'Bello' } })).body).toEqual({ id: 8, name: 'Bello', kind: 'dog' });
		expect((await send(sandbox, 'PUT /v1/pets/8', { headers, body: { name: 'Tom', kind: 'cat' } })).body).toEqual({ id: 8, name: 'Tom', kind: 'cat' });
		expect((await send(sandbox, 'GET /v1/pets/8', { headers })).body).toEqual({ id: 8, name: 'Tom', kind: 'cat' });
		expect((await send(sandbox, 'DELETE /v1/pets/8', { headers })).status).toBe(204);
		expect(await send(sandbox, 'GET /v1/pets/8', { headers })).toMatchObject({ status: 404, body: { title: 'Nicht gefunden' } });
		expect(Object.keys(sandbox.records()['/pets'] ?? {})).toEqual(['1', '7']);
	});

	test('answer from the description otherwise', async () => {
		const sandbox = sandboxOf(PETS);
		expect((await send(sandbox, 'GET /v1/pets/find')).body).toEqual({ name: 'Rex' });
		const photo = await send(sandbox, 'PUT /v1/pets/7/photo', { headers: { ...headers, 'content-type': 'image/png' }, body: new Uint8Array([1, 2]) });
		expect(photo).toMatchObject({ status: 200, text: 'gespeichert' });
		expect(photo.headers.get('content-type')).toBe('text/plain');
	});
});

describe('refusals', () => {
	test.each([
		['GET /v1/nowhere', {}, 404, 'Nicht gefunden'],
		['GET /pets', {}, 404, 'Nicht gefunden'],
		['POST /v1/pets/find', {}, 405, 'Methode nicht erlaubt'],
		['GET /v1/pets', {}, 401, 'Anmeldung erforderlich'],
		['GET /v1/pets?limit=0', { headers }, 400, 'Die Parameter sind ungültig'],
		['POST /v1/pets', { headers, body: '{' }, 415, 'Der Medientyp ist nicht erlaubt'],
		['POST /v1/pets', { headers: { ...headers, 'content-type': 'application/json' }, body: '{' }, 400, 'Die Anfrage ist nicht lesbar'],
		[
			'POST /v1/pets',
			{ headers: { ...headers, 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: '{}' },
			415,
			'Der Medientyp ist nicht erlaubt',
		],
		['POST /v1/pets', { headers }, 400, 'Die Anfrage ist nicht lesbar'],
		['POST /v1/pets', { headers, body: { name: 'x'.repeat(10_000_001) } }, 413, 'Der Inhalt ist zu groß'],
	])('%s %#', async (line, options, status, title) => {
		const answer = await send(sandboxOf(PETS), line, options);
		expect(answer).toMatchObject({ status, body: { status, title } });
		expect(answer.headers.get('content-type')).toBe('application/problem+json');
		expect(answer.headers.get('x-request-id')).toBe((answer.body as { requestId: string }).requestId);
	});

	test('name what is wrong with a body', async () => {
		const { body } = await send(sandboxOf(PETS), 'POST /v1/pets', { headers, body: { id: 3, name: 5, 'a/b': 1 } });
		expect(body).toMatchObject({
			errors: [
				{ pointer: '/kind', message: 'Pflichtangabe fehlt.' },
				{ pointer: '/name', message: 'Verlangt: Zeichenkette. Angegeben: 5.' },
				{ pointer: '/id', message: 'Unbekanntes Feld.' },
				{ pointer: '/a~1b', message: 'Unbekanntes Feld.' },
			],
		});
	});

	test('tell the allowed methods', async () => {
		const sandbox = sandboxOf(PETS);
		expect((await send(sandbox, 'POST /v1/pets/find')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
		const options = await send(sandbox, 'OPTIONS /v1/pets');
		expect(options.status).toBe(204);
		expect(options.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
		expect((await send(sandbox, 'GET /v1/pets')).headers.get('www-authenticate')).toBe('Bearer');
	});
});

test('HEAD is GET without a body', async () => {
	const answer = await send(sandboxOf(PETS), 'HEAD /v1/pets/find');
	expect(answer).toMatchObject({ status: 200, text: '' });
	expect(answer.headers.get('content-length')).toBe('14');
});

test('tags tell whether a record has changed', async () => {
	const sandbox = sandboxOf(PETS);
	const etag = (await send(sandbox, 'GET /v1/pets/7', { headers })).headers.get('etag') ?? '';
	expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
	const again = await send(sandbox, 'GET /v1/pets/7', { headers: { ...headers, 'if-none-match': `W/${etag}` } });
	expect(again).toMatchObject({ status: 304, text: '' });
	const change = { ...headers, 'content-type': 'application/merge-patch+json', 'if-match': etag };
	expect((await send(sandbox, 'PATCH /v1/pets/7', { headers: change, body: { name: 'Mia' } })).status).toBe(200);
	expect((await send(sandbox, 'PATCH /v1/pets/7', { headers: change, body: { name: 'Mo' } })).status).toBe(412);
	expect((await send(sandbox, 'GET /v1/pets/7', { headers })).body).toMatchObject({ name: 'Mia' });
});

describe('idempotency keys', () => {
	const key = { ...headers, 'idempotency-key': '6f1c9a52-3b1e-4c0d-9a57-2f6d4be1c3a8' };
	const body = { name: 'Rex', kind: 'dog' };

	test('repeat the reply, and refuse another content', async () => {
		const clock = stillClock();
		const sandbox = sandboxOf(PETS, undefined, { clock });
		expect((await send(sandbox, 'POST /v1/pets', { headers: key, body })).headers.has('idempotency-replayed')).toBe(false);
		const again = await send(sandbox, 'POST /v1/pets', { headers: { ...key, 'content-type': 'application/json' }, body: '{ "kind": "dog", "name": "Rex" }' });
		expect(again).toMatchObject({ status: 201, body: { id: 8 } });
		expect(again.headers.get('idempotency-replayed')).toBe('true');
		expect((await send(sandbox, 'POST /v1/pets', { headers: key, body: { ...body, name: 'Tom' } })).status).toBe(422);
		clock.pass(24 * 3_600_000);
		expect((await send(sandbox, 'POST /v1/pets', { headers: key, body })).body).toMatchObject({ id: 9 });
	});

	test('are refused while the first request is being worked on', async () => {
		const sandbox = sandboxOf(PETS);
		const answers = await Promise.all([1, 2].map(() => send(sandbox, 'POST /v1/pets', { headers: key, body })));
		expect(answers.map(({ status }) => status)).toEqual([201, 409]);
		expect((await send(sandbox, 'POST /v1/pets', { headers: key, body })).status).toBe(201);
	});
});

describe('idempotency keys of one request and of several', () => {
	const key = '6F1C9A52-3B1E-4C0D-9A57-2F6D4BE1C3A8';
	const body = { name: 'Rex', kind: 'dog' };
	const together = async (sandbox: Sandbox, ...requests: [line: string, key: string, body?: object][]) => {
		const sent = requests.map(([line, written, content]) => send(sandbox, line, { headers: { ...headers, 'idempotency-key': written }, body: content }));
		return (await Promise.all(sent)).map(({ status }) => status);
	};

	test('are the same in small letters', async () => {
		expect(await together(sandboxOf(PETS), ['POST /v1/pets', key, body], ['POST /v1/pets', key.toLowerCase(), body])).toEqual([201, 409]);
	});

	test('are none for an operation that knows no such header', async () => {
		expect(await together(sandboxOf(PETS), ['GET /v1/pets', key], ['POST /v1/pets', key, body], ['GET /v1/pets', key])).toEqual([200, 201, 200]);
	});
});

describe('with a behaviour', () => {
	interface Counter {
		count: number;
	}
	const clock = stillClock();
	const behaviour: Behaviour<Counter> = {
		start: (seed) => seed as Counter,
		startsAt: '2025-09-15T08:00:00Z',
		languages: ['de', 'en'],
		token: 'good',
		authorise({ headers: sent }) {
			if (sent.get('authorization') === 'Bearer bad') throw new Refusal({ status: 403 });
			return sent.get('authorization') ?? '';
		},
		refuse: ({ kind }, { language }) => ({ status: kind === 'failed' ? 500 : kind === 'rate-limited' ? 429 : 400, body: { kind, language } }),
		handlers: {
			readPet({ state, path, language, now, caller }) {
				state.count++;
				if (path['petId'] === 1) throw new Refusal({ status: 409 });
				if (path['petId'] === 2) throw new Error('fault');
				if (path['petId'] === 3) return { status: 404 };
				if (path['petId'] === 4) return { status: 200, headers: { 'X-Name': 'a\nb' } };
				return { status: 200, body: { id: state.count, language, now: now.toISOString(), caller } };
			},
		},
		rateLimit: { requests: 5, seconds: 60 },
		records: ({ count }) => ({ counter: { one: count } }),
	};
	const create = () => sandboxOf(PETS, behaviour, { seed: { count: 0 }, clock });

	test('what a handler changes is kept only below 400', async () => {
		const faults: unknown[] = [];
		const sandbox = sandboxOf(PETS, behaviour, { seed: { count: 0 }, clock, onFault: (fault) => faults.push(fault) });
		const statuses: number[] = [];
		for (const id of [1, 2, 3, 4, 9]) statuses.push((await send(sandbox, `GET /v1/pets/${id}`, { headers: { authorization: `Bearer ${id}` } })).status);
		expect(statuses).toEqual([409, 500, 404, 500, 200]);
		expect(faults).toHaveLength(2);
		expect(sandbox.records()).toMatchObject({ counter: { one: 1 } });
		await sandbox.reset();
		expect(sandbox.records()).toMatchObject({ counter: { one: 0 } });
	});

	test('language, clock, caller and refusals are handed on', async () => {
		const sandbox = create();
		clock.pass(3000);
		const sent = { ...headers, 'accept-language': 'fr, en-GB;q=0.8, de;q=0.1' };
		expect((await send(sandbox, 'GET /v1/pets/9', { headers: sent })).body).toEqual({
			id: 1,
			language: 'en',
			now: '2025-09-15T08:00:03.000Z',
			caller: 'Bearer x',
		});
		expect((await send(sandbox, 'GET /v1/pets/x', { headers: sent })).body).toEqual({ kind: 'invalid-parameters', language: 'en' });
		expect((await send(sandbox, 'GET /v1/pets/9', { headers: { authorization: 'Bearer bad' } })).status).toBe(403);
	});

	test('the rate limit counts by caller and starts again', async () => {
		const sandbox = create();
		const answers: Awaited<ReturnType<typeof send>>[] = [];
		for (let count = 0; count < 6; count++) answers.push(await send(sandbox, 'GET /v1/pets/9', { headers }));
		expect(answers.map(({ headers: got }) => got.get('x-ratelimit-remaining'))).toEqual(['4', '3', '2', '1', '0', '0']);
		expect(answers[5]).toMatchObject({ status: 429, body: { kind: 'rate-limited' } });
		expect(answers[5]?.headers.get('retry-after')).toBe('60');
		expect((await send(sandbox, 'GET /v1/pets/9', { headers: { authorization: 'Bearer y' } })).status).toBe(200);
		clock.pass(60_000);
		expect((await send(sandbox, 'GET /v1/pets/9', { headers })).status).toBe(200);
	});

	test('the tag of a reply is that of the record it names, and a failure can be asked for', async () => {
		const record = { id: 7, name: 'Minka', kind: 'cat' };
		const handlers = {
			createPet: () => ({ status: 201, body: { ...record, note: 'new' }, representation: record }),
			readPet: () => ({ status: 200, body: record }),
		};
		const sandbox = sandboxOf(PETS, { ...behaviour, handlers }, { seed: { count: 0 } });
		const created = await send(sandbox, 'POST /v1/pets', { headers, body: { name: 'Minka', kind: 'cat' } });
		expect(created.headers.get('etag')).toBe((await send(sandbox, 'GET /v1/pets/7', { headers })).headers.get('etag'));
		const failed = sandbox.refuse(new Request('https://api.example.com/v1/pets'), { kind: 'failed', status: 503 });
		expect(await failed.json()).toEqual({ kind: 'failed', language: 'de' });
	});

	test('what is saved goes on in another instance', async () => {
		const first = create();
		await send(first, 'GET /v1/pets/9', { headers });
		await send(first, 'POST /v1/pets', { headers, body: { name: 'Rex', kind: 'dog' } });
		const second = create();
		second.load(structuredClone(first.save()));
		expect(second.records()).toEqual(first.records());
		expect((await send(second, 'GET /v1/pets/9', { headers })).headers.get('x-ratelimit-remaining')).toBe('2');
		expect(first.now()).toEqual(second.now());
		expect(() => second.load({ ...first.save(), format: 2 } as never)).toThrow();
	});
});

test('requests are worked on one after another', async () => {
	const sandbox = sandboxOf(PETS);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => send(sandbox, 'POST /v1/pets', { headers, body: { name: `n${index}`, kind: 'cat' } })),
	);
	expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(20);
});

test.each(["{ type: apiKey, in: header, name: 'X-<b>' }", "{ type: apiKey, in: cookie, name: 'a b' }"])(
	'a key that no request can carry is no fault, and not asked for: %s',
	async (scheme) => {
		const faults: unknown[] = [];
		const text = `
openapi: 3.1.0
info: { title: A, version: '1' }
security: [{ k: [] }]
paths: { /a: { get: { operationId: a, parameters: [{ in: header, name: 'Y <', schema: { type: string } }], responses: { '200': { description: gut } } } } }
components: { securitySchemes: { k: ${scheme} } }
`;
		const { status } = await send(sandboxOf(text, undefined, { onFault: (error) => faults.push(error) }), 'GET /a');
		expect({ status, faults }).toEqual({ status: 200, faults: [] });
	},
);
