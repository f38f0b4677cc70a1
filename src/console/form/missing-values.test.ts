import { expect, test } from 'vitest';
import { modelOf, operationOf } from '#openapi/model/model.fixture.ts';
import { workshop } from './description.fixture.ts';
import { askedParameters, emptied, initialForm, isFileBody, keyOf } from './form.ts';
import { missingValues } from './missing-values.ts';

const { model, operation } = workshop();
const form = initialForm(operation('addPart'), model);
const keysOf = (changed: Partial<typeof form>) => Object.keys(missingValues({ ...form, ...changed }, operation('addPart'), model)).sort();

test('nothing is missing in an example', () => expect(keysOf({})).toEqual([]));

test('required parameters and fields are named by their place, also inside of lists', () => {
	expect(keysOf({ parameters: {}, body: { masse: [{ wert: 1 }, {}] } })).toEqual(['body:/masse/1/wert', 'body:/name', 'parameter:lager']);
});

test('a body that is not sent misses nothing', () => expect(keysOf({ body: {}, hasBody: false })).toEqual([]));

test('an example of the provider may lack what its schema asks for, and nothing else may', () => {
	const own = modelOf(`
paths:
  /a/{id}:
    post:
      operationId: a
      parameters: [{ in: path, name: id, required: true, schema: { type: string } }, { in: path, name: nowhere, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [x, y], properties: { x: { type: string }, y: { type: string } } }, example: { x: eins } } } }
      responses: { '204': { description: ok } }
`);
	const asked = operationOf(own, 'a');
	const filled = initialForm(asked, own);
	expect(missingValues(filled, asked, own)).toEqual({});
	expect(Object.keys(filled.parameters)).toEqual(['path.id']);
	expect(Object.keys(missingValues({ ...filled, body: { x: 'zwei' } }, asked, own))).toEqual(['body:/y']);
});

test('a document that is sent as a file is asked for as one, whatever fields its schema has', () => {
	const own = modelOf(`
paths:
  /a:
    post:
      operationId: a
      requestBody: { required: true, content: { application/jwt: { schema: { type: object, required: [x], properties: { x: { type: integer } } } } } }
      responses: { '204': { description: ok } }
`);
	const asked = operationOf(own, 'a');
	const filled = initialForm(asked, own);
	expect({ isFile: isFileBody(asked, own, 'application/jwt'), body: filled.body, files: Object.keys(filled.files) }).toEqual({
		isFile: true,
		body: undefined,
		files: [''],
	});
	expect(missingValues(filled, asked, own)).toEqual({});
	expect(Object.keys(missingValues({ ...filled, files: {} }, asked, own))).toEqual(['body:']);
});

test('a segment of the path that browsers take out of the address is named', () => {
	const own = modelOf(`
paths:
  /a/{id}/{name}.json:
    get:
      operationId: a
      parameters: [{ in: path, name: id, required: true, schema: { type: string } }, { in: path, name: name, required: true, schema: { type: string } }]
      responses: { '204': { description: ok } }
`);
	const asked = operationOf(own, 'a');
	const faultsOf = (id: string, name: string) =>
		Object.keys(missingValues({ ...initialForm(asked, own), parameters: { 'path.id': id, 'path.name': name } }, asked, own));
	expect(faultsOf('..', '..')).toEqual(['parameter:id']);
	expect(faultsOf('.', 'x')).toEqual(['parameter:id']);
	expect(faultsOf('...', '.')).toEqual([]);
});

test('what is required and may be empty can be sent empty, except in the path', () => {
	const empty = modelOf(`
paths:
  /a/{id}:
    get:
      operationId: a
      parameters:
        - { in: path, name: id, required: true, schema: { type: string, default: '' } }
        - { in: query, name: preset, required: true, schema: { type: string, default: '' } }
        - { in: query, name: allowed, required: true, allowEmptyValue: true, schema: { type: string }, example: x }
        - { in: query, name: chosen, required: true, schema: { enum: ['', a] } }
        - { in: header, name: X-Full, required: true, schema: { type: string }, example: x }
      responses: { '204': { description: ok } }
`);
	const asked = operationOf(empty, 'a');
	const filled = initialForm(asked, empty);
	const afterwards = Object.fromEntries(askedParameters(asked).map((parameter) => [keyOf(parameter), emptied(parameter)]));
	const missing = (parameters: Readonly<Record<string, unknown>>) => Object.keys(missingValues({ ...filled, parameters }, asked, empty)).sort();
	expect(filled.parameters).toMatchObject({ 'path.id': '', 'query.preset': '', 'query.allowed': 'x' });
	expect(missing({ ...filled.parameters, 'query.chosen': '' })).toEqual(['parameter:id']);
	expect(missing({ ...afterwards, 'query.chosen': '' })).toEqual(['parameter:X-Full', 'parameter:id']);
});

test('a field may be called like something that every object has', () => {
	const own = modelOf(`
paths:
  /a:
    post:
      operationId: a
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [constructor], properties: { constructor: { type: string } } } } } }
      responses: { '204': { description: ok } }
`);
	const asked = operationOf(own, 'a');
	expect(Object.keys(missingValues({ ...initialForm(asked, own), body: {} }, asked, own))).toEqual(['body:/constructor']);
});
