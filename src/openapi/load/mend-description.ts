import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { isData, isNamed } from '#openapi/json/visit-references.ts';
import { apiReadings } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { specificationOf } from './upgrade-description.ts';

/** A value that is read as another one, and the reading in words. */
interface Reading {
	value: unknown;
	text: string;
	/** The reference that it comes from, which must not be read again inside of it. */
	through?: string;
}

/** What stands at a place: the key, the key above it, and the value, of which description. `undefined` when it is read as it is written. */
type Mend = (place: Omit<ValuePlace, 'pointer'> & { value: unknown; description: JsonObject }) => Reading | undefined;

interface ValuePlace {
	key: string;
	parent: string;
	pointer: Pointer;
	/** Below `not` or `if`, where to allow more means to allow less. */
	isCondition: boolean;
	/** References in place of entries that were read around it. */
	inside: readonly string[];
}

/**
 * Reads slips that have only one possible meaning as what is meant, where the description would otherwise lose something: a path without its slash,
 * a media type whose value is `null`, a field that is only the name of a type, a text in place of a list … Each is reported as it is read.
 */
export function mendDescription(description: JsonObject): { value: JsonObject; findings: ApiFinding[] } {
	const findings: ApiFinding[] = [];
	const mend = (value: unknown, place: ValuePlace): unknown => {
		const { pointer, ...about } = place;
		for (const rule of MENDS) {
			const reading = rule({ ...about, value, description });
			if (reading === undefined) continue;
			findings.push({ rule: 'api-reading', pointer, text: reading.text, hint: apiReadings.mendHint });
			return walk(reading.value, reading.through === undefined ? place : { ...place, inside: [...place.inside, reading.through] });
		}
		return walk(value, place);
	};
	const walk = (value: unknown, { key, parent, pointer, isCondition, inside }: ValuePlace): unknown => {
		if (isData(key, value)) return value;
		if (Array.isArray(value)) return value.map((item, index) => mend(item, { key: '', parent: key, pointer: pointerTo(pointer, index), isCondition, inside }));
		if (!isObject(value)) return value;
		// Below free names a key means nothing: a field may be called `tags`.
		const above = isNamed(key) && parent !== 'properties' ? key : '';
		const entries = Object.entries(value).map(([name, child]) => {
			const inner = pointerTo(pointer, name);
			const names = above === '' ? { key: name, parent: '' } : { key: '', parent: above };
			const mended = mend(child, { ...names, pointer: inner, isCondition: isCondition || names.key === 'not' || names.key === 'if', inside });
			if (above !== 'paths' || name.startsWith('/') || name.startsWith('x-')) return [name, mended] as const;
			findings.push({ rule: 'api-reading', pointer: inner, text: apiReadings.noSlash(name), hint: apiReadings.noSlashHint });
			return [`/${name}`, mended] as const;
		});
		return Object.fromEntries(entries);
	};
	return { value: walk(description, { key: '', parent: '', pointer: '#', isCondition: false, inside: [] }) as JsonObject, findings };
}

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
/** Keys whose value is a list; one value in its place is a list of one. */
const LISTS = new Set(['tags', 'required', 'servers', 'security', 'allOf', 'oneOf', 'anyOf', 'parameters', 'consumes', 'produces', 'schemes']);

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

/** Tags of which each name stands once: what the first does not say is taken from the others, and all their descriptions count. */
function mergeTags(tags: readonly unknown[]): unknown[] {
	const byName = new Map<unknown, unknown>();
	for (const tag of tags) {
		const name = isObject(tag) ? tag['name'] : tag;
		const first = byName.get(name);
		byName.set(name, isObject(first) && isObject(tag) ? { ...tag, ...first, ...bothDescriptions(first, tag) } : (first ?? tag));
	}
	return [...byName.values()];
}

function bothDescriptions({ description: said }: JsonObject, { description }: JsonObject): JsonObject {
	if (typeof said !== 'string' || typeof description !== 'string') return {};
	return { description: said.includes(description) ? said : `${said}\n\n${description}` };
}

/** A text of which every line begins with spaces, without those that all have. */
function flushLeft(text: string): string {
	const indents = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (/^ */.exec(line)?.[0].length ?? 0)));
	return indents.length === 0 ? text : text.replaceAll(new RegExp(`^ {${Math.min(...indents)}}`, 'gm'), '');
}

const MENDS: readonly Mend[] = [
	({ key, value }) => {
		// As it stood in the code that it comes from. In Markdown it would be code.
		if (key !== 'description' || typeof value !== 'string' || !value.startsWith('    ') || !value.includes('\n')) return undefined;
		const text = flushLeft(value);
		return text.startsWith('    ') || text === value ? undefined : { value: text, text: apiReadings.movedText };
	},
	({ key, value, description, inside }) => {
		if (!isNamed(key) || !isObject(value) || typeof value['$ref'] !== 'string' || inside.includes(value['$ref'])) return undefined;
		const { $ref: through, ...beside } = value;
		const target = through.startsWith('#/') ? valueAt(description, segmentsOf(through)) : undefined;
		if (!isObject(target)) return undefined;
		const text = apiReadings.entriesElsewhere(key);
		return { value: { ...target, ...beside }, text, through };
	},
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
	({ parent, value }) =>
		parent === 'content' && (value === null || typeof value !== 'object')
			? {
					value: {},
					text: value === null ? apiReadings.emptyMedia : apiReadings.valueAsMedia,
				}
			: undefined,
	({ parent, value }) => (parent === 'responses' && value === null ? { value: {}, text: apiReadings.emptyResponse } : undefined),
	({ parent, value }) =>
		parent === 'responses' && typeof value === 'string' ? { value: { description: value }, text: apiReadings.textAsResponse } : undefined,
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
		const type = OTHER_TYPES[lower] ?? (KNOWN_TYPES.has(lower) ? lower : undefined);
		return type === undefined || type === value ? undefined : { value: type, text: apiReadings.otherType(value, type) };
	},
	({ key, value }) => {
		if (!LISTS.has(key) || value === null || value === undefined || Array.isArray(value)) return undefined;
		if (isObject(value)) {
			// Components, and `required` or `tags` of a schema's fields, are maps.
			if (key === 'parameters' || key === 'required' || key === 'tags') return undefined;
			return { value: [value], text: apiReadings.noList(key) };
		}
		return typeof value === 'string' ? { value: [value], text: apiReadings.noList(key) } : undefined;
	},
	({ key, value, description }) => {
		if (key !== 'tags' || value !== description['tags'] || !Array.isArray(value)) return undefined;
		const merged = mergeTags(value);
		return merged.length === value.length ? undefined : { value: merged, text: apiReadings.sameTags };
	},
	({ parent, value }) => (parent === 'servers' && typeof value === 'string' ? { value: { url: value }, text: apiReadings.textAsServer } : undefined),
];
