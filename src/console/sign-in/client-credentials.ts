import type { OAuthFlow } from '#openapi/model/security.ts';
import { type Client, type GrantedToken, requestToken } from './request-token.ts';

/** Fetches a token for the client itself (RFC 6749, 4.4). Rejects with `SignInError`. */
export async function fetchClientToken(flow: OAuthFlow, client: Client, scopes: readonly string[]): Promise<GrantedToken> {
	return await requestToken(flow.tokenUrl ?? '', { grant_type: 'client_credentials', ...(scopes.length > 0 && { scope: scopes.join(' ') }) }, client);
}
