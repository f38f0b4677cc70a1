import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import type { ApiRequest, Credential } from './api-request.ts';
import { type BodyOptions, bodyOf } from './body.ts';
import { type CredentialOptions, credentialsOf } from './credentials.ts';
import { endpointOf } from './endpoint.ts';
import { expectedOf } from './expected-answer.ts';
import { type ParameterValues, sentParameters } from './sent-parameters.ts';

/** Choices of the caller; defaults come from the description. */
export interface RequestOptions extends BodyOptions, CredentialOptions {
	/** Base address that replaces the description's, e.g. `http://127.0.0.1:3100/v1`. */
	server?: string | undefined;
	/** Parameter values that replace examples. */
	values?: ParameterValues | undefined;
}

/**
 * One concrete request of an operation with real example values: the parameters that `sentParameters` chooses, the body from its first written
 * example or from its schema, the authorisation from environment variables. The texts of a description are untrusted: what leaves this
 * function is a valid address, valid header fields and plain file names. Never throws.
 */
export function requestOf(operation: Operation, model: ApiModel, options: RequestOptions = {}): ApiRequest {
	const method = methodOf(operation.method);
	const server = options.server ?? (operation.servers[0] ?? model.servers[0])?.resolvedUrl ?? '';
	const parameters = sentParameters(operation, options.values ?? {});
	const { endpoint, query } = endpointOf(server, parameters.path);
	const { expected, accept } = expectedOf(operation);
	const cookies = parameters.headers.find(({ name }) => name === 'Cookie')?.value;
	const credentials = afterCookies(credentialsOf(operation, model, options), cookies);
	const secret = (place: 'header' | 'query', name: string) => credentials.some((credential) => isSecretAt(credential, place, name));
	return {
		method,
		endpoint,
		// Otherwise a parameter that repeats the security scheme would be sent twice.
		query: [...query, ...parameters.query].filter((part) => !secret('query', percentDecoded(part.split('=')[0] ?? ''))),
		headers: [...parameters.headers, ...accept].filter(({ name }) => !secret('header', name)),
		credentials,
		body: takesContent(method, operation) ? bodyOf(operation, model, options) : { kind: 'none' },
		expects: method === 'HEAD' ? { kind: 'none' } : expected,
	};
}

/** Whether a request may have content: GET only if the service asks for it (RFC 9110, 9.3.1), HEAD and TRACE (9.3.8) never. */
const takesContent = (method: string, { requestBody }: Operation): boolean =>
	method === 'GET' ? requestBody?.required === true : method !== 'HEAD' && method !== 'TRACE';

/** All cookies are one header field; the secret ones come last. */
function afterCookies(credentials: readonly Credential[], cookies: string | undefined): Credential[] {
	const first = credentials.find((credential) => isSecretAt(credential, 'header', 'Cookie'));
	return credentials.map((credential) =>
		cookies !== undefined && credential === first && credential.kind === 'token' ? { ...credential, prefix: `${cookies}; ${credential.prefix}` } : credential,
	);
}

function isSecretAt(credential: Credential, place: 'header' | 'query', name: string): boolean {
	return credential.kind === 'token' && credential.place === place && credential.name.toLowerCase() === name.toLowerCase();
}

/** Methods of the specification in upper case, others as written; only characters that programs can hold without quotes. */
function methodOf(method: string): string {
	const known = HTTP_METHODS.includes(method.toLowerCase()) ? method.toUpperCase() : method;
	return known.replaceAll(/[^A-Za-z0-9_-]/g, '') || 'GET';
}
