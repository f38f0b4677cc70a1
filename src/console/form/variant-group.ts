import { isObject, textAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
import type { SchemaChoice } from '#openapi/schema/schema-choices.ts';
import { identify } from '#openapi/schema/schema-identity.ts';

/** Alternatives of a place: one of them (`oneOf`), or several (`anyOf`). */
export interface VariantGroup {
	keyword: SchemaChoice['keyword'];
	/** Property that tells which one is meant. */
	discriminator: string | undefined;
	variants: FormVariant[];
}

export interface FormVariant {
	/** Title or name, as on the page; `undefined` when it has neither. */
	label: string | undefined;
	source: SchemaSource;
	/** The schema behind the reference. */
	pointer: Pointer;
	/** Values of the discriminator that mean it. */
	discriminatorValues: string[];
}

/** Alternatives with their labels. */
export function groupOf(resolve: Resolver, { keyword, discriminator, options }: SchemaChoice): VariantGroup {
	const variants = options.map(({ source, discriminatorValues }): FormVariant => {
		const { name, pointer } = identify(resolve, [source]);
		const title = flatten(resolve, [source])
			.layers.filter(({ merged }) => !merged)
			.map(({ schema }) => textAt(schema, 'title'))
			.find((text) => text !== undefined);
		return { label: title ?? name, source, pointer, discriminatorValues };
	});
	return { keyword, discriminator, variants };
}

/** One alternative for each type of a place that accepts several types. */
export function groupOfTypes(types: readonly string[]): VariantGroup {
	const variants = types.map((type): FormVariant => {
		const pointer = `#/type/${type}`;
		return { label: undefined, source: { pointer, schema: { type } }, pointer, discriminatorValues: [] };
	});
	return { keyword: 'anyOf', discriminator: undefined, variants };
}

/** The schemas that apply beside the alternatives of a schema, whichever is chosen. */
export function besideChoices({ layers }: FlatSchema): SchemaSource[] {
	return layers.flatMap(({ pointer, schema }): SchemaSource[] => {
		const { oneOf: _one, anyOf: _any, discriminator: _discriminator, allOf: _all, $ref: _ref, title: _title, description: _words, ...rest } = schema;
		return isObject(rest) && Object.keys(rest).length > 0 ? [{ pointer: `${pointer}/own`, schema: rest }] : [];
	});
}
