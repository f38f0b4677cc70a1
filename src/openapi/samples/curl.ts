import type { ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { secretFields } from '#openapi/request/secret-fields.ts';
import { basicCredential, plainAddress } from './address.ts';
import { contentTypeOfBody } from './content-type.ts';
import { jsonText } from './json-text.ts';
import { libcurlField } from './libcurl-field.ts';
import type { SampleProgram } from './sample-program.ts';
import { shellString } from './string-literals.ts';

/** A call of curl 7.76 or newer in bash; 7.87 where a secret stands in the query of a request with a body. */
export function curl(request: ApiRequest): SampleProgram {
	const { body, expects, headers, method } = request;
	const type = contentTypeOfBody(body);
	const basic = basicCredential(request);
	const options = [
		method === 'HEAD' ? '--head' : (method !== 'GET' || body.kind !== 'none') && `--request ${method}`,
		shellString(plainAddress(request)),
		...secretOptions(request),
		// Brackets and braces in an address would make curl send several requests.
		/[[\]{}]/.test(request.endpoint + request.query.join('')) && '--globoff',
		basic !== undefined && `--user "$${basic.userVariable}:$${basic.passwordVariable}"`,
		...secretFields(request.credentials).map(({ name, secrets }) => `--header ${withVariables(`${name}: `, secrets)}`),
		type !== undefined && `--header ${shellString(`Content-Type: ${type}`)}`,
		...headers.map((header) => `--header ${shellString(libcurlField(header))}`),
		...data(request),
		expects.kind === 'file' && `--output ${shellString(expects.fileName)}`,
	];
	const call = ['curl --fail-with-body --silent --show-error', ...options.filter((option) => option !== false)].join(' \\\n  ');
	if (expects.kind !== 'file') return { call: [call] };
	// What came instead of the file is the message.
	const file = shellString(expects.fileName);
	return { call: [`${call} \\\n  || { cat ${file} >&2; rm -f ${file}; false; }`] };
}

/** Secrets of the query, which curl encodes. Only with a body the older of the two ways would put them there. */
function secretOptions({ body, credentials }: ApiRequest): string[] {
	const secrets = credentials.flatMap((it) => (it.kind === 'token' && it.place === 'query' ? [`"${encodeURIComponent(it.name)}=$${it.variable}"`] : []));
	if (body.kind !== 'none') return secrets.map((secret) => `--url-query ${secret}`);
	return secrets.length === 0 ? [] : ['--get', ...secrets.map((secret) => `--data-urlencode ${secret}`)];
}

/** `"Authorization: Bearer $TOKEN"`: plain text before each variable. */
function withVariables(name: string, secrets: readonly { before: string; variable: string }[]): string {
	const pieces = secrets.map(({ before, variable }, index) => ({ text: index === 0 ? name + before : before, variable: `$${variable}` }));
	if (pieces.every(({ text }) => /^[\w :;=-]*$/.test(text))) return `"${pieces.map(({ text, variable }) => text + variable).join('')}"`;
	return pieces.map(({ text, variable }) => `${shellString(text)}"${variable}"`).join('');
}

function data({ body }: ApiRequest): string[] {
	switch (body.kind) {
		case 'none':
			return [];
		case 'json':
			return [`--data ${shellString(jsonText(body.value))}`];
		case 'form':
			return body.fields.map(({ name, value }) =>
				// `--data-urlencode =value` sends the value alone (curl(1)).
				name === '' ? `--data-raw ${shellString(`=${encodeURIComponent(value)}`)}` : `--data-urlencode ${shellString(`${encodeURIComponent(name)}=${value}`)}`,
			);
		case 'text':
			return [`--data-raw ${shellString(body.text)}`];
		case 'binary':
			return [`--data-binary ${shellString(`@${body.fileName}`)}`];
		case 'multipart':
			return body.parts.map(formOption);
	}
}

function formOption(part: MultipartPart): string {
	const { name, mediaType, headers = [] } = part;
	if (part.kind === 'field' && mediaType === undefined && headers.length === 0) return `--form-string ${shellString(`${name}=${part.value}`)}`;
	const content = part.kind === 'file' ? `@${quotedFileName(part.fileName)}` : curlQuoted(part.value);
	const type = mediaType === undefined ? '' : `;type=${mediaType}`;
	return `--form ${shellString(`${name}=${content}${type}${headers.map((header) => `;headers=${curlQuoted(`${header.name}: ${header.value}`)}`).join('')}`)}`;
}

const curlQuoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A file name as `--form` reads it: quotes where a separator would end it. */
const quotedFileName = (fileName: string) => (/[;,"]/.test(fileName) ? curlQuoted(fileName) : fileName);
