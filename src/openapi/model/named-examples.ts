import { entriesAt, isObject, listAt, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import type { NamedExample } from './message.ts';
import type { Reader, Written } from './reader.ts';

/** The examples written beside a schema: `examples` by name, otherwise `example`. */
export function namedExamplesOf(reader: Reader, { value, pointer }: Written): NamedExample[] {
	const listed = Array.isArray(value['examples'])
		? listAt(value, 'examples').map((item, index): [string, unknown] => [String(index + 1), item])
		: entriesAt(value, 'examples');
	const named = listed.flatMap(([name, written]) => namedExample(reader, name, { value: written, pointer: pointerTo(pointer, 'examples', name) }));
	if (named.length > 0 || value['example'] === undefined) return named;
	return [{ ...NO_DETAILS, name: 'default', value: value['example'], pointer: pointerTo(pointer, 'example') }];
}

const NO_DETAILS = { summary: undefined, description: undefined, externalValue: undefined, serialisedValue: undefined };

function namedExample(reader: Reader, name: string, { value: written, pointer: place }: { value: unknown; pointer: Pointer }): NamedExample[] {
	const found = reader.follow(place, written);
	if (!found && isObject(written) && '$ref' in written) return [];
	// A value in place of an example object is a common slip with only one possible meaning.
	if (!found || !['value', 'dataValue', 'externalValue', 'serializedValue'].some((key) => key in found.value))
		return [{ ...NO_DETAILS, name, value: written, pointer: place }];
	const { value, pointer } = found;
	return [
		{
			name,
			summary: textAt(value, 'summary'),
			description: textAt(value, 'description'),
			value: 'dataValue' in value ? value['dataValue'] : value['value'],
			externalValue: textAt(value, 'externalValue'),
			serialisedValue: textAt(value, 'serializedValue'),
			pointer,
		},
	];
}
