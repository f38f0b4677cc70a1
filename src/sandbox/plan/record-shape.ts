import { flagAt, isObject, stringsAt, textAt } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf } from '#openapi/schema/schema-children.ts';
import { typesOf } from '#openapi/schema/schema-parts.ts';

/** The facts that collections need about the outer level of a schema. */
export interface RecordShape {
	kind: 'object' | 'array' | 'other';
	properties: Map<string, { type: string | undefined; format: string | undefined; readOnly: boolean; sources: SchemaSource[] }>;
	required: Set<string>;
	/** Of an array. */
	items: SchemaSource | undefined;
}

/** Looks through references and `allOf`. */
export function recordShape(resolve: Resolver, source: SchemaSource): RecordShape {
	const flat = flatten(resolve, [source]);
	const schemas = flat.layers.map(({ schema }) => schema);
	const children = childrenOf(flat);
	const types = new Set(schemas.flatMap(typesOf));
	const named = children.filter(({ relation }) => relation === 'property');
	return {
		kind: types.has('array') ? 'array' : types.has('object') || named.length > 0 ? 'object' : 'other',
		properties: new Map(
			named.map(({ key, sources }) => {
				const inner = flatten(resolve, sources).layers.map(({ schema }) => schema);
				return [
					key,
					{
						type: inner.flatMap(typesOf)[0],
						format: inner.map((schema) => textAt(schema, 'format')).find((format) => format !== undefined),
						readOnly: inner.some((schema) => flagAt(schema, 'readOnly')),
						sources,
					},
				];
			}),
		),
		required: new Set(schemas.flatMap((schema) => stringsAt(schema, 'required'))),
		items: children.find(({ relation }) => relation === 'items')?.sources.find(({ schema }) => isObject(schema)),
	};
}
