import type { Reply } from '#sandbox/behaviour.ts';
import { type AskedBy, problem } from '../problems/problem.ts';

/** 401 for a request without a valid token. */
export function unauthenticated(call: AskedBy): Reply {
	return problem('unauthenticated', call, {
		detail: { de: 'Die Anfrage enthält keinen gültigen API-Token.', en: 'The request contains no valid API token.' },
		headers: { 'WWW-Authenticate': 'Bearer' },
	});
}

/** 401 for a token whose time is over. */
export function tokenExpired(call: AskedBy): Reply {
	return problem('token-expired', call, {
		detail: { de: 'Die Gültigkeit des API-Tokens ist abgelaufen.', en: 'The API token has expired.' },
		headers: { 'WWW-Authenticate': 'Bearer' },
	});
}
