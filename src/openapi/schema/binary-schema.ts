import { isObject } from '#openapi/json/json.ts';
import { isTextType } from '#openapi/json/media-type.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';

/** Whether a schema stands for bytes: `format: binary`, of which the upgrade to 3.1 leaves a media type or nothing at all. */
export function isBytes(schema: SchemaSource['schema'] | undefined): boolean {
	if (!isObject(schema)) return false;
	if (schema['format'] === 'binary') return true;
	if (typeof schema['contentMediaType'] === 'string') return schema['contentEncoding'] === undefined && !isTextType(schema['contentMediaType']);
	return Object.keys(schema).every((key) => key === 'description' || key === 'title' || key.startsWith('x-'));
}
