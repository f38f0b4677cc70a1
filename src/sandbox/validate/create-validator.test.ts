import { describe, expect, test } from 'vitest';
import { planOf } from '#sandbox/sandbox.fixture.ts';
import { createValidator } from './create-validator.ts';
import { schemaFor } from './schema-for.ts';

/** Mismatches of a value with the schema `S`, written as YAML, as `pointer keyword expected`. */
function check(schemas: string, value: unknown, direction: 'request' | 'response' = 'request'): string[] {
	const plan = planOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/S' } } } }, responses: {} } } }
components:
  schemas:
${schemas
	.trim()
	.split('\n')
	.map((line) => `    ${line.trim()}`)
	.join('\n')}
`);
	return createValidator(plan.schemas, direction)('S', value).map(({ pointer, keyword, expected }) => `${pointer} ${keyword} ${JSON.stringify(expected)}`);
}

test('every fault is told at its place', () => {
	const schema =
		'S: { type: object, required: [a, "x/y"], additionalProperties: false, properties: { a: { maxLength: 3 }, list: { items: { $ref: "#/components/schemas/T" } } } }\nT: { type: object, properties: { n: { type: integer, minimum: 1 } } }';
	const value = { a: 'abcd', list: [{ n: 0 }, { n: 'x' }, 3], 'ü b': 1 };
	expect(check(schema, value)).toEqual([
		'/x~1y required true',
		'/a maxLength 3',
		'/list/0/n minimum 1',
		'/list/1/n type "integer"',
		'/list/2 type "object"',
		'/ü b additionalProperties false',
	]);
	expect(check(schema, { a: 'a', 'x/y': 1 })).toEqual(['/x~1y additionalProperties false']);
});

test('names are told as they are written, whatever an address would make of them', () => {
	const schema =
		'S: { type: object, additionalProperties: false, properties: { "a#b": { type: integer }, "%23": { type: integer }, "?;&=": { type: integer } } }';
	expect(check(schema, { 'a#b': 'x', '%23': 'x', '?;&=': 'x', 'C#': 1 })).toEqual([
		'/a#b type "integer"',
		'/%23 type "integer"',
		'/?;&= type "integer"',
		'/C# additionalProperties false',
	]);
});

test('a list of values without values says nothing', () => {
	expect(check('S: { type: string, enum: [] }', 'a')).toEqual([]);
});

describe('of alternatives the closest is told', () => {
	test.each([
		['S: { oneOf: [{ required: [a] }, { required: [b] }] }', {}, [' oneOf [["a"],["b"]]']],
		['S: { oneOf: [{ required: [a] }, { required: [b] }] }', { a: 1, b: 1 }, [' oneOf [{"required":["a"]},{"required":["b"]}]']],
		['S: { oneOf: [{ type: [string, "null"] }, { type: boolean }] }', 5, [' type ["string","null","boolean"]']],
		['S: { anyOf: [{ type: "null" }, { type: object, properties: { a: { maxLength: 1 } } }] }', { a: 'bb' }, ['/a maxLength 1']],
		['S: { anyOf: [{ properties: { k: { const: x }, a: { type: integer } } }, { properties: { k: { const: y } } }] }', { k: 'y', a: 1 }, []],
		[
			'S: { oneOf: [{ properties: { k: { const: a } } }, { required: [n, m], properties: { k: { const: b } } }] }',
			{ k: 'b' },
			['/n required true', '/m required true'],
		],
		[
			'S: { oneOf: [{ properties: { k: { enum: [a] } } }, { required: [n, m], properties: { k: { enum: [b] } } }] }',
			{ k: 'b' },
			['/n required true', '/m required true'],
		],
		['S: { anyOf: [{ properties: { k: { const: x }, a: { minimum: 5 } } }, { properties: { k: { const: y } } }] }', { k: 'z', a: 1 }, ['/k const "y"']],
	])('%s %j', (schema, value, mismatches) => {
		expect(check(schema, value)).toEqual(mismatches);
	});
});

describe('what is only sent back need not be sent, wherever it is demanded', () => {
	const base = 'Base: { type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string } } }';
	const over = '{ properties: { id: { readOnly: true } } }';
	test.each([
		['a part', `S: { allOf: [{ $ref: "#/components/schemas/Base" }, ${over}] }`],
		['a reference beside it', 'S: { $ref: "#/components/schemas/Base", properties: { id: { readOnly: true } } }'],
		['a part of a part', `S: { allOf: [{ $ref: "#/components/schemas/Middle" }, ${over}] }\nMiddle: { allOf: [{ $ref: "#/components/schemas/Base" }] }`],
	])('by %s', (_, schema) => {
		expect(check(`${schema}\n${base}`, { name: 'x' })).toEqual([]);
		expect(check(`${schema}\n${base}`, {})).toEqual(['/name required true']);
		expect(check(`${schema}\n${base}`, { name: 'x' }, 'response')).toEqual(['/id required true']);
	});

	test('by what stands in a property of a part', () => {
		const schemas = `S: { allOf: [{ $ref: "#/components/schemas/Outer" }, ${over}] }\nOuter: { required: [id], properties: { child: { $ref: "#/components/schemas/S" } } }`;
		expect(check(schemas, { child: { child: {} } })).toEqual([]);
	});

	test('and schemas that refer to each other stay as small as they are', () => {
		const names = Array.from({ length: 9 }, (_, index) => `T${index}`);
		const links = names.map((name) => `${name}: { $ref: "#/components/schemas/${name}" }`).join(', ');
		const dense = names.map((name) => `${name}: { required: [id], properties: { id: { readOnly: true }, ${links} } }`).join('\n');
		const { schemas } = planOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/T0' } } } }, responses: {} } } }
components:
  schemas:
${dense.replaceAll(/^/gm, '    ')}
`);
		const size = (value: unknown) => JSON.stringify(value).length;
		const sent = Object.values(schemas).map((schema) => schemaFor(schema, { direction: 'request', schemas }));
		expect(size(sent)).toBeLessThan(2 * size(schemas));
	});

	test('by parts that go in a circle', () => {
		const circle = `S: { allOf: [{ $ref: "#/components/schemas/Middle" }, ${over}] }\nMiddle: { allOf: [{ $ref: "#/components/schemas/Base" }, { $ref: "#/components/schemas/S" }] }`;
		expect(check(`${circle}\n${base}`, { name: 'x' })).toEqual([]);
	});
});

test('null that a schema allows is valid beside its parts', () => {
	const schema = 'S: { type: [object, "null"], allOf: [{ $ref: "#/components/schemas/T" }] }\nT: { type: object, required: [a] }';
	expect(check(schema, null)).toEqual([]);
	expect(check(schema, {})).toEqual(['/a required true']);
	expect(check('S: { type: [string, "null"], enum: [a] }', null)).toEqual([]);
});

describe('properties of one direction', () => {
	const schema =
		'S: { allOf: [{ $ref: "#/components/schemas/T" }, { required: [id, secret] }] }\nT: { type: object, additionalProperties: false, properties: { id: { $ref: "#/components/schemas/Id" }, secret: { type: string, writeOnly: true } } }\nId: { type: integer, readOnly: true }';

	test('are unknown or absent in the other', () => {
		expect(check(schema, { secret: 'x' })).toEqual([]);
		expect(check(schema, { id: 1, secret: 'x' })).toEqual(['/id additionalProperties false']);
		expect(check(schema, { id: 1 }, 'response')).toEqual([]);
		expect(check(schema, { id: 1, secret: 'x' }, 'response')).toEqual(['/secret additionalProperties false']);
	});
});

test('patterns that may take forever judge short texts only', () => {
	const long = `${'a'.repeat(60)}!`;
	expect(check('S: { type: string, pattern: "^(a+)+$" }', 'aab')).toEqual([' pattern "^(a+)+$"']);
	expect(check('S: { type: string, pattern: "^(a+)+$" }', long)).toEqual([]);
	const names = 'S: { type: object, additionalProperties: false, patternProperties: { "^(a|aa)+$": { type: integer } } }';
	expect(check(names, { aab: 1 })).toEqual(['/aab additionalProperties false']);
	expect(check(names, { aa: 1, [long]: 1 })).toEqual([]);
});

test('recursive and senseless schemas end', () => {
	expect(check('S: { properties: { a: { $ref: "#/components/schemas/S" }, n: { type: integer } } }', { a: { a: { n: 'x' } } })).toEqual([
		'/a/a/n type "integer"',
	]);
	expect(check('S: { $ref: "#/components/schemas/S" }', 1)).toEqual([]);
	expect(check('S: { pattern: "[", required: true, enum: 5, properties: { id: { type: stuff } } }', { id: 1 })).toEqual([]);
	expect(check('S: { $ref: "#/components/schemas/Missing" }', 1)).toEqual([]);
});
