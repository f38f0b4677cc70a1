import type { OAuthFlow } from '#openapi/model/security.ts';
import { type Client, type GrantedToken, requestToken } from './request-token.ts';
import { RETURN_STATE } from './return-state.ts';

/** An authorisation that has begun: where the reader has to agree, and what only this page knows. */
interface Begun {
	url: string;
	state: string;
	verifier: string;
}

/** Begins the authorisation code flow with PKCE (RFC 6749, 4.1; RFC 7636). @param redirect address of this site that the server sends the reader back to. */
export async function beginAuthorization(
	flow: OAuthFlow,
	client: Client,
	{ redirect, scopes }: { redirect: string; scopes: readonly string[] },
): Promise<Begun> {
	const [verifier, state] = [randomText(), RETURN_STATE + randomText()];
	const url = new URL(flow.authorizationUrl ?? '');
	const challenge = base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
	const fields = { response_type: 'code', client_id: client.id, redirect_uri: redirect, state, code_challenge: challenge, code_challenge_method: 'S256' };
	for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
	if (scopes.length > 0) url.searchParams.set('scope', scopes.join(' '));
	return { url: url.href, state, verifier };
}

/** Turns the code that came back into a token. Rejects with `SignInError`. */
export async function finishAuthorization(
	flow: OAuthFlow,
	client: Client,
	{ code, redirect, verifier }: { code: string; redirect: string; verifier: string },
): Promise<GrantedToken> {
	return await requestToken(flow.tokenUrl ?? '', { grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier }, client);
}

const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

const base64Url = (bytes: Uint8Array) =>
	btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
