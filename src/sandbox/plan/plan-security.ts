import { isHeaderName } from '#openapi/json/header-field.ts';
import type { SecurityAlternative, SecurityScheme } from '#openapi/model/security.ts';
import type { PlannedCredential } from './sandbox-plan.ts';

/** Where the credentials of each alternative are expected. Schemes that a request does not show (client certificates, unknown ones, headers with names that no header can have) ask for nothing. */
export function planSecurity(security: readonly SecurityAlternative[]): PlannedCredential[][] {
	if (security.every(({ schemes }) => schemes.length === 0)) return [];
	return security.map(({ schemes }) => withoutRivals(schemes.flatMap(({ scheme }) => (scheme ? credentialOf(scheme) : []))));
}

/** A request has the header `Authorization` once: of ways that need it the first is asked for. */
const withoutRivals = (credentials: readonly PlannedCredential[]) => {
	const first = credentials.find(isAuthorization);
	return credentials.filter((credential) => credential === first || !isAuthorization(credential));
};

const isAuthorization = (credential: PlannedCredential) =>
	'scheme' in credential || (credential.place === 'header' && credential.name.toLowerCase() === 'authorization');

function credentialOf({ type, scheme, place, parameter }: SecurityScheme): PlannedCredential[] {
	switch (type) {
		case 'http':
			return [{ scheme: scheme ?? 'bearer' }];
		case 'oauth2':
		case 'openIdConnect':
			return [{ scheme: 'bearer' }];
		case 'apiKey':
			return place !== undefined && parameter !== undefined && (place === 'query' || isHeaderName(parameter)) ? [{ place, name: parameter }] : [];
		default:
			return [];
	}
}
