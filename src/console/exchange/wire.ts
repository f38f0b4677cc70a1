import type { ConsoleForm } from '#console/form/form.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import type { ApiRequest, Credential } from '#openapi/request/api-request.ts';
import { encodeMultipart } from './encode-multipart.ts';

/** Secrets and files that are put into a request. */
export interface WireParts {
	/** Secrets by their environment variable in samples. */
	secrets: Readonly<Record<string, string>>;
	/** Files by name; of a binary body by the empty name. */
	files: Readonly<Record<string, File>>;
}

/** A request with its secrets and files. */
export interface Sent extends WireParts {
	/** `operationId`. */
	operation: string;
	request: ApiRequest;
	/** What the reader had filled in, to begin from it again. */
	form?: ConsoleForm | undefined;
	/** Replaces request and form in the log for requests to real servers, without secrets. */
	noted?: Pick<Sent, 'request' | 'form'>;
	/** Ends a request to a real server. */
	signal?: AbortSignal | undefined;
}

/** A request as it goes over the wire. */
export interface Wire {
	method: string;
	url: string;
	headers: readonly (readonly [name: string, value: string])[];
	body: Blob | undefined;
}

/** Puts secrets and files into a request. Missing secrets are left out. */
export function wireOf(request: ApiRequest, { secrets, files }: WireParts): Wire {
	const { credentials } = request;
	const signed = secretHeaders(credentials, secrets);
	const secretParts = credentials.flatMap((credential) => {
		if (credential.kind === 'basic' || credential.place !== 'query') return [];
		const secret = secrets[credential.variable] ?? '';
		return secret === '' ? [] : [`${encodeURIComponent(credential.name)}=${encodeURIComponent(secret)}`];
	});
	const query = [...request.query, ...secretParts];
	const body = wireBody(request, files);
	const plain = request.headers.map(({ name, value }) => [name, value] as const);
	// A secret cookie brings the other cookies along.
	const own = plain.filter(([name]) => !signed.some(([other]) => other.toLowerCase() === name.toLowerCase()));
	return {
		method: request.method,
		url: request.endpoint + (query.length === 0 ? '' : `?${query.join('&')}`),
		headers: [...own, ...signed, ...(body ? [['Content-Type', body.type] as const] : [])],
		body: body?.content,
	};
}

/** All cookies are one header field (RFC 6265, 5.4). */
function secretHeaders(credentials: readonly Credential[], secrets: WireParts['secrets']): (readonly [string, string])[] {
	const fields = credentials.flatMap((credential) => secretHeader(credential, secrets));
	const cookies = fields.flatMap(([name, value]) => (isCookie(name) ? [value] : []));
	return [...fields.filter(([name]) => !isCookie(name)), ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const])];
}

const isCookie = (name: string) => name.toLowerCase() === 'cookie';

function secretHeader(credential: Credential, secrets: WireParts['secrets']): (readonly [string, string])[] {
	if (credential.kind === 'basic') {
		const [user, password] = [secrets[credential.userVariable] ?? '', secrets[credential.passwordVariable] ?? ''];
		return user === '' && password === '' ? [] : [['Authorization', `Basic ${base64(`${user}:${password}`)}`]];
	}
	const { place, name, prefix } = credential;
	if (place !== 'header') return [];
	// Other cookies come before the first secret one.
	const others = isCookie(name) ? prefix.slice(0, Math.max(0, prefix.lastIndexOf('; '))) : '';
	const secret = bareSecret(secrets[credential.variable] ?? '', others === '' ? prefix : prefix.slice(others.length + 2));
	if (secret !== '') return [[name, prefix + secret]];
	return others === '' ? [] : [[name, others]];
}

/** A secret without its prefix, such as `Bearer`, if that was pasted with it. */
function bareSecret(secret: string, prefix: string): string {
	const text = secret.trim();
	return prefix !== '' && text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length).trim() : text;
}

function wireBody({ body }: ApiRequest, files: WireParts['files']): { type: string; content: Blob } | undefined {
	switch (body.kind) {
		case 'none':
			return undefined;
		case 'json':
			return { type: body.mediaType, content: new Blob([exactJson(body.value)]) };
		case 'form':
			return {
				type: FORM_MEDIA_TYPE,
				content: new Blob([body.encoded ?? new URLSearchParams(body.fields.map(({ name, value }): [string, string] => [name, value])).toString()]),
			};
		case 'text':
			return { type: body.mediaType, content: new Blob([body.text]) };
		case 'binary':
			return { type: body.mediaType, content: files[body.fileName] ?? files[''] ?? new Blob() };
		case 'multipart':
			return encodeMultipart(body.parts, files);
	}
}

/** Base64 of UTF-8 (RFC 7617). */
function base64(text: string): string {
	return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** The cookies of a request: a browser lets no page send them. */
export function cookiesOf({ headers }: Wire): string | undefined {
	return headers.find(([name]) => isCookie(name))?.[1];
}

/** Names of these cookies. */
export function cookieNamesOf(wire: Wire): string[] {
	return (cookiesOf(wire) ?? '').split(';').flatMap((pair) => pair.split('=')[0]?.trim() || []);
}

/** A request for `fetch`. Throws `TypeError` for requests that the browser refuses to send (forbidden method or header value). */
export function fetchable({ method, url, headers, body }: Wire): Request {
	const list = headers.map(([name, value]): [string, string] => [name, value]);
	// A blob without a type of its own leaves the header as it is.
	return new Request(url, { method, headers: list, credentials: 'omit', ...(body === undefined ? {} : { body: body.slice() }) });
}
