import { expect, test } from 'vitest';
import { checkReferences } from './check-references.ts';

const found = (document: Record<string, unknown>) => checkReferences(document).map(({ rule, pointer }) => `${rule} ${pointer}`);

test('references are checked wherever they mean something', () => {
	expect(
		found({
			paths: { '/a': { $ref: '#/x' } },
			components: {
				schemas: { A: { properties: { example: { $ref: '#/x' }, $ref: { type: 'string' } } }, enum: { $ref: '#/x' } },
				examples: { E: { $ref: '#/x' } },
			},
		}),
	).toEqual([
		'api-reference #/paths/~1a',
		'api-reference #/components/schemas/A/properties/example',
		'api-reference #/components/schemas/enum',
		'api-reference #/components/examples/E',
	]);
});

test('data is not: examples, defaults, enumerations, extensions', () => {
	const data = { $ref: '#/x' };
	expect(
		found({
			'x-a': data,
			components: { schemas: { A: { example: data, examples: [data], default: data, const: data, enum: [data] } }, examples: { E: { value: data } } },
		}),
	).toEqual([]);
});

test('what a discriminator names is a reference, by its address or its name', () => {
	const mapping = { a: 'B', b: '#/components/schemas/B', c: 'C', d: '#/components/schemas/D', e: 'e.yaml#/E', f: '#/X/Y' };
	const schemas = { A: { discriminator: { propertyName: 'art', mapping } }, B: {}, discriminator: { properties: { mapping: { example: 'x' } } } };
	expect(found({ components: { schemas } })).toEqual([
		'api-reference #/components/schemas/A/discriminator/mapping/c',
		'api-reference #/components/schemas/A/discriminator/mapping/d',
		'api-remote-reference #/components/schemas/A/discriminator/mapping/e',
		'api-reference #/components/schemas/A/discriminator/mapping/f',
	]);
});

test('chains without end are found, recursion through properties is none', () => {
	expect(
		found({
			components: {
				schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' }, C: { properties: { c: { $ref: '#/components/schemas/C' } } } },
			},
		}),
	).toEqual(['api-reference-circle #/components/schemas/A', 'api-reference-circle #/components/schemas/B']);
});
