import { isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import type { SchemasByKey } from '#sandbox/plan/sandbox-plan.ts';

/** The facts about a schema that are needed to read a value from text: its types, and the schemas inside. */
export interface TextShape {
	/** JSON types; empty: any. */
	types: ReadonlySet<string>;
	/** Whether the value is the content of a file. */
	isBytes: boolean;
	/** Names of described properties. */
	names: readonly string[];
	items: () => TextShape;
	property: (name: string) => TextShape;
}

/** The shape of a clean schema: what any of its parts and alternatives says. */
export function textShapeOf(schemas: SchemasByKey, schema: unknown): TextShape {
	const parts = possibleParts(schemas, schema);
	const types = new Set(parts.flatMap(possibleTypes));
	const inner = (values: readonly unknown[]) => textShapeOf(schemas, { anyOf: values.filter((value) => isObject(value)) });
	return {
		types,
		isBytes: parts.some(
			(part) =>
				part['format'] === 'binary' ||
				(typeof part['contentMediaType'] === 'string' && part['contentEncoding'] === undefined && !/^text\/|[/+](json|xml)\b/.test(part['contentMediaType'])),
		),
		names: parts.flatMap((part) => (isObject(part['properties']) ? Object.keys(part['properties']) : [])),
		items: () => inner(parts.map((part) => part['items'])),
		property: (name) =>
			inner(
				parts.map((part) => {
					const { properties, additionalProperties } = part;
					return isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
				}),
			),
	};
}

/** The shapes of a clean schema with each of its alternatives alone: they may give one name to values of different kinds. */
export function shapesOfAlternatives(schemas: SchemasByKey, schema: unknown): TextShape[] {
	const certain = gatheredParts(schemas, schema, ['allOf']);
	const common = certain.map(({ oneOf: _one, anyOf: _any, allOf: _all, $ref: _ref, ...rest }) => rest);
	return certain.flatMap((part) => OFFERING.flatMap((key) => listAt(part, key))).map((option) => textShapeOf(schemas, { allOf: [...common, option] }));
}

const OFFERING = ['anyOf', 'oneOf'];

/** The schema with everything it refers to, merges and offers, each once. */
const possibleParts = (schemas: SchemasByKey, schema: unknown) => gatheredParts(schemas, schema, ['allOf', ...OFFERING]);

/** The schema with everything it refers to and has below these keys, each once. */
function gatheredParts(schemas: SchemasByKey, schema: unknown, keys: readonly string[]): JsonObject[] {
	const parts = new Set<JsonObject>();
	const open: unknown[] = [schema];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (!isObject(next) || parts.has(next)) continue;
		parts.add(next);
		for (const key of keys) open.push(...listAt(next, key));
		if (typeof next['$ref'] === 'string') open.push(schemas[next['$ref'].slice('#/$defs/'.length)]);
	}
	return [...parts];
}

function possibleTypes(part: JsonObject): string[] {
	const { type } = part;
	if (typeof type === 'string') return [type];
	if (Array.isArray(type)) return type;
	const values = 'const' in part ? [part['const']] : listAt(part, 'enum');
	return [
		...(isObject(part['properties']) ? ['object'] : []),
		...(part['items'] !== undefined ? ['array'] : []),
		...values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)),
	];
}
