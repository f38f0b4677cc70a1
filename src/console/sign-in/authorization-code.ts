import type { OAuthFlow } from '#openapi/model/security.ts';
import { signInText } from '#words/sign-in.ts';
import { type Client, type GrantedToken, refusalInWords, requestToken, SignInError } from './request-token.ts';
import { awaitReturn } from './return-channel.ts';
import { RETURN_STATE } from './return-state.ts';

/** An authorisation that has begun: the address at which the reader has to agree, and the values that only this page knows. */
interface Begun {
	url: string;
	state: string;
	verifier: string;
}

interface AuthorizationWish {
	/** Address of this site that the server sends the reader back to. */
	redirect: string;
	scopes: readonly string[];
}

/** The whole authorisation code flow; the reader agrees in a window of its own. Rejects with `SignInError`, or with the reason of the signal. */
export async function authorizeInWindow(
	flow: OAuthFlow,
	client: Client,
	{ signal, ...wish }: AuthorizationWish & { signal: AbortSignal },
): Promise<GrantedToken> {
	const { url, state, verifier } = await beginAuthorization(flow, client, wish);
	// Listens only once there is a window, because nobody else answers; no window answers before this function listens.
	if (window.open(url, '_blank', 'popup,width=520,height=720') === null) throw new SignInError(signInText.popup);
	const returned = await awaitReturn(state, signal);
	const code = returned.get('code');
	if (code === null) throw new SignInError(refusalInWords(returned.get('error') ?? '', returned.get('error_description') ?? undefined));
	return await finishAuthorization(flow, client, { code, redirect: wish.redirect, verifier });
}

/** Begins the authorisation code flow with PKCE (RFC 6749, 4.1; RFC 7636). Rejects with `SignInError` where the browser cannot compute the challenge. */
export async function beginAuthorization(flow: OAuthFlow, client: Client, { redirect, scopes }: AuthorizationWish): Promise<Begun> {
	// Browsers offer it on pages that are served securely only.
	const subtle: SubtleCrypto | undefined = crypto.subtle;
	if (subtle === undefined) throw new SignInError(signInText.insecure);
	const [verifier, state] = [randomText(), RETURN_STATE + randomText()];
	const url = new URL(flow.authorizationUrl ?? '');
	const challenge = base64Url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
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
