import { expect, test } from 'vitest';
import { exactJson } from '#openapi/json/exact-json.ts';
import { namedSchema, schemasModel } from '#openapi/model/model.fixture.ts';
import { withWholeNumbers } from './whole-numbers.ts';

const BIG = '9007199254740993';

test.each([
	['A: { type: integer }', BIG, BIG],
	['A: { type: string }', BIG, `"${BIG}"`],
	['A: { type: [string, integer] }', BIG, `"${BIG}"`],
	['A: {}', BIG, `"${BIG}"`],
	['A: { type: integer }', '12', '"12"'],
	['A: { type: [integer, "null"] }', `-${BIG}`, `-${BIG}`],
	['A: { type: array, items: { type: integer } }', [BIG, 1], `[${BIG},1]`],
	['A: { type: array, prefixItems: [{ type: string }], items: { type: integer } }', [BIG, BIG], `["${BIG}",${BIG}]`],
	[
		'A: { type: object, properties: { a: { $ref: "#/components/schemas/B" }, c: { type: string } } }\nB: { type: number }',
		{ a: BIG, c: BIG },
		`{"a":${BIG},"c":"${BIG}"}`,
	],
	['A: { type: object, additionalProperties: { type: integer } }', { a: BIG }, `{"a":${BIG}}`],
	[
		'A: { oneOf: [{ type: object, properties: { a: { type: integer } } }, { type: object, properties: { b: { type: integer } } }] }',
		{ b: BIG },
		`{"b":${BIG}}`,
	],
	['A: { type: object, properties: { a: { $ref: "#/components/schemas/A" }, n: { type: integer } } }', { a: { a: { n: BIG } } }, `{"a":{"a":{"n":${BIG}}}}`],
])('%s: %j becomes %s', (schemas, value, expected) => {
	const model = schemasModel(schemas);
	expect(exactJson(withWholeNumbers(model.document, namedSchema(model, 'A'), value))).toBe(expected);
});
