import type { ResolvableDocument } from '#openapi/json/resolver.ts';
import { type FlatSchema, flatten } from './flat-schema.ts';
import { choicesOf } from './schema-choices.ts';

/** Alternatives inside of alternatives that are looked into. */
const DEEPEST_CHOICE = 3;

/** A flattened schema and all that may stand in its place, with the alternatives of these. */
export function withAlternatives({ document, resolve }: ResolvableDocument, flat: FlatSchema, depth = 0): FlatSchema[] {
	const options = depth > DEEPEST_CHOICE ? [] : choicesOf(document, resolve, flat).choices.flatMap((choice) => choice.options);
	return [flat, ...options.flatMap(({ source }) => withAlternatives({ document, resolve }, flatten(resolve, [source]), depth + 1))];
}
