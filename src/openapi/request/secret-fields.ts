import type { Credential } from './api-request.ts';

/** A header field with secrets. */
export interface SecretField {
	name: string;
	/** `before` is what stands ahead of a secret: `Bearer `, `sid=`; from the second on with the separator. */
	secrets: { before: string; variable: string }[];
}

/** The header fields that hold secrets. All cookies are one field (RFC 6265, 5.4). */
export function secretFields(credentials: readonly Credential[]): SecretField[] {
	const fields: SecretField[] = [];
	for (const token of credentials) {
		if (token.kind !== 'token' || token.place !== 'header') continue;
		const isCookie = token.name.toLowerCase() === 'cookie';
		const cookies = isCookie ? fields.find(({ name }) => name.toLowerCase() === 'cookie') : undefined;
		if (cookies) cookies.secrets.push({ before: `; ${token.prefix}`, variable: token.variable });
		else fields.push({ name: token.name, secrets: [{ before: token.prefix, variable: token.variable }] });
	}
	return fields;
}

/** The value of a header field in pieces, texts and secrets by turns, each as the language writes it. */
export function fieldPieces({ secrets }: SecretField, write: { text: (text: string) => string; secret: (variable: string) => string }): string[] {
	return secrets.flatMap(({ before, variable }) => [...(before === '' ? [] : [write.text(before)]), write.secret(variable)]);
}
