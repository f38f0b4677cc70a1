import { headerValue, isHeaderName, isHeaderParameter } from '#openapi/json/header-field.ts';
import { isObject } from '#openapi/json/json.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { Operation } from '#openapi/model/model.ts';
import { serialiseContent, serialiseParameter } from '#openapi/model/serialise-parameter.ts';
import type { NamedText } from './api-request.ts';
import { validUrl } from './endpoint.ts';
import { ownQuery } from './own-query.ts';

interface SentParameters {
	/** The path with values in place of the braces. */
	path: string;
	/** Parts as they are sent. */
	query: string[];
	headers: NamedText[];
}

/** Values by place and name of a parameter, e.g. `{ 'path.id': 7 }`. `undefined` leaves an optional parameter out. */
export type ParameterValues = Readonly<Record<string, unknown>>;

/** Number of optional query parameters in a sample, unless an example tells which. */
const MOST_OPTIONAL = 3;
/** Headers with which a response may have no content. */
const CONDITIONAL_HEADERS = new Set(['if-none-match', 'if-modified-since', 'range', 'if-range']);

/**
 * The parameters that a request sends: all required ones, those with a value in `values`, and of the optional ones in query and header those
 * with a written example that is not their default. Of optional query parameters it is those in the address that the first example of the
 * answer names as its own (`links.self`), so that request and answer belong together; without such an address the first three.
 */
export function sentParameters(operation: Operation, values: ParameterValues): SentParameters {
	const { path, query, querystring, header, cookie } = operation.parameters;
	const own = ownQuery(operation);
	const order = own === undefined ? [] : [...own.keys()];
	const told = query.filter((parameter) => (isTelling(parameter) && (own === undefined || own.has(parameter.name))) || isPoint(parameter, operation));
	const shown = new Set(own === undefined ? told.slice(0, MOST_OPTIONAL) : told);
	const isSent = (parameter: Parameter, otherwise: boolean) =>
		valueKey(parameter) in values ? values[valueKey(parameter)] !== undefined : parameter.required || otherwise;
	const write = (parameter: Parameter) => (valueKey(parameter) in values ? serialise(values[valueKey(parameter)], parameter) : parameter.serialised);

	const replaced = new Map(path.map((parameter) => [parameter.name, write(parameter)]));
	const cookies = cookie.filter((parameter) => isSent(parameter, false)).map(write);
	return {
		path: operation.path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => replaced.get(name) ?? encodeURIComponent(name)),
		query: [
			...query
				.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
				.filter((parameter) => isSent(parameter, shown.has(parameter)))
				.flatMap((parameter) => (valueKey(parameter) in values ? undefined : own?.get(parameter.name)) ?? write(parameter).split('&')),
			...querystring.filter((parameter) => isSent(parameter, false)).flatMap((parameter) => write(parameter).split('&')),
		]
			.filter(Boolean)
			.map(validUrl),
		headers: [
			...header
				.filter(({ name }) => isHeaderParameter(name))
				.filter((parameter) => isSent(parameter, isTelling(parameter) && !CONDITIONAL_HEADERS.has(parameter.name.toLowerCase())))
				.flatMap((parameter) => headerField(parameter.name, write(parameter))),
			...(cookies.length === 0 ? [] : headerField('Cookie', cookies.join('; '))),
		],
	};
}

const valueKey = ({ place, name }: Parameter) => `${place}.${name}`;

const serialise = (value: unknown, parameter: Parameter) =>
	parameter.content === undefined ? serialiseParameter(value, parameter) : serialiseContent(value, { ...parameter, mediaType: parameter.content.type });

/** The text to search for is the point of a search, with an example or not. */
const isPoint = ({ name, deprecated }: Parameter, { id, path, title }: Operation): boolean =>
	!deprecated && SEARCH_PARAMETER.test(name) && SEARCH_OPERATION.test(`${id} ${path} ${title}`);

const SEARCH_PARAMETER = /^(?:q|query|search|search_?(?:term|text|query)|term|keywords?|suche|suchbegriff)$/i;
const SEARCH_OPERATION = /search|such|find|query|lookup/i;

/** Whether it has a written example other than the default. */
function isTelling({ deprecated, examples, example, schema }: Parameter): boolean {
	const preset = isObject(schema?.schema) ? schema.schema['default'] : undefined;
	return !deprecated && examples.length > 0 && JSON.stringify(example) !== JSON.stringify(preset);
}

/** A header field that can be sent (RFC 9110, 5.5), in a list of one; empty when the name is none. Other characters than ASCII are percent-encoded. */
function headerField(name: string, value: string): NamedText[] {
	return isHeaderName(name) ? [{ name, value: headerValue(value) }] : [];
}
