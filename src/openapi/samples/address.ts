import type { ApiRequest, Credential } from '#openapi/request/api-request.ts';

type TokenCredential = Extract<Credential, { kind: 'token' }>;

/** Addresses up to this width stand in one piece. */
const ADDRESS_WIDTH = 72;

/**
 * The address with its query in pieces, one for each line of a program: `https://…/apparatuses`, `?status=due`, `&area=MO`.
 * Where secrets go into the query (`querySecrets`), the last piece ends with `name=` and the first encoded secret has to follow.
 */
export function addressPieces(request: ApiRequest): string[] {
	const query = [...request.query, ...tokensInQuery(request).slice(0, 1).map(nameInQuery)];
	const pieces = [request.endpoint, ...query.map((part, index) => (index === 0 ? '?' : '&') + part)];
	const whole = pieces.join('');
	return whole.length <= ADDRESS_WIDTH ? [whole] : pieces;
}

/** The address with its query, without secrets. */
export const plainAddress = ({ endpoint, query }: ApiRequest): string => endpoint + (query.length === 0 ? '' : `?${query.join('&')}`);

/** The secrets that are part of the query. `before` is what stands between one and the secret before it: `&token=`, nothing for the first. */
export function querySecrets(request: ApiRequest): { before: string; variable: string }[] {
	return tokensInQuery(request).map((token, index) => ({ before: index === 0 ? '' : `&${nameInQuery(token)}`, variable: token.variable }));
}

const tokensInQuery = (request: ApiRequest) => tokens(request).filter((token) => token.place === 'query');

const nameInQuery = ({ name }: TokenCredential) => `${encodeURIComponent(name)}=`;

/** What follows the pieces of an address whose secrets are in its query: texts and secrets by turns, each as the language writes it. */
export function secretPieces(request: ApiRequest, write: { text: (text: string) => string; secret: (variable: string) => string }): string[] {
	return querySecrets(request).flatMap(({ before, variable }) => [...(before === '' ? [] : [write.text(before)]), write.secret(variable)]);
}

/** User name and password. */
export function basicCredential(request: ApiRequest): Extract<Credential, { kind: 'basic' }> | undefined {
	return request.credentials.find((credential) => credential.kind === 'basic');
}

const tokens = (request: ApiRequest) => request.credentials.filter((credential) => credential.kind === 'token');
