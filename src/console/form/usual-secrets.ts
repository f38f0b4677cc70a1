import type { Credential } from '#openapi/request/api-request.ts';
import { example } from '#words/samples.ts';

/** What a request to the sandbox is signed with unless the reader chooses otherwise, by variable. `token` is the sandbox's usual one. */
export function usualSecrets(credentials: readonly Credential[], token = example.path): Record<string, string> {
	return Object.fromEntries(credentials.flatMap((credential) => secretVariables(credential).map((variable) => [variable, token])));
}

/** The variables of a secret. */
export const secretVariables = (credential: Credential): string[] =>
	credential.kind === 'token' ? [credential.variable] : [credential.userVariable, credential.passwordVariable];
