import { describe, expect, test } from 'vitest';
import { planOf } from '#sandbox/sandbox.fixture.ts';
import { createValidator } from '#sandbox/validate/create-validator.ts';
import { decodeParameters } from './decode-parameters.ts';

/** Decodes `address` with one parameter, written as YAML without its name. */
function decode(parameter: string, address: string, { headers = {}, path = {} }: { headers?: Record<string, string>; path?: Record<string, string> } = {}) {
	const plan = planOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a${parameter.includes('in: path') ? '/{p}' : ''}:
    get:
      operationId: a
      security: [{ key: [] }]
      parameters: [{ name: p, ${parameter} }]
      responses: { '200': { description: ok } }
components: { securitySchemes: { key: { type: apiKey, in: query, name: secret } } }
`);
	const [operation] = plan.operations;
	if (!operation) throw new Error('no operation');
	const url = new URL(address, 'https://api.example.com');
	return decodeParameters(operation, { values: path, url, headers: new Headers(headers) }, { plan, requests: createValidator(plan.schemas, 'request') });
}

const LIST = 'schema: { type: array, items: { type: integer } }';
const POINT = 'schema: { type: object, properties: { x: { type: integer }, y: { type: boolean } } }';

const SORTED = 'schema: { type: object, properties: { x: { type: integer }, sort: { type: array, items: { type: string } } } }';
const POINTS = 'schema: { type: array, items: { type: object, properties: { x: { type: integer }, y: { type: boolean } } } }';

describe('a query', () => {
	test.each([
		['in: query, schema: { type: string }', '?p=a%20b+c%2B', 'a b c+'],
		['in: query, schema: { type: string }', '?p=7', '7'],
		['in: query, schema: { type: string }', '?p=', ''],
		['in: query, schema: { type: integer }', '?p=-7', -7],
		['in: query, allowEmptyValue: true, schema: { type: integer }', '?p=', ''],
		['in: query, allowEmptyValue: true, schema: { type: boolean }', '?p', ''],
		['in: query, content: { text/plain: { schema: { type: string } } }', '?p=7', '7'],
		['in: query, schema: { type: string, format: url }', '?p=http%3A%2F%2Flocalhost%3A3000', 'http://localhost:3000'],
		['in: query, schema: { type: object, properties: { x: { type: string } }, additionalProperties: { type: integer } }', '?x=a&b=1', { x: 'a', b: 1 }],
		['in: query, schema: { type: [number, "null"] }', '?p=1.5e3', 1500],
		['in: query, schema: { type: [integer, "null"] }', '?p=null', null],
		['in: query, schema: { type: boolean }', '?p=true', true],
		[`in: query, ${LIST}`, '?p=1&p=2', [1, 2]],
		[`in: query, explode: false, ${LIST}`, '?p=1,2', [1, 2]],
		[`in: query, explode: false, ${LIST}`, '?p=1%2C2', [1, 2]],
		['in: query, explode: false, schema: { type: array, items: { type: string } }', '?p=a%2Cb,c', ['a,b', 'c']],
		[`in: query, style: pipeDelimited, explode: false, ${LIST}`, '?p=1%7C2', [1, 2]],
		[`in: query, style: spaceDelimited, explode: false, ${LIST}`, '?p=1%202', [1, 2]],
		[`in: query, style: deepObject, ${POINT}`, '?p%5Bx%5D=1&p[y]=true', { x: 1, y: true }],
		[`in: query, ${POINT}`, '?x=1&y=false', { x: 1, y: false }],
		[`in: query, ${SORTED}`, '?x=1&sort=a%2Cdesc&sort=b', { x: 1, sort: ['a,desc', 'b'] }],
		[`in: query, ${SORTED}`, '?sort=%5B%22a%22%5D', { sort: ['a'] }],
		[`in: query, explode: false, ${POINT}`, '?p=x,1,y,true', { x: 1, y: true }],
		['in: query, content: { application/json: { schema: { type: object } } }', '?p=%7B%22a%22:1%7D', { a: 1 }],
		['in: query, schema: { type: integer, default: 20 }', '?secret=s', 20],
		// Objects in lists have no style: they come as JSON, and its commas are their own.
		[`in: query, explode: false, ${POINTS}`, '?p=%7B%22x%22:1,%22y%22:true%7D,%7B%22x%22:2%7D', [{ x: 1, y: true }, { x: 2 }]],
		[`in: query, ${POINTS}`, '?p=%7B%22x%22:1,%22y%22:true%7D&p=%7B%22x%22:2%7D', [{ x: 1, y: true }, { x: 2 }]],
		['in: query, required: true, schema: { type: object, additionalProperties: { type: string } }', '?a=1&b=2&secret=s', { a: '1', b: '2' }],
	])('%s %s', (parameter, address, value) => {
		expect(decode(parameter, address)).toEqual({ path: {}, query: { p: value }, mismatches: [] });
	});

	test.each([
		['in: query, schema: { type: integer }', '?p=1.5', 'type', 'integer', 1.5],
		['in: query, schema: { type: integer }', '?p=007', 'type', 'integer', '007'],
		['in: query, schema: { type: integer }', '?p=1e999', 'type', 'integer', '1e999'],
		['in: query, schema: { type: boolean }', '?p=TRUE', 'type', 'boolean', 'TRUE'],
		['in: query, schema: { type: integer, maximum: 9 }', '?p=10', 'maximum', 9, 10],
		['in: query, explode: false, schema: { type: array, items: { enum: [a, b] } }', '?p=a,c', 'enum', ['a', 'b'], 'c'],
		['in: query, schema: { type: string, format: date }', '?p=2025-02-30', 'format', 'date', '2025-02-30'],
		['in: query, schema: { type: integer }', '?p=1&p=2', 'repeated-parameter', 1, ['1', '2']],
		['in: query, required: true, schema: { type: string }', '', 'required', true, undefined],
	])('%s %s does not fit', (parameter, address, keyword, expected, actual) => {
		expect(decode(parameter, address).mismatches).toEqual([{ parameter: 'p', keyword, expected, actual }]);
	});

	test('parameters that nobody describes do not fit, credentials do', () => {
		expect(decode('in: query, schema: { type: integer }', '?q=1&secret=2&q=3').mismatches).toEqual([
			{ parameter: 'q', keyword: 'unknown-parameter', expected: ['secret', 'p'], actual: '1' },
		]);
	});
});

describe('a path', () => {
	test.each([
		['in: path, schema: { type: string }', 'INV%2F7%20a', 'INV/7 a'],
		[`in: path, ${LIST}`, '1,2', [1, 2]],
		[`in: path, style: label, explode: true, ${LIST}`, '.1.2', [1, 2]],
		[`in: path, style: label, ${LIST}`, '.1,2', [1, 2]],
		[`in: path, style: matrix, ${LIST}`, ';p=1,2', [1, 2]],
		[`in: path, style: matrix, explode: true, ${LIST}`, ';p=1;p=2', [1, 2]],
		[`in: path, style: matrix, explode: true, ${POINT}`, ';x=1;y=true', { x: 1, y: true }],
		[`in: path, ${POINT}`, 'x,1,y,true', { x: 1, y: true }],
		[`in: path, explode: true, ${POINT}`, 'x=1,y=true', { x: 1, y: true }],
	])('%s %s', (parameter, raw, value) => {
		expect(decode(parameter, '', { path: { p: raw } })).toEqual({ path: { p: value }, query: {}, mismatches: [] });
	});
});

test('what the path has no place for is not missed', () => {
	const plan = planOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { get: { operationId: a, parameters: [{ name: p, in: path, required: true, schema: { type: string } }], responses: { '200': { description: ok } } } } }
`);
	const [operation] = plan.operations;
	if (!operation) throw new Error('no operation');
	const sent = { values: {}, url: new URL('https://api.example.com/a'), headers: new Headers() };
	expect(decodeParameters(operation, sent, { plan, requests: createValidator(plan.schemas, 'request') }).mismatches).toEqual([]);
});

describe('cookies', () => {
	const problems = (parameter: string, cookie: string) => decode(`in: cookie, ${parameter}`, '', { headers: { cookie } }).mismatches;
	const AT_MOST_7 = 'schema: { type: array, items: { type: integer, maximum: 7 } }';

	test.each([
		[AT_MOST_7, 'p=1; a=b; p=9', 9],
		[`explode: false, ${AT_MOST_7}`, 'p=1,9', 9],
		['schema: { type: object, properties: { x: { type: integer, maximum: 7 } } }', 'y=1; x=9', 9],
		['explode: false, schema: { type: object, properties: { x: { type: integer, maximum: 7 } } }', 'p=x,9', 9],
		['schema: { type: string, maxLength: 1 }', 'p=%C3%A4b', 'äb'],
		['style: cookie, schema: { type: string, maxLength: 1 }', 'p=%41', '%41'],
		['content: { application/json: { schema: { type: integer, maximum: 7 } } }', 'p=9', 9],
	])('%s reads %s', (parameter, cookie, actual) => {
		expect(problems(parameter, cookie)).toMatchObject([{ actual }]);
	});

	test('of a list come one by one', () => {
		expect(problems('schema: { type: array, minItems: 2, items: { type: string } }', 'p=a; p=b')).toEqual([]);
		expect(problems('required: true, schema: { type: array }', 'q=a')).toMatchObject([{ keyword: 'required' }]);
	});
});

test('headers and cookies are validated too', () => {
	const uuid = 'in: header, schema: { type: string, format: uuid }';
	expect(decode(uuid, '', { headers: { p: 'x' } }).mismatches).toEqual([{ parameter: 'p', keyword: 'format', expected: 'uuid', actual: 'x' }]);
	expect(decode(`in: header, ${LIST}`, '', { headers: { p: '1,2' } }).mismatches).toEqual([]);
	expect(decode('in: cookie, schema: { type: integer }', '', { headers: { cookie: 'a=1; p=x' } }).mismatches).toMatchObject([{ keyword: 'type', actual: 'x' }]);
});
