import { type ApiDocument, isObject, textAt } from '#openapi/json/json.ts';
import { isJsonType } from '#openapi/json/media-type.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import type { PlacePart, PlaceStep } from '#schema/api-change.ts';
import { factText } from './fact-values.ts';

/**
 * Where a pointer leads, outermost part first: the path with its method, the response, the field. Names are those of the description and untrusted.
 */
export function placeParts(pointer: Pointer, document: ApiDocument): PlacePart[] {
	const segments = segmentsOf(pointer);
	const [root, first = '', second] = segments;
	if (root === 'components') {
		const own = segments.slice(0, 3);
		const rest = segments.slice(3);
		const head = (first === 'parameters' ? parameterOnPath(document, own) : undefined) ?? {
			part: 'component',
			component: factText(first),
			name: factText(second ?? ''),
		};
		return [head, ...(first === 'schemas' ? fieldParts(rest) : innerParts(rest, document, own))];
	}
	const isWebhook = root === 'webhooks' || root === 'x-webhooks';
	if (root !== 'paths' && !isWebhook) return [{ part: 'api' }];
	const start = second === 'additionalOperations' ? 4 : second === 'parameters' || second === undefined ? 2 : 3;
	const method = start === 2 ? undefined : segments[start - 1];
	const head: PlacePart = isWebhook
		? { part: 'webhook', name: factText(first) }
		: { part: 'path', path: factText(first), method: method === undefined ? undefined : factText(method) };
	return [head, ...innerParts(segments.slice(start), document, segments.slice(0, start))];
}

/** What follows an operation or a reusable part, up to a schema and through it. `before` are the segments up to there. */
function innerParts(segments: readonly string[], document: ApiDocument, before: readonly string[]): PlacePart[] {
	const [keyword, name, ...rest] = segments;
	if (keyword === undefined) return [];
	if (keyword === 'schema' || keyword === 'itemSchema') return fieldParts(segments.slice(1));
	if (keyword === 'requestBody') return [{ part: 'request' }, ...innerParts(segments.slice(1), document, [...before, keyword])];
	if (name === undefined) return [];
	const after = [...before, keyword, name];
	if (keyword === 'callbacks') {
		const [expression = '', method = ''] = rest;
		return [{ part: 'callback', name: factText(name) }, ...innerParts(rest.slice(2), document, [...after, expression, method])];
	}
	return [...namedPart(after, document), ...innerParts(rest, document, after)];
}

/** The part at the end of `path`: a keyword and a name. */
function namedPart(path: readonly string[], document: ApiDocument): PlacePart[] {
	const [keyword, name = ''] = path.slice(-2);
	if (keyword === 'parameters') return [parameterOnPath(document, path) ?? { part: 'parameter' }];
	if (keyword === 'responses') return [{ part: 'response', status: factText(name) }];
	if (keyword === 'headers') return [{ part: 'header', name: factText(name) }];
	// Plain JSON is what everybody expects; other formats are worth their name.
	const isPlainJson = isJsonType(name) && !name.includes(';');
	return keyword === 'content' && !isPlainJson ? [{ part: 'format', name: factText(name) }] : [];
}

function parameterOnPath(document: ApiDocument, path: readonly string[]): PlacePart | undefined {
	const parameter = valueAt(document, path);
	const name = isObject(parameter) ? textAt(parameter, 'name') : undefined;
	return isObject(parameter) && name !== undefined ? { part: 'parameter', in: textAt(parameter, 'in'), name: factText(name) } : undefined;
}

/** The way through a schema, without steps that readers do not see (`allOf`, `$defs`). */
function fieldParts(segments: readonly string[]): PlacePart[] {
	const way: PlaceStep[] = [];
	for (let index = 0; index < segments.length; index++) {
		const keyword = segments[index] ?? '';
		if (keyword === 'items' || keyword === 'contains') way.push({ each: 'item' });
		else if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') way.push({ each: 'value' });
		else if (NAMING.has(keyword)) way.push(...namedStep(keyword, segments[++index] ?? ''));
	}
	return way.length === 0 ? [] : [{ part: 'field', way }];
}

/** Keywords of which the next segment names one of several schemas. */
const NAMING = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'prefixItems', 'oneOf', 'anyOf', 'allOf']);

function namedStep(keyword: string, name: string): PlaceStep[] {
	if (keyword === 'properties') return [{ property: factText(name) }];
	if (keyword === 'patternProperties') return [{ pattern: factText(name) }];
	if (keyword === 'prefixItems') return [{ position: Number(name) }];
	return keyword === 'oneOf' || keyword === 'anyOf' ? [{ variant: Number(name) + 1 }] : [];
}
