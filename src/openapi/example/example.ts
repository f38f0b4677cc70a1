import { type ApiDocument, flagAt, isObject, type JsonObject, listAt, numberAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { isTextType } from '#openapi/json/media-type.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type DiscriminatorValues, discriminatorValuesAnywhere } from '#openapi/schema/discriminator.ts';
import { type FlatSchema, flatten, nearestFirst } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { choicesOf, type FlatChoices, type SchemaOption } from '#openapi/schema/schema-choices.ts';
import { identify } from '#openapi/schema/schema-identity.ts';
import { shapeOf } from '#openapi/schema/schema-shape.ts';
import { enumOf, schemaExamples } from '#openapi/schema/schema-values.ts';
import { example } from '#words/samples.ts';
import { exampleNumber, moreNumbers } from './example-number.ts';
import { anotherText, exampleString } from './example-string.ts';

/** Whether the example is sent (without `readOnly`) or received (without `writeOnly`). Of a parameter it also shows what stands between the entries of a list. */
export type MessageKind = 'request' | 'response' | 'parameter';

/** Levels from which on only required properties are filled in. */
const OPTIONAL_DEPTH = 5;
/** Levels at which an example ends. */
const DEEPEST_EXAMPLE = 12;
/** Values from which on only required properties are filled in. */
const OPTIONAL_VALUES = 300;
/** Values at which an example ends, complete or not. */
const MOST_EXAMPLE_VALUES = 1_500;

/** A schema of an object, taken apart. */
interface ObjectSchema {
	flat: FlatSchema;
	children: readonly SchemaChild[];
	choices: FlatChoices;
}

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
	const build = (sources: readonly SchemaSource[], depth: number, wish?: number): unknown => {
		const flat = flatten(resolve, sources);
		const near = nearestFirst(flat.layers);
		const [given] = schemaExamples(near);
		if (given !== undefined && wish === undefined) return given;
		const { key } = identify(resolve, sources);
		if (open.has(key)) return flat.nullable ? null : undefined;
		if (flat.never) return undefined;
		if (isNullAlone(near)) return null;
		if (depth > DEEPEST_EXAMPLE || ++count > MOST_EXAMPLE_VALUES) return null;
		const choices = choicesOf(document, resolve, flat);
		const preset = presetOf(near, choices);
		if (preset !== undefined && wish === undefined && isWholeDefault(near, preset)) return preset;
		open.add(key);
		const value = compose(flat, choices, { depth, wish });
		open.delete(key);
		return value === undefined && flat.nullable ? null : value;
	};

	const compose = (flat: FlatSchema, choices: FlatChoices, { depth, wish }: { depth: number; wish: number | undefined }): unknown => {
		const schemas = flat.layers.map(({ schema }) => schema);
		const children = childrenOf(flat);
		const shape = shapeOf(schemas);
		const chosen = choices.choices.map(({ options }, index) =>
			(index === 0 && wish !== undefined ? options.slice(wish, wish + 1) : options)
				.map((option) => ({ option, value: build([option.source], depth + 1) }))
				.find(({ value }) => value !== undefined),
		);
		// All alternatives lead back to what is being built: without them it would be none of these.
		if (depth > 0 && chosen.includes(undefined)) return undefined;
		if (shape.array) return listOf(schemas, children, { depth, wish: choices.choices.length === 0 ? wish : undefined });
		const [type] = shape.scalars;
		if (type !== undefined && !shape.object) return scalarOf(type, schemas);
		const [first] = chosen;
		if (first && !isObject(first.value)) return first.value;
		if (!shape.object && !first) return anyText(schemas, shape.untyped);
		const own = objectOf({ flat, children, choices }, depth);
		return own && (Object.assign({}, own, ...chosen.flatMap((choice, index) => chosenParts(choice, choices.choices[index]?.discriminator))) as JsonObject);
	};

	const objectOf = ({ flat, children, choices }: ObjectSchema, depth: number): JsonObject | undefined => {
		const anywhere = flat.layers.flatMap(({ pointer }) => discriminatorValuesAnywhere(document, pointer));
		/** The value of a property that tells alternatives apart. */
		const discriminatorValue = (key: string, sources: readonly SchemaSource[]): string | undefined => {
			const isMeant = ({ property }: DiscriminatorValues) => property === key;
			return (choices.settled.find(isMeant) ?? (isGiven(resolve, sources) ? undefined : anywhere.find(isMeant)))?.values[0];
		};
		const { isNeeded, isExcluded } = neededKeys(flat, choices);
		const entries: [string, unknown][] = [];
		for (const { relation, key, sources } of children) {
			if (relation !== 'property' || isExcluded(key)) continue;
			const needed = isNeeded(key);
			if ((!needed && (depth >= OPTIONAL_DEPTH || count > OPTIONAL_VALUES)) || isHiddenIn(resolve, sources, direction)) continue;
			const value = discriminatorValue(key, sources) ?? build(sources, depth + 1);
			if (value !== undefined) entries.push([key, value]);
			else if (needed) return undefined;
		}
		return entries.length === 0 ? freeEntry(children, depth) : Object.fromEntries(entries);
	};

	/** An entry of an object with free keys; none where anything may stand. */
	const freeEntry = (children: readonly SchemaChild[], depth: number): JsonObject => {
		const free = children.find(({ relation }) => relation === 'additionalProperties');
		const value = free && free.layer.schema['additionalProperties'] !== true ? build(free.sources, depth + 1) : undefined;
		return value === undefined ? {} : { [example.key]: value };
	};

	const listOf = (
		schemas: readonly JsonObject[],
		children: readonly SchemaChild[],
		{ depth, wish }: { depth: number; wish: number | undefined },
	): unknown[] | undefined => {
		const first = children.filter(({ relation }) => relation === 'prefixItem').map(({ sources }) => build(sources, depth + 1) ?? null);
		const items = children.find(({ relation }) => relation === 'items');
		const least = Math.max(0, ...schemas.flatMap((schema) => numberAt(schema, 'minItems') ?? []));
		const most = Math.min(Number.POSITIVE_INFINITY, ...schemas.flatMap((schema) => numberAt(schema, 'maxItems') ?? []));
		const usual = first.length > 0 ? 0 : direction === 'parameter' && depth === 0 ? 2 : 1;
		const missing = Math.min(Math.max(least - first.length, usual), most, 20);
		if (missing === 0 || !items) return first;
		const item = build(items.sources, depth + 1, wish);
		if (item === undefined) return least > first.length ? undefined : first;
		const entries = nearestFirst(flatten(resolve, items.sources).layers);
		const several = variedValues(item, missing, entries);
		const values = schemas.some((schema) => flagAt(schema, 'uniqueItems')) ? several.filter((value, index) => several.indexOf(value) === index) : several;
		return [...first, ...values];
	};

	return build([source], 0, variant) ?? null;
}

/** The parts of an object that an alternative gives, and the property that says which one it is. */
function chosenParts(choice: { option: SchemaOption; value: unknown } | undefined, discriminator: string | undefined): JsonObject[] {
	if (choice === undefined || !isObject(choice.value)) return [];
	const value = choice.option.discriminatorValues[0];
	return [choice.value, ...(discriminator !== undefined && value !== undefined ? [{ [discriminator]: value }] : [])];
}

/** A value of what is no list, object or scalar: bytes where it may be anything that is no text. */
const anyText = (schemas: readonly JsonObject[], isUntyped: boolean) =>
	isUntyped && !schemas.some((schema) => isTextType(textAt(schema, 'contentMediaType') ?? '')) ? example.binary : example.text;

/** Which properties an object must have and must not have. Of those that exclude each other the first set is filled in. */
function neededKeys({ layers }: FlatSchema, { required: alternatives }: FlatChoices) {
	const required = new Set(layers.flatMap(({ schema }) => stringsAt(schema, 'required')));
	const wanted = new Set(alternatives.flatMap((choice) => choice.alternatives[0] ?? []));
	const left = new Set(alternatives.flatMap((choice) => (choice.keyword === 'oneOf' ? choice.alternatives.slice(1).flat() : [])));
	return {
		isNeeded: (key: string) => required.has(key) || wanted.has(key),
		isExcluded: (key: string) => left.has(key) && !wanted.has(key),
	};
}

/** What the schema fixes: its default, which has to be one of the allowed values where there are some, otherwise the first of these. */
function presetOf(schemas: readonly JsonObject[], choices: FlatChoices): unknown {
	const values = enumOf(schemas)?.map(({ value }) => value) ?? choices.values.map(({ value }) => value);
	const preset = schemas.map((schema) => schema['default']).find((value) => value !== undefined && value !== null);
	if (values.length === 0) return preset;
	return values.find((value) => JSON.stringify(value) === JSON.stringify(preset)) ?? values[0];
}

/** Whether schemas allow `null` and nothing else. */
const isNullAlone = (schemas: readonly JsonObject[]): boolean =>
	enumOf(schemas)?.length === 0 && schemas.some((schema) => schema['const'] === null || listAt(schema, 'enum').includes(null));

/** Whether a default has what its schema demands: generators write `{}` for each object that is left out, whatever it requires (Kubernetes). */
function isWholeDefault(schemas: readonly JsonObject[], preset: unknown): boolean {
	if (Array.isArray(preset)) return schemas.every((schema) => preset.length >= (numberAt(schema, 'minItems') ?? 0));
	return !isObject(preset) || schemas.every((schema) => stringsAt(schema, 'required').every((key) => Object.hasOwn(preset, key)));
}

/** Whether a schema says itself what its value could be. */
function isGiven(resolve: Resolver, sources: readonly SchemaSource[]): boolean {
	const schemas = flatten(resolve, sources).layers.map(({ schema }) => schema);
	return schemaExamples(schemas).length > 0 || enumOf(schemas) !== undefined || schemas.some((schema) => schema['default'] !== undefined);
}

function isHiddenIn(resolve: Resolver, sources: readonly SchemaSource[], direction: MessageKind): boolean {
	const { layers } = flatten(resolve, sources);
	return layers.some(({ schema }) => flagAt(schema, direction === 'response' ? 'writeOnly' : 'readOnly'));
}

/** `count` values like the first one, different ones as far as the schemas tell which others are allowed. */
function variedValues(first: unknown, count: number, schemas: readonly JsonObject[]): unknown[] {
	const others = otherValues(first, count, schemas);
	return [first, ...Array.from({ length: count - 1 }, (_, index) => others[index] ?? first)];
}

/** Values that may stand behind the first one, at most one less than all. */
function otherValues(first: unknown, count: number, schemas: readonly JsonObject[]): unknown[] {
	const allowed = enumOf(schemas)?.map(({ value }) => value);
	if (allowed !== undefined) return allowed.filter((value) => value !== first);
	const given = schemaExamples(schemas).slice(1, count);
	if (given.length > 0) return given;
	if (typeof first === 'boolean') return [!first];
	if (typeof first === 'number') return moreNumbers(first, count, { schemas, whole: Number.isInteger(first) }).slice(1);
	return typeof first === 'string' ? Array.from({ length: count - 1 }, (_, index) => anotherText(first, index + 2, schemas)) : [];
}

function scalarOf(type: string, schemas: readonly JsonObject[]): unknown {
	if (type === 'boolean') return true;
	if (type === 'null') return null;
	return type === 'string' ? exampleString(schemas) : exampleNumber(schemas, type === 'integer');
}
