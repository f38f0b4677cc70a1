import type { ApiFinding } from '#openapi/load/findings.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { bareName } from '#openapi/model/parameters.ts';
import { apiFaults } from '#words/api-faults.ts';

/** Finds what the schema of the specification cannot: path parameters that do not fit their path, and authorisation that is not described. Warnings. */
export function checkOperations({ operations }: ApiModel): ApiFinding[] {
	return operations.flatMap((operation) => [...pathParameters(operation), ...securitySchemes(operation)]);
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
