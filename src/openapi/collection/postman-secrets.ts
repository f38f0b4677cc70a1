import type { Credential, NamedText } from '#openapi/request/api-request.ts';
import { fieldPieces, secretFields } from '#openapi/request/secret-fields.ts';

interface PostmanField {
	key: string;
	value: string;
}

/** How a request gets its secrets: by a way that the program knows, in header fields, in parts of the query. */
interface PostmanSecrets {
	auth: Record<string, unknown> | undefined;
	header: PostmanField[];
	query: string[];
}

const variable = (name: string) => `{{${name}}}`;
const attributes = (fields: readonly NamedText[]) => fields.map(({ name, value }) => ({ key: name, value, type: 'string' }));

/** Secrets as variables of the collection. A program knows one way for a request; what is asked for beside that stands in header or query. */
export function postmanSecrets(credentials: readonly Credential[]): PostmanSecrets {
	const secrets: PostmanSecrets = { auth: undefined, header: [], query: [] };
	const inHeader: Credential[] = [];
	for (const credential of credentials) {
		if (credential.kind === 'basic') {
			const { userVariable, passwordVariable } = credential;
			const basic = attributes([
				{ name: 'username', value: variable(userVariable) },
				{ name: 'password', value: variable(passwordVariable) },
			]);
			secrets.auth ??= { type: 'basic', basic };
			continue;
		}
		const { place, name, prefix } = credential;
		const value = variable(credential.variable);
		if (place === 'query') secrets.query.push(`${encodeURIComponent(name)}=${value}`);
		else if (name === 'Authorization' && prefix === 'Bearer ' && secrets.auth === undefined)
			secrets.auth = { type: 'bearer', bearer: attributes([{ name: 'token', value }]) };
		else inHeader.push(credential);
	}
	secrets.header = secretFields(inHeader).map((field) => ({ key: field.name, value: fieldPieces(field, { text: (text) => text, secret: variable }).join('') }));
	return secrets;
}
