import { flagAt, type JsonObject, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import type { MediaType, ParameterPlace, ParameterStyle, Value } from './model.ts';
import { namedExamplesOf } from './named-examples.ts';
import type { Reader } from './reader.ts';
import { schemaOf } from './schema-source.ts';
import { serialiseContent, serialiseParameter } from './serialise-parameter.ts';

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
	const examples = content && content.examples.length > 0 ? content.examples : namedExamplesOf(reader, value, pointer);
	const [given] = examples;
	const built = schema ?? content?.schema;
	const example = given && given.value !== undefined ? given.value : built ? reader.buildExample(built) : 'beispiel';
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
