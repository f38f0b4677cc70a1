import type { ApiRequest, Credential } from '#openapi/request/api-request.ts';

type TokenCredential = Extract<Credential, { kind: 'token' }>;

/** Addresses up to this width stand in one piece. */
const ADDRESS_WIDTH = 72;

/**
 * The address with its query in pieces, one for each line of a program: `https://…/apparatuses`, `?status=due`, `&area=MO`.
 * Where a secret goes into the query (`queryToken`), the last piece ends with `name=` and the encoded secret has to follow.
 */
export function addressPieces(request: ApiRequest): string[] {
	const token = queryToken(request);
	const query = token === undefined ? request.query : [...request.query, `${encodeURIComponent(token.name)}=`];
	const pieces = [request.endpoint, ...query.map((part, index) => (index === 0 ? '?' : '&') + part)];
	const whole = pieces.join('');
	return whole.length <= ADDRESS_WIDTH ? [whole] : pieces;
}

/** The secret that is part of the query. */
export function queryToken(request: ApiRequest): TokenCredential | undefined {
	return tokens(request).find((token) => token.place === 'query');
}

/** The secrets that stand in header fields of their own. */
export function headerTokens(request: ApiRequest): TokenCredential[] {
	return tokens(request).filter((token) => token.place === 'header');
}

/** User name and password. */
export function basicCredential(request: ApiRequest): Extract<Credential, { kind: 'basic' }> | undefined {
	return request.credentials.find((credential) => credential.kind === 'basic');
}

const tokens = (request: ApiRequest) => request.credentials.filter((credential) => credential.kind === 'token');
