import { flagAt, isObject, type JsonObject, objectAt } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type DiscriminatorValues, discriminatorValuesAnywhere } from '#openapi/schema/discriminator.ts';
import { type FlatSchema, flatten, type Layer } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import type { FlatChoices } from '#openapi/schema/schema-choices.ts';
import { typesOf } from '#openapi/schema/schema-parts.ts';
import { enumOf, schemaExamples } from '#openapi/schema/schema-values.ts';
import { example } from '#words/samples.ts';
import { isOfTypes } from './example-conditions.ts';
import type { ExampleContext } from './example-context.ts';
import { countLimits, freeKeys, keyRules } from './example-keys.ts';
import { fitsPattern } from './fits-pattern.ts';
import { matchingText } from './matching-text.ts';

/** Levels from which on only required properties are filled in. */
const OPTIONAL_DEPTH = 5;

/** A schema of an object, taken apart. */
interface ObjectSchema {
	flat: FlatSchema;
	children: readonly SchemaChild[];
	choices: FlatChoices;
	/** Layers of the alternatives that it is an example of. */
	picked: readonly Layer[];
	/** Levels around it. */
	depth: number;
}

/** The fields of an object that its schema describes; `undefined` where one that has to be there can have no value. */
export function exampleObject(context: ExampleContext, { flat, children, choices, picked, depth }: ObjectSchema): JsonObject | undefined {
	const discriminatorValue = discriminatorValueIn(context, flat, choices);
	const described = children.filter(({ relation }) => relation === 'property');
	const { needed, isExcluded } = keyRules(flat, choices, { described: described.map(({ key }) => key), picked });
	const { most } = countLimits(schemasIn(flat.layers), 'Properties');
	const entries: [string, unknown][] = [];
	/** How many fields there may be beside those that have to be there. */
	let room = most - needed.size;
	for (const { key, sources } of described) {
		const isNeeded = needed.has(key);
		// The example of the schema itself is asked for last, because that requires reading the schema.
		if (!isNeeded && (room <= 0 || depth >= OPTIONAL_DEPTH || context.isLarge())) continue;
		if (isExcluded(key) || isHiddenIn(context, sources)) continue;
		const value = discriminatorValue(key, sources) ?? context.build(sources, { depth: depth + 1, mayBeMissing: !isNeeded });
		if (value === undefined && isNeeded) return undefined;
		if (value === undefined) continue;
		if (!isNeeded) room--;
		entries.push([key, value]);
	}
	return entries.length === 0 ? freeEntries(context, {}, { children, count: Math.min(1, most), depth }) : Object.fromEntries(entries);
}

/** The value of a property that tells alternatives apart. */
function discriminatorValueIn({ document, resolve }: ExampleContext, flat: FlatSchema, choices: FlatChoices) {
	const anywhere = flat.layers.flatMap(({ pointer }) => discriminatorValuesAnywhere(document, pointer));
	return (key: string, sources: readonly SchemaSource[]): string | undefined => {
		const isMeant = ({ property }: DiscriminatorValues) => property === key;
		return (choices.settled.find(isMeant) ?? (isGiven(resolve, sources) ? undefined : anywhere.find(isMeant)))?.values[0];
	};
}

/**
 * An object without the fields that one of its schemas refuses: `additionalProperties` looks at the fields of its own schema alone, whatever stands beside
 * it (JSON Schema 2020-12, 10.3.2.3). What another schema demands stays; no object could have it and keep to both.
 */
export function withoutRefusedKeys(own: JsonObject, { flat, choices, picked }: ObjectSchema): JsonObject {
	const all = [...flat.layers, ...picked];
	const closed = schemasIn(all).filter((schema) => schema['additionalProperties'] === false || isObject(schema['additionalProperties']));
	if (closed.length === 0) return own;
	const { needed } = keyRules(flat, choices, { described: [], picked });
	const telling = new Set(choices.choices.map(({ discriminator }) => discriminator));
	const isAdmitted = (schema: JsonObject, [key, value]: [string, unknown]) => {
		const { additionalProperties } = schema;
		return describesKey(schema, key) || (isObject(additionalProperties) && isOfTypes(typesOf(additionalProperties), value));
	};
	const isKept = (entry: [string, unknown]) => needed.has(entry[0]) || telling.has(entry[0]) || closed.every((schema) => isAdmitted(schema, entry));
	return Object.fromEntries(Object.entries(own).filter(isKept));
}

const describesKey = (schema: JsonObject, key: string): boolean =>
	Object.hasOwn(objectAt(schema, 'properties'), key) ||
	Object.keys(objectAt(schema, 'patternProperties')).some((pattern) => fitsPattern(pattern, key) !== false);

/** Adds keys that the object needs although no schema describes them, by name or by number. */
export function withMissingKeys(context: ExampleContext, own: JsonObject, { flat, choices, picked, depth }: ObjectSchema): JsonObject {
	const all = [...flat.layers, ...picked];
	const children = childrenOf({ ...flat, layers: all });
	const described = children.filter(({ relation }) => relation === 'property');
	const known = new Set(described.map(({ key }) => key));
	const { needed, isExcluded } = keyRules(flat, choices, { described: [...known], picked });
	const { least } = countLimits(schemasIn(all), 'Properties');
	const free = children.find(({ relation }) => relation === 'additionalProperties');
	const missing = [...needed].filter((key) => !Object.hasOwn(own, key) && !known.has(key) && !isExcluded(key));
	const named = missing.flatMap((key): [string, unknown][] => {
		const value = discriminatorValueIn(context, flat, choices)(key, []) ?? freeValue(context, free, depth);
		return value === undefined ? [] : [[key, value]];
	});
	const whole = { ...own, ...Object.fromEntries(named) };
	const lacking = least - Object.keys(whole).length;
	return lacking <= 0 ? whole : { ...whole, ...freeEntries(context, whole, { children, count: lacking, depth, isAsked: true }) };
}

/** Entries of an object with free keys beside those that it has; where anything may stand only when they are asked for. */
function freeEntries(
	context: ExampleContext,
	taken: JsonObject,
	{ children, count, depth, isAsked = false }: { children: readonly SchemaChild[]; count: number; depth: number; isAsked?: boolean },
): JsonObject {
	const says = ({ sources }: SchemaChild) => isAsked || sources.some(({ schema }) => isObject(schema));
	const patterned = children
		.filter((child) => child.relation === 'patternProperty' && says(child))
		.map(({ key, sources }) => [matchingText(key, 1), sources] as const);
	const byPattern = patterned.flatMap(([key, sources]): [string, unknown][] => {
		const value = key === undefined || Object.hasOwn(taken, key) ? undefined : context.build(sources, { depth: depth + 1 });
		return key === undefined || value === undefined ? [] : [[key, value]];
	});
	const free = children.find(({ relation }) => relation === 'additionalProperties');
	const rest = count - byPattern.length;
	const value = rest > 0 && (free ? says(free) : isAsked) ? freeValue(context, free, depth) : undefined;
	const keys = value === undefined ? [] : freeKeys(context.resolve, children, { taken, count: rest });
	return Object.fromEntries([...byPattern.slice(0, count), ...keys.map((key) => [key, value] as const)]);
}

/** The value of a free key; a text where anything may stand, `undefined` where nothing may. */
function freeValue({ build }: ExampleContext, free: SchemaChild | undefined, depth: number): unknown {
	const sources = free?.sources.filter(({ schema }) => schema !== true) ?? [];
	return sources.length === 0 ? example.text : build(sources, { depth: depth + 1 });
}

/** Whether a schema says itself what its value could be. */
function isGiven(resolve: Resolver, sources: readonly SchemaSource[]): boolean {
	const schemas = flatten(resolve, sources).layers.map(({ schema }) => schema);
	return schemaExamples(schemas).length > 0 || enumOf(schemas) !== undefined || schemas.some((schema) => schema['default'] !== undefined);
}

function isHiddenIn({ resolve, direction }: ExampleContext, sources: readonly SchemaSource[]): boolean {
	const { layers } = flatten(resolve, sources);
	return layers.some(({ schema }) => flagAt(schema, direction === 'response' ? 'writeOnly' : 'readOnly'));
}

const schemasIn = (layers: readonly Layer[]) => layers.map(({ schema }) => schema);
