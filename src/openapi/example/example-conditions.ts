import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { isObject, type JsonObject, stringsAt } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type Relation } from '#openapi/schema/schema-children.ts';
import { typesOf } from '#openapi/schema/schema-parts.ts';
import { enumOf } from '#openapi/schema/schema-values.ts';

/** Levels of a condition that are looked into. */
const DEEPEST_CONDITION = 6;

/** The schemas that hold for an object by what stands in it: `then` or `else` of its conditions, and those that its fields bring along. */
export function conditionalSources(resolve: Resolver, flat: FlatSchema, value: JsonObject): SchemaSource[] {
	const children = childrenOf(flat);
	const at = (relation: Relation, key: string) => children.find((child) => child.relation === relation && child.key === key)?.sources ?? [];
	return children.flatMap(({ relation, key, sources }) => {
		if (relation === 'dependent') return Object.hasOwn(value, key) ? sources : [];
		return relation === 'if' ? at(isMet(resolve, sources, { value, depth: 0 }) ? 'then' : 'else', key) : [];
	});
}

/** Whether a value is what a condition asks for: types, fixed values and fields, which is what conditions are about. Limits count as kept. */
function isMet(resolve: Resolver, sources: readonly SchemaSource[], { value, depth }: { value: unknown; depth: number }): boolean {
	if (depth > DEEPEST_CONDITION) return true;
	const flat = flatten(resolve, sources);
	const inside = (inner: readonly SchemaSource[], item: unknown) => isMet(resolve, inner, { value: item, depth: depth + 1 });
	const schemas = flat.layers.map(({ schema }) => schema);
	const fixed = enumOf(schemas);
	if (flat.never || (fixed && !fixed.some((entry) => canonicalJson(entry.value) === canonicalJson(value)))) return false;
	if (!schemas.every((schema) => isOfTypes(typesOf(schema), value))) return false;
	if (isObject(value) && !schemas.every((schema) => stringsAt(schema, 'required').every((key) => Object.hasOwn(value, key)))) return false;
	const children = childrenOf(flat);
	return (
		children.every(({ relation, key, sources: inner }) => {
			if (relation === 'not') return !inside(inner, value);
			return relation !== 'property' || !isObject(value) || !Object.hasOwn(value, key) || inside(inner, value[key]);
		}) && flat.layers.every(({ choices }) => choices.every(({ options }) => options.some((option) => inside([option], value))))
	);
}

/** Whether a value is of one of some types; `null` is left to others. */
export function isOfTypes(types: readonly string[], value: unknown): boolean {
	if (types.length === 0 || value === null) return true;
	const type = Array.isArray(value) ? 'array' : typeof value;
	return types.includes(type) || (types.includes('integer') && Number.isInteger(value));
}
