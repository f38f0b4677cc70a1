import { isHeaderParameter } from '#openapi/json/header-field.ts';
import type { Mismatch } from '#sandbox/behaviour.ts';
import type { PlannedOperation, PlannedParameter } from '#sandbox/plan/sandbox-plan.ts';
import { type TextShape, textShapeOf } from '#sandbox/validate/shape.ts';
import { withoutExcused } from '#sandbox/validate/without-excused.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { pathWords } from './find-route.ts';
import { decodeQuery, type FoundValue, type QueryReading, queryPairs, takeQuery } from './query-parameters.ts';
import type { RequestRules } from './request-rules.ts';
import { takeCookie } from './take-cookie.ts';
import { jsonOr, kindOfText, objectOfParts, splitValue, valueOfText } from './value-of-text.ts';

/** Parameters of a request as values of their schemas, and what does not fit. Without a value: not sent and no default. */
export interface DecodedParameters {
	path: Record<string, unknown>;
	query: Record<string, unknown>;
	mismatches: Mismatch[];
}

/** The parts of a request that may hold parameters. */
interface ParameterSources {
	/** Values of the path, still encoded. */
	values: Readonly<Record<string, string>>;
	url: URL;
	headers: Headers;
}

/**
 * Decodes the parameters of an operation by style and `explode`, puts defaults in and validates. Parameters of a query that the description does not
 * know are mismatches; headers and cookies may be anything else.
 */
export function decodeParameters(operation: PlannedOperation, sent: ParameterSources, rules: RequestRules): DecodedParameters {
	const decoded: DecodedParameters = { path: {}, query: {}, mismatches: [] };
	const query = sentQuery(operation, sent.url);
	for (const parameter of operation.parameters.filter((each) => canBeSent(each, operation))) {
		const { place, name, schema } = parameter;
		const shape = textShapeOf(rules.plan.schemas, schema === undefined ? true : rules.plan.schemas[schema]);
		const found = place === 'query' ? takeQuery(parameter, shape, query) : valueAtPlace(parameter, shape, sent);
		if (place === 'querystring') for (const pair of query.pairs) query.taken.add(pair.name);
		decoded.mismatches.push(...mismatchesOf(parameter, found, rules));
		const value = found ? found.value : parameter.default;
		if (value !== undefined && place === 'path') decoded.path[name] = value;
		if (value !== undefined && (place === 'query' || place === 'querystring')) decoded.query[name] = value;
	}
	decoded.mismatches.push(...unknownParameters(query));
	return decoded;
}

/** The pairs of the query, and the names that are known before its parameters are read: those of credentials, and those in the path template. */
function sentQuery({ path, security, parameters }: PlannedOperation, url: URL): QueryReading {
	const credentials = security.flat().flatMap((credential) => ('place' in credential && credential.place === 'query' ? [credential.name] : []));
	const taken = new Set([...credentials, ...pathWords(path).map(([name]) => name)]);
	return { pairs: queryPairs(url.search), taken, names: new Set([...taken, ...parameters.map(({ name }) => name)]) };
}

function canBeSent({ place, name }: PlannedParameter, { path }: PlannedOperation): boolean {
	if (place === 'header') return isHeaderParameter(name);
	// Generators describe parameters of a path that the path has no place for.
	return place !== 'path' || path.includes(`{${name}}`);
}

function mismatchesOf(
	{ name, required, allowsEmpty, schema, excused }: PlannedParameter,
	found: FoundValue | undefined,
	{ requests }: RequestRules,
): Mismatch[] {
	if (!found) return required ? [{ parameter: name, keyword: 'required', expected: true, actual: undefined }] : [];
	if (schema === undefined || (allowsEmpty && [found.value].flat().join('') === '')) return found.mismatches;
	const wrong = withoutExcused(requests(schema, found.value), found.value, excused);
	return [...found.mismatches, ...wrong.map(({ pointer: _, ...mismatch }) => ({ ...mismatch, parameter: name }))];
}

function unknownParameters({ pairs, taken }: QueryReading): Mismatch[] {
	const firsts = new Map(pairs.toReversed().map(({ name, raw }) => [name, raw]));
	const unknown = [...new Set(pairs.map(({ name }) => name))].filter((name) => !taken.has(name));
	return unknown.map((name) => ({ parameter: name, keyword: 'unknown-parameter', expected: [...taken], actual: decodeQuery(firsts.get(name) ?? '') }));
}

function valueAtPlace(parameter: PlannedParameter, shape: TextShape, { values, url, headers }: ParameterSources): FoundValue | undefined {
	const { place, name, json } = parameter;
	const found = (text: string | undefined, decode: (text: string) => string) => {
		if (text === undefined) return undefined;
		return { value: json ? jsonOr(decode(text)) : plainValue({ text, decode }, parameter, shape), mismatches: [] };
	};
	switch (place) {
		case 'path':
			return found(values[name], percentDecoded);
		case 'header':
			return found(headers.get(name) ?? undefined, (text) => text.trim());
		case 'cookie':
			return takeCookie(parameter, shape, headers.get('cookie') ?? '');
		default:
			return found(url.search.replace(/^\?/, '') || undefined, decodeQuery);
	}
}

interface EncodedText {
	text: string;
	decode(text: string): string;
}

/** Values in a path or a header (styles simple, label, matrix). */
function plainValue({ text, decode }: EncodedText, { name, style, explode }: PlannedParameter, shape: TextShape): unknown {
	const bare = style === 'label' ? text.replace(/^\./, '') : style === 'matrix' ? text.replace(/^;/, '') : text;
	const separator = explode && style === 'label' ? '.' : explode && style === 'matrix' ? ';' : ',';
	const value = style === 'matrix' && bare.startsWith(`${name}=`) && !(explode && kindOfText(shape) !== 'scalar') ? bare.slice(name.length + 1) : bare;
	switch (kindOfText(shape)) {
		case 'array':
			return splitValue(value, separator, decode).map((part) =>
				valueOfText(style === 'matrix' && explode ? part.slice(part.indexOf('=') + 1) : part, shape.items()),
			);
		case 'object':
			return objectOfParts(splitValue(value, separator, decode), explode, shape);
		case 'scalar':
			return valueOfText(decode(value), shape);
	}
}
