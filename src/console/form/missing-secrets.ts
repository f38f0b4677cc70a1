import type { Credential } from '#openapi/request/api-request.ts';
import { message } from '#words/console.ts';
import { type FieldProblems, secretKey } from './field-problems.ts';
import { secretVariables } from './usual-secrets.ts';

/** The credentials that nobody has given, and names that a server reads only up to their colon (RFC 7617): a message for each. */
export function missingSecrets(credentials: readonly Credential[], secrets: Readonly<Record<string, string>>): FieldProblems {
	const missing = credentials.flatMap(secretVariables).filter((variable) => (secrets[variable] ?? '') === '');
	const cut = credentials.flatMap((credential) =>
		credential.kind === 'basic' && secrets[credential.userVariable]?.includes(':') ? [credential.userVariable] : [],
	);
	return {
		...Object.fromEntries(missing.map((variable) => [secretKey(variable), message.noSecret])),
		...Object.fromEntries(cut.map((variable) => [secretKey(variable), message.colon])),
	};
}
