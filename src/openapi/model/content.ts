import { entriesAt, flagAt, isObject, textAt } from '#openapi/json/json.ts';
import { isDescribedBySchema, isJsonType, isTextType, isXmlType } from '#openapi/json/media-type.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import type { Encoding, MediaType, NamedExample } from './message.ts';
import { namedExamplesOf } from './named-examples.ts';
import type { Reader, Written } from './reader.ts';
import { type SchemaSource, schemaOf } from './schema-source.ts';
import { readValue, styleOf } from './value.ts';
import { valueInText } from './value-in-text.ts';

/** The media types of a `content` in their order. */
export function mediaTypesOf(reader: Reader, { value, pointer }: Written): MediaType[] {
	return entriesAt(value, 'content').flatMap(([type, written]) => {
		const found = reader.follow(pointerTo(pointer, 'content', type), written);
		return found ? mediaType(reader, type, found) : [];
	});
}

function mediaType(reader: Reader, type: string, written: Written): MediaType {
	const { value, pointer } = written;
	const [schema] = schemaOf(pointerTo(pointer, 'schema'), value['schema']);
	const [itemSchema] = schemaOf(pointerTo(pointer, 'itemSchema'), value['itemSchema']);
	return {
		type,
		schema: schema && ofMediaType(schema, type),
		itemSchema,
		examples: examplesOf(reader, written, { type, schema }),
		encoding: encodingsOf(reader, written),
		pointer,
	};
}

/** The example of a body. Examples of texts are as often in the schema as beside it; those of other bodies are built from the schema if none is given. */
function examplesOf(reader: Reader, written: Written, { type, schema }: { type: string; schema: SchemaSource | undefined }): NamedExample[] {
	const beside = namedExamplesOf(reader, written).map((example) => (isJsonType(type) ? unwritten(example, schema) : example));
	if (beside.length > 0 || schema === undefined || !isTextType(type) || isXmlType(type) || isDescribedBySchema(type)) return beside;
	const found = reader.follow(schema.pointer, schema.schema);
	return found ? namedExamplesOf(reader, found).filter(({ value }) => typeof value === 'string') : [];
}

/** An example of JSON is sometimes written as it is sent, as a text; where the schema wants no text it is the value in it. */
function unwritten(example: NamedExample, schema: SchemaSource | undefined): NamedExample {
	const isText = isObject(schema?.schema) && [schema.schema['type']].flat().includes('string');
	return isText ? example : { ...example, value: valueInText(example.value) };
}

/** A body that a schema cannot describe may have an empty one (OpenAPI 3.1 requires that for bytes); then the media type tells what it is. */
function ofMediaType(source: SchemaSource, type: string): SchemaSource {
	if (isDescribedBySchema(type) || !isObject(source.schema)) return source;
	const says = Object.keys(source.schema).some((key) => !['title', 'description', 'maxLength', 'contentMediaType'].includes(key));
	return says ? source : { pointer: source.pointer, schema: { contentMediaType: type, ...source.schema } };
}

function encodingsOf(reader: Reader, { value: media, pointer }: Written): Encoding[] {
	return entriesAt(media, 'encoding').flatMap(([property, value]) => {
		if (!isObject(value)) return [];
		return {
			property,
			contentType: textAt(value, 'contentType'),
			headers: partHeaders(reader, { value, pointer: pointerTo(pointer, 'encoding', property) }),
			style: styleOf(value, undefined),
			explode: typeof value['explode'] === 'boolean' ? value['explode'] : undefined,
			allowReserved: flagAt(value, 'allowReserved'),
		};
	});
}

/** Headers of a part have a schema. A `content` would allow infinite nesting of parts, and is not used in practice. */
function partHeaders(reader: Reader, { value, pointer }: Written): Encoding['headers'] {
	return entriesAt(value, 'headers').flatMap(([name, written]) => {
		const found = reader.follow(pointerTo(pointer, 'headers', name), written);
		return found ? { ...readValue(reader, found, { name, place: 'header' }), style: 'simple' as const } : [];
	});
}
