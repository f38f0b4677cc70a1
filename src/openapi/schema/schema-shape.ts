import type { JsonObject } from '#openapi/json/json.ts';
import type { ScalarType } from './schema-node.ts';
import { typesOf } from './schema-parts.ts';

/** The kinds of values that several schemas allow together. */
export interface Shape {
	object: boolean;
	array: boolean;
	/** Types of single values; with `values` and none of these, only the values are given. */
	scalars: ScalarType[];
	/** Fixed values or bytes: a single value although no type is named. */
	untyped: boolean;
}

/**
 * The shape of schemas that all apply: by their types, otherwise by the keywords they use.
 * @param hasValues whether they enumerate values, which need no type.
 */
export function shapeOf(schemas: readonly JsonObject[], hasValues = false): Shape {
	const types = commonTypes(schemas);
	const uses = (keywords: ReadonlySet<string>) => schemas.some((schema) => Object.keys(schema).some((key) => keywords.has(key)));
	const shape: Shape = { object: types.includes('object'), array: types.includes('array'), scalars: types.filter(isScalar), untyped: false };
	// A word that is no type says nothing of the shape.
	if (shape.object || shape.array || shape.scalars.length > 0) return shape;
	if (hasValues) return { ...shape, untyped: true };
	if (uses(OBJECT_KEYWORDS)) return { ...shape, object: true };
	if (uses(ARRAY_KEYWORDS)) return { ...shape, array: true };
	if (uses(STRING_KEYWORDS)) return { ...shape, scalars: ['string'] };
	if (uses(NUMBER_KEYWORDS)) return { ...shape, scalars: ['number'] };
	if (schemas.some((schema) => schema['type'] === 'null')) return { ...shape, scalars: ['null'] };
	return { ...shape, untyped: uses(BYTES_KEYWORDS) };
}

/** Types that every schema with a type allows; when they contradict each other, those of the first. */
export function commonTypes(schemas: readonly JsonObject[]): string[] {
	const common = sharedTypes(schemas);
	return common.length > 0 ? common : (schemas.map(typesOf).find((types) => types.length > 0) ?? []);
}

/** Types that every schema with a type allows; empty when no schema has one, or when they contradict each other. */
export function sharedTypes(schemas: readonly JsonObject[]): string[] {
	const [first = [], ...rest] = schemas.map(typesOf).filter((types) => types.length > 0);
	return rest.reduce(
		(left, right) =>
			left.flatMap((type) =>
				right.includes(type) ? type : type === 'number' && right.includes('integer') ? 'integer' : type === 'integer' && right.includes('number') ? type : [],
			),
		first,
	);
}

const isScalar = (type: string): type is ScalarType => type === 'string' || type === 'number' || type === 'integer' || type === 'boolean';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const OBJECT_KEYWORDS = wordSet(
	'properties patternProperties additionalProperties unevaluatedProperties propertyNames required minProperties maxProperties dependentRequired dependentSchemas',
);
const ARRAY_KEYWORDS = wordSet('items prefixItems contains minItems maxItems uniqueItems unevaluatedItems');
const STRING_KEYWORDS = wordSet('format pattern minLength maxLength contentEncoding');
const NUMBER_KEYWORDS = wordSet('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf');
const BYTES_KEYWORDS = wordSet('contentMediaType');
