import type { Operation } from '#openapi/model/model.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';

/** Variable of the address that all requests begin with. */
export const BASE_VARIABLE = 'baseUrl';

/** What a site says of a collection of requests. */
export interface CollectionOptions {
	/** Variable of the token; see `CredentialOptions`. */
	tokenVariable?: string | undefined;
	/** Full address of the page of an operation. */
	pageOf(operation: Operation): string;
}

/** Names of the variables for the secrets of a request. */
export const requestVariables = ({ credentials }: ApiRequest): string[] =>
	credentials.flatMap((credential) => (credential.kind === 'basic' ? [credential.userVariable, credential.passwordVariable] : [credential.variable]));
