import type { ApiRequest, Credential, MultipartPart } from '#openapi/request/api-request.ts';
import { fieldPieces, secretFields } from '#openapi/request/secret-fields.ts';
import { jsonText } from '../json-text.ts';
import { namedType } from './named-type.ts';

/** A boundary that no text of a description holds. */
const BOUNDARY = '----boundary-7f3d1c9a';

/** The request as it goes over the wire (RFC 9112), secrets as names of their variables. */
export function http(request: ApiRequest): string {
	const { origin, host } = splitEndpoint(request.endpoint);
	const secrets = request.credentials.flatMap((credential) =>
		isInQuery(credential) ? [`${encodeURIComponent(credential.name)}={${credential.variable}}`] : [],
	);
	const query = [...request.query, ...secrets];
	const target = request.endpoint.slice(origin.length) || '/';
	const type = request.body.kind === 'multipart' ? `multipart/form-data; boundary=${BOUNDARY}` : namedType(request.body);
	const fields = [
		`Host: ${host}`,
		...request.credentials.flatMap(basicField),
		...secretFields(request.credentials).map(
			(field) => `${field.name}: ${fieldPieces(field, { text: (text) => text, secret: (variable) => `{${variable}}` }).join('')}`,
		),
		...(type === undefined ? [] : [`Content-Type: ${type}`]),
		...request.headers.map(({ name, value }) => `${name}: ${value}`),
	];
	const body = messageBody(request);
	return [
		`${request.method} ${target}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1`,
		...fields,
		...(body === undefined ? [] : ['', body]),
		'',
	].join('\n');
}

function splitEndpoint(endpoint: string): { origin: string; host: string } {
	const [origin = '', host = ''] = /^[a-z]+:\/\/([^/]*)/i.exec(endpoint) ?? [];
	return { origin, host };
}

type InQuery = Extract<Credential, { kind: 'token' }>;

const isInQuery = (credential: Credential): credential is InQuery => credential.kind === 'token' && credential.place === 'query';

const basicField = (credential: Credential): string[] =>
	credential.kind === 'basic' ? [`Authorization: Basic {${credential.userVariable}_PASSWORD_BASE64}`] : [];

function messageBody({ body }: ApiRequest): string | undefined {
	switch (body.kind) {
		case 'none':
			return undefined;
		case 'json':
			return jsonText(body.value);
		case 'form':
			return new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString();
		case 'text':
			return body.text;
		case 'binary':
			return `{${body.fileName}}`;
		case 'multipart':
			return [...body.parts.flatMap((part) => [`--${BOUNDARY}`, ...partLines(part)]), `--${BOUNDARY}--`].join('\n');
	}
}

function partLines(part: MultipartPart): string[] {
	const file = part.kind === 'file' ? `; filename="${part.fileName.replaceAll('"', '%22')}"` : '';
	return [
		`Content-Disposition: form-data; name="${part.name.replaceAll('"', '%22')}"${file}`,
		...(part.mediaType === undefined ? [] : [`Content-Type: ${part.mediaType}`]),
		...(part.headers ?? []).map(({ name: field, value }) => `${field}: ${value}`),
		'',
		part.kind === 'file' ? `{${part.fileName}}` : part.value,
	];
}
