export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON Schema (2020-12). */
export type JsonSchema = JsonObject | boolean;

/** The upgraded description (OpenAPI 3.1 or 3.2), in which references are still references. */
export type ApiDocument = JsonObject;

/**
 * Readers for values of unknown shape: a value of the wrong type counts as absent. Only the validator reports it.
 */

/** Whether a value is an object of JSON, that is no list and not `null`. */
export function isObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at `key`, or an empty one. */
export function objectAt(value: JsonObject, key: string): JsonObject {
	const found = value[key];
	return isObject(found) ? found : {};
}

/** The entries of the object at `key`. */
export function entriesAt(value: JsonObject, key: string): [string, unknown][] {
	return Object.entries(objectAt(value, key));
}

/** The list at `key`, or an empty one. */
export function listAt(value: JsonObject, key: string): readonly unknown[] {
	const found = value[key];
	return Array.isArray(found) ? found : [];
}

/** The strings of the list at `key`. */
export function stringsAt(value: JsonObject, key: string): string[] {
	return listAt(value, key).filter((item) => typeof item === 'string');
}

/** The text at `key`; `undefined` when there is none or only white space. Numbers and booleans count as written. */
export function textAt(value: JsonObject, key: string): string | undefined {
	const found = value[key];
	if (typeof found === 'number' || typeof found === 'boolean') return String(found);
	return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

/** The number at `key`. */
export function numberAt(value: JsonObject, key: string): number | undefined {
	const found = value[key];
	return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** Whether `true` stands at `key`. */
export function flagAt(value: JsonObject, key: string): boolean {
	return value[key] === true;
}
