import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { formField } from './field.ts';
import type { FormVariant } from './variant-group.ts';

/** Groups of alternatives inside of alternatives that are looked into: schemas may hold themselves. */
const DEEPEST_ALTERNATIVES = 4;

/** Whether a value is of the kind that a field expects. Used to tell which alternative a value belongs to. */
export function fits(document: ApiDocument, sources: readonly SchemaSource[], value: unknown): boolean {
	return fitsShape({ document, depth: 0 }, sources, value);
}

function fitsShape({ document, depth }: { document: ApiDocument; depth: number }, sources: readonly SchemaSource[], value: unknown): boolean {
	const { shape } = formField(document, sources);
	const isOneOf = (variants: readonly FormVariant[], beside: readonly SchemaSource[]) =>
		depth >= DEEPEST_ALTERNATIVES || variants.some(({ source }) => fitsShape({ document, depth: depth + 1 }, [source, ...beside], value));
	switch (shape.kind) {
		case 'object':
			return (
				isObject(value) &&
				shape.members.every(({ name, required, sources: inner }) => (Object.hasOwn(value, name) ? isAllowed(document, inner, value[name]) : !required)) &&
				shape.groups.every(({ variants }) => isOneOf(variants, shape.beside))
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
			return isOneOf(shape.group.variants, shape.beside);
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
