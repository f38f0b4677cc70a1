import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConsoleData } from '#console/data/read-console-data.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { createResponseCheck } from '#sandbox/check-response.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import { modelOf, PETS, planOf, sandboxOf, send, stillClock } from '#sandbox/sandbox.fixture.ts';
import { mergePatch } from './merge-patch.ts';
import { SHOP_2, SHOP_3 } from './shops.fixture.ts';

describe('a description in Swagger 2.0', () => {
	test('keeps what is posted and put to the collection itself', async () => {
		const sandbox = sandboxOf(SHOP_2);
		expect((await send(sandbox, 'POST /v2/article', { body: { id: 77, name: 'Tisch', photos: [] } })).status).toBe(200);
		expect((await send(sandbox, 'PUT /v2/article', { body: { id: 77, name: 'Stuhl', photos: [] } })).status).toBe(200);
		const headers = { api_key: 'x' };
		expect((await send(sandbox, 'GET /v2/article/77', { headers })).body).toEqual({ id: 77, name: 'Stuhl', photos: [] });
		expect((await send(sandbox, 'GET /v2/article/77')).status).toBe(401);
		expect((await send(sandbox, 'PUT /v2/article', { body: { id: 78, name: 'Stuhl', photos: [] } })).status).toBe(404);
		expect((await send(sandbox, 'DELETE /v2/article/77')).status).toBe(204);
		expect((await send(sandbox, 'GET /v2/article/77', { headers })).status).toBe(404);
	});

	test('has lists in queries and forms', async () => {
		const sandbox = sandboxOf(SHOP_2);
		expect((await send(sandbox, 'GET /v2/article/findByStatus?status=new&status=old')).body).toMatchObject([{ name: 'Lampe' }]);
		expect((await send(sandbox, 'GET /v2/article/findByStatus?status=new&status=odd')).status).toBe(400);
		expect((await send(sandbox, 'POST /v2/article/1', { body: new URLSearchParams({ name: 'x', count: '7' }) })).status).toBe(200);
		expect((await send(sandbox, 'POST /v2/article/1', { body: new URLSearchParams({ count: 'x' }) })).status).toBe(422);
	});
});

describe('a description in OpenAPI 3.0', () => {
	test('lists inside an object; an answer that is no record stays the example', async () => {
		const sandbox = sandboxOf(SHOP_3);
		const created = await send(sandbox, 'POST /api/v3/customers', { body: { name: 'Bob', note: null } });
		expect(created).toMatchObject({ status: 201, body: { created: true } });
		const { body } = await send(sandbox, 'GET /api/v3/customers');
		expect(body).toMatchObject({ items: [{ name: 'Ada' }, { name: 'Bob', note: null }], next: null });
		const id = (body as { items: { id: string }[] }).items[1]?.id;
		expect(created.headers.get('location')).toBe(`https://api.example.com/api/v3/customers/${id}`);
		expect((await send(sandbox, `GET /api/v3/customers/${id}`)).body).toMatchObject({ id, name: 'Bob' });
	});

	test('other paths answer with examples, headers and media types', async () => {
		const sandbox = sandboxOf(SHOP_3);
		const order = await send(sandbox, 'GET /api/v3/customers/a/orders/1');
		expect(order).toMatchObject({ status: 200, text: '<order/>' });
		expect(order.headers.get('content-type')).toBe('application/xml');
		expect(order.headers.get('x-total')).toBe('3');
		expect((await send(sandbox, 'GET /api/v3/export')).headers.get('content-type')).toBe('image/png');
	});
});

test.each([
	['Pets', PETS],
	['Shop', SHOP_3],
	['its own description', readFileSync('api/description.json', 'utf8')],
])('every operation of %s answers its example as described', async (_, text) => {
	const model = modelOf(text);
	const plan = planSandbox(model);
	const sandbox = createSandbox({ plan, clock: stillClock() });
	const check = createResponseCheck(plan);
	for (const operation of model.operations) {
		const { method, endpoint, query, headers, body } = requestOf(operation, model);
		const sent = new Headers([...headers.map(({ name, value }): [string, string] => [name, value]), ['authorization', 'Bearer x']]);
		// The examples use the same key for different requests.
		sent.delete('idempotency-key');
		if (body.kind === 'json') sent.set('content-type', body.mediaType);
		const form = new FormData();
		if (body.kind === 'multipart') for (const part of body.parts) form.append(part.name, part.kind === 'file' ? new File(['x'], part.fileName) : part.value);
		const content = body.kind === 'json' ? JSON.stringify(body.value) : body.kind === 'multipart' ? form : undefined;
		const request = new Request(`${endpoint}?${query.join('&')}`, { method, headers: sent, ...(content !== undefined && { body: content }) });
		const response = await sandbox.fetch(request);
		expect({ id: operation.id, ok: response.ok, faults: await check(request, response) }).toEqual({ id: operation.id, ok: true, faults: [] });
	}
});

test.each([
	[{ a: 1, b: { c: 2 } }, { b: { c: null, d: 3 } }, { a: 1, b: { d: 3 } }],
	[{ a: [1, 2] }, { a: [3] }, { a: [3] }],
	[{ a: 1 }, { a: null }, {}],
	['text', { a: 1 }, { a: 1 }],
	[{ a: 1 }, 'text', 'text'],
])('%j merged with %j is %j', (target, patch, merged) => {
	expect(mergePatch(target, patch)).toEqual(merged);
});

test('the tag that a description has as an example stands for a record until somebody changes it', async () => {
	const sandbox = sandboxOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /notes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 4 }]
    get: { operationId: view, responses: { '200': { description: ok, content: { application/json: { example: { id: 4, text: a }, schema: { type: object, properties: { id: { type: integer }, text: { type: string } } } } } } } }
    patch: { operationId: change, parameters: [{ name: If-Match, in: header, schema: { type: string }, example: '"v1"' }], requestBody: { content: { application/json: { schema: { type: object } } } }, responses: { '200': { description: ok } } }
`);
	const change = (tag: string) => send(sandbox, 'PATCH /notes/4', { body: { text: 'b' }, headers: { 'if-match': tag } });
	expect((await change('"v0"')).status).toBe(412);
	expect((await change('"v1"')).status).toBe(200);
	expect((await change('"v1"')).status).toBe(412);
});

test('operations of one address are told apart by the words behind it', async () => {
	const plan = planOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /images: { post: { operationId: link, requestBody: { content: { application/json: { schema: { type: object } } } }, responses: { '200': { description: ok } } } }
  /images?overload=stream: { post: { operationId: send, requestBody: { content: { image/png: { schema: {} } } }, responses: { '202': { description: ok } } } }
  /#Action=Start: { post: { operationId: start, parameters: [{ name: Action, in: query, schema: { const: Start } }], responses: { '201': { description: ok } } } }
  /#Action=Stop: { post: { operationId: stop, parameters: [{ name: Action, in: query, schema: { const: Stop } }], responses: { '204': { description: ok } } } }
`);
	const sandbox = createSandbox({ plan });
	const post = async (path: string, type = 'application/json') =>
		(await sandbox.fetch(new Request(`https://example.com${path}`, { method: 'POST', headers: { 'content-type': type }, body: '{}' }))).status;
	expect(await Promise.all([post('/images'), post('/images?overload=stream', 'image/png'), post('/?Action=Start'), post('/?Action=Stop')])).toEqual([
		200, 202, 201, 204,
	]);
});

describe('XML', () => {
	const ANIMALS = `
openapi: 3.1.0
info: { title: Tiere, version: '1' }
paths:
  /tiere:
    get: { operationId: list, responses: { '200': { description: alle, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Tier' } } }, application/xml: { schema: { type: array, items: { $ref: '#/components/schemas/Tier' } } } } } } }
    post:
      operationId: create
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Tier' } }, application/xml: { schema: { $ref: '#/components/schemas/Tier' }, example: '<tier><name>Wal</name></tier>' } } }
      responses: { '201': { description: angelegt, headers: { ETag: { schema: { type: string } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Tier' } }, application/xml: { schema: { $ref: '#/components/schemas/Tier' } } } } }
  /tiere/{id}:
    get: { operationId: view, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { '200': { description: eins, content: { application/xml: { schema: { $ref: '#/components/schemas/Tier' } } } } } }
components:
  schemas:
    Tier:
      type: object
      required: [name]
      additionalProperties: false
      xml: { name: tier }
      properties: { id: { type: integer, readOnly: true, xml: { attribute: true } }, name: { type: string, maxLength: 9 }, beine: { type: integer, xml: { name: leg } }, tags: { type: array, xml: { wrapped: true }, items: { type: string, xml: { name: tag } } } }
`;
	const xml = { 'content-type': 'application/xml; charset=utf-8' };
	const igel = '<tier><name>Igel</name><leg>4</leg><tags><tag>a</tag><tag>b</tag></tags></tier>';

	test('is read by the description and kept as the same record', async () => {
		const sandbox = sandboxOf(ANIMALS);
		const created = await send(sandbox, 'POST /tiere', { body: igel, headers: xml });
		expect(created).toMatchObject({ status: 201, body: { name: 'Igel', beine: 4, tags: ['a', 'b'] } });
		expect((await send(sandbox, 'GET /tiere')).body).toContainEqual(created.body);
	});

	test('is answered where somebody asks for it, with the same tag as JSON', async () => {
		const sandbox = sandboxOf(ANIMALS);
		const asked = { ...xml, accept: 'application/json;q=0.5, application/xml' };
		const created = await send(sandbox, 'POST /tiere', { body: igel, headers: asked });
		const id = /id="(\d+)"/.exec(created.text)?.[1];
		expect(created.headers.get('content-type')).toBe('application/xml');
		expect(created.headers.get('etag')).toMatch(/^"/);
		expect(created.text).toBe(
			`<?xml version="1.0" encoding="UTF-8"?>\n<tier id="${id}">\n  <name>Igel</name>\n  <leg>4</leg>\n  <tags>\n    <tag>a</tag>\n    <tag>b</tag>\n  </tags>\n</tier>`,
		);
		expect((await send(sandbox, `GET /tiere/${id}`)).text).toBe(created.text);
	});

	test.each([
		['<tier><leg>4</leg></tier>', 422],
		['<tier><name>viel zu lang</name></tier>', 422],
		['<tier><name>x</name><flug>1</flug></tier>', 422],
		['<tier><name>x</name><leg>vier</leg></tier>', 422],
		['<tier>', 400],
		['<!DOCTYPE x [<!ENTITY a "b">]><tier><name>&a;</name></tier>', 400],
		['<tier><name>Wal</name></tier>', 201],
	])('%s gives %i', async (body, status) => expect((await send(sandboxOf(ANIMALS), 'POST /tiere', { body, headers: xml })).status).toBe(status));
});

test('whole numbers beyond 2^53 are kept with all their digits', async () => {
	const sandbox = sandboxOf(`
openapi: 3.1.0
info: { title: Konten, version: '1' }
paths:
  /konten:
    post: { operationId: create, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/K' } } } }, responses: { '201': { description: angelegt, content: { application/json: { schema: { $ref: '#/components/schemas/K' } } } } } }
  /konten/{id}:
    get: { operationId: view, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { '200': { description: eins, content: { application/json: { schema: { $ref: '#/components/schemas/K' } } } } } }
components: { schemas: { K: { type: object, required: [id], properties: { id: { type: integer, minimum: 1 }, werte: { type: array, items: { type: number } } } } } }
`);
	const body = '{"id":9007199254740993,"werte":[-9223372036854775808,1.5]}';
	const headers = { 'content-type': 'application/json' };
	expect((await send(sandbox, 'POST /konten', { body, headers })).text).toBe(body);
	expect((await send(sandbox, 'GET /konten/9007199254740993')).text).toBe(body);
	expect((await send(sandbox, 'GET /konten/9007199254740992')).status).toBe(404);
	expect((await send(sandbox, 'POST /konten', { body: '{"id":-9007199254740993}', headers })).status).toBe(422);
	sandbox.load(structuredClone(sandbox.save()));
	expect((await send(sandbox, 'GET /konten/9007199254740993')).text).toBe(body);
});

test('in answers from the description whole numbers beyond 2^53 are numbers with all their digits, and texts stay texts', async () => {
	const text = `
openapi: 3.1.0
info: { title: Konten, version: '1' }
paths:
  /konten:
    get: { operationId: list, responses: { '200': { description: alle, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/K' } }, example: [{ id: 9007199254740993, nummer: 9007199254740993 }] } } } } }
    post: { operationId: create, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/K' } } } }, responses: { '201': { description: angelegt, content: { application/json: { schema: { $ref: '#/components/schemas/K' } } } } } }
  /konten/{id}:
    get: { operationId: view, parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 9007199254740995 }], responses: { '200': { description: eins, content: { application/json: { schema: { $ref: '#/components/schemas/K' } } } } } }
  /stand:
    get: { operationId: state, responses: { '200': { description: Stand, content: { application/json: { schema: { $ref: '#/components/schemas/K' }, example: { id: 9223372036854775807, nummer: '1' } }, text/csv: { schema: { type: integer }, example: 9223372036854775807 } } } } }
components: { schemas: { K: { type: object, required: [id], properties: { id: { type: integer, maximum: 9223372036854775807 }, nummer: { type: string } } } } }
`;
	// As a page has it: written by the build, read again.
	const plan = planOf(text);
	const { plan: loaded } = readConsoleData(exactJson({ plan }));
	for (const sandbox of [createSandbox({ plan }), createSandbox({ plan: loaded })]) {
		expect((await send(sandbox, 'GET /stand')).text).toBe('{"id":9223372036854775807,"nummer":"1"}');
		expect((await send(sandbox, 'GET /stand', { headers: { accept: 'text/csv' } })).text).toBe('9223372036854775807');
		const records = '{"id":9007199254740993,"nummer":"9007199254740993"},{"id":9007199254740995,"nummer":"9007199254740993"}';
		expect((await send(sandbox, 'GET /konten')).text).toBe(`[${records}]`);
		expect((await send(sandbox, 'GET /konten/9007199254740993')).text).toBe('{"id":9007199254740993,"nummer":"9007199254740993"}');
		// New records are counted on from those that a number can count.
		expect([(await send(sandbox, 'POST /konten', { body: {} })).status, (await send(sandbox, 'POST /konten', { body: { nummer: 'a' } })).status]).toEqual([
			422, 422,
		]);
		expect((await send(sandbox, 'POST /konten', { body: { id: 9 } })).text).toBe('{"id":9}');
	}
	expect(loaded.schemas).toEqual(plan.schemas);
});

describe('names of new records', () => {
	/** Notes whose id is of a type, and the statuses that are described for creating one. */
	const notes = (id: string, { statuses = ['201'], example = '' } = {}) => `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /notes:
    get: { operationId: list, responses: { '200': { description: all, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } }, example: [{ id: ${id === 'string' ? "'2'" : 2}, text: a }] } } } } }
    post:
      operationId: create
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' }${example} } } }
      responses: { ${statuses.map((status) => `'${status}': { description: x${status === '201' ? `, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } }` : ''} }`).join(', ')} }
  /notes/{id}:
    get: { operationId: view, parameters: [{ name: id, in: path, required: true, schema: { type: ${id} }, example: ${id === 'string' ? "'2'" : 2} }], responses: { '200': { description: one, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } } } }
components: { schemas: { Note: { type: object, properties: { id: { type: ${id} }, text: { type: string } } } } }
`;
	type Note = { id: unknown; text: string };
	const listed = async (sandbox: ReturnType<typeof sandboxOf>) => (await send(sandbox, 'GET /notes')).body as Note[];

	test.each([
		['string', '3', ['2', '3', '4', '5']],
		['integer', 3, [2, 3, 4, 5]],
		['number', 7.5, [2, 7.5, 3, 4]],
		['integer', Number.MAX_SAFE_INTEGER, [2, Number.MAX_SAFE_INTEGER, 3, 4]],
	])('are given once, also beside those of type %s that somebody has chosen: %s', async (type, id, ids) => {
		const sandbox = sandboxOf(notes(type));
		for (const body of [{ id, text: 'b' }, { text: 'c' }, { text: 'd' }]) expect((await send(sandbox, 'POST /notes', { body })).status).toBe(201);
		expect((await listed(sandbox)).map((note) => note.id)).toEqual(ids);
	});

	test.each([
		[['201', '409', '422'], 409],
		[['201', '4XX'], 409],
		[['201', '400', '422'], 422],
		[['201', '400', '401', '404'], 400],
		[['201', '401', '404'], 409],
		[['201'], 409],
		[['201', 'default'], 409],
	])('that exist already are refused: of the statuses %j it is %i', async (statuses, status) => {
		const sandbox = sandboxOf(notes('string', { statuses }));
		const refused = await send(sandbox, 'POST /notes', { body: { id: '2', text: 'b' } });
		expect(refused).toMatchObject({ status, body: { status, title: 'Schon vorhanden' } });
		expect(await listed(sandbox)).toEqual([{ id: '2', text: 'a' }]);
	});

	test('that the description sends as an example are new once', async () => {
		const sandbox = sandboxOf(notes('integer', { example: ', example: { id: 2, text: b }' }));
		const create = async (body: object) => (await send(sandbox, 'POST /notes', { body })).status;
		expect([await create({ id: 2, text: 'b' }), await create({ id: 2, text: 'c' })]).toEqual([201, 409]);
		expect(await listed(sandbox)).toEqual([{ id: 2, text: 'b' }]);
	});
});
