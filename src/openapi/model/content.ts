import { entriesAt, flagAt, isObject, type JsonObject, textAt } from '#openapi/json/json.ts';
import { isDescribedBySchema } from '#openapi/json/media-type.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import type { Encoding, MediaType } from './model.ts';
import { namedExamplesOf } from './named-examples.ts';
import type { Reader } from './reader.ts';
import { type SchemaSource, schemaOf } from './schema-source.ts';
import { readValue, styleOf } from './value.ts';

/** The media types of a `content` in their order. */
export function mediaTypesOf(reader: Reader, value: JsonObject, pointer: Pointer): MediaType[] {
	return entriesAt(value, 'content').flatMap(([type, written]) => {
		const found = reader.follow(pointerTo(pointer, 'content', type), written);
		return found ? mediaType(reader, type, found.value, found.pointer) : [];
	});
}

function mediaType(reader: Reader, type: string, value: JsonObject, pointer: Pointer): MediaType {
	const [schema] = schemaOf(pointerTo(pointer, 'schema'), value['schema']);
	const [itemSchema] = schemaOf(pointerTo(pointer, 'itemSchema'), value['itemSchema']);
	return {
		type,
		schema: schema && ofMediaType(schema, type),
		itemSchema,
		examples: namedExamplesOf(reader, value, pointer),
		encoding: encodingOf(reader, value, pointer),
		pointer,
	};
}

/** A body that its schema cannot describe may have one that says nothing (OpenAPI 3.1 wants it so for bytes); the media type says what it is. */
function ofMediaType(source: SchemaSource, type: string): SchemaSource {
	if (isDescribedBySchema(type) || !isObject(source.schema)) return source;
	const says = Object.keys(source.schema).some((key) => !['title', 'description', 'maxLength', 'contentMediaType'].includes(key));
	return says ? source : { pointer: source.pointer, schema: { contentMediaType: type, ...source.schema } };
}

function encodingOf(reader: Reader, value: JsonObject, pointer: Pointer): Encoding[] {
	return entriesAt(value, 'encoding').flatMap(([property, written]) => {
		if (!isObject(written)) return [];
		return {
			property,
			contentType: textAt(written, 'contentType'),
			headers: partHeaders(reader, written, pointerTo(pointer, 'encoding', property)),
			style: styleOf(written, undefined),
			explode: typeof written['explode'] === 'boolean' ? written['explode'] : undefined,
			allowReserved: flagAt(written, 'allowReserved'),
		};
	});
}

/** Headers of a part have a schema. A `content` of theirs could hold parts again without end; nobody writes that. */
function partHeaders(reader: Reader, owner: JsonObject, pointer: Pointer): Encoding['headers'] {
	return entriesAt(owner, 'headers').flatMap(([name, written]) => {
		const found = reader.follow(pointerTo(pointer, 'headers', name), written);
		return found ? { ...readValue(reader, name, 'header', found.value, found.pointer), style: 'simple' as const } : [];
	});
}
