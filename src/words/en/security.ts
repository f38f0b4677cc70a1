import type { SentCredentials } from '#schema/sent-credentials.ts';

/** `Token as Bearer in the Authorization header`, `key in the header X-Key` */
export function schemeInWords({ type, place, parameter, scheme, bearerFormat }: SentCredentials): string {
	switch (type) {
		case 'http':
			if (scheme === 'bearer') return `${bearerFormat ?? 'token'} as Bearer in the Authorization header`;
			return scheme === 'basic' ? 'user name and password in the Authorization header' : `${scheme ?? 'HTTP'} in the Authorization header`;
		case 'apiKey':
			return `key in the ${place === 'query' ? 'query parameter' : place === 'cookie' ? 'cookie' : 'header'} ${parameter ?? ''}`.trim();
		case 'oauth2':
			return 'OAuth 2.0 access token as Bearer in the Authorization header';
		case 'openIdConnect':
			return 'OpenID Connect access token as Bearer in the Authorization header';
		case 'mutualTLS':
			return 'client certificate';
		case 'unknown':
			return 'sign-in as agreed with the provider';
	}
}

/** Schemes that are needed together, each with its way: `ApiToken (token as Bearer in the Authorization header)`; `without sign-in` for none. */
export function loginInWords(schemes: readonly { name: string; scheme: SentCredentials | undefined }[]): string {
	if (schemes.length === 0) return 'without sign-in';
	return schemes.map(({ name, scheme }) => (scheme ? `${name} (${schemeInWords(scheme)})` : name)).join(' and ');
}
