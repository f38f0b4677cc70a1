import type { ApiRequest, Credential } from '#openapi/request/api-request.ts';
import { compareBody } from './compare-body.ts';
import { difference } from './difference.ts';
import type { Arrived, Recorder } from './recorder.ts';

/**
 * How the requests that arrived differ from the one that a sample was to send: method, path, query, headers, credentials, bytes of the body.
 * @param secrets values of the environment variables that the sample reads.
 */
export function compareRequest(
	{ arrived, origin }: Pick<Recorder, 'arrived' | 'origin'>,
	meant: ApiRequest,
	secrets: Readonly<Record<string, string>>,
): string[] {
	const [first] = arrived;
	if (first === undefined) return ['Es kam keine Anfrage an.'];
	const target = [meant.endpoint.slice(origin.length), ...meant.query.map((part, index) => (index === 0 ? '?' : '&') + part)].join('');
	return [
		...difference('Zahl der Anfragen', arrived.length, 1),
		...difference('Methode', first.method, meant.method),
		...difference('Ziel', sameQuotes(first.target), sameQuotes(target)),
		...meant.headers.flatMap(({ name, value }) => difference(name, first.headers[name.toLowerCase()], value)),
		...meant.credentials.flatMap((credential) => compareCredential(first, credential, secrets)),
		...compareBody(first, meant.body),
	];
}

/** An apostrophe may be sent as it is or encoded (RFC 3986, section 2.2: sub-delims); URL parsers of browsers encode it. */
const sameQuotes = (target: string) => target.replaceAll('%27', "'");

function compareCredential({ headers, target }: Arrived, credential: Credential, secrets: Readonly<Record<string, string>>): string[] {
	if (credential.kind === 'basic') {
		const pair = `${secrets[credential.userVariable]}:${secrets[credential.passwordVariable]}`;
		return difference('Authorization', headers.authorization, `Basic ${Buffer.from(pair).toString('base64')}`);
	}
	const secret = secrets[credential.variable] ?? '';
	if (credential.place === 'header') return difference(credential.name, headers[credential.name.toLowerCase()], credential.prefix + secret);
	return difference(credential.name, new URLSearchParams(target.split('?')[1]).get(credential.name), secret);
}
