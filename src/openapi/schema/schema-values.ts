import { entriesAt, isObject, type JsonObject, listAt, objectAt, textAt } from '#openapi/json/json.ts';
import type { EnumValue, Literal } from './schema-node.ts';

/** A JSON value with the way it is written: strings without quotation marks, everything else as JSON. */
export function literalOf(value: unknown): Literal {
	return { value, text: typeof value === 'string' ? value : (JSON.stringify(value) ?? '') };
}

/** The fixed values that all schemas with `enum` or `const` allow, without `null`, with their meanings; `undefined` when there are no such schemas. */
export function enumOf(schemas: readonly JsonObject[]): EnumValue[] | undefined {
	const lists = fixedLists(schemas);
	const [first, ...rest] = lists;
	if (!first) return undefined;
	const described = first.values.map((value, index): EnumValue => ({ ...literalOf(value), description: meaningOf(lists[0]?.schema ?? {}, value, index) }));
	return described.filter(({ value }) => value !== null && rest.every(({ values }) => standsIn(values, value)));
}

/** All lists of `enum` and `const`, as written, if no value is in all of them. */
export function disjointLists(schemas: readonly JsonObject[]): string[][] | undefined {
	const [first, ...rest] = fixedLists(schemas).map(({ values }) => values);
	if (first === undefined || first.some((value) => rest.every((values) => standsIn(values, value)))) return undefined;
	const lists = [first, ...rest].map((values) => values.map((value) => literalOf(value).text));
	return lists.filter((list, index) => lists.findIndex((other) => other.join('\n') === list.join('\n')) === index);
}

const standsIn = (values: readonly unknown[], value: unknown): boolean => values.some((other) => JSON.stringify(other) === JSON.stringify(value));

/** An empty list is a slip: nobody describes what may have no value (Discord). */
const fixedLists = (schemas: readonly JsonObject[]) =>
	schemas.flatMap((schema): { schema: JsonObject; values: readonly unknown[] }[] => {
		if ('const' in schema) return [{ schema, values: [schema['const']] }];
		const values = listAt(schema, 'enum');
		return values.length > 0 ? [{ schema, values }] : [];
	});

/**
 * All fixed values at a place: those of `enum` and `const`, with the words that alternatives of single values have for them; without any, these alternatives
 * themselves.
 */
export function fixedValues(schemas: readonly JsonObject[], alternatives: readonly Pick<EnumValue, 'value' | 'description'>[]): EnumValue[] {
	const listed = enumOf(schemas);
	if (listed === undefined) return alternatives.map(({ value, description }) => ({ ...literalOf(value), description }));
	const words = new Map(alternatives.map(({ value, description }) => [JSON.stringify(value), description]));
	return listed.map((entry) => ({ ...entry, description: entry.description ?? words.get(JSON.stringify(entry.value)) }));
}

/** The meaning of an enumerated value in one of the extensions that are in use: a map by value, or a list in the order of the values. The value itself is none. */
function meaningOf(schema: JsonObject, value: unknown, index: number): string | undefined {
	for (const key of ['x-enum-descriptions', 'x-enumDescriptions', 'x-enum-varnames', 'x-enumNames']) {
		const list = listAt(schema, key);
		const found = list.length > 0 ? list[index] : objectAt(schema, key)[String(value)];
		if (typeof found === 'string' && found.trim() !== '' && found !== value) return found;
	}
	const listed = listAt(objectAt(schema, 'x-ms-enum'), 'values').find((entry) => isObject(entry) && entry['value'] === value);
	return isObject(listed) ? (textAt(listed, 'description') ?? textAt(listed, 'name')) : undefined;
}

/** Examples written in the schemas themselves, those of the first before the others, each once. */
export function schemaExamples(schemas: readonly JsonObject[]): unknown[] {
	const found = new Map(schemas.flatMap(examplesIn).map((value) => [JSON.stringify(value), value]));
	return [...found.values()];
}

function examplesIn(schema: JsonObject): readonly unknown[] {
	if (listAt(schema, 'examples').length > 0) return listAt(schema, 'examples');
	// Some put named examples here, as in a media type.
	const named = entriesAt(schema, 'examples').flatMap(([, example]) => (isObject(example) && 'value' in example ? [example['value']] : []));
	if (named.length > 0) return named;
	return schema['example'] === undefined ? [] : [schema['example']];
}
