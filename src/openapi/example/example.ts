import { type ApiDocument, isObject, type JsonObject, listAt, numberAt, stringsAt } from '#openapi/json/json.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FlatSchema, flatten, nearestFirst } from '#openapi/schema/flat-schema.ts';
import { choicesOf, type FlatChoices } from '#openapi/schema/schema-choices.ts';
import { identify } from '#openapi/schema/schema-identity.ts';
import { typesOf } from '#openapi/schema/schema-parts.ts';
import { sharedTypes } from '#openapi/schema/schema-shape.ts';
import { enumOf, schemaExamples } from '#openapi/schema/schema-values.ts';
import { composedExample } from './example-composed.ts';
import type { ExampleContext, ExamplePlace } from './example-context.ts';
import type { MessageKind } from './message-kind.ts';

/** Levels at which an example ends. From `OPTIONAL_DEPTH` (`example-object.ts`) on it has only what has to be there, so no more are met but in descriptions that are made to do harm. */
const DEEPEST_EXAMPLE = 40;
/** Values from which on only required properties are filled in. */
const OPTIONAL_VALUES = 300;
/** Values at which an example ends, complete or not. */
const MOST_EXAMPLE_VALUES = 1_500;

/**
 * An example value for a schema: what the description gives, otherwise one that is built and keeps to `enum`, `const`, `default`, format, limits and
 * simple patterns. The same schema always gives the same value. Recursion ends where the description allows it to.
 */
export function exampleOf(document: ApiDocument, source: SchemaSource, direction: MessageKind): unknown {
	return exampleOfVariant(document, source, { direction, variant: undefined });
}

/** Which example is wanted. */
interface ExampleWish {
	direction: MessageKind;
	/** Which of its alternatives (of a list: of those of its entries) the value is to be, from 0; otherwise the first that has a value. */
	variant: number | undefined;
}

/** An example value of one of a schema's alternatives. */
export function exampleOfVariant(document: ApiDocument, source: SchemaSource, { direction, variant }: ExampleWish): unknown {
	const resolve = createResolver(document);
	const open = new Set<string>();
	let count = 0;

	/** `undefined` stands for: no value can be given here. */
	const build = (sources: readonly SchemaSource[], { depth, wish, isBeside = false, mayBeMissing = false }: ExamplePlace): unknown => {
		const flat = flatten(resolve, sources);
		const near = nearestFirst(flat.layers);
		const [given] = schemaExamples(near);
		if (given !== undefined && wish === undefined) return given;
		const { key } = identify(resolve, sources);
		const nothing = noValue(flat, near, mayBeMissing);
		if (open.has(key)) return nothing;
		if (flat.never) return undefined;
		if (isNullAlone(near, flat.nullable)) return null;
		if (depth > DEEPEST_EXAMPLE || ++count > MOST_EXAMPLE_VALUES) return mayBeMissing ? nothing : null;
		const choices = choicesOf(document, resolve, flat);
		const preset = presetOf(near, choices);
		if (preset !== undefined && wish === undefined && isWholeDefault(near, preset)) return preset;
		open.add(key);
		const value = composedExample(context, { sources, flat, choices }, { depth, wish, isBeside });
		open.delete(key);
		return value === undefined ? nothing : value;
	};

	const context: ExampleContext = { document, resolve, direction, build, isLarge: () => count > OPTIONAL_VALUES };
	return build([source], { depth: 0, wish: variant }) ?? null;
}

/** The value that the schema itself gives: its default, if that is one of the allowed values, otherwise the first of these. */
function presetOf(schemas: readonly JsonObject[], choices: FlatChoices): unknown {
	const values = (enumOf(schemas) ?? choices.values).map(({ value }) => value);
	const preset = schemas.map((schema) => schema['default']).find((value) => value !== undefined && value !== null);
	if (values.length === 0) return preset;
	return values.find((value) => JSON.stringify(value) === JSON.stringify(preset)) ?? values[0];
}

/** Whether schemas allow `null` and nothing else. */
const isNullAlone = (schemas: readonly JsonObject[], nullable: boolean): boolean =>
	(nullable && agreeOnNothing(schemas)) ||
	(enumOf(schemas)?.length === 0 && schemas.some((schema) => schema['const'] === null || listAt(schema, 'enum').includes(null)));

/**
 * The value if none can be built: `null` if that is allowed. In OpenAPI 3.0, `nullable` may stand beside a reference to a schema that does not allow it: if nothing is
 * required, leaving it out satisfies both.
 */
const noValue = ({ nullable }: FlatSchema, schemas: readonly JsonObject[], mayBeMissing: boolean): null | undefined =>
	nullable && (!mayBeMissing || schemas.every(takesNull)) ? null : undefined;

/** Whether a schema by itself takes `null`. */
const takesNull = (schema: JsonObject): boolean =>
	(schema['type'] === undefined || [schema['type']].flat().includes('null')) && (listAt(schema, 'enum').length === 0 || listAt(schema, 'enum').includes(null));

/** Whether schemas name types, but no common one. */
const agreeOnNothing = (schemas: readonly JsonObject[]): boolean => schemas.some((schema) => typesOf(schema).length > 0) && sharedTypes(schemas).length === 0;

/** Whether a default has what its schema demands: generators write `{}` for each object that is left out, whatever it requires (Kubernetes). */
function isWholeDefault(schemas: readonly JsonObject[], preset: unknown): boolean {
	if (Array.isArray(preset)) return schemas.every((schema) => preset.length >= (numberAt(schema, 'minItems') ?? 0));
	return !isObject(preset) || schemas.every((schema) => stringsAt(schema, 'required').every((key) => Object.hasOwn(preset, key)));
}
