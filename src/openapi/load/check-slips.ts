import { isObject, type JsonObject, listAt, objectAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { editDistance } from '#text/edit-distance.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';

/** Known formats: those of OpenAPI's registry and of JSON Schema, and two that many write for `uri`. */
const FORMATS =
	'date date-time time duration email hostname ipv4 ipv6 uri uri-reference uri-template url urn iri uuid json-pointer regex int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 float double decimal byte binary base64url password html commonmark'.split(
		' ',
	);

/** Their values are data of the described API; what looks like a schema in them is none. */
const VALUE_KEYWORDS = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Keywords that combine schemas; each part may require properties that another one has. */
const COMPOSING = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

/**
 * Finds names that differ by one letter, or by two swapped ones, from a known name (rule `api-slip`): a `required` property that no schema has, and an unknown format.
 * Names that differ more may be intended.
 */
export function checkSlips(description: JsonObject): ApiFinding[] {
	const findings: ApiFinding[] = [];
	const named = new Set<string>();
	visitObjects(description, (value) => {
		for (const name of Object.keys(objectAt(value, 'properties'))) named.add(name);
	});
	/** `outer`: properties of the schemas that this one is combined into. */
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

/** @param known names that may be meant. */
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
