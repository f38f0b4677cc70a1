import { describe, expect, test } from 'vitest';
import { namedSchema, schemasModel } from '#openapi/model/model.fixture.ts';
import { exampleOf } from './example.ts';
import type { MessageKind } from './message-kind.ts';

function exampleFor(schemas: string, direction: MessageKind = 'request'): unknown {
	const model = schemasModel(schemas);
	return exampleOf(model.document, namedSchema(model, 'A'), direction);
}

describe('single values keep to what the schema demands', () => {
	test.each([
		['{ type: string }', 'Beispieltext'],
		['{ type: string, maxLength: 4 }', 'Beis'],
		['{ type: string, minLength: 14 }', 'Beispieltextxx'],
		['{ type: string, enum: [x, y] }', 'x'],
		['{ const: 7 }', 7],
		['{ type: string, default: vor }', 'vor'],
		['{ type: string, format: date }', '2025-09-15'],
		['{ type: string, format: uuid }', '123e4567-e89b-12d3-a456-426614174000'],
		["{ type: string, pattern: '^KB-[0-9]{3}$' }", 'KB-000'],
		["{ type: string, pattern: '^[A-Za-z]*$' }", 'A'],
		["{ type: string, pattern: '^.{0,100}$' }", 'x'],
		["{ type: string, pattern: '^(?:ab)?$' }", 'ab'],
		["{ type: string, pattern: '^$' }", ''],
		["{ type: string, pattern: '^$|^[0-9]+$' }", '0'],
		["{ type: string, pattern: '^[\\u00e4-\\u00fc]\\x41$' }", 'äA'],
		["{ type: string, format: date-time, pattern: '^[0-9-]+T[0-9:]+\\.[0-9]{3}Z$' }", '2025-09-15T08:00:00.000Z'],
		[
			"{ type: string, format: uuid, pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }",
			'123e4567-e89b-42d3-a456-426614174000',
		],
		["{ type: string, format: uri, pattern: '^https://shop\\.example/' }", 'https://shop.example/'],
		["{ type: string, format: uuid, pattern: '^(?:[0-9a-f]+)+$' }", '123e4567-e89b-12d3-a456-426614174000'],
		['{ type: string, format: uri, maxLength: 20 }', 'https://example.com'],
		['{ type: string, format: uri, minLength: 30 }', 'https://www.example.com/xxxxxx'],
		['{ type: string, format: email, maxLength: 6 }', 'a@a.de'],
		['{ type: string, format: email, minLength: 20 }', 'xxxxname@example.com'],
		["{ type: string, allOf: [{ pattern: '^[A-Z]+$' }, { pattern: '^.{3}$' }], minLength: 3 }", 'AAA'],
		["{ type: string, allOf: [{ pattern: '[0-9]$' }, { pattern: '^[A-Z]' }] }", 'A0'],
		["{ type: string, pattern: '^{[0-9]{2}}$' }", '{00}'],
		['{ type: string, enum: [], oneOf: [{ const: a, title: A }, { const: b, title: B }] }', 'a'],
		['{ type: object, oneOf: [{ type: string, enum: [auto] }, { required: [a], properties: { a: { const: 1 } } }] }', { a: 1 }],
		['{ type: string, format: int64 }', '1'],
		['{ type: string, oneOf: [{ format: ipv4 }, { format: ipv6 }] }', '192.0.2.1'],
		['{ type: string, oneOf: [{ enum: [x, y] }, { enum: [z] }] }', 'x'],
		['{ type: integer, anyOf: [{ minimum: 5 }, { maximum: -5 }] }', 5],
		['{ minimum: 5, anyOf: [{ type: integer }, { type: string }] }', 5],
		['{ type: array, items: { type: integer }, anyOf: [{ minItems: 2 }, { maxItems: 0 }] }', [1, 2]],
		['{ minItems: 1, oneOf: [{ properties: { a: { const: 1 } } }, { type: array, items: { type: integer } }] }', { a: 1 }],
		['{ minItems: 1, oneOf: [{ type: array, items: { type: integer } }, { properties: { a: { const: 1 } } }] }', [1]],
		['{ type: array, minItems: 2 }', ['Beispieltext', 'Beispieltext 2']],
		['{ type: array, prefixItems: [{ const: 1 }, { const: 2 }], maxItems: 1 }', [1]],
		['{ type: array, items: { type: string }, contains: { const: x } }', ['x']],
		['{ type: array, contains: { type: integer }, minContains: 2 }', [1, 2]],
		['{ type: array, uniqueItems: true, minItems: 2, items: { type: string, format: email } }', ['name@example.com', 'name2@example.com']],
		['{ type: array, items: { type: integer }, minItems: 1, default: [] }', [1]],
		['{ type: object, default: {}, properties: { size: { type: integer } } }', {}],
		['{ type: object, default: {}, required: [size], properties: { size: { type: integer } } }', { size: 1 }],
		['{ type: integer, minimum: 5 }', 5],
		['{ type: integer, exclusiveMinimum: 5 }', 6],
		['{ type: integer, maximum: -3 }', -3],
		['{ type: integer, multipleOf: 25, minimum: 30 }', 50],
		['{ type: number, exclusiveMaximum: 0 }', -0.5],
		['{ type: boolean }', true],
		["{ type: 'null' }", null],
		['{ const: null }', null],
		['{ type: [string, "null"], enum: [null] }', null],
		['{ type: string, format: password, minLength: 8 }', 'geheimxx'],
		["{ type: string, format: password, pattern: '^[0-9]{4}$' }", '0000'],
		["{ type: string, pattern: '[0-9]', minLength: 3 }", '0xx'],
		['{ type: [string, "null"] }', 'Beispieltext'],
		['{ type: string, examples: [gegeben], enum: [x] }', 'gegeben'],
		['{ type: integer, example: 42 }', 42],
		['{ contentMediaType: image/png }', '(Binärdaten)'],
		['{ contentMediaType: text/csv }', 'Beispieltext'],
		['false', null],
	])('%s gives %j', (schema, expected) => {
		expect(exampleFor(`A: ${schema}`)).toEqual(expected);
	});
});

describe('objects and lists', () => {
	test('readOnly is not sent, writeOnly not received', () => {
		const schema = 'A: { properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true }, name: { type: string } } }';
		expect(exampleFor(schema, 'request')).toEqual({ secret: 'Beispieltext', name: 'Beispieltext' });
		expect(exampleFor(schema, 'response')).toEqual({ id: 1, name: 'Beispieltext' });
	});

	test('merged parts, alternatives and the discriminator come together', () => {
		expect(
			exampleFor(`
Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
Pet: { type: object, required: [kind], discriminator: { propertyName: kind, mapping: { katze: '#/components/schemas/Cat' } }, properties: { kind: { type: string } } }
A: { oneOf: [{ $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: kind, mapping: { katze: '#/components/schemas/Cat' } } }
`),
		).toEqual({ kind: 'katze', lives: 1 });
		expect(
			exampleFor(
				'B: { properties: { x: { type: integer } } }\nC: {}\nA: { oneOf: [{ $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/C" }], discriminator: { propertyName: kind, mapping: { b: B } } }',
			),
		).toEqual({
			x: 1,
			kind: 'b',
		});
	});

	test.each([
		['{ allOf: [{ properties: { a: { type: integer } }, additionalProperties: false }, { properties: { a: {}, b: { type: integer } } }] }', { a: 1 }],
		[
			'{ allOf: [{ properties: { a: { type: integer } }, additionalProperties: false }, { required: [b], properties: { b: { type: integer } } }] }',
			{ a: 1, b: 1 },
		],
		[
			'{ properties: { a: { type: integer } }, patternProperties: { "^x-": {} }, additionalProperties: false, allOf: [{ properties: { x-b: { type: integer }, c: {} } }] }',
			{ a: 1, 'x-b': 1 },
		],
		['{ properties: { a: { type: integer } }, oneOf: [{ properties: { b: { type: integer } }, additionalProperties: false }, { type: object }] }', { b: 1 }],
		['{ properties: { a: { type: integer } }, additionalProperties: false, oneOf: [{ properties: { b: { type: integer } } }, { type: object }] }', { a: 1 }],
		['{ allOf: [{ properties: { a: { type: integer } } }, { properties: { b: { type: integer } } }], unevaluatedProperties: false }', { a: 1, b: 1 }],
		['{ allOf: [{ type: [string, "null"] }, { type: [integer, "null"] }] }', null],
		['{ allOf: [{ type: string, nullable: true }, { type: object, nullable: true }] }', null],
		[
			'{ properties: { a: {} }, additionalProperties: { type: object }, allOf: [{ properties: { b: { type: string }, c: {} } }], required: [c] }',
			{ a: 'Beispieltext', c: 'Beispieltext' },
		],
	])('%s gives %j, which none of its schemas refuses', (schema, expected) => {
		expect(exampleFor(`A: ${schema}`)).toEqual(expected);
	});

	test('of properties that exclude each other the first is given', () => {
		expect(
			exampleFor('A: { properties: { a: { type: integer }, b: { type: integer }, c: { type: integer } }, oneOf: [{ required: [a] }, { required: [b] }] }'),
		).toEqual({ a: 1, c: 1 });
	});

	test('lists have the demanded length, without repetition where that is demanded', () => {
		expect(exampleFor('A: { type: array, minItems: 2, items: { type: integer } }')).toEqual([1, 2]);
		expect(exampleFor('A: { type: array, minItems: 2, uniqueItems: true, items: { enum: [x, y, z] } }')).toEqual(['x', 'y']);
		expect(exampleFor('A: { type: array, minItems: 2, uniqueItems: true, items: { type: boolean } }')).toEqual([true, false]);
		expect(exampleFor('A: { type: array, minItems: 2, uniqueItems: true, items: { type: array, items: { type: integer } } }')).toEqual([[1], [2]]);
		expect(exampleFor('A: { type: array, minItems: 3, uniqueItems: true, prefixItems: [{ type: string }], items: { type: string } }')).toEqual([
			'Beispieltext',
			'Beispieltext 2',
			'Beispieltext 3',
		]);
		expect(
			exampleFor(
				'A: { type: array, minItems: 2, uniqueItems: true, prefixItems: [{ properties: { a: { type: integer } } }], items: { properties: { a: { type: integer } } } }',
			),
		).toEqual([{ a: 1 }, { a: 2 }]);
		expect(exampleFor('A: { type: array, minItems: 3, uniqueItems: true, items: { type: integer, minimum: 0, maximum: 2 } }')).toEqual([1, 2, 0]);
		expect(exampleFor('A: { type: array, minItems: 2, uniqueItems: true, items: { type: string, maxLength: 8 } }')).toEqual(['Beispiel', 'Beispie2']);
		expect(exampleFor('A: { type: array, minItems: 2, uniqueItems: true, items: { type: string, format: date } }')).toEqual(['2025-09-15', '2025-09-16']);
		expect(
			exampleFor(
				'A: { type: array, minItems: 3, uniqueItems: true, items: { type: object, properties: { kind: { enum: [x, y, z] }, on: { type: boolean }, id: { type: integer } } } }',
			),
		).toEqual([1, 2, 3].map((id) => ({ kind: 'x', on: true, id })));
		expect(exampleFor("A: { type: array, minItems: 3, uniqueItems: true, items: { type: string, pattern: '^(0|[1-9][0-9]*)$' } }")).toEqual(['0', '1', '2']);
		expect(
			exampleFor('A: { type: array, minItems: 2, uniqueItems: true, items: { type: string, oneOf: [{ const: a, title: A }, { const: b, title: B }] } }'),
		).toEqual(['a', 'b']);
		expect(exampleFor('A: { type: array, maxItems: 0, items: { type: integer } }')).toEqual([]);
		expect(exampleFor('A: { type: array, prefixItems: [{ type: string }, { type: integer }] }')).toEqual(['Beispieltext', 1]);
	});

	describe('keep to what is said of their keys', () => {
		test.each([
			['required: [a, b], properties: { a: { const: 1 } }', { a: 1, b: 'Beispieltext' }],
			['required: [a], additionalProperties: { type: integer }', { schluessel: 1, a: 1 }],
			['minProperties: 2, additionalProperties: { type: integer }', { schluessel: 1, schluessel2: 1 }],
			['maxProperties: 1, properties: { a: { const: 1 }, b: { const: 2 } }', { a: 1 }],
			['maxProperties: 1, required: [b], properties: { a: { const: 1 }, b: { const: 2 } }', { b: 2 }],
			['propertyNames: { enum: [de, en] }, additionalProperties: { const: 1 }, minProperties: 2', { de: 1, en: 1 }],
			["propertyNames: { pattern: '^[a-z]{2}$' }, additionalProperties: { const: 1 }", { aa: 1 }],
			["patternProperties: { '^x-[0-9]$': { const: 1 } }, additionalProperties: false", { 'x-0': 1 }],
			['properties: { a: { const: 1 } }, dependentRequired: { a: [b] }', { a: 1, b: 'Beispieltext' }],
			['properties: { a: { const: 1 } }, dependentSchemas: { a: { required: [b], properties: { b: { const: 2 } } } }', { a: 1, b: 2 }],
			['properties: { a: { const: 1 }, b: { const: 2 } }, not: { required: [a, b] }', { a: 1 }],
			['properties: { a: { const: 1 }, b: { const: 2 } }, oneOf: [{ required: [b], properties: { a: false } }, { required: [a] }]', { b: 2 }],
			['properties: { a: { const: 1 }, b: { const: 2 } }, oneOf: [{ required: [a], not: { required: [b] } }, { required: [b] }]', { a: 1 }],
			[
				'properties: { a: { enum: [x, y] } }, if: { properties: { a: { const: x } } }, then: { required: [b], properties: { b: { const: 2 } } }',
				{ a: 'x', b: 2 },
			],
			[
				'properties: { a: { enum: [x, y] } }, if: { properties: { a: { const: y } } }, then: { required: [b] }, else: { required: [c] }',
				{ a: 'x', c: 'Beispieltext' },
			],
		])('%s', (schema, value) => {
			expect(exampleFor(`A: { type: object, ${schema} }`)).toEqual(value);
		});
	});

	test('free keys get one entry', () => {
		expect(exampleFor('A: { type: object, additionalProperties: { type: integer } }')).toEqual({ schluessel: 1 });
		expect(exampleFor('A: { type: object, additionalProperties: true }')).toEqual({});
	});
});

describe('recursion ends', () => {
	test.each([
		['an optional property is left out', 'A: { properties: { name: { type: string }, next: { $ref: "#/components/schemas/A" } } }', { name: 'Beispieltext' }],
		['a list is empty', 'A: { required: [children], properties: { children: { type: array, items: { $ref: "#/components/schemas/A" } } } }', { children: [] }],
		[
			'null where that is allowed',
			'A: { required: [next], properties: { next: { anyOf: [{ $ref: "#/components/schemas/A" }, { type: "null" }] } } }',
			{ next: null },
		],
		[
			'the alternative that ends',
			'A: { oneOf: [{ $ref: "#/components/schemas/B" }, { type: string }] }\nB: { required: [a], properties: { a: { $ref: "#/components/schemas/A" } } }',
			'Beispieltext',
		],
		[
			'nothing where null is allowed beside what allows none',
			'A: { type: object, properties: { x: { type: integer }, next: { nullable: true, type: object, allOf: [{ $ref: "#/components/schemas/A" }] } } }',
			{ x: 1 },
		],
		[
			'null where something has to stand',
			'A: { type: object, required: [next], properties: { next: { nullable: true, type: object, allOf: [{ $ref: "#/components/schemas/A" }] } } }',
			{ next: null },
		],
		[
			'fourteen levels that have to be there are there',
			`A: { $ref: "#/components/schemas/S0" }\n${Array.from({ length: 14 }, (_, index) => `S${index}: { required: [a], properties: { a: { $ref: "#/components/schemas/S${index + 1}" } } }`).join('\n')}\nS14: { type: string }`,
			Array.from({ length: 14 }).reduce((inside: unknown) => ({ a: inside }), 'Beispieltext'),
		],
		['a schema that no value fits', 'A: { required: [next], properties: { next: { $ref: "#/components/schemas/A" } } }', null],
		['itself in allOf', 'A: { properties: { x: { type: integer } }, allOf: [{ $ref: "#/components/schemas/A" }] }', { x: 1 }],
	])('%s', (_, schemas, expected) => {
		expect(exampleFor(schemas)).toEqual(expected);
	});

	test('thousands of ways give an example of bounded size, the same every time', () => {
		const schemas = `${Array.from({ length: 30 }, (_, index) => `S${index}: { required: [a, b, c], properties: { a: { $ref: "#/components/schemas/S${index + 1}" }, b: { $ref: "#/components/schemas/S${index + 1}" }, c: { $ref: "#/components/schemas/S${index + 1}" } } }`).join('\n')}\nS30: { type: string }\nA: { $ref: "#/components/schemas/S0" }`;
		const first = JSON.stringify(exampleFor(schemas));
		expect(first.length).toBeLessThan(50_000);
		expect(JSON.stringify(exampleFor(schemas))).toBe(first);
	});
});
