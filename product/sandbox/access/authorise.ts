import { type Call, Refusal } from '#sandbox/behaviour.ts';
import type { State } from '../state.ts';
import { forbidden, mayUseScope } from './permission.ts';
import { tokenExpired, unauthenticated } from './unauthenticated.ts';

/** Checks token, scopes and role (RULES.md ). Gives the name of the token; throws a refusal with 401 or 403. */
export function authorise(call: Omit<Call<State>, 'caller'>): string {
	const { state, now } = call;
	const sent = /^Bearer +(\S+)$/i.exec(call.headers.get('Authorization') ?? '')?.[1];
	const token = state.accessTokens.find((candidate) => candidate.token === sent);
	const user = state.users.find(({ id }) => id === token?.userId);
	if (token === undefined || !user?.active || (user.validUntil !== null && user.validUntil < state.today)) throw new Refusal(unauthenticated(call));
	if (Date.parse(token.expiresAt) <= now.getTime()) throw new Refusal(tokenExpired(call));
	for (const { name } of call.operation.requiredScopes) if (!mayUseScope({ token, user }, name)) throw forbidden(call, name);
	return token.name;
}
