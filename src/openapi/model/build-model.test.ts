import { describe, expect, test } from 'vitest';
import { loadDescription } from '#openapi/description/load-description.ts';
import { load, modelOf, operationOf } from './model.fixture.ts';

describe('what OpenAPI 3.2 adds', () => {
	const model = modelOf(`
openapi: 3.2.0
info: { title: Probe, version: '1' }
tags: [{ name: t, summary: Titel }]
paths:
  /search:
    query: { operationId: search, tags: [t], responses: { '200': { summary: Kurz, content: { application/jsonl: { itemSchema: { type: string }, examples: { a: { dataValue: 1, serializedValue: '1' } } } } } } }
    additionalOperations: { COPY: { operationId: copy, tags: [t], responses: { '204': { description: x } } } }
  /all:
    get:
      operationId: all
      parameters: [{ name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: integer } } } } } }]
      responses: { '204': { description: x } }
components: { securitySchemes: { o: { type: oauth2, deprecated: true, flows: { deviceAuthorization: { deviceAuthorizationUrl: https://a.example, tokenUrl: https://b.example, scopes: { r: lesen } } } } } }
`);

	test('methods, streams, whole query strings, device flow', () => {
		expect(model.operations.map(({ method, slug }) => `${method} ${slug}`)).toEqual(['query search', 'COPY copy', 'get all']);
		expect(operationOf(model, 'search').responses).toMatchObject([
			{ summary: 'Kurz', content: [{ itemSchema: { schema: { type: 'string' } }, examples: [{ value: 1, serialisedValue: '1' }] }] },
		]);
		expect(operationOf(model, 'all').parameters.querystring).toMatchObject([{ serialised: 'a=1' }]);
		expect(model.securitySchemes).toMatchObject([{ deprecated: true, flows: [{ type: 'deviceAuthorization' }], scopes: [{ name: 'r', words: 'lesen' }] }]);
		expect(model.tags).toMatchObject([
			{ name: 't', title: 'Titel' },
			{ name: '', title: 'Weitere Operationen', operations: ['all'] },
		]);
	});
});

test('what other tools know by extensions: groups and titles of tags, a logo', () => {
	const model = modelOf(`
openapi: 3.1.0
info: { title: Probe, version: '1', x-logo: { url: https://a.example/l.svg, altText: Probe AG } }
tags: [{ name: t, x-displayName: Teile }, { name: u }]
x-tagGroups: [{ name: Lager, tags: [t, u] }, 5]
paths: { /t: { get: { operationId: a, tags: [t], responses: { '204': { description: x } } } } }
`);
	expect(model.logo).toEqual({ url: 'https://a.example/l.svg', text: 'Probe AG' });
	expect(model.tags.map(({ name, title }) => `${name} ${title}`)).toEqual(['t Teile', 'u u']);
	expect(model.tagGroups).toEqual([{ title: 'Lager', tags: ['t', 'u'] }]);
});

test('a form of Swagger 2 with a required file is required', () => {
	const model = modelOf(`
swagger: '2.0'
info: { title: Probe, version: '1' }
paths: { /a: { post: { operationId: a, consumes: [multipart/form-data], parameters: [{ in: formData, name: datei, type: file, required: true }], responses: { '204': { description: x } } } } }
`);
	expect(operationOf(model, 'a').requestBody).toMatchObject({
		required: true,
		content: [{ type: 'multipart/form-data', schema: { schema: { required: ['datei'] } } }],
	});
});

describe('ids and slugs', () => {
	const operation = (id?: string) => `{ ${id === undefined ? '' : `operationId: "${id}", `}responses: { '204': { description: x } } }`;

	test('missing and duplicate ids get readable slugs and a warning with line and pointer', () => {
		const { model, problems } = load(`
paths:
  /pets:
    get: ${operation()}
    post: ${operation('save')}
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: {} }]
    put: ${operation('save')}
`);
		expect(model?.operations.map(({ slug }) => slug)).toEqual(['get-pets', 'save', 'save-put-pets-id']);
		expect(model?.operations.map(({ id }) => id)).toEqual(['get-pets', 'save', 'save-put-pets-id']);
		expect(problems).toEqual([
			{
				severity: 'warning',
				rule: 'api-operation-id',
				file: 'api.yaml',
				line: 6,
				message: 'Die Operation hat keine operationId (#/paths/~1pets/get).',
				hint: 'Ihre Seite heißt „get-pets“. Ergänzen Sie eine operationId, damit die Adresse bleibt, wenn sich der Pfad ändert.',
			},
			{
				severity: 'warning',
				rule: 'api-operation-id',
				file: 'api.yaml',
				line: 10,
				message: 'Die operationId „save“ ist doppelt (#/paths/~1pets~1{id}/put).',
				hint: 'Sie steht schon bei POST /pets. Die Seite heißt „save-put-pets-id“; vergeben Sie eine eigene operationId.',
			},
		]);
	});

	test('operations, tags, the overview and reserved pages share one space of addresses', () => {
		const { model } = loadDescription(
			`{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "tags": [{ "name": "list" }], "paths": { "/a": { "get": ${JSON.stringify({ operationId: 'list', tags: ['list'], responses: {} })}, "put": ${JSON.stringify({ operationId: 'pets', responses: {} })}, "post": ${JSON.stringify({ operationId: 'aenderungen', responses: {} })} } } }`,
			{
				file: 'api.json',
				reserved: ['aenderungen'],
			},
		);
		expect(model?.tags.map(({ slug }) => slug)).toEqual(['list', 'weitere-operationen']);
		expect(model?.operations.map(({ slug }) => slug)).toEqual(['list-get-a', 'pets-put-a', 'aenderungen-post-a']);
	});

	test.each([
		['customFieldsViewById', 'custom-fields-view-by-id'],
		['listHTTPServers', 'list-http-servers'],
		['Geräte & Prüfmittel', 'geraete-pruefmittel'],
		['../../etc/passwd', 'etc-passwd'],
		['a/../b?c=d#e', 'a-b-c-d-e'],
		['"><img src=x>', 'img-src-x'],
		['été', 'ete'],
	])('%s becomes %s', (id, slug) => {
		expect(modelOf(`paths: { /x: { get: ${operation(id.replaceAll('"', '\\"'))} } }`).operations).toMatchObject([{ slug }]);
	});

	test('names without a single Latin letter still get a stable address of their own', () => {
		const slugs = modelOf(`paths: { /x: { get: ${operation('获取')}, put: ${operation('保存')} } }`).operations.map(({ slug }) => slug);
		expect(slugs).toEqual(['获取', '保存'].map(() => expect.stringMatching(/^(get|put)-x$/)));
		expect(new Set(slugs).size).toBe(2);
	});

	test('very long names are cut', () => {
		const [first, second] = modelOf(`paths: { /x: { get: ${operation(`${'a'.repeat(500)}1`)}, put: ${operation(`${'a'.repeat(500)}2`)} } }`).operations;
		expect(first?.slug.length).toBeLessThanOrEqual(80);
		expect(first?.slug).not.toBe(second?.slug);
	});
});

describe('operations', () => {
	const model = modelOf(`
security: [{ key: [] }]
paths:
  /items/{id}:
    summary: Vom Pfad
    parameters:
      - { name: id, in: path, required: true, schema: { type: string }, example: a/b }
      - { name: q, in: query, schema: { type: string } }
    get:
      operationId: itemsView
      deprecated: true
      x-since: '1.2'
      x-badges: [{ name: Beta }]
      x-codeSamples: [{ lang: curl, source: curl x }]
      security: [{ oauth: [a:read, a:write] }, { oauth: [a:read], key: [] }]
      parameters:
        - { name: q, in: query, description: Ersetzt, schema: { type: array, items: { type: string } }, examples: { zwei: { value: [x, 'y z'] } } }
        - { name: X-Trace, in: header, schema: { type: string, format: uuid } }
        - { name: sid, in: cookie, schema: { type: string, default: s1 } }
      responses:
        default: { description: sonst }
        4XX: { description: Fehler }
        '404': { description: fehlt, headers: { Retry-After: { schema: { type: integer, minimum: 3 } } } }
        '200': { description: ok, links: { weiter: { operationId: itemsView, parameters: { id: $response.body#/next } } } }
    post:
      operationId: itemsAdd
      security: []
      callbacks: { done: { '{$request.body#/url}': { post: { requestBody: { content: { application/json: { schema: { type: object } } } }, responses: { '200': { description: ok } } } } } }
      requestBody:
        required: true
        content:
          multipart/form-data: { schema: { type: object, properties: { file: { contentMediaType: application/octet-stream } } }, encoding: { file: { contentType: image/png, headers: { X-A: { schema: { type: string } } } } } }
          application/pdf: { schema: {} }
          application/json: { schema: {} }
      responses: { '201': { description: ok } }
x-webhooks:
  changed: { post: { responses: { '200': { description: older words of the same } } } }
webhooks:
  changed: { post: { requestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: integer } } }, examples: { eins: { $ref: '#/components/examples/One' } } } } }, responses: { '200': { description: ok } } } }
components:
  examples: { One: { summary: Eins, value: { id: 1 } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://a.example, scopes: { a:read: lesen, a:write: '' } } } }
`);
	const view = operationOf(model, 'items-view');
	const add = operationOf(model, 'items-add');

	test('parameters of the path and of the operation, as they are sent', () => {
		expect(view.parameters.path.map(({ serialised }) => serialised)).toEqual(['a%2Fb']);
		expect(view.parameters.query.map(({ description, serialised }) => [description, serialised])).toEqual([['Ersetzt', 'q=x&q=y%20z']]);
		expect(view.parameters.header).toMatchObject([{ name: 'X-Trace', serialised: '123e4567-e89b-12d3-a456-426614174000' }]);
		expect(view.parameters.cookie).toMatchObject([{ serialised: 'sid=s1' }]);
	});

	test('words, badges and written samples', () => {
		expect(view).toMatchObject({
			title: 'Vom Pfad',
			deprecated: true,
			since: '1.2',
			badges: [{ label: 'Beta' }],
			codeSamples: [{ language: 'curl', source: 'curl x' }],
			tags: [''],
		});
	});

	test('authorisation, and the scopes that are needed in any case', () => {
		expect(view.security.map(({ schemes }) => schemes.map(({ name, scheme }) => [name, scheme?.type]))).toEqual([
			[['oauth', 'oauth2']],
			[
				['oauth', 'oauth2'],
				['key', 'apiKey'],
			],
		]);
		expect(view.requiredScopes).toEqual([{ name: 'a:read', words: 'lesen' }]);
		expect(add.security).toEqual([{ schemes: [] }]);
	});

	test('responses in order, with headers and links', () => {
		expect(view.responses.map(({ status }) => status)).toEqual(['200', '404', '4XX', 'default']);
		expect(view.responses[1]?.headers).toMatchObject([{ name: 'Retry-After', serialised: '3' }]);
		expect(view.responses[0]?.links).toEqual([
			{
				name: 'weiter',
				description: undefined,
				operation: 'items-view',
				operationId: 'itemsView',
				parameters: [{ name: 'id', value: '$response.body#/next' }],
			},
		]);
	});

	test('bodies: multipart with encoding, bytes by their media type', () => {
		expect(add.requestBody).toMatchObject({
			required: true,
			content: [
				{ encoding: [{ property: 'file', contentType: 'image/png', headers: [{ name: 'X-A' }] }] },
				{ type: 'application/pdf', schema: { schema: { contentMediaType: 'application/pdf' } } },
				{ type: 'application/json', schema: { schema: {} } },
			],
		});
	});

	test('webhooks and callbacks are operations of their own', () => {
		expect(model.webhooks).toMatchObject([
			{
				kind: 'webhook',
				method: 'post',
				path: 'changed',
				slug: 'webhook-changed-post',
				security: [],
				requestBody: { content: [{ examples: [{ name: 'eins', summary: 'Eins', value: { id: 1 } }] }] },
			},
		]);
		expect(add.callbacks).toMatchObject([
			{ name: 'done', operations: [{ kind: 'callback', method: 'post', path: '{$request.body#/url}', slug: 'items-add-done-post' }] },
		]);
	});
});

test('an example may be nothing', () => {
	const content = "{ application/json: { schema: { type: [object, 'null'] }, examples: { leer: { dataValue: null } } } }";
	const model = modelOf(
		`openapi: 3.2.0\ninfo: { title: Probe, version: '1' }\npaths: { /a: { get: { operationId: a, responses: { '200': { description: ok, content: ${content} } } } } }`,
	);
	expect(operationOf(model, 'a').responses[0]?.content[0]?.examples[0]?.value).toBeNull();
});

test.each(['#/paths/~1a~1{id}/get', '#/paths/~1a~1%7Bid%7D/get'])('a link leads to the operation at %s', (operationRef) => {
	const model = modelOf(`
paths:
  /a/{id}: { get: { operationId: a, responses: { '200': { description: ok, links: { noch: { operationRef: '${operationRef}' } } } } } }
`);
	expect(operationOf(model, 'a').responses[0]?.links[0]?.operation).toBe('a');
});
