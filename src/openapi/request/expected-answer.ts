import { isObject } from '#openapi/json/json.ts';
import { concreteType, isJsonType, isTextType } from '#openapi/json/media-type.ts';
import type { MediaType, Response } from '#openapi/model/message.ts';
import type { Operation } from '#openapi/model/model.ts';
import { successOf } from '#openapi/model/success.ts';
import { isBytes } from '#openapi/schema/binary-schema.ts';
import type { Expected, NamedText } from './api-request.ts';
import { dispositionName } from './disposition-name.ts';
import { fileNameFor, isFileName, plainFileName } from './file-name.ts';

/** The content of a success, and the Accept header if there are several media types. */
export function expectedOf(operation: Operation): { expected: Expected; accept: NamedText[] } {
	const response = successOf(operation.responses);
	const media = response?.content.find(({ type }) => isJsonType(type)) ?? response?.content[0];
	if (response === undefined || media === undefined) return { expected: { kind: 'none' }, accept: [] };
	const expected = expectedFrom(media, response, operation);
	const type = concreteType(media.type);
	// Of several kinds of files, the server sends the existing one.
	const chooses = response.content.length > 1 && expected.kind !== 'file' && type !== undefined;
	return { expected, accept: chooses ? [{ name: 'Accept', value: type }] : [] };
}

function expectedFrom(media: MediaType, response: Response, { path }: Operation): Expected {
	const { schema } = media.schema ?? {};
	if (isJsonType(media.type)) return { kind: 'json' };
	if (media.type === '*/*' && isObject(schema) && !isBytes(schema)) return schema['type'] === 'string' ? { kind: 'text' } : { kind: 'json' };
	if (isTextType(media.type) && !isBytes(schema)) return { kind: 'text' };
	const disposition = response.headers.find(({ name }) => name.toLowerCase() === 'content-disposition')?.example;
	const named = dispositionName(String(disposition));
	const last = path.split('/').at(-1);
	return { kind: 'file', fileName: plainFileName(named ?? (isFileName(last) ? last : ''), fileNameFor(media.type)) };
}
