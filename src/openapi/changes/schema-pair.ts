import type { JsonObject, Pointer } from '../model.ts';
import type { FlatSchema } from '../walk-schema.ts';

/** The same place in both descriptions, references followed and `allOf` opened. */
export interface SchemaPair {
	before: FlatSchema;
	after: FlatSchema;
	/** Where a change is reported that no keyword of the newer description carries. */
	pointer: Pointer;
}

/** A keyword of a flattened schema, and the schema that carries it. */
export interface Keyword {
	value: unknown;
	pointer: Pointer;
}

/** The keyword of the first layer that has it. */
export function keywordOf({ layers }: FlatSchema, keyword: string): Keyword | undefined {
	return keywordsOf(layers, keyword)[0];
}

/** The bound of all layers that limits most: the highest of a lower bound (`sign` 1), the lowest of an upper one (-1). */
export function tightestOf({ layers }: FlatSchema, keyword: string, sign: 1 | -1): (Keyword & { value: number }) | undefined {
	return keywordsOf(layers, keyword)
		.flatMap(({ value, pointer }) => (typeof value === 'number' ? [{ value, pointer }] : []))
		.sort((a, b) => sign * (b.value - a.value))[0];
}

function keywordsOf(layers: readonly { pointer: Pointer; schema: JsonObject }[], keyword: string): Keyword[] {
	return layers.flatMap(({ pointer, schema }) => (schema[keyword] === undefined ? [] : [{ pointer, value: schema[keyword] }]));
}

/**
 * Where a changed keyword is reported: the schema that carries it now, otherwise the one that did if it still takes part, otherwise the place itself.
 * So a shared schema is blamed once, and not each place that uses it.
 */
export function blamed({ after, pointer }: SchemaPair, was: Keyword | undefined, is: Keyword | undefined): Pointer {
	if (is) return is.pointer;
	return was !== undefined && after.layers.some((layer) => layer.pointer === was.pointer) ? was.pointer : pointer;
}
