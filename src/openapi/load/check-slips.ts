import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { editDistance } from '#text/edit-distance.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';

/** Formats that descriptions use: those of OpenAPI's registry and of JSON Schema. */
const FORMATS =
	'date date-time time duration email hostname ipv4 ipv6 uri uri-reference uri-template iri uuid json-pointer regex int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 float double decimal byte binary base64url password html commonmark'.split(
		' ',
	);

/** Values there are whatever the described API sends: what looks like a schema in them is none. */
const VALUE_KEYWORDS = new Set(['example', 'examples', 'default', 'const', 'enum']);

/**
 * Names that differ by one letter, or by two that changed places, from those that they will mean: a property that is `required` and that no schema has, and a format
 * that nobody knows. What is further away may be meant. Returns findings of the rule `api-slip`.
 */
export function checkSlips(description: JsonObject): ApiFinding[] {
	const findings: ApiFinding[] = [];
	const visit = (value: unknown, pointer: Pointer): void => {
		if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, pointerTo(pointer, index));
		if (!isObject(value) || Array.isArray(value)) return;
		if (typeof value['format'] === 'string') findings.push(...slipOfKey(value['format'], FORMATS, pointerTo(pointer, 'format')));
		findings.push(...slipsInRequired(value, pointer));
		for (const [key, child] of Object.entries(value)) if (!VALUE_KEYWORDS.has(key) && !key.startsWith('x-')) visit(child, pointerTo(pointer, key));
	};
	visit(description, '#');
	return findings;
}

function slipsInRequired({ required, properties }: JsonObject, pointer: Pointer): ApiFinding[] {
	if (!Array.isArray(required) || !isObject(properties)) return [];
	const left = Object.keys(properties).filter((name) => !required.includes(name));
	return required.flatMap((name, index) =>
		typeof name === 'string' && !Object.hasOwn(properties, name) ? slipOfKey(name, left, pointerTo(pointer, 'required', index)) : [],
	);
}

function slipOfKey(name: string, known: readonly string[], pointer: Pointer): ApiFinding[] {
	if (known.includes(name)) return [];
	const meant = known.find((other) => editDistance(name, other) === 1);
	return meant === undefined ? [] : [{ rule: 'api-slip', pointer, text: apiFaults.slip(name), hint: apiFaults.didYouMean(meant) }];
}
