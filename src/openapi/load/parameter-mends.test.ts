import { expect, test } from 'vitest';
import { valueAt } from '#openapi/json/pointer.ts';
import { mendDescription } from './mend-description.ts';

const PET = { schemas: { Tier: { type: 'object' } } };
const reference = { $ref: '#/components/schemas/Tier' };

/** What stands at a place of an operation as it is read, and how many readings there were. */
function read(operation: object, way: string[], { openapi = '3.0.3', path = '/tiere/{id}' } = {}): [unknown, number] {
	const version = openapi === '2.0' ? { swagger: '2.0', definitions: { Art: { type: 'string', enum: ['a'] } } } : { openapi, components: PET };
	const { value, findings } = mendDescription({ ...version, paths: { [path]: { post: operation } } });
	return [valueAt(value, ['paths', path, 'post', ...way]), findings.length];
}

const parameter = (written: object, options = {}) => read({ parameters: [written] }, ['parameters', '0'], options);

test.each([
	['a part of the path', { name: 'id', type: 'string' }, { name: 'id', type: 'string', in: 'path', required: true }],
	['a filter', { name: 'art', type: 'string' }, { name: 'art', type: 'string', in: 'query' }],
	['a body', { name: 'tier', schema: { type: 'object' } }, { name: 'tier', schema: { type: 'object' }, in: 'body' }],
])('a parameter without a place in Swagger 2.0 is %s', (_, written, expected) => expect(parameter(written, { openapi: '2.0' })).toEqual([expected, 1]));

test.each([
	[
		'a body without schema',
		{ name: 'x', in: 'body', type: 'array', items: { type: 'string' } },
		{ name: 'x', in: 'body', schema: { type: 'array', items: { type: 'string' } } },
	],
	['a type beside a schema', { name: 'x', in: 'body', type: 'object', schema: { type: 'object' } }, { name: 'x', in: 'body', schema: { type: 'object' } }],
	['a schema where none is', { name: 'x', in: 'query', schema: { type: 'integer' } }, { name: 'x', in: 'query', type: 'integer' }],
	['a reference where none is', { name: 'x', in: 'query', schema: { $ref: '#/definitions/Art' } }, { name: 'x', in: 'query', type: 'string', enum: ['a'] }],
	['a part of the path that may be missing', { name: 'id', in: 'path', type: 'string' }, { name: 'id', in: 'path', type: 'string', required: true }],
])('Swagger 2.0: %s', (_, written, expected) => expect(parameter(written, { openapi: '2.0' })).toEqual([expected, 1]));

test.each([
	['query', 'tsv', 'csv'],
	['formData', 'tsv', 'csv'],
	['path', 'pipes', 'csv'],
	['header', 'ssv', 'csv'],
	['query', 'pipes', 'pipes'],
	['header', 'csv', 'csv'],
])('Swagger 2.0: a list in %s as %s is read as %s', (place, written, read) => {
	const list = { name: 'x', in: place, required: true, type: 'array', items: { type: 'string' } };
	expect(parameter({ ...list, collectionFormat: written }, { openapi: '2.0' })).toEqual([{ ...list, collectionFormat: read }, written === read ? 0 : 1]);
});

test('since 3.0 type and limits of a parameter are its schema, beside one, too', () => {
	expect(parameter({ name: 'x', in: 'query', type: 'integer', minimum: 1 })).toEqual([{ name: 'x', in: 'query', schema: { type: 'integer', minimum: 1 } }, 1]);
	expect(parameter({ name: 'x', in: 'query', default: 3, schema: { type: 'integer' } })).toEqual([
		{ name: 'x', in: 'query', schema: { default: 3, type: 'integer' } },
		1,
	]);
	const sound = { name: 'x', in: 'query', schema: { type: 'integer' } };
	expect(parameter(sound)).toEqual([sound, 0]);
});

test('since 3.0 a body and a form among the parameters are the body', () => {
	const responses = { 200: { description: 'ok' } };
	const [body] = read(
		{
			responses,
			parameters: [
				{ name: 'b', in: 'body', required: true, schema: reference },
				{ name: 'q', in: 'query', schema: {} },
			],
		},
		[],
	);
	expect(body).toMatchObject({ parameters: [{ name: 'q' }], requestBody: { required: true, content: { 'application/json': { schema: reference } } } });
	const [form] = read({ responses, parameters: [{ name: 'bild', in: 'formData', type: 'file', required: true }] }, ['requestBody']);
	expect(form).toEqual({
		required: true,
		content: { 'multipart/form-data': { schema: { type: 'object', properties: { bild: { type: 'string', format: 'binary' } }, required: ['bild'] } } },
	});
});

test.each([
	['a schema in place of a media type', { content: { 'application/json': reference } }],
	['its keywords in place of a media type', { content: { 'application/json': { type: 'object', properties: {} } } }, { type: 'object', properties: {} }],
	['a schema without a media type', { schema: reference }],
	['a schema in place of an answer', reference],
])('%s is read as the content', (_, written, schema: object = reference) => {
	const way = ['content', 'application/json', 'schema'];
	expect(read({ responses: { 200: written } }, ['responses', '200', ...way])).toEqual([schema, 1]);
	expect(read({ requestBody: written }, ['requestBody', ...way])).toEqual([schema, 1]);
});

test.each([
	['head', 1],
	['trace', 1],
	['get', 0],
])('content with %s is left out or stays', (method, count) => {
	const operation = { responses: { 200: { description: '' } }, requestBody: { content: {} } };
	const { requestBody: _, ...without } = operation;
	const { value, findings } = mendDescription({ openapi: '3.1.0', paths: { '/a': { [method]: operation } } });
	expect([valueAt(value, ['paths', '/a', method]), findings.length]).toEqual([count === 0 ? operation : without, count]);
});

test('what is as it should be stays', () => {
	for (const response of [{ $ref: '#/components/responses/Nein' }, { description: '', content: { 'text/plain': {}, 'text/html': { example: 'a' } } }])
		expect(read({ responses: { 200: response } }, ['responses', '200'])).toEqual([response, 0]);
});

test('examples are no schemas, whatever they hold', () => {
	const examples = { datum: { value: { type: 'date', required: true, items: [] } } };
	expect(
		read({ responses: { 200: { description: '', content: { 'application/json': { examples } } } } }, [
			'responses',
			'200',
			'content',
			'application/json',
			'examples',
		]),
	).toEqual([examples, 0]);
});
