import { isObject, type JsonObject, type JsonSchema, listAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';

/** A schema and its place in the document. `createSchemaTree`, `exampleOf` and `walkSchema` take it from here. */
export interface SchemaSource {
	pointer: Pointer;
	/** The raw JSON Schema (2020-12): an object or a boolean. */
	schema: JsonSchema;
}

/** The schemas of a list. Entries that are no schemas are left out. */
export function schemasAt(pointer: Pointer, schema: JsonObject, keyword: string): SchemaSource[] {
	return listAt(schema, keyword).flatMap((item, index) => schemaOf(pointerTo(pointer, keyword, index), item));
}

/** The value as a schema, in a list of one; empty when it is none. */
export function schemaOf(pointer: Pointer, value: unknown): SchemaSource[] {
	return isObject(value) || typeof value === 'boolean' ? [{ pointer, schema: value }] : [];
}
