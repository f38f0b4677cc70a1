import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { entriesAt, isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';

/**
 * A description in Swagger 2.0 in which each operation contains its body and form fields itself, instead of referring to them or sharing those of its path:
 * the upgrade to 3.1 only understands them there. Lists in forms say that they are separated by commas where they say nothing, which it would forget.
 */
export function formInPlace(description: JsonObject): JsonObject {
	const paths = Object.fromEntries(entriesAt(description, 'paths').map(([path, item]) => [path, isObject(item) ? inItem(item, description) : item]));
	return { ...description, ...(isObject(description['paths']) && { paths }) };
}

function inItem(item: JsonObject, description: JsonObject): JsonObject {
	const shared = resolved(item, description);
	const handedDown = shared.filter(isOfBody);
	const operations = Object.entries(item).map(([key, value]) => {
		if (!HTTP_METHODS.includes(key) || !isObject(value)) return [key, value] as const;
		const own = resolved(value, description);
		const inherited = handedDown.filter((parameter) => !own.some((other) => replaces(other, parameter)));
		return [key, own.length + inherited.length === 0 ? value : { ...value, parameters: [...own, ...inherited] }] as const;
	});
	const left = shared.filter((parameter) => !isOfBody(parameter));
	return { ...Object.fromEntries(operations), ...('parameters' in item && { parameters: left }) };
}

/** The parameters of an operation or path; body parameters are resolved. */
const resolved = (holder: JsonObject, description: JsonObject): unknown[] =>
	listAt(holder, 'parameters').map((parameter) => {
		const reference = isObject(parameter) ? parameter['$ref'] : undefined;
		const target = typeof reference === 'string' && reference.startsWith('#/') ? valueAt(description, segmentsOf(reference)) : undefined;
		return withSeparator(isOfBody(target) ? target : parameter);
	});

/** `csv` is what a list is without a word (Swagger 2.0, Parameter Object). */
const withSeparator = (parameter: unknown): unknown =>
	isObject(parameter) && parameter['in'] === 'formData' && parameter['type'] === 'array' && parameter['collectionFormat'] === undefined
		? { ...parameter, collectionFormat: 'csv' }
		: parameter;

const isOfBody = (parameter: unknown): parameter is JsonObject => isObject(parameter) && (parameter['in'] === 'body' || parameter['in'] === 'formData');

/** An operation has one body, or fields of a form by name. */
const replaces = (own: unknown, inherited: unknown): boolean =>
	isOfBody(own) && isOfBody(inherited) && (own['in'] === 'body' || inherited['in'] === 'body' || own['name'] === inherited['name']);
