import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { ownValue } from '#text/own-value.ts';
import { apiReadings } from '#words/api-faults.ts';
import type { Mend } from './mend.ts';
import { specificationOf } from './upgrade-description.ts';

const KNOWN_TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object']);
/** Names of types in other languages. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
	int: 'integer',
	int32: 'integer',
	int64: 'integer',
	long: 'integer',
	float: 'number',
	double: 'number',
	decimal: 'number',
	bool: 'boolean',
	str: 'string',
	text: 'string',
	date: 'string',
	list: 'array',
	map: 'object',
	dict: 'object',
};
/** Keywords by which an object says itself what is in it. */
const OBJECT_KEYS = ['properties', 'additionalProperties', 'allOf', '$ref', 'patternProperties'];

/** Keywords of which none is in a schema of single values. */
const COMPOUND_KEYS = [...OBJECT_KEYS, 'items', 'oneOf', 'anyOf'];

/** What is said of a value without deciding whether it is valid. */
const REMARK_KEYS = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'default', 'example', 'examples', 'externalDocs', 'xml']);

const hasReference = (schema: unknown) => isObject(schema) && typeof schema['$ref'] === 'string';
const saysNull = (schema: unknown) => isObject(schema) && (schema['nullable'] === true || (Array.isArray(schema['type']) && schema['type'].includes('null')));
const saysNothing = (schema: unknown) => isObject(schema) && Object.keys(schema).every((key) => REMARK_KEYS.has(key));

/** Longer ways through references and parts are circles. */
const LONGEST_WAY = 20;

/** Whether a part of allOf allows null, or leaves it to others; what a reference leads to counts, and one that leads nowhere in the description says nothing. */
function mayBeNull(schema: unknown, description: JsonObject, isFollowed = 0): boolean {
	const ref = isObject(schema) && isFollowed < LONGEST_WAY ? schema['$ref'] : undefined;
	if (typeof ref === 'string') {
		const target = ref.startsWith('#/') ? valueAt(description, segmentsOf(ref)) : undefined;
		return target === undefined || mayBeNull(target, description, isFollowed + 1);
	}
	if (isFollowed >= LONGEST_WAY || saysNull(schema) || saysNothing(schema)) return true;
	const may = (part: unknown) => mayBeNull(part, description, isFollowed + 1);
	const listed = (key: string): unknown[] => (isObject(schema) && Array.isArray(schema[key]) ? schema[key] : []);
	return (
		['anyOf', 'oneOf'].some((key) => listed(key).some(may)) ||
		(listed('allOf').length > 0 && isObject(schema) && !('type' in schema) && listed('allOf').every(may))
	);
}

const saysOnlyNull = (schema: unknown) =>
	saysNull(schema) && isObject(schema) && Object.keys(schema).every((key) => key === 'nullable' || REMARK_KEYS.has(key));

/** Slips in schemas. */
export const SCHEMA_MENDS: readonly Mend[] = [
	({ parent, value, isCondition, description }) => {
		// Where a schema has a name others take it in with allOf and look for it there.
		if (parent === 'schemas' || parent === 'definitions' || parent === 'anyOf' || isCondition) return undefined;
		// Since 3.1 every part has to allow null, and whoever writes so may mean that none is allowed.
		if (!isObject(value) || !Array.isArray(value['allOf']) || 'nullable' in value || saysNull(value) || !/^(?:2|3\.0)/.test(specificationOf(description) ?? ''))
			return undefined;
		const { allOf } = value;
		const isMeant = allOf.some(hasReference) ? (part: unknown) => saysNull(part) && !hasReference(part) : saysOnlyNull;
		if (!allOf.some(isMeant) || allOf.every((part) => mayBeNull(part, description))) return undefined;
		const entries = Object.entries(value);
		const words = Object.fromEntries(entries.filter(([key]) => REMARK_KEYS.has(key)));
		const rest = Object.fromEntries(entries.filter(([key]) => !REMARK_KEYS.has(key)));
		return {
			value: { ...words, anyOf: [rest, { enum: [null] }] },
			text: apiReadings.nullInAllOf,
		};
	},
	({ value }) => {
		if (!isObject(value) || value['type'] !== 'object' || !isObject(value['items']) || OBJECT_KEYS.some((key) => key in value)) return undefined;
		const { items, type: _, ...rest } = value;
		return { value: { ...rest, allOf: [items] }, text: apiReadings.itemsOfObject };
	},
	({ value }) => {
		if (!isObject(value) || value['type'] !== 'object' || !Array.isArray(value['enum']) || OBJECT_KEYS.some((key) => key in value)) return undefined;
		const { type: _, ...rest } = value;
		const isText = value['enum'].length > 0 && value['enum'].every((each) => typeof each === 'string');
		return isText ? { value: { type: 'string', ...rest }, text: apiReadings.textsOfObject } : undefined;
	},
	({ value }) => {
		if (!isObject(value) || value['type'] !== 'string' || !isObject(value['properties']) || 'enum' in value || 'oneOf' in value) return undefined;
		const { properties, ...rest } = value;
		const values = Object.entries(properties);
		if (values.length === 0 || values.some(([, words]) => isObject(words) && ['type', 'enum', ...COMPOUND_KEYS].some((key) => key in words))) return undefined;
		return { value: { ...rest, oneOf: values.map(([name, words]) => ({ ...(isObject(words) ? words : {}), enum: [name] })) }, text: apiReadings.fieldsOfText };
	},
	({ value }) => {
		if (!isObject(value) || value['type'] !== 'array' || !isObject(value['properties'])) return undefined;
		const { properties, required, items: written, ...rest } = value;
		if (isObject(written) && COMPOUND_KEYS.some((key) => key in written)) return undefined;
		const fields = { type: 'object', properties, ...(required !== undefined && { required }) };
		// An element of XML may have attributes and a text.
		const items = !isObject(written) ? fields : { anyOf: [written, fields] };
		return { value: { ...rest, items }, text: apiReadings.fieldsOfList };
	},
	({ parent, value }) => {
		if ((parent !== 'properties' && parent !== 'schemas' && parent !== 'definitions') || typeof value !== 'string') return undefined;
		if (KNOWN_TYPES.has(value)) return { value: { type: value }, text: apiReadings.typeAsSchema(value) };
		return { value: { description: value }, text: apiReadings.textAsSchema };
	},
	({ parent, value }) =>
		(parent === 'properties' || parent === 'schemas' || parent === 'definitions') && value === null ? { value: {}, text: apiReadings.nullAsSchema } : undefined,
	({ key, value }) => {
		if (key !== 'type' || typeof value !== 'string') return undefined;
		const lower = value.toLowerCase();
		const type = ownValue(OTHER_TYPES, lower) ?? (KNOWN_TYPES.has(lower) ? lower : undefined);
		return type === undefined || type === value ? undefined : { value: type, text: apiReadings.otherType(value, type) };
	},
];
