import { exactJson } from '#openapi/json/exact-json.ts';
import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { ApiBody, ApiRequest, Credential, MultipartPart } from '#openapi/request/api-request.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { endpointOf } from '#openapi/request/endpoint.ts';
import { fieldPieces, secretFields } from '#openapi/request/secret-fields.ts';
import { collection as words } from '#words/collection.ts';
import { BASE_VARIABLE, type CollectionOptions, requestVariables } from './collection.ts';

/** The boundary between the parts of a form, which occurs in none of them. */
const FORM_BOUNDARY = 'teil-8f1d0c52b7';
/** A line that begins so ends a request. */
const REQUEST_SEPARATOR = '###';

/**
 * All operations of an API as a file of requests that development environments send (JetBrains, the REST Client of VS Code, httpYac): each with its example values.
 * A text that is no JSON stands as it is, for the format has no escape: a line of it that begins with `###` ends its request, and `{{x}}` in it is a variable.
 * Address and secrets are variables at its top; in place of the secrets stands a word, because a variable without a value is none to some of these programs.
 */
export function httpFile(model: ApiModel, { tokenVariable, pageOf }: CollectionOptions): string {
	const asked = model.operations.map((operation) => ({ operation, request: requestOf(operation, model, { tokenVariable }) }));
	const base = endpointOf(model.servers[0]?.resolvedUrl ?? '', '').endpoint.replace(/\/$/, '');
	const secrets = new Set(asked.flatMap(({ request }) => requestVariables(request)));
	const head = [
		comment(model.title, model.version),
		comment(words.about),
		...(secrets.size > 0 ? [comment(words.secrets([...secrets].join(', ')))] : []),
		`@${BASE_VARIABLE} = ${base}`,
		...[...secrets].map((name) => `@${name} = ${words.secret}`),
	];
	const requests = asked.map(({ operation, request }) => requestText(operation, { request, base, page: pageOf(operation) }));
	return `${[head.join('\n'), ...requests].join('\n\n')}\n`;
}

/** Titles and texts of a description may hold line breaks, which would end the comment. */
const comment = (...texts: string[]) => `# ${texts.join(' ').replaceAll(/\s+/g, ' ')}`;

function requestText({ title, slug }: Operation, { request, base, page }: { request: ApiRequest; base: string; page: string }): string {
	const { method, endpoint, query, headers, credentials, body } = request;
	const address = endpoint.startsWith(`${base}/`) ? `{{${BASE_VARIABLE}}}${endpoint.slice(base.length)}` : endpoint;
	const asked = [...query, ...credentials.flatMap(queryOf)];
	const lines = [
		`${REQUEST_SEPARATOR} ${title.replaceAll(/\s+/g, ' ')}`,
		comment(page),
		`# @name ${slug}`,
		`${method} ${address}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
		...headers.map(({ name, value }) => `${name}: ${value}`),
		...credentials.flatMap(basicHeader),
		...secretFields(credentials).map(
			(field) => `${field.name}: ${fieldPieces(field, { text: (text) => text, secret: (variable) => `{{${variable}}}` }).join('')}`,
		),
	];
	const sent = writtenBody(body);
	return sent === undefined ? lines.join('\n') : `${[...lines, `Content-Type: ${sent.type}`].join('\n')}\n\n${sent.text}`;
}

const queryOf = (credential: Credential): string[] =>
	credential.kind === 'token' && credential.place === 'query' ? [`${encodeURIComponent(credential.name)}={{${credential.variable}}}`] : [];

/** Name and password stand apart by a blank: the programs encode them. */
const basicHeader = (credential: Credential): string[] =>
	credential.kind === 'basic' ? [`Authorization: Basic {{${credential.userVariable}}} {{${credential.passwordVariable}}}`] : [];

/** The body as it stands behind the header, and its type. Files lie beside this one. */
function writtenBody(body: ApiBody): { type: string; text: string } | undefined {
	switch (body.kind) {
		case 'none':
			return undefined;
		case 'json':
			// Two braces begin a variable; in JSON they stand side by side in texts only.
			return { type: body.mediaType, text: exactJson(body.value, 2).replaceAll('{{', '{\\u007b') };
		case 'text':
			return { type: body.mediaType, text: body.text };
		case 'form':
			return {
				type: FORM_MEDIA_TYPE,
				text: body.encoded ?? new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString(),
			};
		case 'multipart':
			return { type: `multipart/form-data; boundary=${FORM_BOUNDARY}`, text: [...body.parts.map(partText), `--${FORM_BOUNDARY}--`].join('\n') };
		case 'binary':
			return { type: body.mediaType, text: `< ./${body.fileName}` };
	}
}

function partText(part: MultipartPart): string {
	const name = `Content-Disposition: form-data; name="${part.name}"`;
	const head = part.kind === 'file' ? [`${name}; filename="${part.fileName}"`] : [name];
	const type = part.mediaType === undefined ? [] : [`Content-Type: ${part.mediaType}`];
	const further = (part.headers ?? []).map((header) => `${header.name}: ${header.value}`);
	return [`--${FORM_BOUNDARY}`, ...head, ...type, ...further, '', part.kind === 'file' ? `< ./${part.fileName}` : part.value].join('\n');
}
