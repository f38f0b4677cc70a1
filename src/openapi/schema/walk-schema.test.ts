import { expect, test } from 'vitest';
import { createResolver } from '#openapi/json/resolver.ts';
import { namedSchema, schemasModel } from '#openapi/model/model.fixture.ts';
import { walkSchema } from './walk-schema.ts';

function visited(schemas: string): string[] {
	const model = schemasModel(schemas);
	const pointers: string[] = [];
	walkSchema(createResolver(model.document), namedSchema(model, 'A'), ({ identity, child }) => {
		pointers.push(`${child ? `${child.relation} ` : ''}${identity.pointer.replace('#/components/schemas/', '')}`);
	});
	return pointers;
}

test('everything that can be reached is visited once, parents first', () => {
	expect(
		visited(`
A: { properties: { b: { $ref: '#/components/schemas/B' }, c: { type: array, items: { $ref: '#/components/schemas/B' } } }, additionalProperties: { $ref: '#/components/schemas/A' }, not: { type: string } }
B: { oneOf: [{ $ref: '#/components/schemas/A' }, { type: integer }], $defs: { unused: {} } }
`),
	).toEqual(['A', 'property B', 'option B/oneOf/1', 'property A/properties/c', 'not A/not']);
});

test('twice the ways give no more visits', () => {
	const chain = Array.from(
		{ length: 40 },
		(_, index) => `S${index}: { properties: { a: { $ref: '#/components/schemas/S${index + 1}' }, b: { $ref: '#/components/schemas/S${index + 1}' } } }`,
	);
	expect(visited(`${chain.join('\n')}\nS40: { type: string }\nA: { $ref: '#/components/schemas/S0' }`)).toHaveLength(41);
});
