import { isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
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
	char: 'string',
	list: 'array',
	map: 'object',
	dict: 'object',
	json: 'object',
};
/** Formats that some write as the type of strings. */
const FORMATS_AS_TYPES: Readonly<Record<string, string>> = {
	date: 'date',
	datetime: 'date-time',
	'date-time': 'date-time',
	timestamp: 'date-time',
	time: 'time',
	uuid: 'uuid',
	guid: 'uuid',
	email: 'email',
	uri: 'uri',
	url: 'uri',
	byte: 'byte',
	binary: 'binary',
	password: 'password',
};
/** Words that some write as a type if every value is allowed. */
const NO_TYPES = new Set(['any', 'mixed', 'enum', 'undefined', '']);

/** Keywords that describe the content of an object. */
const OBJECT_KEYS = ['properties', 'additionalProperties', 'allOf', '$ref', 'patternProperties'];

/** Keywords that schemas of scalars do not have. */
const COMPOUND_KEYS = [...OBJECT_KEYS, 'items', 'oneOf', 'anyOf'];

/** Annotations, which do not affect validity. */
const REMARK_KEYS = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'default', 'example', 'examples', 'externalDocs', 'xml']);

const isSinceOpenApi = (description: JsonObject) => specificationOf(description)?.startsWith('3') === true;
const hasReference = (schema: unknown) => isObject(schema) && typeof schema['$ref'] === 'string';
const saysNull = (schema: unknown) => isObject(schema) && (schema['nullable'] === true || (Array.isArray(schema['type']) && schema['type'].includes('null')));
const saysNothing = (schema: unknown) => isObject(schema) && Object.keys(schema).every((key) => REMARK_KEYS.has(key));

/** Longer chains of references and parts are circular. */
const LONGEST_WAY = 20;

/** Whether a part of allOf allows null, or leaves it to others. References are followed; unresolvable ones do not matter. */
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

/** `required` at the field itself, as in Swagger's parameters and old schemas; otherwise `undefined`. */
function flagOf(schema: unknown): boolean | undefined {
	const flag = isObject(schema) ? schema['required'] : undefined;
	return typeof flag === 'boolean' ? flag : flag === 'true' ? true : flag === 'false' ? false : undefined;
}

/** Whether a value at this place is a schema, for which some write a single word. */
const isSchemaPlace = (key: string, parent: string): boolean =>
	parent === 'properties' || parent === 'schemas' || parent === 'definitions' || key === 'items' || key === 'schema';

/** The reference to the schema with this name. */
function schemaReference(name: string, description: JsonObject): string | undefined {
	const has = (...way: string[]) => isObject(valueAt(description, [...way, name]));
	if (has('components', 'schemas')) return pointerTo('#/components/schemas', name);
	return has('definitions') ? pointerTo('#/definitions', name) : undefined;
}

/** The value of a type that a text in quotation marks writes out (`'false'`, `'204'`, `'[]'`); `undefined` where it is none. */
function quotedValue(text: string, type: string): unknown {
	if (type === 'string' || !KNOWN_TYPES.has(type)) return undefined;
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return undefined;
	}
	// Digits beyond those that a number can hold would be lost.
	if (typeof value === 'number')
		return String(value) === text && (type === 'number' || (type === 'integer' && Number.isSafeInteger(value))) ? value : undefined;
	const is = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
	return is === type ? value : undefined;
}

/** Slips in schemas. */
export const SCHEMA_MENDS: readonly Mend[] = [
	({ value }) => {
		const fields = isObject(value) && isObject(value['properties']) ? Object.entries(value['properties']) : [];
		if (!isObject(value) || !fields.some(([, schema]) => flagOf(schema) !== undefined)) return undefined;
		const properties = Object.fromEntries(
			fields.map(([name, schema]) => {
				if (!isObject(schema) || flagOf(schema) === undefined) return [name, schema];
				const { required: _, ...rest } = schema;
				return [name, rest];
			}),
		);
		const flagged = fields.flatMap(([name, schema]) => (flagOf(schema) === true ? [name] : []));
		const named = listAt(value, 'required');
		const required = [...named, ...flagged.filter((name) => !named.includes(name))];
		return { value: { ...value, properties, ...(required.length > 0 && { required }) }, text: apiReadings.requiredAtField };
	},
	({ value, description }) => {
		if (!isObject(value) || typeof value['$ref'] !== 'string' || typeof value['type'] !== 'string') return undefined;
		const target = value['$ref'].startsWith('#/') ? valueAt(description, segmentsOf(value['$ref'])) : undefined;
		const type = isObject(target) ? (target['type'] ?? (isObject(target['properties']) ? 'object' : undefined)) : undefined;
		if (typeof type !== 'string' || type === value['type'] || !KNOWN_TYPES.has(type)) return undefined;
		const { type: _, ...rest } = value;
		return { value: rest, text: apiReadings.typeBesideReference(value['type'], type) };
	},
	({ value }) => {
		if (!isObject(value) || typeof value['type'] !== 'string') return undefined;
		const { type } = value;
		const meant = ['example', 'default'].flatMap((key) => {
			const read = typeof value[key] === 'string' ? quotedValue(value[key], type) : undefined;
			return read === undefined ? [] : [[key, read] as const];
		});
		return meant.length === 0 ? undefined : { value: { ...value, ...Object.fromEntries(meant) }, text: apiReadings.textOfValue(type) };
	},
	({ value }) => {
		if (!isObject(value) || value['type'] !== 'array' || !Array.isArray(value['enum']) || value['enum'].length === 0) return undefined;
		const { enum: values, items = {}, ...rest } = value;
		// A list of lists may have such values itself.
		if (!isObject(items) || 'enum' in items || 'const' in items || '$ref' in items || values.some((one) => one === null || typeof one === 'object'))
			return undefined;
		return { value: { ...rest, items: { ...items, enum: values } }, text: apiReadings.valuesOfList };
	},
	({ key, value }) => {
		if (key !== 'items' || !Array.isArray(value)) return undefined;
		return { value: value.length === 1 ? value[0] : value.length === 0 ? {} : { anyOf: value }, text: apiReadings.listOfItems };
	},
	({ key, value, parent, description }) => {
		const type = isObject(value) ? value['type'] : undefined;
		// In Swagger 2.0 a part of a form and an answer may be a file, even if a schema has that name.
		if (isObject(value) && type === 'file' && !isSinceOpenApi(description) && ('in' in value || key === 'schema')) return undefined;
		// `type` of a security scheme is something else.
		if (!isObject(value) || typeof type !== 'string' || KNOWN_TYPES.has(type) || parent === 'securitySchemes' || parent === 'securityDefinitions')
			return undefined;
		const { type: _, ...rest } = value;
		const reference = schemaReference(type, description);
		if (reference !== undefined) return { value: { ...rest, $ref: reference }, text: apiReadings.schemaAsType(type) };
		const lower = type.toLowerCase();
		const format = ownValue(FORMATS_AS_TYPES, lower) ?? (lower === 'file' && isSinceOpenApi(description) ? 'binary' : undefined);
		if (format !== undefined) return { value: { type: 'string', format, ...rest }, text: apiReadings.formatAsType(type, format) };
		const [, first = '', list] = /^([a-z]+)(?:(\[\])$|[^a-z].*$)/s.exec(lower) ?? [];
		if (KNOWN_TYPES.has(first)) {
			const shape = list === undefined ? { ...rest, type: first } : { ...rest, type: 'array', items: { type: first } };
			return { value: shape, text: apiReadings.otherType(type, list === undefined ? first : 'array') };
		}
		return NO_TYPES.has(lower) ? { value: rest, text: apiReadings.noSuchType(type) } : undefined;
	},
	({ parent, value, isCondition, description }) => {
		// Others may include a named schema with allOf and look for it there.
		if (parent === 'schemas' || parent === 'definitions' || parent === 'anyOf' || isCondition) return undefined;
		// Since 3.1 every part has to allow null; otherwise the author may mean that null is not allowed.
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
		// An XML element may have attributes and a text.
		const items = !isObject(written) ? fields : { anyOf: [written, fields] };
		return { value: { ...rest, items }, text: apiReadings.fieldsOfList };
	},
	({ key, parent, value, description }) => {
		if (!isSchemaPlace(key, parent) || typeof value !== 'string') return undefined;
		if (KNOWN_TYPES.has(value)) return { value: { type: value }, text: apiReadings.typeAsSchema(value) };
		const reference = schemaReference(value, description) ?? (/^#\//.test(value) ? value : undefined);
		if (reference !== undefined) return { value: { $ref: reference }, text: apiReadings.nameAsSchema(value) };
		return { value: { description: value }, text: apiReadings.textAsSchema };
	},
	({ key, parent, value }) => {
		if (!isSchemaPlace(key, parent)) return undefined;
		if (value === null) return { value: {}, text: apiReadings.nullAsSchema };
		return Array.isArray(value) && value.length === 0 ? { value: {}, text: apiReadings.listAsSchema } : undefined;
	},
	({ key, value }) => {
		if (key !== 'type' || typeof value !== 'string') return undefined;
		const lower = value.toLowerCase();
		const type = ownValue(OTHER_TYPES, lower) ?? (KNOWN_TYPES.has(lower) ? lower : undefined);
		return type === undefined || type === value ? undefined : { value: type, text: apiReadings.otherType(value, type) };
	},
];
