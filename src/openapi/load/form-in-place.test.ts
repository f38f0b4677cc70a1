import { expect, test } from 'vitest';
import { load } from '#openapi/model/model.fixture.ts';

const OK = "responses: { '200': { description: ok } }";
const swagger = (paths: string) => `
swagger: '2.0'
info: { title: A, version: '1' }
consumes: [application/json]
parameters:
  Ding: { name: ding, in: body, required: true, schema: { type: object, properties: { a: { type: string } } } }
  Datei: { name: datei, in: formData, type: file, required: true }
  Liste: { name: liste, in: query, type: string }
paths:
${paths}
`;
const bodyOf = (paths: string) => {
	const { model, problems } = load(swagger(paths));
	return { problems, bodies: model?.operations.map(({ id, requestBody }) => `${id} ${requestBody?.content.map(({ type }) => type).join(' ')}`) };
};

test.each([
	['a body', `  /a: { post: { operationId: a, parameters: [{ $ref: '#/parameters/Ding' }, { $ref: '#/parameters/Liste' }], ${OK} } }`, 'a application/json'],
	[
		'a file',
		`  /a: { post: { operationId: a, consumes: [multipart/form-data], parameters: [{ $ref: '#/parameters/Datei' }], ${OK} } }`,
		'a multipart/form-data',
	],
	['a body of the path', `  /a: { parameters: [{ $ref: '#/parameters/Ding' }], put: { operationId: a, ${OK} } }`, 'a application/json'],
	[
		'a form of the path',
		`  /a: { parameters: [{ name: x, in: formData, type: string }], post: { operationId: a, consumes: [application/x-www-form-urlencoded], ${OK} } }`,
		'a application/x-www-form-urlencoded',
	],
])('%s that operations share is that of each', (_, paths, expected) => {
	expect(bodyOf(paths)).toEqual({ problems: [], bodies: [expected] });
});

test.each([
	['a form with a required field', "consumes: [multipart/form-data], parameters: [{ $ref: '#/parameters/Datei' }]", true],
	['a form without one', 'consumes: [application/x-www-form-urlencoded], parameters: [{ name: x, in: formData, type: string }]', false],
	['a required body', "parameters: [{ $ref: '#/parameters/Ding' }]", true],
	[
		'another body, be there required fields in it',
		'parameters: [{ name: x, in: body, schema: { type: object, required: [a], properties: { a: {} } } }]',
		false,
	],
])('whether it is required: %s', (_, operation, expected) => {
	const { model } = load(swagger(`  /a: { post: { operationId: a, ${operation}, ${OK} } }`));
	expect(model?.operations[0]?.requestBody?.required).toBe(expected);
});

test('what an operation says itself takes the place of what its path says', () => {
	const { model } = load(
		swagger(`  /a:
    parameters: [{ $ref: '#/parameters/Ding' }, { name: seite, in: query, type: integer }]
    put: { operationId: a, parameters: [{ name: ding, in: body, schema: { type: object, properties: { b: { type: string } } } }], ${OK} }
    get: { operationId: b, ${OK} }`),
	);
	const text = JSON.stringify(model?.document['paths']);
	expect(text).toContain('"b":{"type":"string"}');
	expect(text.match(/"a":\{"type":"string"\}/g)?.length ?? 0).toBeLessThan(2);
	expect(model?.operations.every(({ parameters }) => parameters.query.some(({ name }) => name === 'seite'))).toBe(true);
});

test.each([
	['application/x-www-form-urlencoded', ''],
	['application/x-www-form-urlencoded', ', collectionFormat: csv'],
	['multipart/form-data', ''],
	['multipart/form-data', ', collectionFormat: csv'],
])('a list in a form of %s is separated by commas, said or not: %s', (type, said) => {
	const list = `{ name: x, in: formData, type: array, items: { type: string }${said} }`;
	const { model } = load(swagger(`  /a: { post: { operationId: a, consumes: [${type}], parameters: [${list}], ${OK} } }`));
	expect(model?.operations[0]?.requestBody?.content[0]?.encoding).toMatchObject([{ property: 'x', style: 'form', explode: false }]);
});
