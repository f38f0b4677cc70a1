import { type Schema, validate } from '@cfworker/json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chosen, switchVariants } from './chosen-variants.ts';
import { formField } from './field.ts';

/** Whatever readers choose in whatever order: the value fits the schema (according to a validator that knows nothing of forms), and properties outside of the choice stay. */
const TYPES = { string: 'wort', integer: 7, boolean: true } as const;
type Type = keyof typeof TYPES;

const names = (from: string) => fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: 3 });
const properties = (from: string) =>
	names(from).chain((list) =>
		fc
			.tuple(...list.map(() => fc.constantFrom<Type>('string', 'integer', 'boolean')))
			.map((types) => list.map((name, index) => [name, types[index] ?? 'string'] as const)),
	);
const objectOf = (list: readonly (readonly [string, Type])[]) => ({
	type: 'object',
	required: list.map(([name]) => name),
	properties: Object.fromEntries(list.map(([name, type]) => [name, { type, example: TYPES[type] }])),
});

/** An object with a group of each kind; a discriminator says which one of the first is meant. Alternatives share names, of which the types may differ. */
const description = fc
	.tuple(
		properties('abc'),
		fc.array(properties('pqr'), { minLength: 2, maxLength: 4 }),
		fc.array(properties('xyz'), { minLength: 2, maxLength: 3 }),
		fc.boolean(),
	)
	.map(([own, one, any, isMapped]) => {
		const variants = one.map((list, index) => {
			const { required, ...rest } = objectOf(list);
			return {
				...rest,
				title: `V${index}`,
				required: ['art', ...required],
				properties: { art: isMapped ? { type: 'string' } : { const: `V${index}` }, ...rest.properties },
			};
		});
		const schemas = Object.fromEntries(variants.map((variant, index) => [`V${index}`, variant]));
		const oneOf = variants.map((_, index) => ({ $ref: `#/components/schemas/V${index}` }));
		// Of several that may hold together each name has one type.
		const anyOf = any.map((list) => objectOf(list.map(([name]) => [name, 'string'])));
		return {
			document: { components: { schemas } },
			schema: { ...objectOf(own), oneOf, anyOf, ...(isMapped && { discriminator: { propertyName: 'art' } }) },
			isMapped,
		};
	});

test('switching keeps to the schema and to what the reader has written', () => {
	fc.assert(
		fc.property(
			description,
			fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.boolean()), { minLength: 1, maxLength: 5 }),
			({ document, schema, isMapped }, steps) => {
				const { shape } = formField(document, [{ pointer: '#/body', schema }]);
				if (shape.kind !== 'object') throw new Error(`This is asked for as ${shape.kind}.`);
				const own = Object.fromEntries(
					Object.keys(schema.properties).map((name) => [
						name,
						schema.properties[name]?.type === 'string' ? 'eigen' : schema.properties[name]?.type === 'integer' ? 42 : false,
					]),
				);
				let value: unknown = own;
				let from: Chosen = [[], []];
				for (const [one, any, isAll] of steps) {
					const [first, second] = shape.groups;
					const last = (second?.variants.length ?? 1) - 1;
					const to: Chosen = [
						[one % (first?.variants.length ?? 1)],
						isAll ? [0, last].filter((index, at, all) => all.indexOf(index) === at) : [any % (last + 1)],
					];
					value = switchVariants(document, shape, { value, from, to });
					from = to;
					expect(value).toMatchObject(own);
					// Alternatives that a mapping tells apart may overlap; that exactly one is meant is what its value says.
					const { oneOf, ...rest } = schema;
					const whole = { $defs: {}, components: document.components, ...(isMapped ? { ...rest, allOf: [{ anyOf: oneOf }] } : schema) };
					expect(validate(value, whole as unknown as Schema, '2020-12').errors).toEqual([]);
					expect(value).toMatchObject({ art: `V${to[0]?.[0]}` });
				}
			},
		),
		{ numRuns: 150, seed: 20260722 },
	);
});
