import { entriesAt, isObject, listAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { type SchemaSource, schemaOf, schemasAt } from '#openapi/model/schema-source.ts';
import type { FlatSchema, Layer } from './flat-schema.ts';

export type Relation =
	| 'property'
	| 'patternProperty'
	| 'additionalProperties'
	| 'propertyNames'
	| 'prefixItem'
	| 'items'
	| 'contains'
	| 'contentSchema'
	| 'option'
	| 'not'
	| 'if'
	| 'then'
	| 'else'
	| 'dependent';

/** A schema inside another one. Where several layers speak of the same child, all of them hold. */
export interface SchemaChild {
	relation: Relation;
	/** Name of the property, pattern, index; empty for relations that exist once. */
	key: string;
	sources: SchemaSource[];
	/** The layer that speaks of it first. */
	layer: Layer;
}

/** Direct children of a flattened schema in the order of reading. `$defs` count only where they are referred to. */
export function childrenOf({ layers }: FlatSchema): SchemaChild[] {
	const children = new Map<string, SchemaChild>();
	for (const layer of layers) {
		const { pointer, schema } = layer;
		const add = (relation: Relation, key: string, sources: readonly SchemaSource[]) => {
			if (sources.length === 0) return;
			const known = children.get(`${relation} ${key}`);
			// What the place itself says of a child stands before what it refers to.
			if (known) known.sources = layer.away < known.layer.away ? [...sources, ...known.sources] : [...known.sources, ...sources];
			else children.set(`${relation} ${key}`, { relation, key, sources: [...sources], layer });
		};
		for (const { relation, key, source } of namedChildren(layer)) add(relation, key, [source]);
		for (const [relation, keywords] of SINGLE) for (const keyword of keywords) add(relation, '', schemaOf(pointerTo(pointer, keyword), schema[keyword]));
		for (const [index, item] of prefixItems(pointer, layer).entries()) add('prefixItem', String(index), [item]);
		add('not', pointer, schemaOf(pointerTo(pointer, 'not'), schema['not']));
		for (const relation of ['if', 'then', 'else'] as const) add(relation, pointer, schemaOf(pointerTo(pointer, relation), schema[relation]));
		for (const choice of layer.choices) for (const option of choice.options) add('option', option.pointer, [option]);
	}
	return [...children.values()];
}

/** `unevaluated…` is shown like `additional…`, and `additionalItems` of older drafts like `items`. */
const SINGLE: [Relation, string[]][] = [
	['additionalProperties', ['additionalProperties', 'unevaluatedProperties']],
	['propertyNames', ['propertyNames']],
	['items', ['items', 'additionalItems', 'unevaluatedItems']],
	['contains', ['contains']],
	['contentSchema', ['contentSchema']],
];

function namedChildren({ pointer, schema }: Layer): { relation: Relation; key: string; source: SchemaSource }[] {
	const named = (keyword: string, relation: Relation) =>
		entriesAt(schema, keyword).flatMap(([key, value]) => schemaOf(pointerTo(pointer, keyword, key), value).map((source) => ({ relation, key, source })));
	return [
		...named('properties', 'property'),
		...named('patternProperties', 'patternProperty'),
		...named('dependentSchemas', 'dependent'),
		...named('dependencies', 'dependent'),
	];
}

/** Positions of a list with a schema each; older drafts write them as a list in `items`. */
function prefixItems(pointer: Pointer, { schema }: Layer): SchemaSource[] {
	return listAt(schema, 'prefixItems').length > 0
		? schemasAt(pointer, schema, 'prefixItems')
		: isObject(schema['items'])
			? []
			: schemasAt(pointer, schema, 'items');
}
