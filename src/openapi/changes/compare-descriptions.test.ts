import { describe, expect, test } from 'vitest';
import { changesBetween, modelOf } from './changes.fixture.ts';
import { compareDescriptions } from './compare-descriptions.ts';

/** A description with one operation; `inside` is what stands in it besides an answer 200. */
const operation = (inside: string, more = '', method = 'post') => `
paths: { '/a/{id}': { ${method}: { operationId: a-op, responses: { '200': { description: ok } }${inside && ', '}${inside} } } }
components: { securitySchemes: { Token: { type: http, scheme: bearer }, Key: { type: apiKey, in: header, name: X-Key } } }
${more}`;
const parameters = (list: string) => operation(`parameters: [${list}]`);
const responses = (list: string) => `paths: { /a: { get: { responses: { ${list} } } } }`;
const json = (schema: string) => `content: { application/json: { schema: ${schema} } }`;

describe('operations', () => {
	test.each([
		[operation(''), operation('', '', 'put'), ['! POST /a/{id}: entfernt', '+ PUT /a/{id}: neu: „a-op“']],
		[operation(''), operation('deprecated: true'), ['+ POST /a/{id}: veraltet']],
		[operation('deprecated: true'), operation(''), ['· POST /a/{id}: nicht mehr veraltet']],
		[operation(''), operation('').replace('a-op', 'b-op'), ['· POST /a/{id}: Kennung „b-op“ statt „a-op“']],
		[operation('summary: A, description: B'), operation('summary: C, description: D'), ['· POST /a/{id}: Text überarbeitet']],
	])('%#', (before, after, lines) => {
		expect(changesBetween(before, after)).toEqual(lines);
	});

	test('stay the same when only the variables of their path are renamed', () => {
		const named = (name: string) =>
			`paths: { '/a/{${name}}/b': { get: { parameters: [{ name: ${name}, in: path, required: true, schema: { type: string } }], responses: {} } } }`;
		expect(changesBetween(named('id'), named('key')).filter((line) => !line.startsWith('·'))).toEqual([]);
	});

	test('carry their id, kind and place', () => {
		const changes = compareDescriptions(
			modelOf(operation('')),
			modelOf(operation('parameters: [{ name: q, in: query, deprecated: true, schema: {} }], deprecated: true')),
		);
		expect(changes).toEqual([
			{
				kind: 'deprecated',
				impact: 'non-breaking',
				subject: 'operation',
				place: [{ part: 'path', path: '/a/{id}', method: 'post' }],
				fact: { what: 'deprecated', now: true },
				pointer: '#/paths/~1a~1{id}/post',
				operation: 'a-op',
			},
			{
				kind: 'added',
				impact: 'non-breaking',
				subject: 'parameter',
				place: [{ part: 'path', path: '/a/{id}', method: 'post' }],
				fact: { what: 'added', of: { part: 'parameter', in: 'query', name: 'q' } },
				pointer: '#/paths/~1a~1{id}/post',
				operation: 'a-op',
			},
		]);
	});
});

describe('parameters', () => {
	test.each([
		['', '{ name: q, in: query, schema: {} }', '+ POST /a/{id}: Query-Parameter q neu'],
		['', '{ name: q, in: query, required: true, schema: {} }', '! POST /a/{id}: Query-Parameter q neu, erforderlich'],
		['{ name: q, in: query, schema: {} }', '', '! POST /a/{id}: Query-Parameter q entfernt'],
		['{ name: q, in: query }', '{ name: q, in: query, schema: { type: integer } }', '! POST /a/{id}, Query-Parameter q: Typ ganze Zahl statt beliebig'],
		['{ name: q, in: query, schema: { type: integer } }', '{ name: q, in: query }', '+ POST /a/{id}, Query-Parameter q: Typ beliebig statt ganze Zahl'],
		[
			'{ name: q, in: query, content: { application/json: {} } }',
			'{ name: q, in: query, content: { application/json: { schema: { type: string } } } }',
			'! POST /a/{id}, Query-Parameter q: Typ Text statt beliebig',
		],
		['{ name: q, in: query, schema: {} }', '{ name: q, in: query, required: true, schema: {} }', '! POST /a/{id}, Query-Parameter q: jetzt erforderlich'],
		['{ name: q, in: query, required: true, schema: {} }', '{ name: q, in: query, schema: {} }', '+ POST /a/{id}, Query-Parameter q: nicht mehr erforderlich'],
		['{ name: q, in: query, schema: {} }', '{ name: q, in: query, deprecated: true, schema: {} }', '+ POST /a/{id}: Query-Parameter q veraltet'],
		[
			'{ name: q, in: query, schema: { type: array } }',
			'{ name: q, in: query, explode: false, schema: { type: array } }',
			'! POST /a/{id}, Query-Parameter q: Schreibweise form statt form, einzeln',
		],
		[
			'{ name: q, in: query, schema: { enum: [a, b] } }',
			'{ name: q, in: query, schema: { enum: [a] } }',
			'! POST /a/{id}, Query-Parameter q: Wert „b“ entfallen',
		],
		['{ name: q, in: query, schema: { type: string } }', '{ name: q, in: query, explode: false, schema: { type: string } }', ''],
		['{ name: q, in: query, schema: { type: integer } }', '{ name: q, in: query, style: pipeDelimited, schema: { type: integer } }', ''],
		[
			'{ name: q, in: query, schema: {} }',
			'{ name: q, in: query, allowReserved: true, schema: {} }',
			'+ POST /a/{id}, Query-Parameter q: Sonderzeichen dürfen unkodiert bleiben',
		],
		[
			'{ name: q, in: query, allowReserved: true, schema: {} }',
			'{ name: q, in: query, schema: {} }',
			'! POST /a/{id}, Query-Parameter q: Sonderzeichen müssen kodiert werden',
		],
		['{ name: q, in: query, schema: {} }', '{ name: q, in: cookie, schema: {} }', '! POST /a/{id}: Query-Parameter q entfernt|+ POST /a/{id}: Cookie q neu'],
	])('%s → %s', (before, after, lines) => {
		expect(changesBetween(parameters(before), parameters(after))).toEqual(lines === '' ? [] : lines.split('|'));
	});

	test('that are a whole query have a name that nobody sends', () => {
		const named = (name: string) => parameters(`{ name: ${name}, in: querystring, ${json('{ type: object }')} }`);
		expect(changesBetween(named('a'), named('b'))).toEqual([]);
	});

	test('in another order, and headers in another case, are the same', () => {
		const [a, b] = ['{ name: X-A, in: header, schema: { type: string } }', '{ name: b, in: query, schema: { type: integer } }'];
		expect(changesBetween(parameters(`${a}, ${b}`), parameters(`${b}, ${a.replace('X-A', 'x-a')}`))).toEqual([]);
	});
});

describe('bodies', () => {
	const body = (inside: string) => operation(`requestBody: { ${inside} }`);
	test.each([
		[operation(''), body(json('{}')), '+ POST /a/{id}: Inhalt der Anfrage neu'],
		[operation(''), body(`required: true, ${json('{}')}`), '! POST /a/{id}: Inhalt der Anfrage neu, erforderlich'],
		[body(json('{}')), operation(''), '! POST /a/{id}: Inhalt der Anfrage entfernt'],
		[body(json('{}')), body(`required: true, ${json('{}')}`), '! POST /a/{id}, Anfrage: jetzt erforderlich'],
		[
			body('content: { text/csv: {}, text/plain: {} }'),
			body('content: { text/csv: {}, application/xml: {} }'),
			'! POST /a/{id}, Anfrage: Format text/plain entfernt|+ POST /a/{id}, Anfrage: Format application/xml neu',
		],
		[
			body(json('{ properties: { a: { maxLength: 5 } } }')),
			body(json('{ properties: { a: { maxLength: 4 } } }')),
			'! POST /a/{id}, Anfrage, Feld a: höchstens 4 statt 5 Zeichen',
		],
		[body('content: { application/json: {} }'), body(json('{ type: string }')), '! POST /a/{id}, Anfrage: Typ Text statt beliebig'],
	])('%#', (before, after, lines) => {
		expect(changesBetween(before, after)).toEqual(lines.split('|'));
	});

	test('a field of a form that is encoded otherwise breaks, a new one that is encoded does not', () => {
		const form = (fields: string, encoding: string) =>
			body(`content: { application/x-www-form-urlencoded: { schema: { properties: { ${fields} } }, encoding: { ${encoding} } } }`);
		const [plain, joined] = [form('t: { type: array }', ''), form('t: { type: array }', 't: { style: pipeDelimited }')];
		const line = '! POST /a/{id}, Anfrage, application/x-www-form-urlencoded: Feld t wird anders kodiert';
		expect(changesBetween(plain, joined)).toEqual([line]);
		expect(changesBetween(joined, plain)).toEqual([line]);
		expect(changesBetween(form('', ''), joined)).toEqual(['+ POST /a/{id}, Anfrage, application/x-www-form-urlencoded, Feld t: neu']);
	});
});

describe('answers', () => {
	test.each([
		["'200': { description: '' }", "'200': { description: '' }, '404': { description: '' }", '+ GET /a, Antwort 404: neu'],
		["'200': { description: '' }", "'200': { description: '' }, '202': { description: '' }", '! GET /a, Antwort 202: neu'],
		["2XX: { description: '' }", "2XX: { description: '' }, '202': { description: '' }", '+ GET /a, Antwort 202: neu'],
		["default: { description: '' }", "default: { description: '' }, '202': { description: '' }", '+ GET /a, Antwort 202: neu'],
		[
			`default: { description: A, ${json('{ type: string }')} }`,
			`'200': { description: B, ${json('{ type: integer }')} }`,
			'+ GET /a, Standardantwort: entfernt|! GET /a, Antwort 200: Typ ganze Zahl statt Text|+ GET /a, Antwort 200: neu',
		],
		[
			`default: { description: A, ${json('{ type: string }')} }`,
			`default: { description: A, ${json('{ type: string }')} }, '404': { description: B, ${json('{ type: integer }')} }`,
			'! GET /a, Antwort 404: Typ ganze Zahl statt Text|+ GET /a, Antwort 404: neu',
		],
		// Beside a success, `default` describes the errors.
		[
			`'200': { description: '' }, default: { description: '', ${json('{ type: string }')} }`,
			`'200': { description: '' }, '202': { description: '', ${json('{ type: integer }')} }, default: { description: '', ${json('{ type: string }')} }`,
			'+ GET /a, Antwort 202: neu',
		],
		["'200': { description: '' }, '201': { description: '' }", "'200': { description: '' }", '! GET /a, Antwort 201: entfernt'],
		["'200': { description: '' }, '409': { description: '' }", "'200': { description: '' }", '+ GET /a, Antwort 409: entfernt'],
		["'200': { description: '', headers: { ETag: { schema: {} } } }", "'200': { description: '' }", '! GET /a, Antwort 200: Header ETag entfernt'],
		["'200': { description: '' }", "'200': { description: '', headers: { ETag: { schema: {} } } }", '+ GET /a, Antwort 200: Header ETag neu'],
		[
			"'200': { description: '', headers: { ETag: { required: true, schema: {} } } }",
			"'200': { description: '', headers: { etag: { schema: {} } } }",
			'! GET /a, Antwort 200, Header etag: nicht mehr erforderlich',
		],
		[
			`'200': { description: '', ${json('{ type: string }')} }`,
			`'200': { description: '', ${json('{ type: [string, "null"] }')} }`,
			'! GET /a, Antwort 200: darf jetzt null sein',
		],
		[
			`'200': { description: '', ${json('{ type: string }')} }`,
			"'200': { description: '', content: { application/json: {} } }",
			'! GET /a, Antwort 200: Typ beliebig statt Text',
		],
		[
			"'200': { description: '', content: { image/png: {} } }",
			"'200': { description: '', content: { image/png: { schema: { type: string, format: binary } } } }",
			'',
		],
		[
			"'200': { description: '', headers: { ETag: {} } }",
			"'200': { description: '', headers: { ETag: { schema: { type: integer } } } }",
			'+ GET /a, Antwort 200, Header ETag: Typ ganze Zahl statt beliebig',
		],
		["'200': { description: A }", "'200': { description: B }", '· GET /a, Antwort 200: Text überarbeitet'],
	])('%s → %s', (before, after, lines) => {
		expect(changesBetween(responses(before), responses(after))).toEqual(lines === '' ? [] : lines.split('|'));
	});
});

describe('security and servers', () => {
	test.each([
		['', 'security: [{ Token: [] }]', '! POST /a/{id}: Anmeldung jetzt nötig'],
		['security: [{ Token: [] }]', 'security: [{ Token: [] }, {}]', '+ POST /a/{id}: keine Anmeldung mehr nötig'],
		['security: [{ Token: [] }]', 'security: [{ Token: [] }, { Key: [] }]', '+ POST /a/{id}: Anmeldung neu'],
		['security: [{ Token: [] }, { Key: [] }]', 'security: [{ Token: [] }]', '! POST /a/{id}: Anmeldung entfällt'],
		[
			'security: [{ Token: [] }], x-required-scopes: [a]',
			'security: [{ Token: [] }], x-required-scopes: [a, b]',
			'! POST /a/{id}: verlangt jetzt auch den Scope „b“',
		],
		['security: [{ Token: [a, b] }]', 'security: [{ Token: [a] }]', '+ POST /a/{id}: verlangt den Scope „b“ nicht mehr'],
	])('%s → %s', (before, after, start) => {
		const lines = changesBetween(operation(before), operation(after));
		expect(lines[0]).toContain(start);
		expect(lines.slice(1).filter((line) => line.startsWith('!'))).toEqual([]);
	});

	test('another way to send credentials breaks', () => {
		expect(changesBetween(operation(''), operation('').replace('X-Key', 'X-Api-Key'))).toEqual([expect.stringMatching(/^! Anmeldung Key: jetzt .*X-Api-Key/)]);
	});

	test('another name for the same way to send credentials is none', () => {
		const named = (name: string) => `${operation(`security: [{ ${name}: [] }]`)}`.replace('Token: { type', `${name}: { type`);
		expect(changesBetween(named('Token'), named('Bearer'))).toEqual([]);
		expect(changesBetween(operation(''), operation('').replace('X-Key', 'x-key'))).toEqual([]);
	});

	test('a scheme that no operation uses breaks nothing where others are used', () => {
		const used = operation('security: [{ Token: [] }]');
		expect(changesBetween(used, used.replace('X-Key', 'X-Api-Key'))).toEqual([expect.stringMatching(/^· Anmeldung Key/)]);
	});

	test('a further way to get a token breaks nothing, another one does', () => {
		const flows = (list: string) => `paths: {}\ncomponents: { securitySchemes: { A: { type: oauth2, flows: { ${list} } } } }`;
		const [one, two] = [
			'clientCredentials: { tokenUrl: "https://a.example.com/t", scopes: {} }',
			'password: { tokenUrl: "https://a.example.com/t", scopes: {} }',
		];
		expect(changesBetween(flows(one), flows(`${one}, ${two}`))).toEqual([expect.stringMatching(/^\+ Anmeldung A/)]);
		expect(changesBetween(flows(one), flows(two))).toEqual([expect.stringMatching(/^! Anmeldung A/)]);
	});

	test('an operation with servers of its own has them compared', () => {
		const at = (servers: string) => operation(servers, 'servers: [{ url: https://a.example.com }]');
		const [own, other] = [at('servers: [{ url: https://b.example.com }]'), at('servers: [{ url: https://c.example.com }]')];
		expect(changesBetween(own, other)).toEqual(['! POST /a/{id}: Server https://b.example.com entfernt', '+ POST /a/{id}: Server https://c.example.com neu']);
		expect(changesBetween(at(''), own)).toEqual(['! POST /a/{id}: Server https://a.example.com entfernt', '+ POST /a/{id}: Server https://b.example.com neu']);
	});

	test('values of a variable that go break, those that come do not', () => {
		const at = (values: string) => operation('', `servers: [{ url: "https://{r}.example.com", variables: { r: { default: eu${values} } } }]`);
		const [eu, both, us] = [at(', enum: [eu]'), at(', enum: [eu, us]'), at(', enum: [eu, ap]')];
		const place = 'API: Variable r von https://{r}.example.com:';
		expect(changesBetween(eu, both)).toEqual([`+ ${place} neuer Wert „us“`]);
		expect(changesBetween(both, us)).toEqual([`! ${place} Wert „us“ entfallen`, `+ ${place} neuer Wert „ap“`]);
		expect(changesBetween(at(''), both)).toEqual([`! ${place} nur noch diese Werte: „eu“, „us“`]);
		expect(changesBetween(both, at(''))).toEqual([expect.stringContaining(`+ ${place} `)]);
		expect(changesBetween(both, both)).toEqual([]);
	});

	test('a field of a form that may keep reserved characters is encoded otherwise', () => {
		const form = (encoding: string) =>
			operation(
				`requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } } }${encoding} } } }`,
			);
		expect(changesBetween(form(''), form(', encoding: { a: { allowReserved: true } }'))).toEqual([expect.stringContaining('Feld a wird anders kodiert')]);
	});

	test('a server that goes breaks, one that comes does not', () => {
		const [one, two] = ['servers: [{ url: https://a.example.com }]', 'servers: [{ url: https://b.example.com }]'];
		expect(changesBetween(operation('', one), operation('', two))).toEqual([
			'! API: Server https://a.example.com entfernt',
			'+ API: Server https://b.example.com neu',
		]);
	});
});

describe('where the API asks, directions are reversed', () => {
	const hook = (schema: string) => `webhooks: { done: { post: { requestBody: { ${json(schema)} }, responses: { '200': { description: '' } } } } }`;
	const callback = (schema: string) =>
		operation(`callbacks: { done: { '{$request.query.url}': { post: { requestBody: { ${json(schema)} }, responses: { '200': { description: '' } } } } } }`);
	test.each([
		[hook, 'Webhook done, Anfrage'],
		[callback, 'POST /a/{id}, Callback done, Anfrage'],
	])('%#', (around, place) => {
		expect(changesBetween(around('{ enum: [a] }'), around('{ enum: [a, b] }'))).toEqual([`! ${place}: neuer Wert „b“`]);
		expect(changesBetween(around('{ properties: {} }'), around('{ properties: { b: {} }, required: [b] }'))).toEqual([`+ ${place}, Feld b: neu, erforderlich`]);
	});
});

describe('a whole description', () => {
	const file = `
info: { title: API, version: '1', description: D }
paths:
  /files: { get: { operationId: list, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/File' } } } } } } } }
components: { schemas: { File: { type: object, description: F, properties: { id: { type: integer, description: I } } }, Unused: { type: string } } }`;

	test('is the same as itself, also in another version of the specification', () => {
		expect(changesBetween(file, file)).toEqual([]);
		expect(changesBetween(file.replace('info:', 'openapi: 3.0.3\ninfo:'), file.replace('info:', 'openapi: 3.2.0\ninfo:'))).toEqual([]);
	});

	test('says in one line for a schema that its words changed', () => {
		const after = file.replace('description: F', 'description: G').replace('description: I', 'description: J').replace('description: D', 'description: E');
		expect(changesBetween(file, after)).toEqual(['· API: Text überarbeitet', '· Schema File: 2 Texte überarbeitet']);
	});

	test('does not count what no operation uses', () => {
		expect(changesBetween(file, file.replace('Unused: { type: string }', 'Unused: { type: integer }, New: {}'))).toEqual([]);
	});
});

test('what another version of OpenAPI or another spelling says of the same thing is no change', () => {
	const upload = (version: string, schema: string, type = 'application/json') => `openapi: '${version}'
paths: { /a: { post: { requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { datei: ${schema} } } } } }, responses: { '200': { description: ok, content: { '${type}': {} } } } } } }`;
	const before = upload('3.0.3', '{ type: string, format: binary }');
	for (const schema of ['{}', '{ type: string, format: binary }', '{ type: string, contentMediaType: application/octet-stream }'])
		expect(changesBetween(before, upload('3.1.0', schema))).toEqual([]);
	expect(changesBetween(before, upload('3.1.0', '{ contentMediaType: image/png }'))).not.toEqual([]);
	expect(changesBetween(before, upload('3.1.0', '{}', 'Application/JSON; charset="UTF-8"'))).toEqual([]);
});

test('a status and the range that it falls into are compared, and lose nobody anything', () => {
	const answer = (status: string, type: string) => responses(`${status}: { description: ok, ${json(`{ type: ${type} }`)} }`);
	expect(changesBetween(answer('2XX', 'string'), answer("'200'", 'integer'))).toEqual([
		'+ GET /a, Antwort 2XX: entfernt',
		'! GET /a, Antwort 200: Typ ganze Zahl statt Text',
		'+ GET /a, Antwort 200: neu',
	]);
	expect(changesBetween(answer("'200'", 'string'), answer('2XX', 'string'))).toEqual(['+ GET /a, Antwort 200: entfernt', '! GET /a, Antwort 2XX: neu']);
});
