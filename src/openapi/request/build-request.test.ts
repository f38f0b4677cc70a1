import { describe, expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { type RequestOptions, requestOf } from './build-request.ts';

/** The request of the only operation of a description with these paths. */
function request(paths: string, { components = '', title = 'Shop API', ...options }: RequestOptions & { components?: string; title?: string } = {}) {
	const text = `
openapi: 3.1.0
info: { title: "${title}", version: '1' }
servers: [{ url: 'https://shop.example.com/v1/' }]
paths:
${paths}
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    login: { type: http, scheme: basic }
    key: { type: apiKey, in: query, name: api key }
    session: { type: apiKey, in: cookie, name: sid }
    app: { type: apiKey, in: header, name: X-App }
${components}`;
	const { model, problems } = loadDescription(text, { file: 'test.yaml', lenient: true });
	const [operation] = model?.operations ?? [];
	if (model === undefined || operation === undefined) throw new Error(JSON.stringify(problems));
	return requestOf(operation, model, options);
}

const ok = "responses: { '200': { description: ok } }";
const list = (parameters: string, more = ok) => `  /items:\n    get:\n      parameters:\n${parameters}\n      ${more}`;

describe('address', () => {
	test('puts values into the path, percent-encoded', () => {
		const path = `  /items/{no}/x:\n    get:\n      parameters: [{ name: no, in: path, required: true, schema: { type: string }, example: 'INV/1 ä' }]\n      ${ok}`;
		expect(request(path).endpoint).toBe('https://shop.example.com/v1/items/INV%2F1%20%C3%A4/x');
		expect(request(path, { values: { 'path.no': '../a?b#c' } }).endpoint).toBe('https://shop.example.com/v1/items/..%2Fa%3Fb%23c/x');
	});

	test.each([
		['http://127.0.0.1:3100/v1', 'http://127.0.0.1:3100/v1/items'],
		['/v2/', 'https://api.example.com/v2/items'],
		['', 'https://api.example.com/items'],
		['//cdn.example.com', 'https://cdn.example.com/items'],
		['https://{tenant}.example.com/a b', 'https://tenant.example.com/a%20b/items'],
		['https://user:secret@example.com', 'https://example.com/items'],
		['javascript:alert(1)', 'https://api.example.com/items'],
		['https://[::1]:8080', 'https://[::1]:8080/items'],
	])('begins with the server %s', (server, endpoint) => {
		expect(request(`  /items:\n    get:\n      ${ok}`, { server }).endpoint).toBe(endpoint);
	});

	test('takes a query out of the path and leaves a fragment out', () => {
		const { endpoint, query } = request(`  '/items?action=list#one':\n    get:\n      ${ok}`);
		expect(endpoint).toBe('https://shop.example.com/v1/items');
		expect(query).toEqual(['action=list']);
	});
});

describe('parameters', () => {
	const optional = `
        - { name: page, in: query, schema: { type: integer, default: 1 }, example: 1 }
        - { name: a, in: query, schema: { type: string }, example: x }
        - { name: b, in: query, schema: { type: string } }
        - { name: old, in: query, deprecated: true, schema: { type: string }, example: x }
        - { name: status, in: query, explode: false, schema: { type: array, items: { type: string } }, example: [due, 'a,b'] }
        - { name: tag, in: query, schema: { type: array, items: { type: string } }, example: [p, q r] }
        - { name: d, in: query, schema: { type: string }, example: x }`;

	test('sends the first three optional ones that say something', () => {
		expect(request(list(optional)).query).toEqual(['a=x', 'status=due,a%2Cb', 'tag=p', 'tag=q%20r']);
	});

	test('sends those that the example of the answer names as its own address', () => {
		const answer = `responses: { '200': { description: ok, content: { application/json: { example: { links: { self: 'https://x.example/items?d=7&status=due&page=1&else=1', next: null } } } } } }`;
		expect(request(list(optional, answer)).query).toEqual(['d=7', 'status=due']);
		expect(request(list(optional, answer.replace('/items?', '/others?'))).query).toHaveLength(4);
	});

	test('takes values from the caller, and leaves out what he leaves out', () => {
		expect(request(list(optional), { values: { 'query.a': undefined, 'query.b': 'ü', 'query.tag': ['1'] } }).query).toEqual([
			'b=%C3%BC',
			'status=due,a%2Cb',
			'tag=1',
		]);
	});

	test('sends header fields as one line of ASCII, conditional ones only when asked to', () => {
		const headers = `
        - { name: If-Match, in: header, schema: { type: string }, example: '"7c"' }
        - { name: If-None-Match, in: header, schema: { type: string }, example: '"7c"' }
        - { name: X-Note, in: header, schema: { type: string }, example: "ä\\r\\nX-Evil: 1" }
        - { name: 'Bad Name:', in: header, required: true, schema: { type: string }, example: x }
        - { name: Authorization, in: header, required: true, schema: { type: string }, example: x }
        - { name: c, in: cookie, required: true, schema: { type: string }, example: y }`;
		expect(request(list(headers)).headers).toEqual([
			{ name: 'If-Match', value: '"7c"' },
			{ name: 'X-Note', value: '%C3%A4 X-Evil: 1' },
			{ name: 'Cookie', value: 'c=y' },
		]);
		expect(request(list(headers), { values: { 'header.If-None-Match': '"8"' } }).headers).toContainEqual({ name: 'If-None-Match', value: '"8"' });
	});
});

describe('credentials', () => {
	const secured = (security: string, parameters = '[]') => `  /items:\n    get:\n      security: ${security}\n      parameters: ${parameters}\n      ${ok}`;
	const token = { kind: 'token', place: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'SHOP_TOKEN' };

	test.each([
		['Shop API', 'SHOP_TOKEN'],
		['Prüf & Co. REST API v2', 'PRUEF_CO_TOKEN'],
		['宠物', 'API_TOKEN'],
		['3D-Druck', 'API_3_D_DRUCK_TOKEN'],
	])('names the variable after the title %s', (title, variable) => {
		expect(request(secured('[{ token: [] }]'), { title }).credentials).toMatchObject([{ variable }]);
	});

	test('takes the first way that the operation allows', () => {
		expect(request(secured('[{ token: [] }, { key: [] }]')).credentials).toEqual([token]);
		expect(request(secured('[{}, { token: [] }]')).credentials).toEqual([]);
		expect(request(secured('[]')).credentials).toEqual([]);
		expect(request(secured('[{ unknown: [] }]')).credentials).toEqual([]);
	});

	test('knows all places of a secret', () => {
		expect(request(secured('[{ login: [] }]')).credentials).toEqual([{ kind: 'basic', userVariable: 'SHOP_USER', passwordVariable: 'SHOP_PASSWORD' }]);
		expect(request(secured('[{ app: [], key: [] }]'), { tokenVariable: 'MY_KEY' }).credentials).toEqual([
			{ kind: 'token', place: 'header', name: 'X-App', prefix: '', variable: 'MY_KEY' },
			{ kind: 'token', place: 'query', name: 'api key', prefix: '', variable: 'MY_KEY_2' },
		]);
	});

	test('fills a header field once', () => {
		expect(request(secured('[{ login: [], token: [], app: [] }]')).credentials).toMatchObject([{ kind: 'basic' }, { name: 'X-App' }]);
		expect(request(secured('[{ token: [], login: [] }]')).credentials).toEqual([token]);
	});

	test('sends a secret cookie after the others, and no parameter twice', () => {
		const parameters = '[{ name: c, in: cookie, required: true, schema: { type: string }, example: y }]';
		const { headers, credentials } = request(secured('[{ session: [] }]', parameters));
		expect(headers).toEqual([]);
		expect(credentials).toMatchObject([{ name: 'Cookie', prefix: 'c=y; sid=' }]);
		const two = request(secured('[{ session: [], device: [] }]', parameters), { components: '    device: { type: apiKey, in: cookie, name: did }' });
		expect(two.credentials).toMatchObject([{ prefix: 'c=y; sid=' }, { prefix: 'did=' }]);
	});

	test('takes no variable that is none', () => {
		expect(request(secured('[{ token: [] }]'), { tokenVariable: '$(rm -rf)' }).credentials).toEqual([token]);
	});
});

describe('body', () => {
	const post = (content: string, method = 'post') => `  /items:\n    ${method}:\n      requestBody: { content: ${content} }\n      ${ok}`;
	const schema = '{ type: object, required: [a], properties: { id: { type: integer, readOnly: true }, a: { type: string, example: x } } }';

	test('prefers JSON, with its first example or one built from the schema', () => {
		const content = `{ text/plain: { example: t }, application/json: { schema: ${schema}, examples: { one: { value: { a: 1 } }, two: { value: { a: 2 } } } } }`;
		expect(request(post(content)).body).toEqual({ kind: 'json', mediaType: 'application/json', value: { a: 1 } });
		expect(request(post(content), { example: 'two' }).body).toMatchObject({ value: { a: 2 } });
		expect(request(post(content), { body: { a: 3 } }).body).toMatchObject({ value: { a: 3 } });
		expect(request(post(content), { mediaType: 'text/plain' }).body).toEqual({ kind: 'text', mediaType: 'text/plain', text: 't' });
		expect(request(post(`{ application/merge-patch+json: { schema: ${schema} } }`)).body).toEqual({
			kind: 'json',
			mediaType: 'application/merge-patch+json',
			value: { a: 'x' },
		});
	});

	test('sends none where none is needed', () => {
		expect(request(post('{ application/json: {} }', 'get')).body).toEqual({ kind: 'none' });
		expect(request(post('{ application/json: { example: 1 } }', 'get')).body).toEqual({ kind: 'none' });
		expect(request(post(`{ application/json: { schema: ${schema} } }`, 'delete')).body).toEqual({ kind: 'none' });
	});

	test('sends what a GET has to have, and nothing with methods that have no content', () => {
		const needed = (method: string) =>
			request(post('{ application/json: { example: { a: 1 } } }', method).replace('requestBody: {', 'requestBody: { required: true,')).body;
		expect(needed('get')).toEqual({ kind: 'json', mediaType: 'application/json', value: { a: 1 } });
		expect([needed('head'), needed('trace')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
	});

	test('sends a list of a form as one document where the description says so', () => {
		const content = '{ application/x-www-form-urlencoded: { encoding: { a: { contentType: application/json } }, example: { a: [1, 2] } } }';
		expect(request(post(content)).body).toEqual({ kind: 'form', fields: [{ name: 'a', value: '[1,2]' }] });
	});

	test('sends forms as the description styles them', () => {
		const value = '{ a: [1, 2], b: [3, 4], c: "x&y", none: null }';
		expect(request(post(`{ application/x-www-form-urlencoded: { encoding: { b: { style: form, explode: false } }, example: ${value} } }`)).body).toEqual({
			kind: 'form',
			encoded: 'a=1&a=2&b=3,4&c=x%26y',
			fields: [
				{ name: 'a', value: '1' },
				{ name: 'a', value: '2' },
				{ name: 'b', value: '3,4' },
				{ name: 'c', value: 'x&y' },
			],
		});
	});

	test('knows the files of an alternative of a multipart body', () => {
		const rund = '{ properties: { plan: { type: string }, radius: { type: number } }, required: [plan, radius] }';
		const eckig = '{ properties: { kante: { type: number }, plan: { type: string, format: binary } }, required: [kante, plan] }';
		const body = (...alternatives: string[]) =>
			request(
				`  /items: { post: { requestBody: { content: { multipart/form-data: { schema: { properties: { art: { type: string } }, required: [art], oneOf: [${alternatives.join(', ')}] } } } }, ${ok} } }`,
			).body;
		expect(body(eckig, rund)).toMatchObject({
			parts: [
				{ name: 'art', kind: 'field' },
				{ name: 'kante', kind: 'field' },
				{ name: 'plan', kind: 'file' },
			],
		});
		expect(body(rund, eckig)).toMatchObject({
			parts: [
				{ name: 'art', kind: 'field' },
				{ name: 'plan', kind: 'field' },
				{ name: 'radius', kind: 'field' },
			],
		});
	});

	test('takes files and fields of a multipart body apart', () => {
		const media = `{ multipart/form-data: {
          schema: { $ref: '#/components/schemas/Upload' },
          encoding: { file: { contentType: 'application/pdf, text/csv' } },
          example: { file: ../../etc/daten.csv, pages: [eins.png, ohne Namen], kind: raw, meta: { a: 1 }, tags: [x, y], gone: null } } }`;
		const components = `  schemas:
    Upload:
      allOf:
        - type: object
          properties:
            file: { type: string, format: binary }
            pages: { type: array, items: { type: string, contentMediaType: image/png } }
            meta: { type: object }
            kind: { description: Wie es ist., allOf: [{ $ref: '#/components/schemas/Kind' }] }
            tags: { type: array, items: { type: string } }
    Kind: { type: string }`;
		expect(request(post(media), { components }).body).toEqual({
			kind: 'multipart',
			parts: [
				{ kind: 'file', name: 'file', fileName: 'datei.pdf', mediaType: 'application/pdf' },
				{ kind: 'file', name: 'pages', fileName: 'eins.png', mediaType: 'image/png' },
				{ kind: 'file', name: 'pages', fileName: 'datei.bin', mediaType: 'application/octet-stream' },
				{ kind: 'field', name: 'kind', value: 'raw', mediaType: undefined },
				{ kind: 'field', name: 'meta', value: '{"a":1}', mediaType: 'application/json' },
				{ kind: 'field', name: 'tags', value: 'x', mediaType: undefined },
				{ kind: 'field', name: 'tags', value: 'y', mediaType: undefined },
			],
		});
	});

	test('says in the head of a part what has to be said, and what has an example', () => {
		const header = (more: string) => `{ schema: { type: string }, ${more} }`;
		const headers = `{ X-Needed: ${header('required: true, example: ä')}, X-Told: ${header('example: b')}, X-Other: ${header('description: c')},
            X-Old: ${header('deprecated: true, example: d')}, Content-Type: ${header('required: true, example: text/html')}, 'X Bad': ${header('required: true')} }`;
		const media = `{ multipart/form-data: { schema: { type: object, properties: { a: { type: array, items: { type: string } } } },
          encoding: { a: { headers: ${headers} } }, example: { a: [x, y] } } }`;
		const part = {
			kind: 'field',
			name: 'a',
			mediaType: undefined,
			headers: [
				{ name: 'X-Needed', value: '%C3%A4' },
				{ name: 'X-Told', value: 'b' },
			],
		};
		expect(request(post(media)).body).toEqual({
			kind: 'multipart',
			parts: [
				{ ...part, value: 'x' },
				{ ...part, value: 'y' },
			],
		});
	});

	test('sends everything else from a file', () => {
		expect(request(post('{ application/pdf: {} }')).body).toEqual({ kind: 'binary', mediaType: 'application/pdf', fileName: 'datei.pdf' });
		expect(request(post('{ image/*: { example: bild.jpg } }')).body).toEqual({ kind: 'binary', mediaType: 'image/jpeg', fileName: 'bild.jpg' });
	});
});

describe('answer', () => {
	const get = (responses: string, path = '/items') => `  ${path}:\n    get:\n      responses: ${responses}`;

	test.each([
		['{ "200": { description: ok, content: { text/html: {}, application/hal+json: {} } } }', { kind: 'json' }],
		['{ "204": { description: ok }, "404": { description: no, content: { application/json: {} } } }', { kind: 'none' }],
		['{ default: { description: ok, content: { application/json: {} } } }', { kind: 'json' }],
		['{ "200": { description: ok, content: { text/csv: { schema: { type: string } } } } }', { kind: 'text' }],
		['{ "200": { description: ok, content: { application/x-ndjson: {} } } }', { kind: 'text' }],
		['{ "200": { description: ok, content: { "*/*": { schema: { type: object } } } } }', { kind: 'json' }],
		['{ "200": { description: ok, content: { text/csv: { schema: { format: binary } } } } }', { kind: 'file', fileName: 'datei.csv' }],
		['{ "200": { description: ok, content: { application/pdf: {} } } }', { kind: 'file', fileName: 'datei.pdf' }],
	])('of %s', (responses, expects) => {
		expect(request(get(responses)).expects).toEqual(expects);
	});

	test('says what it accepts where there is a choice', () => {
		expect(request(get('{ "200": { description: ok, content: { text/html: {}, application/json: {} } } }')).headers).toEqual([
			{ name: 'Accept', value: 'application/json' },
		]);
		expect(request(get('{ "200": { description: ok, content: { application/json: {} } } }')).headers).toEqual([]);
	});

	test('takes the name of a file from the answer, without its folder', () => {
		const header = '{ Content-Disposition: { schema: { type: string }, example: "attachment; filename=\\"../.ssh/Bericht ä.pdf\\"" } }';
		const content = '{ application/octet-stream: { schema: { format: binary } } }';
		expect(request(get(`{ "200": { description: ok, headers: ${header}, content: ${content} } }`)).expects).toEqual({
			kind: 'file',
			fileName: 'Bericht ae.pdf',
		});
		const named = (written: string) => {
			const headers = `{ Content-Disposition: { schema: { type: string }, example: ${JSON.stringify(written)} } }`;
			const { expects } = request(get(`{ "200": { description: ok, headers: ${headers}, content: ${content} } }`));
			return expects.kind === 'file' && expects.fileName;
		};
		expect(named('attachment; filename="12\\" Rohr; lang.pdf"')).toBe('12_ Rohr_ lang.pdf');
		expect(named("attachment; filename*=UTF-8''Pr%C3%BCfung.pdf")).toBe('Pruefung.pdf');
		expect(request(get(`{ "200": { description: ok, content: ${content} } }`, '/logo.svg')).expects).toEqual({ kind: 'file', fileName: 'logo.svg' });
	});

	test('HEAD has none', () => {
		expect(request(get('{ "200": { description: ok, content: { application/json: {} } } }').replace('get:', 'head:')).expects).toEqual({ kind: 'none' });
	});
});

test('a field of a form may be called like something that every object has', () => {
	const schema = '{ type: object, properties: { constructor: { type: string, example: BMW } } }';
	const path = `  /items:\n    post:\n      requestBody: { required: true, content: { multipart/form-data: { schema: ${schema} } } }\n      ${ok}`;
	expect(request(path).body).toEqual({ kind: 'multipart', parts: [{ kind: 'field', name: 'constructor', value: 'BMW', mediaType: undefined }] });
});

test('a parameter that is the secret is not sent beside it, whatever its name has to be encoded as', () => {
	const components = "    inQuery: { type: apiKey, in: query, name: 'api[key]' }";
	const path = list(
		"        - { name: 'api[key]', in: query, required: true, schema: { type: string }, example: x }",
		`security: [{ inQuery: [] }]\n      ${ok}`,
	);
	expect(request(path, { components }).query).toEqual([]);
});

test('names in the own address of an answer may be encoded', () => {
	const own = (self: string) =>
		request(
			list(
				"        - { name: 'page[size]', in: query, schema: { type: integer }, example: 9 }",
				`responses: { '200': { description: ok, content: { application/json: { example: { links: { self: '/items?${self}' } } } } } }`,
			),
		).query;
	expect(own('page[size]=2')).toEqual(['page%5Bsize%5D=2']);
	expect(own('page%5Bsize%5D=2')).toEqual(['page%5Bsize%5D=2']);
});

test('every digit of a number stays in an example that is written as a text of JSON', () => {
	const media = `{ schema: { type: object, properties: { id: { type: integer } } }, example: '{ "id": 9007199254740993 }' }`;
	const path = `  /items:\n    post:\n      requestBody: { required: true, content: { application/json: ${media} } }\n      ${ok}`;
	expect(request(path).body).toMatchObject({ value: { id: 9007199254740993n } });
});
