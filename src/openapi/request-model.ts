import type { ApiModel, Operation } from './model.ts';
import { endpointOf } from './request-model-address.ts';
import { bodyOf } from './request-model-body.ts';
import { credentialsOf } from './request-model-credentials.ts';
import { expectedOf } from './request-model-expected.ts';
import { pathOf, sentParameters } from './request-model-parameters.ts';
import type { ApiRequest } from './request-model-types.ts';

/** What a caller decides; everything left out comes from the description. */
export interface RequestOptions {
	/** Environment variable of the secret, e.g. `SHOP_TOKEN`. By default made from the title of the description. */
	tokenVariable?: string | undefined;
	/** Base address in place of the description's, e.g. `http://127.0.0.1:3100/v1`. */
	server?: string | undefined;
	/** Values of parameters by place and name, e.g. `{ 'path.id': 7 }`. `undefined` leaves an optional parameter out. */
	values?: Readonly<Record<string, unknown>> | undefined;
	/** Media type of the body, where the operation offers several. */
	mediaType?: string | undefined;
	/** Name of a written example of the body. */
	example?: string | undefined;
	/** Value of the body in place of an example; `undefined` counts as absent. Files are given by their names. */
	body?: unknown;
}

/**
 * One concrete request of an operation with real example values: required parameters, of the optional ones those that say something
 * (see `sentParameters`), the first written example of the body or one built from its schema. The texts of a description are untrusted:
 * what leaves this function is a valid address, valid header fields and plain file names. Never throws.
 */
export function requestOf(operation: Operation, model: ApiModel, options: RequestOptions = {}): ApiRequest {
	const method = methodOf(operation.method);
	const server = options.server ?? (operation.servers[0] ?? model.servers[0])?.resolvedUrl ?? '';
	const expects = expectedOf(operation);
	const parameters = sentParameters(operation, server, options.values ?? {});
	const { endpoint, query } = endpointOf(server, pathOf(operation.path, parameters.path));
	const credentials = credentialsOf(operation, model, options.tokenVariable);
	const names = new Set(credentials.map((credential) => (credential.kind === 'basic' ? 'authorization' : credential.name.toLowerCase())));
	return {
		method,
		endpoint,
		query: [...query, ...parameters.query].filter((part) => !names.has(part.split('=', 1)[0]?.toLowerCase() ?? '')),
		headers: [...parameters.headers, ...expects.accept].filter((header) => !names.has(header.name.toLowerCase())),
		credentials,
		body: ['GET', 'HEAD', 'TRACE'].includes(method) ? { kind: 'none' } : bodyOf(operation, model, options),
		expects: method === 'HEAD' ? { kind: 'none' } : expects.expected,
	};
}

const KNOWN_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Methods of the specification in upper case, others as written; only characters that a method can have. */
function methodOf(method: string): string {
	const known = KNOWN_METHODS.includes(method.toLowerCase()) ? method.toUpperCase() : method;
	return known.replaceAll(/[^A-Za-z0-9_-]/g, '') || 'GET';
}
