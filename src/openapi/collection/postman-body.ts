import { exactJson } from '#openapi/json/exact-json.ts';
import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import type { ApiBody, MultipartPart } from '#openapi/request/api-request.ts';

/** A body, and the header field that goes with it where the program would name another type, or none. */
interface PostmanBody {
	body?: Record<string, unknown>;
	header: { key: string; value: string }[];
}

const contentTypeHeader = (mediaType: string) => [{ key: 'Content-Type', value: mediaType }];

/** Two braces begin a variable; in JSON they stand side by side in texts only. Other bodies have no escape: in them it stays one. */
const withoutVariables = (json: string) => json.replaceAll('{{', '{\\u007b');

/** The body of a request as a collection has it. Files are named; whoever sends them chooses them. */
export function postmanBody(body: ApiBody): PostmanBody {
	switch (body.kind) {
		case 'none':
			return { header: [] };
		case 'json':
			return {
				body: { mode: 'raw', raw: withoutVariables(exactJson(body.value, 2)), options: { raw: { language: 'json' } } },
				header: contentTypeHeader(body.mediaType),
			};
		case 'text':
			return { body: { mode: 'raw', raw: body.text }, header: contentTypeHeader(body.mediaType) };
		case 'form':
			return body.encoded === undefined
				? { body: { mode: 'urlencoded', urlencoded: body.fields.map(({ name, value }) => ({ key: name, value })) }, header: [] }
				: { body: { mode: 'raw', raw: body.encoded }, header: contentTypeHeader(FORM_MEDIA_TYPE) };
		case 'multipart':
			return { body: { mode: 'formdata', formdata: body.parts.map(formPart) }, header: [] };
		case 'binary':
			return { body: { mode: 'file', file: { src: body.fileName } }, header: contentTypeHeader(body.mediaType) };
	}
}

function formPart(part: MultipartPart) {
	const type = part.mediaType === undefined ? {} : { contentType: part.mediaType };
	return part.kind === 'file' ? { key: part.name, type: 'file', src: part.fileName, ...type } : { key: part.name, type: 'text', value: part.value, ...type };
}
