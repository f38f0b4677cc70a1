import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { postmanCollection } from './postman-collection.ts';

const pageOf = ({ slug }: { slug: string }) => `https://docs.example.com/docs/api/${slug}/`;
const collectionOf = (yaml: string) => JSON.parse(postmanCollection(modelOf(yaml), { tokenVariable: 'LAGER_TOKEN', pageOf }));

const SHOP = `
servers: [{ url: "https://api.example.com/v1/" }]
tags: [{ name: Lager, description: Alles im Lager. }, { name: leer }]
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    key: { type: apiKey, in: query, name: key }
    login: { type: http, scheme: basic }
paths:
  /teile/{id}/files/{name}.pdf:
    get:
      summary: Datei lesen
      tags: [Lager, leer]
      security: [{ token: [], key: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer }, example: 7 }
        - { name: name, in: path, required: true, schema: { type: string }, example: Prüfung }
        - { name: q, in: query, required: true, schema: { type: string }, example: a b }
        - { name: X-Trace, in: header, required: true, schema: { type: string }, example: t1 }
      responses: { "200": { description: Da } }
  /teile:
    post:
      summary: Anlegen
      description: Legt ein Teil an.
      security: [{ login: [] }]
      requestBody: { content: { application/json: { example: { name: Ü } } } }
      responses: { "201": { description: Da } }
    put:
      servers: [{ url: "https://files.example.com" }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, contentMediaType: application/pdf }, note: { type: string } } }
            example: { file: a.pdf, note: n }
      responses: { "201": { description: Da } }
`;

test('each operation stands once, below its first tag, with its example values', () => {
	const { info, item, variable } = collectionOf(SHOP);
	expect(info).toMatchObject({ name: 'Probe', schema: expect.stringContaining('v2.1.0') });
	expect(item.map(({ name, item: inner }: { name: string; item: unknown[] }) => [name, inner.length])).toEqual([
		['Lager', 1],
		['Weitere Operationen', 2],
	]);
	expect(variable).toEqual([
		{ key: 'baseUrl', value: 'https://api.example.com/v1' },
		{ key: 'LAGER_TOKEN', value: '' },
		{ key: 'LAGER_KEY', value: '' },
		{ key: 'LAGER_USER', value: '' },
		{ key: 'LAGER_PASSWORD', value: '' },
	]);
});

test('addresses keep their variables, and secrets stand nowhere', () => {
	const [{ item }] = collectionOf(SHOP).item;
	const { request } = item[0];
	expect(request.url).toEqual({
		raw: '{{baseUrl}}/teile/:id/files/Pr%C3%BCfung.pdf?q=a%20b&key={{LAGER_KEY}}',
		host: ['{{baseUrl}}'],
		path: ['teile', ':id', 'files', 'Pr%C3%BCfung.pdf'],
		query: [
			{ key: 'q', value: 'a%20b' },
			{ key: 'key', value: '{{LAGER_KEY}}' },
		],
		variable: [{ key: 'id', value: '7' }],
	});
	expect(request.auth).toEqual({ type: 'bearer', bearer: [{ key: 'token', value: '{{LAGER_TOKEN}}', type: 'string' }] });
	expect(request.header).toEqual([{ key: 'X-Trace', value: 't1' }]);
});

test('bodies, logins and servers of their own', () => {
	const [create, upload] = collectionOf(SHOP).item[1].item.map(({ request }: { request: unknown }) => request);
	expect(create).toMatchObject({
		auth: { type: 'basic' },
		header: [{ key: 'Content-Type', value: 'application/json' }],
		body: { mode: 'raw', raw: '{\n  "name": "Ü"\n}' },
		description: 'Legt ein Teil an.\n\nhttps://docs.example.com/docs/api/post-teile/',
	});
	expect(upload).toMatchObject({
		url: { raw: 'https://files.example.com/teile' },
		body: {
			mode: 'formdata',
			formdata: [
				{ key: 'file', type: 'file', src: 'a.pdf', contentType: 'application/pdf' },
				{ key: 'note', type: 'text', value: 'n' },
			],
		},
	});
});

test('boxes are quotations, as other programs know no others', () => {
	const boxed = (indent: string) => `|\n${indent}:::note\n${indent}Text.\n${indent}:::\n`;
	const collection = collectionOf(
		`tags:\n  - name: T\n    description: ${boxed('      ')}paths:\n  /a:\n    get:\n      tags: [T]\n      description: ${boxed('        ')}      responses: { "200": { description: Da } }\n`,
	);
	expect(JSON.stringify(collection)).not.toContain(':::');
	expect(collection.item[0].item[0].request.description).toContain('> Text.');
});

test('content that has to go with GET is not cut off', () => {
	const of = (required: boolean) =>
		collectionOf(
			`paths: { /a: { get: { requestBody: { required: ${required}, content: { application/json: { example: { a: 1 } } } }, responses: { "200": { description: Da } } } } }`,
		).item[0].item[0];
	expect(of(true)).toMatchObject({ request: { body: { raw: expect.stringContaining('"a"') } }, protocolProfileBehavior: { disableBodyPruning: true } });
	expect(of(false)).not.toHaveProperty('protocolProfileBehavior');
});

test('what is written as a variable is none where the description has a text', () => {
	const { request } = collectionOf(
		'paths: { "/a/:batch/{id}:close": { post: { parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 7 }], requestBody: { content: { application/json: { example: { a: "{{{baseUrl}}}" } } } }, responses: { "200": { description: Da } } } } }',
	).item[0].item[0];
	expect(request.body.raw).not.toContain('{{');
	expect(JSON.parse(request.body.raw)).toEqual({ a: '{{{baseUrl}}}' });
	expect(request.url).toMatchObject({ raw: '{{baseUrl}}/a/%3Abatch/7:close', path: ['a', '%3Abatch', '7:close'] });
	expect(request.url).not.toHaveProperty('variable');
});
