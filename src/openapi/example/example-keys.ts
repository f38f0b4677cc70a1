import { entriesAt, isObject, type JsonObject, listAt, numberAt, stringsAt } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { type FlatSchema, flatten, type Layer, nearestFirst } from '#openapi/schema/flat-schema.ts';
import type { SchemaChild } from '#openapi/schema/schema-children.ts';
import type { FlatChoices } from '#openapi/schema/schema-choices.ts';
import { enumOf } from '#openapi/schema/schema-values.ts';
import { example } from '#words/samples.ts';
import { anotherText, exampleString } from './example-string.ts';

/** Free keys that an example has at most. */
const MOST_FREE_KEYS = 20;

/** How many fields or entries schemas that all hold ask for. */
export function countLimits(schemas: readonly JsonObject[], of: 'Items' | 'Properties'): { least: number; most: number } {
	const all = (keyword: string) => schemas.flatMap((schema) => numberAt(schema, keyword) ?? []);
	return { least: Math.max(0, ...all(`min${of}`)), most: Math.min(Number.POSITIVE_INFINITY, ...all(`max${of}`)) };
}

/** Which fields an object must have and must not have. */
interface KeyRules {
	/** All that it must have, described or not. */
	needed: ReadonlySet<string>;
	isExcluded(key: string): boolean;
}

/**
 * The rules for the keys of an object. Of fields that exclude each other the first are filled in.
 * @param described keys that would be filled in: what they bring along is needed with them.
 * @param picked layers of the alternatives that the object is an example of.
 */
export function keyRules(flat: FlatSchema, choices: FlatChoices, { described, picked }: { described: readonly string[]; picked: readonly Layer[] }): KeyRules {
	const schemas = [...flat.layers, ...picked].map(({ schema }) => schema);
	const wanted = new Set(choices.required.flatMap((choice) => choice.alternatives[0] ?? []));
	const others = choices.required.flatMap((choice) => (choice.keyword === 'oneOf' ? choice.alternatives.slice(1).flat() : []));
	const needed = new Set([...schemas.flatMap((schema) => stringsAt(schema, 'required')), ...wanted]);
	const excluded = new Set([
		...others.filter((key) => !wanted.has(key)),
		...schemas.flatMap((schema) => entriesAt(schema, 'properties').flatMap(([key, value]) => (value === false ? key : []))),
		...schemas.flatMap((schema) => forbiddenSets(schema['not'])).flatMap((names) => names.findLast((name) => !needed.has(name)) ?? []),
	]);
	const present = new Set([...described.filter((key) => !excluded.has(key)), ...needed]);
	for (const schema of schemas)
		for (const [key, names] of [...entriesAt(schema, 'dependentRequired'), ...entriesAt(schema, 'dependencies')])
			if (present.has(key) && Array.isArray(names)) for (const name of names) if (typeof name === 'string' && !excluded.has(name)) needed.add(name);
	return { needed, isExcluded: (key) => excluded.has(key) };
}

/** Names that may not all be there, of a `not` that says nothing else. */
function forbiddenSets(not: unknown): string[][] {
	if (!isObject(not)) return [];
	const keys = Object.keys(not);
	if (keys.length !== 1) return [];
	return keys[0] === 'required' ? [stringsAt(not, 'required')] : keys[0] === 'anyOf' ? listAt(not, 'anyOf').flatMap(forbiddenSets) : [];
}

/** Keys that `propertyNames` allows beside those that an object has, at most `count`. */
export function freeKeys(resolve: Resolver, children: readonly SchemaChild[], { taken, count }: { taken: JsonObject; count: number }): string[] {
	const names = children.find(({ relation }) => relation === 'propertyNames');
	const schemas = names ? nearestFirst(flatten(resolve, names.sources).layers) : [];
	const isRuled = schemas.some((schema) => Object.keys(schema).some((key) => NAME_RULES.has(key)));
	const listed = enumOf(schemas)?.flatMap(({ value }) => (typeof value === 'string' ? value : []));
	const first = isRuled ? exampleString(schemas) : example.key;
	const made = listed ?? [
		first,
		...Array.from({ length: MOST_FREE_KEYS }, (_, index) => (isRuled ? anotherText(first, index + 2, schemas) : `${first}${index + 2}`)),
	];
	return [...new Set(made)].filter((key) => !Object.hasOwn(taken, key)).slice(0, Math.min(count, MOST_FREE_KEYS));
}

const NAME_RULES = new Set(['pattern', 'format', 'minLength', 'maxLength']);
