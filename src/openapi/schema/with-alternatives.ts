import type { ResolvableDocument } from '#openapi/json/resolver.ts';
import { type FlatSchema, flatten } from './flat-schema.ts';
import { choicesOf } from './schema-choices.ts';
import { identify } from './schema-identity.ts';

/** A flattened schema and all that may stand in its place, with the alternatives of these; each schema once, as kinds of one base name each other. */
export function withAlternatives({ document, resolve }: ResolvableDocument, flat: FlatSchema): FlatSchema[] {
	const seen = new Set<string>();
	const open = (each: FlatSchema): FlatSchema[] => {
		const options = choicesOf(document, resolve, each).choices.flatMap((choice) => choice.options);
		const unseen = options.filter(({ source }) => {
			const { key } = identify(resolve, [source]);
			return !seen.has(key) && seen.add(key);
		});
		return [each, ...unseen.flatMap(({ source }) => open(flatten(resolve, [source])))];
	};
	return open(flat);
}
