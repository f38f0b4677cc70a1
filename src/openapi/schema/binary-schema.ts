import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { isTextType } from '#openapi/json/media-type.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';

/** Whether a schema means bytes: `format: binary`, which the upgrade to 3.1 turns into a media type or removes. */
export function isBytes(schema: SchemaSource['schema'] | undefined): boolean {
	return isObject(schema) && areBytes([schema]);
}

/** Whether schemas that apply together mean bytes: one of them does, or none restricts the value. */
export function areBytes(schemas: readonly JsonObject[]): boolean {
	return schemas.some(saysBytes) || (schemas.length > 0 && schemas.every(isMereText));
}

/** Whether a schema says by itself that it is bytes. */
export function saysBytes(schema: JsonObject): boolean {
	if (schema['format'] === 'binary') return true;
	return typeof schema['contentMediaType'] === 'string' && schema['contentEncoding'] === undefined && !isTextType(schema['contentMediaType']);
}

/** A description beside a reference, for instance. */
const isMereText = (schema: JsonObject) => Object.keys(schema).every((key) => key === 'description' || key === 'title' || key.startsWith('x-'));
