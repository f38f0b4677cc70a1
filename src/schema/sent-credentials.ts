/** How the credentials of a security scheme are sent, as the description says it. */
export interface SentCredentials {
	type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect' | 'unknown';
	place?: 'query' | 'header' | 'cookie' | undefined;
	parameter?: string | undefined;
	scheme?: string | undefined;
	bearerFormat?: string | undefined;
}
