import { isObject, type JsonObject, listAt, objectAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { editDistance } from '#text/edit-distance.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';

/** Formats that descriptions use: those of OpenAPI's registry and of JSON Schema, and two that many write for `uri`. */
const FORMATS =
	'date date-time time duration email hostname ipv4 ipv6 uri uri-reference uri-template url urn iri uuid json-pointer regex int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 float double decimal byte binary base64url password html commonmark'.split(
		' ',
	);

/** Values there are whatever the described API sends: what looks like a schema in them is none. */
const VALUE_KEYWORDS = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** What makes a schema of several; each part may ask for properties that another one has. */
const COMPOSING = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

/**
 * Names that differ by one letter, or by two that changed places, from those that they will mean: a property that is `required` and that no schema has, and a format
 * that nobody knows. What is further away may be meant. Returns findings of the rule `api-slip`.
 */
export function checkSlips(description: JsonObject): ApiFinding[] {
	const findings: ApiFinding[] = [];
	const named = new Set<string>();
	visitObjects(description, (value) => {
		for (const name of Object.keys(objectAt(value, 'properties'))) named.add(name);
	});
	/** `outer`: properties of the schemas that this one is a part of. */
	const visit = (value: unknown, pointer: Pointer, outer: readonly string[]): void => {
		if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, pointerTo(pointer, index), outer);
		if (!isObject(value)) return;
		if (typeof value['format'] === 'string') findings.push(...slipOfKey(value['format'], FORMATS, pointerTo(pointer, 'format')));
		const own = Object.keys(objectAt(value, 'properties'));
		findings.push(
			...slipsInRequired(value, own.length > 0 ? own : outer, { pointer, isNamed: (name) => (own.length > 0 ? own.includes(name) : named.has(name)) }),
		);
		for (const [key, child] of Object.entries(value))
			if (!VALUE_KEYWORDS.has(key) && !key.startsWith('x-')) visit(child, pointerTo(pointer, key), COMPOSING.has(key) ? [...outer, ...own] : []);
	};
	visit(description, '#', []);
	return findings;
}

/** @param known what may be meant. */
function slipsInRequired(
	schema: JsonObject,
	known: readonly string[],
	{ pointer, isNamed }: { pointer: Pointer; isNamed(name: string): boolean },
): ApiFinding[] {
	const required = listAt(schema, 'required');
	const left = known.filter((name) => !required.includes(name));
	return required.flatMap((name, index) => (typeof name === 'string' && !isNamed(name) ? slipOfKey(name, left, pointerTo(pointer, 'required', index)) : []));
}

function slipOfKey(name: string, known: readonly string[], pointer: Pointer): ApiFinding[] {
	if (known.includes(name)) return [];
	const meant = known.find((other) => editDistance(name, other) === 1);
	return meant === undefined ? [] : [{ rule: 'api-slip', pointer, text: apiFaults.slip(name), hint: apiFaults.didYouMean(meant) }];
}
