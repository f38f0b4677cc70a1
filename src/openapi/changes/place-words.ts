import { type ApiDocument, isObject, textAt } from '#openapi/json/json.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { parameterWords, safe, statusWords } from './words.ts';

/** Names of reusable parts, as a place begins with them. */
const COMPONENTS: Record<string, string> = {
	callbacks: 'Callback',
	headers: 'Header',
	parameters: 'Parameter',
	pathItems: 'Pfad',
	requestBodies: 'Anfrage',
	responses: 'Antwort',
	schemas: 'Schema',
	securitySchemes: 'Anmeldung',
};

/**
 * Where a pointer leads, in German words: `POST /inspections, Anfrage, Feld measurements[].nominal`, `Schema File, Feld seal`.
 * Names are those of the description and untrusted.
 */
export function placeWords(pointer: Pointer, document: ApiDocument): string {
	const segments = segmentsOf(pointer);
	const [root, first = '', second] = segments;
	if (root === 'components') {
		const rest = segments.slice(3);
		const name = first === 'parameters' ? parameterAt(document, segments.slice(0, 3)) : undefined;
		const head = name ?? `${COMPONENTS[first] ?? 'Baustein'} ${safe(second ?? '')}`;
		return [head, ...(first === 'schemas' ? fieldWords(rest) : partWords(rest, document, segments.slice(0, 3)))].join(', ');
	}
	const isWebhook = root === 'webhooks' || root === 'x-webhooks';
	if (root !== 'paths' && !isWebhook) return 'API';
	const path = isWebhook ? `Webhook ${safe(first)}` : safe(first);
	const start = second === 'additionalOperations' ? 4 : second === 'parameters' || second === undefined ? 2 : 3;
	const method = start === 2 ? undefined : segments[start - 1];
	const head = method === undefined || isWebhook ? path : `${safe(method.toUpperCase())} ${path}`;
	return [head, ...partWords(segments.slice(start), document, segments.slice(0, start))].join(', ');
}

/** Words for what follows an operation or a reusable part, up to a schema and through it. */
function partWords(segments: readonly string[], document: ApiDocument, before: readonly string[]): string[] {
	const [keyword, name, ...rest] = segments;
	if (keyword === undefined) return [];
	if (keyword === 'schema' || keyword === 'itemSchema') return fieldWords(segments.slice(1));
	if (keyword === 'requestBody') return ['Anfrage', ...partWords(segments.slice(1), document, [...before, keyword])];
	if (name === undefined) return [];
	const after = [...before, keyword, name];
	if (keyword === 'callbacks') {
		const [expression = '', method = ''] = rest;
		return [`Callback ${safe(name)}`, ...partWords(rest.slice(2), document, [...after, expression, method])];
	}
	return [...partName(keyword, name, document, after), ...partWords(rest, document, after)];
}

function partName(keyword: string, name: string, document: ApiDocument, path: readonly string[]): string[] {
	if (keyword === 'parameters') return [parameterAt(document, path) ?? 'Parameter'];
	if (keyword === 'responses') return [statusWords(name)];
	if (keyword === 'headers') return [`Header ${safe(name)}`];
	// One format is what everybody expects; others are worth their name.
	if (keyword === 'content') return /^application\/(?:[\w.-]+\+)?json$/.test(name) ? [] : [safe(name)];
	return [];
}

function parameterAt(document: ApiDocument, path: readonly string[]): string | undefined {
	const parameter = valueAt(document, path);
	if (!isObject(parameter)) return undefined;
	const name = textAt(parameter, 'name');
	return name === undefined ? undefined : parameterWords(textAt(parameter, 'in') ?? '', name);
}

/** The way through a schema: `Feld measurements[].nominal`, `Variante 2`. */
function fieldWords(segments: readonly string[]): string[] {
	let path = '';
	for (let index = 0; index < segments.length; index++) {
		const keyword = segments[index];
		if (keyword === 'items' || keyword === 'contains') path += '[]';
		else if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') path += '.*';
		else if (NAMED.has(keyword ?? '')) path += stepWords(keyword, segments[++index] ?? '');
	}
	return path === '' ? [] : [path.startsWith('.') && path !== '.*' ? `Feld ${path.slice(1)}` : path.replace(/^\.\*/, 'weitere Felder')];
}

/** Keywords of which the next segment names one of several schemas. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'prefixItems', 'oneOf', 'anyOf', 'allOf']);

function stepWords(keyword: string | undefined, name: string): string {
	if (keyword === 'properties') return `.${safe(name)}`;
	if (keyword === 'patternProperties') return `.{${safe(name)}}`;
	if (keyword === 'prefixItems') return `[${name}]`;
	return keyword === 'oneOf' || keyword === 'anyOf' ? `(Variante ${Number(name) + 1})` : '';
}
