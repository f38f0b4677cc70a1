import { isObject } from './json.ts';
import type { ApiModel, Encoding, MediaType, Operation } from './model.ts';
import { exampleOf } from './example.ts';
import { isBytes } from './request-model-expected.ts';
import { concreteType, essence, fileNameFor, isFileName, isJsonType, isTextType, mediaTypeOf, plainFileName } from './request-model-file.ts';
import { multipartParts } from './request-model-multipart.ts';
import type { ApiBody, NamedText } from './request-model-types.ts';
import { serialiseParameter } from './serialise-parameter.ts';

/** What a caller decides about the body. */
export interface BodyOptions {
	/** Media type, where the operation offers several. By default JSON before forms before the first one. */
	mediaType?: string | undefined;
	/** Name of a written example; by default the first. */
	example?: string | undefined;
	/** Value in place of an example; `undefined` counts as absent. Files are given by their names. */
	body?: unknown;
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
/** With other methods a body that need not be sent is left out, unless there is a written example. */
const BODY_METHODS = new Set(['post', 'put', 'patch']);

/** The body of a request from an example: written, otherwise built from the schema. */
export function bodyOf({ method, requestBody }: Operation, model: ApiModel, options: BodyOptions): ApiBody {
	const content = requestBody?.content ?? [];
	const preferred = [options.mediaType, FORM, MULTIPART].reduce<MediaType | undefined>((found, type) => content.find((media) => media.type === type) ?? found, undefined);
	const media = preferred ?? content[0];
	if (requestBody === undefined || media === undefined) return { kind: 'none' };
	if (!requestBody.required && !BODY_METHODS.has(method) && media.examples.length === 0 && options.body === undefined) return { kind: 'none' };
	return bodyFrom(media, valueOf(media, model, options), model);
}
