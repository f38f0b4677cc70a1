import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { formField } from './field.ts';

/** Groups of alternatives inside of alternatives that are looked into: schemas may hold themselves. */
const DEEPEST = 4;

/** Whether a value is of the kind that a field asks for; tells which alternative a value belongs to. */
export function fits(document: ApiDocument, sources: readonly SchemaSource[], value: unknown, depth = 0): boolean {
	const { shape } = formField(document, sources);
	switch (shape.kind) {
		case 'object':
			return (
				isObject(value) &&
				shape.members.every(({ name, required, sources: inner }) => (name in value ? isAllowed(document, inner, value[name]) : !required)) &&
				(depth >= DEEPEST || shape.groups.every(({ variants }) => variants.some(({ source }) => fits(document, [source, ...shape.beside], value, depth + 1))))
			);
		case 'list':
			return Array.isArray(value);
		case 'select':
			return shape.values.some((entry) => entry.value === value);
		case 'boolean':
			return typeof value === 'boolean';
		case 'number':
			return typeof value === 'number' || typeof value === 'bigint';
		case 'choice':
			return depth >= DEEPEST || shape.group.variants.some(({ source }) => fits(document, [source, ...shape.beside], value, depth + 1));
		case 'json':
			return true;
		default:
			return typeof value === 'string' || value === null;
	}
}

/** Whether a value is one of those that a field fixes; fields that fix none allow all. Alternatives are often told apart by a property of one value. */
function isAllowed(document: ApiDocument, sources: readonly SchemaSource[], value: unknown): boolean {
	const { shape } = formField(document, sources);
	return shape.kind !== 'select' || value === null || shape.values.some((entry) => entry.value === value);
}
