import { canonicalJson } from '#openapi/json/canonical-json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { FlatSchema } from '#openapi/schema/flat-schema.ts';

/** The same place in both descriptions, references followed and `allOf` opened. */
export interface SchemaPair {
	before: FlatSchema;
	after: FlatSchema;
	/** The schema that the place shows in the newer description, references followed. */
	pointer: Pointer;
}

/** A keyword of a flattened schema, and the schema that carries it. */
export interface Keyword {
	value: unknown;
	pointer: Pointer;
}

/** The keyword of the first layer that has it. */
export function keywordOf(flat: FlatSchema, keyword: string): Keyword | undefined {
	return keywordsOf(flat, keyword)[0];
}

/** The bound of all layers that limits most: the highest of a lower bound (`sign` 1), the lowest of an upper one (-1). */
export function tightestOf(flat: FlatSchema, keyword: string, sign: 1 | -1): (Keyword & { value: number }) | undefined {
	return keywordsOf(flat, keyword)
		.flatMap(({ value, pointer }) => (typeof value === 'number' ? [{ value, pointer }] : []))
		.sort((a, b) => sign * (b.value - a.value))[0];
}

/** The keyword of all layers that have it. */
export function keywordsOf({ layers }: FlatSchema, keyword: string): Keyword[] {
	return layers.flatMap(({ pointer, schema }) => (schema[keyword] === undefined ? [] : [{ pointer, value: schema[keyword] }]));
}

/**
 * Which schema a change is blamed on: the one that carries the keyword if it takes part before and after, so that a shared schema is told once,
 * and not each place that uses it; otherwise the one that was rewritten.
 */
export function blamed(pair: SchemaPair, was: Pick<Keyword, 'pointer'> | undefined, is: Pick<Keyword, 'pointer'> | undefined): Pointer {
	const { before, after } = pair;
	if (is && before.layers.some(({ pointer }) => pointer === is.pointer)) return is.pointer;
	if (was && after.layers.some(({ pointer }) => pointer === was.pointer)) return was.pointer;
	return rewritten(pair);
}

/** The outermost schema of a place that does not read as before; the one that is shown when all are new. */
export function rewritten({ before, after, pointer }: SchemaPair): Pointer {
	const earlier = new Map(before.layers.map((layer) => [layer.pointer, layer.schema]));
	const changed = after.layers.find((layer) => earlier.has(layer.pointer) && canonicalJson(earlier.get(layer.pointer)) !== canonicalJson(layer.schema));
	return changed?.pointer ?? pointer;
}
