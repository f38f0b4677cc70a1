import { kebab } from '#openapi/model/kebab.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { SecurityScheme } from '#openapi/model/security.ts';
import type { Credential } from './api-request.ts';

export interface CredentialOptions {
	/** Environment variable of the secret; by default made from the title of the description: „Shop API“ gives `SHOP_TOKEN`. */
	tokenVariable?: string | undefined;
	/** Index of the way of authorisation among those that the operation allows; by default the first. */
	alternative?: number | undefined;
}

/** The secrets of one way of authorisation that an operation allows; none when that way asks for none. */
export function credentialsOf(operation: Operation, model: ApiModel, options: CredentialOptions = {}): Credential[] {
	return signedSchemes(operation, model, options).map(({ credential }) => credential);
}

/** The same with the scheme that each secret belongs to. Schemes that a request does not show are left out. */
export function signedSchemes(
	operation: Operation,
	model: ApiModel,
	{ tokenVariable, alternative = 0 }: CredentialOptions = {},
): { scheme: SecurityScheme; credential: Credential }[] {
	const variable = tokenVariable !== undefined && /^[A-Za-z_]\w*$/.test(tokenVariable) ? tokenVariable : `${stemOf(model.title)}_TOKEN`;
	const stem = variable.replace(/_?(TOKEN|KEY|SECRET)$/i, '') || 'API';
	const furtherVariable = (name: string, index: number) => {
		const further = `${stem}_${shout(name) || index + 1}`;
		return further === variable ? `${variable}_${index + 1}` : further;
	};
	const schemes = (operation.security[alternative]?.schemes ?? []).flatMap(({ scheme }) => scheme ?? []);
	const signed = schemes.flatMap((scheme, index): { scheme: SecurityScheme; credential: Credential }[] => {
		if (scheme.type === 'http' && scheme.scheme === 'basic') {
			return [{ scheme, credential: { kind: 'basic', userVariable: `${stem}_USER`, passwordVariable: `${stem}_PASSWORD` } }];
		}
		const place = secretPlace(scheme);
		if (place === undefined) return [];
		return [{ scheme, credential: { kind: 'token', ...place, variable: index === 0 ? variable : furtherVariable(scheme.name, index) } }];
	});
	// A header field can be there once (RFC 9110, 5.3): of two ways that need the same one the first is shown.
	const fields = signed.map(({ credential }) => filledField(credential));
	return signed.filter((_, index) => fields[index] === undefined || fields.indexOf(fields[index]) === index);
}

/** The header field that a secret fills alone. */
function filledField(credential: Credential): string | undefined {
	if (credential.kind === 'basic') return 'authorization';
	const field = credential.name.toLowerCase();
	return credential.place === 'query' || field === 'cookie' ? undefined : field;
}

/** „Shop API“ gives `SHOP`, a title without Latin letters `API`. */
function stemOf(title: string): string {
	const words = kebab(title)
		.split('-')
		.filter((word) => !/^(|api|rest|openapi|swagger|v\d+)$/.test(word));
	const stem = shout(words.slice(0, 3).join('-'));
	return /^[A-Z]/.test(stem) ? stem : `API${stem === '' ? '' : `_${stem}`}`;
}

const shout = (name: string) => kebab(name).replaceAll('-', '_').toUpperCase();

function secretPlace({
	type,
	place,
	parameter = '',
	scheme = '',
	description = '',
}: SecurityScheme): { place: 'header' | 'query'; name: string; prefix: string } | undefined {
	const isToken = /^[!#$%&'*+.^_`|~\w-]+$/.test(parameter);
	switch (type) {
		case 'oauth2':
		case 'openIdConnect':
			return { place: 'header', name: 'Authorization', prefix: 'Bearer ' };
		case 'http':
			return { place: 'header', name: 'Authorization', prefix: `${scheme.charAt(0).toUpperCase()}${scheme.slice(1).replaceAll(/[^\w-]/g, '')} ` };
		case 'apiKey':
			if (place === 'query') return { place, name: parameter, prefix: '' };
			if (!isToken) return undefined;
			if (place === 'cookie') return { place: 'header', name: 'Cookie', prefix: `${parameter}=` };
			// Older versions of the specification knew no other way to ask for a bearer token.
			return { place: 'header', name: parameter, prefix: parameter.toLowerCase() === 'authorization' && /bearer/i.test(description) ? 'Bearer ' : '' };
		case 'mutualTLS':
		case 'unknown':
			return undefined;
	}
}
