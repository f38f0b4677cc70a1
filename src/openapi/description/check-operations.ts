import { isHeaderName } from '#openapi/json/header-field.ts';
import type { ApiFinding } from '#openapi/load/findings.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { bareName } from '#openapi/model/parameters.ts';
import type { SecurityScheme } from '#openapi/model/security.ts';
import { apiFaults, apiReadings } from '#words/api-faults.ts';

/** Finds what the schema of the specification cannot: path parameters that do not fit their path, and authorisation that is not described. Names that no header can have. Warnings. */
export function checkOperations({ operations, securitySchemes: ways }: ApiModel): ApiFinding[] {
	return [
		...operations.flatMap((operation) => [...pathParameters(operation), ...securitySchemes(operation)]),
		...impossibleNames(operations, ways),
		...rivalSchemes(operations),
	];
}

/** Ways to log in that have to go together and need the same header; told once, at the first operation that asks for them. */
function rivalSchemes(operations: readonly Operation[]): ApiFinding[] {
	const found = new Map<string, ApiFinding>();
	for (const { security, pointer } of operations)
		for (const { schemes } of security) {
			const [first, second] = schemes.filter(({ scheme }) => scheme !== undefined && fillsAuthorization(scheme));
			if (first === undefined || second === undefined || found.has(`${first.name} ${second.name}`)) continue;
			const text = apiFaults.rivalSecurity(first.name, second.name);
			found.set(`${first.name} ${second.name}`, { rule: 'api-security', pointer, text, hint: apiFaults.rivalSecurityHint });
		}
	return [...found.values()];
}

const fillsAuthorization = ({ type, place, parameter = '' }: SecurityScheme): boolean =>
	type === 'http' || type === 'oauth2' || type === 'openIdConnect' || (type === 'apiKey' && place === 'header' && parameter.toLowerCase() === 'authorization');

/** Each place once, however many operations refer to it. */
function impossibleNames(operations: readonly Operation[], ways: readonly SecurityScheme[]): ApiFinding[] {
	const headers = operations.flatMap(({ parameters, responses }) => [...parameters.header, ...responses.flatMap((response) => response.headers)]);
	const keys = ways.flatMap(({ type, place, parameter = '', pointer }) =>
		type === 'apiKey' && place !== 'query' ? [{ place, name: parameter, pointer }] : [],
	);
	const named = [...headers.map(({ name, pointer }) => ({ place: 'header' as const, name, pointer })), ...keys].filter(
		({ name }) => name !== '' && !isHeaderName(name),
	);
	return [...new Map(named.map((field) => [field.pointer, field])).values()].map(({ place, name, pointer }) => ({
		rule: 'api-reading',
		pointer,
		text: place === 'cookie' ? apiReadings.cookieName(name) : apiReadings.headerName(name),
		hint: apiReadings.mendHint,
	}));
}

function pathParameters({ path, parameters, pointer }: Operation): ApiFinding[] {
	const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => bareName(name));
	const described = parameters.path.filter(({ isImplied }) => !isImplied).map(({ name }) => bareName(name));
	const finding = (text: string, hint: string): ApiFinding => ({ rule: 'api-path-parameter', pointer, text, hint });
	return [
		...inPath.filter((name) => !described.includes(name)).map((name) => finding(apiFaults.undescribedParameter(name), apiFaults.undescribedParameterHint)),
		...described.filter((name) => !inPath.includes(name)).map((name) => finding(apiFaults.unusedParameter(name, path), apiFaults.unusedParameterHint(name))),
	];
}

function securitySchemes({ security, pointer }: Operation): ApiFinding[] {
	const unknown = new Set(security.flatMap(({ schemes }) => schemes.filter(({ scheme }) => scheme === undefined).map(({ name }) => name)));
	return [...unknown].map((name) => ({
		rule: 'api-security',
		pointer,
		text: apiFaults.undescribedSecurity(name),
		hint: apiFaults.undescribedSecurityHint,
	}));
}
