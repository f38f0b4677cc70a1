import type { SentCredentials } from '#schema/sent-credentials.ts';

/** `Token als Bearer im Header Authorization`, `Schlüssel im Header X-Key` */
export function schemeInWords({ type, place, parameter, scheme, bearerFormat }: SentCredentials): string {
	switch (type) {
		case 'http':
			if (scheme === 'bearer') return `${bearerFormat ?? 'Token'} als Bearer im Header Authorization`;
			return scheme === 'basic' ? 'Benutzername und Passwort im Header Authorization' : `${scheme ?? 'HTTP'} im Header Authorization`;
		case 'apiKey':
			return `Schlüssel ${place === 'query' ? 'im Query-Parameter' : place === 'cookie' ? 'im Cookie' : 'im Header'} ${parameter ?? ''}`.trim();
		case 'oauth2':
			return 'Zugriffstoken von OAuth 2.0 als Bearer im Header Authorization';
		case 'openIdConnect':
			return 'Zugriffstoken von OpenID Connect als Bearer im Header Authorization';
		case 'mutualTLS':
			return 'Client-Zertifikat';
		case 'unknown':
			return 'Anmeldung nach Vereinbarung';
	}
}

/** Schemes that are needed together, each with its way: `ApiToken (Token als Bearer im Header Authorization)`; `ohne Anmeldung` for none. */
export function loginInWords(schemes: readonly { name: string; scheme: SentCredentials | undefined }[]): string {
	if (schemes.length === 0) return 'ohne Anmeldung';
	return schemes.map(({ name, scheme }) => (scheme ? `${name} (${schemeInWords(scheme)})` : name)).join(' und ');
}
