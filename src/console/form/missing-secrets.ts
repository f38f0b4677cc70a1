import type { Credential } from '#openapi/request/api-request.ts';
import { message } from '#words/console.ts';
import { type FieldProblems, secretKey } from './field-problems.ts';
import { secretVariables } from './usual-secrets.ts';

/** A message for each missing credential, and for user names with a colon, which servers read only up to there (RFC 7617). */
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
