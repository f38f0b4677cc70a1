import { flagAt, type JsonObject, textAt } from '#openapi/json/json.ts';
import { isJsonType } from '#openapi/json/media-type.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import { example as words } from '#words/samples.ts';
import { isDeprecated, withDeprecation } from './deprecation.ts';
import type { MediaType, ParameterPlace, ParameterStyle, Value } from './message.ts';
import { namedExamplesOf } from './named-examples.ts';
import type { Reader, Written } from './reader.ts';
import { schemaOf } from './schema-source.ts';
import { serialiseContent, serialiseParameter } from './serialise-parameter.ts';
import { valueInText } from './value-in-text.ts';

const STYLES: readonly ParameterStyle[] = ['matrix', 'label', 'simple', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'cookie'];

/** The written style, when it is one that exists. */
export function styleOf<D extends ParameterStyle | undefined>(value: JsonObject, otherwise: D): ParameterStyle | D {
	return STYLES.find((known) => known === value['style']) ?? otherwise;
}

/** A condition that every state of a record meets (RFC 9110, 13.1.1). */
export const ANY_TAG = '*';

/** Whether a value is only made up where the state of a record is to be named: none could have it. */
const isMadeTag = (name: string, value: unknown) => /^if-match$/i.test(name) && (value === words.text || value === words.path);

/**
 * Reads what parameters and headers have in common.
 * @param as its name and place, and the media type, when the value is described by one instead of a schema.
 */
export function readValue(
	reader: Reader,
	written: Written,
	{ name, place, content }: { name: string; place: ParameterPlace; content?: MediaType | undefined },
): Value {
	const { value, pointer } = written;
	const style = styleOf(value, place === 'path' || place === 'header' ? 'simple' : 'form');
	const explode = typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form' || style === 'cookie';
	const allowReserved = flagAt(value, 'allowReserved');
	const [schema] = schemaOf(pointerTo(pointer, 'schema'), value['schema']);
	const examples = content && content.examples.length > 0 ? content.examples : namedExamplesOf(reader, written);
	const [given] = examples;
	const built = schema ?? content?.schema;
	const made = built ? reader.buildExample(built) : words.path;
	const example =
		given && given.value !== undefined
			? isJsonType(content?.type ?? '')
				? valueInText(given.value)
				: given.value
			: place === 'header' && isMadeTag(name, made)
				? ANY_TAG
				: made;
	return {
		name,
		description: withDeprecation(textAt(value, 'description'), value),
		required: flagAt(value, 'required'),
		deprecated: isDeprecated(value),
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
			(content
				? serialiseContent(example, { name, place, mediaType: content.type })
				: serialiseParameter(example, { name, place, style, explode, allowReserved })),
		pointer,
	};
}
