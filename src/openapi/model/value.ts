import { flagAt, textAt } from '#openapi/document/json.ts';
import { pointerTo } from '#openapi/document/pointer.ts';
import type { Reader } from '#openapi/document/reader.ts';
import { exampleOf } from '#openapi/example/example.ts';
import { serialiseContent, serialiseParameter } from '#openapi/request/serialise-parameter.ts';
import { schemaOf } from '#openapi/schema/schema-parts.ts';
import type { JsonObject, MediaType, ParameterPlace, ParameterStyle, Pointer, SchemaSource, Value } from './model.ts';
import { examplesOf } from './named-examples.ts';

const STYLES: readonly ParameterStyle[] = ['matrix', 'label', 'simple', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'cookie'];

/** The written style, when it is one that exists. */
export function styleOf<D extends ParameterStyle | undefined>(value: JsonObject, otherwise: D): ParameterStyle | D {
	return STYLES.find((known) => known === value['style']) ?? otherwise;
}

/**
 * Reads what parameters and headers have in common.
 * @param content the media types, when the value is described by these instead of a schema; the first one counts.
 */
export function readValue(
	reader: Reader,
	name: string,
	place: ParameterPlace,
	value: JsonObject,
	pointer: Pointer,
	[content]: readonly MediaType[] = [],
): Value {
	const style = styleOf(value, place === 'path' || place === 'header' ? 'simple' : 'form');
	const explode = typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form' || style === 'cookie';
	const allowReserved = flagAt(value, 'allowReserved');
	const [schema] = schemaOf(pointerTo(pointer, 'schema'), value['schema']);
	const examples = content && content.examples.length > 0 ? content.examples : examplesOf(reader, value, pointer);
	const [given] = examples;
	const example = given && given.value !== undefined ? given.value : builtExample(reader, schema ?? content?.schema);
	return {
		name,
		description: textAt(value, 'description'),
		required: flagAt(value, 'required'),
		deprecated: flagAt(value, 'deprecated'),
		since: textAt(value, 'x-since'),
		schema,
		content,
		style,
		explode,
		allowReserved,
		examples,
		example,
		serialised:
			given?.serialisedValue ??
			(content ? serialiseContent(example, name, place, content.type) : serialiseParameter(example, { name, place, style, explode, allowReserved })),
		pointer,
	};
}

function builtExample(reader: Reader, schema: SchemaSource | undefined): unknown {
	return schema ? exampleOf(reader.document, schema, 'request') : 'beispiel';
}
