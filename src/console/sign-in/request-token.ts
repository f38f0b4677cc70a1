import { signInText } from '#words/sign-in.ts';

/** The client that an OAuth 2 server knows a page as; a public client has an empty secret. */
export interface Client {
	id: string;
	secret: string;
}

export interface GrantedToken {
	accessToken: string;
	/** Seconds that it is valid for, where the server says so. */
	lifetime: number | undefined;
}

/** Why there is no token. The message is in the language of the site, `code` is the server's (RFC 6749, 5.2). */
export class SignInError extends Error {
	readonly code: string | undefined;
	constructor(message: string, code?: string) {
		super(message);
		this.code = code;
	}
}

/** Fetches a token (RFC 6749, 3.2). Rejects with `SignInError`. */
export async function requestToken(tokenUrl: string, fields: Readonly<Record<string, string>>, client: Client): Promise<GrantedToken> {
	const answer = await postForm(tokenUrl, fields, client);
	const { access_token: accessToken, expires_in: lifetime } = answer;
	if (typeof accessToken !== 'string' || accessToken === '') throw new SignInError(signInText.noToken);
	return { accessToken, lifetime: typeof lifetime === 'number' ? lifetime : undefined };
}

/**
 * Sends a form to an OAuth 2 server. A secret goes in the way that every server must know (RFC 6749, 2.3.1), and in the form where a server does not.
 * Rejects with `SignInError`.
 */
export async function postForm(address: string, fields: Readonly<Record<string, string>>, client: Client): Promise<Readonly<Record<string, unknown>>> {
	const named = { ...fields, client_id: client.id };
	if (client.secret === '') return await sendForm(address, named, {});
	try {
		return await sendForm(address, fields, { Authorization: `Basic ${btoa(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`)}` });
	} catch (error) {
		if (!(error instanceof SignInError && error.code === 'invalid_client')) throw error;
		return await sendForm(address, { ...named, client_secret: client.secret }, {});
	}
}

async function sendForm(
	address: string,
	fields: Readonly<Record<string, string>>,
	headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
	let response: Response;
	try {
		response = await fetch(address, {
			method: 'POST',
			headers: { Accept: 'application/json', ...headers },
			body: new URLSearchParams(fields),
			credentials: 'omit',
			cache: 'no-store',
			// The credentials are for this address only, so redirects are not followed.
			redirect: 'manual',
		});
	} catch {
		throw new SignInError(signInText.unreachable(new URL(address).origin));
	}
	if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) throw new SignInError(signInText.redirected(address));
	const body = (await response.json().catch(() => undefined)) as Readonly<Record<string, unknown>> | undefined;
	if (response.ok && body !== undefined) return body;
	const code = typeof body?.['error'] === 'string' ? body['error'] : undefined;
	const words = typeof body?.['error_description'] === 'string' ? body['error_description'] : undefined;
	throw new SignInError(refusalInWords(code ?? `HTTP ${response.status}`, words), code);
}

/** The message for readers about a refusal, in the server's own words if it has some. */
export const refusalInWords = (code: string, words: string | undefined): string =>
	words === undefined ? signInText.refused(code) : signInText.refusedSaying(code, words);
