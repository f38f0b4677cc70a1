import { describe, expect, test } from 'vitest';
import { load, modelOf, operationOf } from '#openapi/model/model.fixture.ts';
import { loadDescription } from './load-description.ts';

const PETS = `
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, PARAMETER }]
      responses: { '200': { description: ok, BODY } }
`;

describe('every version gives the same model', () => {
	const schema = 'schema: { $ref: "#/components/schemas/Pet" }';
	const body = `content: { application/json: { ${schema} } }`;
	const versions: [string, string][] = [
		[
			'2.0',
			`swagger: '2.0'\ninfo: { title: Pets, version: '1' }\nhost: api.example.com\nbasePath: /v1\nschemes: [https]\nproduces: [application/json]${PETS.replace('PARAMETER', 'type: string, maxLength: 5').replace('BODY', 'schema: { $ref: "#/definitions/Pet" }')}definitions:\n  Pet: { type: object, properties: { name: { type: string, x-nullable: true } } }`,
		],
		[
			'3.0.3',
			`openapi: 3.0.3\ninfo: { title: Pets, version: '1' }\nservers: [{ url: https://api.example.com/v1/ }]${PETS.replace('PARAMETER', 'schema: { type: string, maxLength: 5 }').replace('BODY', body)}components:\n  schemas:\n    Pet: { type: object, properties: { name: { type: string, nullable: true } } }`,
		],
		[
			'3.1.0',
			`openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\nservers: [{ url: https://api.example.com/v1 }]${PETS.replace('PARAMETER', 'schema: { type: string, maxLength: 5 }').replace('BODY', body)}components:\n  schemas:\n    Pet: { type: object, properties: { name: { type: [string, 'null'] } } }`,
		],
		[
			'3.2.0',
			`openapi: 3.2.0\ninfo: { title: Pets, version: '1' }\nservers: [{ url: 'https://{host}/v1', variables: { host: { default: api.example.com } } }]${PETS.replace('PARAMETER', 'schema: { type: string, maxLength: 5 }').replace('BODY', body)}components:\n  schemas:\n    Pet: { type: object, properties: { name: { type: [string, 'null'] } } }`,
		],
	];

	test.each(versions)('%s', (version, yaml) => {
		const { model, problems } = load(yaml);
		expect(problems).toEqual([]);
		expect(model).toMatchObject({
			specification: version,
			id: 'pets',
			servers: [{ resolvedUrl: 'https://api.example.com/v1' }],
			schemas: [{ name: 'Pet', slug: 'pet' }],
		});
		expect(model?.operations).toMatchObject([
			{
				slug: 'get-pet',
				method: 'get',
				path: '/pets/{id}',
				parameters: { path: [{ name: 'id', required: true, style: 'simple', serialised: 'Beisp', schema: { schema: { type: 'string', maxLength: 5 } } }] },
				responses: [{ status: '200', content: [{ type: 'application/json', schema: { schema: { $ref: '#/components/schemas/Pet' } } }] }],
			},
		]);
	});

	test('JSON and YAML too', () => {
		const yaml = versions[2]?.[1] ?? '';
		const json = JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} });
		expect(loadDescription(json, { file: 'api.json' }).model?.id).toBe('pets');
		expect(loadDescription(`\ufeff${yaml}`, { file: 'api.yaml' }).model?.id).toBe('pets');
	});

	test('a version without quotation marks, merge keys and numbers as keys are understood', () => {
		const model = modelOf(`
openapi: 3.1
info: { title: Probe, version: "1" }
x-answers: &answers { 404: { description: fehlt } }
paths: { /a: { get: { operationId: a, responses: { <<: *answers, 200: { description: ok } } } } }`);
		expect(operationOf(model, 'a').responses.map(({ status }) => status)).toEqual(['200', '404']);
	});
});

describe('an invalid description gets problems with line and pointer', () => {
	const invalid = `
openapi: 3.0.3
info: { title: Probe }
paths:
  /a/{id}:
    get:
      operationId: a
      security: [{ token: [] }]
      parameters:
        - { name: q, in: quer, schema: { type: string } }
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/Missing' } } }
        '201': { description: ok, content: { application/json: { schema: { $ref: 'https://example.com/x.yaml#/A' } } } }
`;

	test('in German, each with what to do', () => {
		expect(load(invalid).problems.map(({ severity, rule, line, message, hint }) => `${severity} ${rule} ${line}: ${message} ${hint}`)).toEqual([
			'warning api-schema 3: Der Schlüssel „version“ fehlt (#/info). Ergänzen Sie „version“. Bis dahin zählt die Stelle, soweit sie zu verstehen ist; das Übrige fehlt auf den Seiten.',
			'warning api-schema 10: „in“ hat einen unbekannten Wert: "quer" (#/paths/~1a~1{id}/get/parameters/0/in). Erlaubt sind: path, query, header, cookie. Bis dahin zählt die Stelle, soweit sie zu verstehen ist; das Übrige fehlt auf den Seiten.',
			'warning api-reference 14: Der Verweis „#/components/schemas/Missing“ führt ins Leere (#/paths/~1a~1{id}/get/responses/200/content/application~1json/schema). Prüfen Sie die Schreibweise, oder ergänzen Sie den Baustein unter components.',
			'warning api-remote-reference 15: Der Verweis „https://example.com/x.yaml#/A“ führt in ein anderes Dokument und wird nicht verfolgt (#/paths/~1a~1{id}/get/responses/201/content/application~1json/schema). Erlauben Sie die Adresse mit „api.remoteReferences“ in site.config.ts und holen Sie die Beschreibung mit „npm run api:pull“, oder fügen Sie alle Teile zu einer Datei zusammen.',
			'warning api-path-parameter 6: Der Pfadparameter „id“ ist nicht beschrieben (#/paths/~1a~1{id}/get). Ergänzen Sie ihn unter parameters mit „in: path“.',
			'warning api-security 6: Das Anmeldeverfahren „token“ ist nicht beschrieben (#/paths/~1a~1{id}/get). Ergänzen Sie es unter components.securitySchemes.',
		]);
	});

	test('and what can be read is read; nothing in a description of somebody else stops a strict site', () => {
		const { model, problems } = load(invalid, true);
		expect(model?.operations.map(({ slug }) => slug)).toEqual(['a']);
		expect(problems.every(({ tolerated }) => tolerated)).toBe(true);
		expect(load(invalid).problems.some(({ tolerated }) => tolerated)).toBe(false);
	});

	test('a key that does not belong there is told at its own line, not at that of the object around it', () => {
		const stray = `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths:\n  /a:\n    get:\n      operationId: a\n      responses:\n        '200': { description: ok }\n        default/x: { description: ok }\n`;
		expect(load(stray).problems).toMatchObject([{ rule: 'api-schema', line: 9, message: expect.stringContaining('#/paths/~1a/get/responses/default~1x') }]);
	});

	test('lines in JSON and of Swagger definitions', () => {
		const json =
			'{\n  "swagger": "2.0",\n  "info": { "title": "a", "version": "1" },\n  "paths": {},\n  "definitions": {\n    "A": {\n      "properties": { "b": {\n        "$ref": "#/definitions/B" } }\n    }\n  }\n}';
		expect(loadDescription(json, { file: 'api.json' }).problems).toMatchObject([{ rule: 'api-reference', line: 7 }]);
	});

	test.each([
		['', 'api-syntax', 1, 'Die API-Beschreibung ist leer.'],
		['<!doctype html><title>Anmelden</title>', 'api-syntax', 1, 'Das ist HTML oder XML, keine API-Beschreibung.'],
		['openapi: 3.1.0\ninfo: { title: a', 'api-syntax', 2, 'Die API-Beschreibung ist kein gültiges YAML.'],
		['a: &x [*y]', 'api-syntax', 1, 'Die API-Beschreibung ist kein gültiges YAML.'],
		['title: x', 'api-version', 1, 'Das ist keine API-Beschreibung: Die Angabe der Version fehlt.'],
		['openapi: 4.0.0', 'api-version', 1, 'Die Version "4.0.0" der Beschreibung ist nicht bekannt.'],
		['swaggerVersion: "1.2"', 'api-version', 1, 'Die Version "1.2" der Beschreibung ist nicht bekannt.'],
		['asyncapi: 2.6.0', 'api-version', 1, 'Das ist eine AsyncAPI-Beschreibung: Sie beschreibt Nachrichten, keine HTTP-Schnittstelle, und wird nicht gelesen.'],
		['- a', 'api-version', 1, 'Das ist keine API-Beschreibung: Die Angabe der Version fehlt.'],
	])('%j cannot be read', (text, rule, line, message) => {
		expect(loadDescription(text, { file: 'api.yaml' })).toMatchObject({ model: undefined, problems: [{ severity: 'error', rule, line, message }] });
	});

	test('broken JSON names the line', () => {
		expect(loadDescription('{\n  "openapi": "3.1.0",\n  "info": { "title": }\n}', { file: 'api.json' }).problems).toMatchObject([
			{ rule: 'api-syntax', line: 3, message: 'Die API-Beschreibung ist kein gültiges JSON.' },
		]);
	});

	test('a few bytes that unfold to gigabytes are refused', () => {
		const bomb = [
			'a: &a [x,x,x,x,x,x,x,x,x]',
			...[...'bcdefghij'].map((name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefghi'[index]}`).join()}]`),
		].join('\n');
		expect(loadDescription(`openapi: 3.1.0\n${bomb}`, { file: 'api.yaml' })).toMatchObject({ model: undefined, problems: [{ rule: 'api-syntax' }] });
	});

	test('hundreds of faults end in a count', () => {
		const { problems } = load(
			`paths: {}\ncomponents:\n  schemas:\n    A: { allOf: [${Array.from({ length: 250 }, (_, index) => `{ $ref: '#/x${index}' }`).join()}] }`,
		);
		expect(problems).toHaveLength(201);
		expect(problems.at(-1)).toEqual({
			severity: 'warning',
			rule: 'api-more',
			file: 'api.yaml',
			message: 'Dazu kommen 50 weitere Befunde in der API-Beschreibung.',
			hint: 'Beheben Sie zuerst die genannten; viele haben dieselbe Ursache.',
		});
	});
});

describe('whatever stands in a description, loading ends without an error of its own', () => {
	test.each([
		[
			'wrong types everywhere',
			'paths: { /a: { get: { tags: x, parameters: {}, requestBody: [], responses: [1], security: 5, callbacks: { a: 1 } }, parameters: 7 }, /b: 5, /c: [] }\ntags: [1, {}]\nservers: [{}, 3]\ncomponents: { schemas: { A: 5, B: [] }, securitySchemes: { s: 1 } }',
		],
		[
			'references in circles',
			"paths: { /a: { $ref: '#/paths/~1b' }, /b: { $ref: '#/paths/~1a' } }\ncomponents: { parameters: { p: { $ref: '#/components/parameters/p' } }, responses: { r: { $ref: '#/components/responses/r' } } }",
		],
		[
			'names of object internals',
			'paths: { /a: { get: { operationId: constructor, tags: [__proto__, toString], responses: { "200": { description: x } } } } }\ncomponents: { schemas: { __proto__: { type: object }, constructor: { type: string } } }',
		],
		[
			'a callback inside itself',
			'paths: { /a: { post: { operationId: a, callbacks: { done: { $ref: "#/components/callbacks/done" } }, responses: { "200": { description: x } } } } }\ncomponents: { callbacks: { done: { "{$request.body#/url}": { post: { callbacks: { done: { $ref: "#/components/callbacks/done" } }, responses: { "200": { description: x } } } } } } }',
		],
		[
			'a header inside itself',
			'components: { headers: { H: { content: { multipart/x: { encoding: { p: { headers: { H: { $ref: "#/components/headers/H" } } } } } } } } }\npaths: { /a: { get: { operationId: a, responses: { "200": { description: x, headers: { H: { $ref: "#/components/headers/H" } } } } } } }',
		],
	])('%s', (_, yaml) => {
		const { model } = load(yaml);
		expect(model).toBeDefined();
		expect(({} as Record<string, unknown>)['type']).toBeUndefined();
	});

	test('thousands of levels are cut', () => {
		const deep = `{"openapi":"3.1.0","info":{"title":"a","version":"1"},"components":{"schemas":{"A":${'{"not":'.repeat(5_000)}{}${'}'.repeat(5_000)}}}}`;
		const { model, problems } = loadDescription(deep, { file: 'api.json' });
		expect(model?.schemas).toHaveLength(1);
		expect(problems.map(({ rule }) => rule)).toContain('api-oversized');
	});

	test('oversized texts are cut, control characters and broken surrogates go', () => {
		const text = JSON.stringify({
			openapi: '3.1.0',
			info: { title: `a\u0000b\ud800${'x'.repeat(30_000)}`, version: '1', description: 'y'.repeat(300_000) },
			paths: {},
		});
		const { model, problems } = loadDescription(text, { file: 'api.json' });
		expect(model?.title).toMatch(/^ab\ufffdx+…$/);
		expect(model?.title).toHaveLength(20_001);
		expect(model?.description).toHaveLength(200_001);
		expect(problems.map(({ rule }) => rule)).toEqual(['api-oversized', 'api-oversized']);
	});
});

test('names that no header can have are told once for each place', () => {
	const { problems } = loadDescription(
		`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    parameters: [{ $ref: '#/components/parameters/P' }]
    get: { operationId: a, security: [{ key: [] }], responses: { '200': { description: ok, headers: { 'Rate Limit': { schema: {} } } } } }
    put: { operationId: b, security: [{ key: [] }], responses: { '200': { description: ok } } }
components:
  parameters: { P: { name: 'X:Y', in: header, schema: {} } }
  securitySchemes: { key: { type: apiKey, in: cookie, name: my key } }
`,
		{ file: 'a.yaml' },
	);
	expect(problems.map(({ rule, line, message }) => [rule, line, /„(.*?)“/.exec(message)?.[1]])).toEqual(
		expect.arrayContaining([
			['api-reading', 6, 'Rate Limit'],
			['api-reading', 9, 'X:Y'],
			['api-reading', 10, 'my key'],
		]),
	);
	expect(problems).toHaveLength(3);
});

test('two ways to log in that need the same header are told once', () => {
	const at = (path: string) => `  /${path}: { get: { operationId: ${path}, security: [{ a: [], b: [] }], responses: { '200': { description: ok } } } }`;
	const { problems } = loadDescription(
		`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
${at('x')}
${at('y')}
components: { securitySchemes: { a: { type: http, scheme: basic }, b: { type: oauth2, flows: {} } } }
`,
		{ file: 'a.yaml' },
	);
	expect(problems.map(({ rule, line }) => [rule, line])).toEqual([['api-security', 4]]);
});
