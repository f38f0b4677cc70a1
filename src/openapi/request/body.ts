import { exampleOfVariant } from '#openapi/example/example.ts';
import { withWholeNumbers } from '#openapi/example/whole-numbers.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';
import { concreteType, isFormType, isJsonType, isMultipartType, isTextType, isXmlType } from '#openapi/json/media-type.ts';
import type { MediaType } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { serialiseParameter } from '#openapi/model/serialise-parameter.ts';
import { isBytes } from '#openapi/schema/binary-schema.ts';
import { xmlText } from '#openapi/xml/write-xml.ts';
import type { ApiBody, NamedText } from './api-request.ts';
import { fileNameFor, isFileName, mediaTypeOf, plainFileName } from './file-name.ts';
import { multipartParts } from './multipart.ts';

/** What a caller decides about the body. */
export interface BodyOptions {
	/** Media type, where the operation offers several. By default JSON, then forms, then the first one. */
	mediaType?: string | undefined;
	/** Name of a written example; by default the first. */
	example?: string | undefined;
	/** Which alternative of its schema an example is built for, from 0. */
	variant?: number | undefined;
	/** Value in place of an example; `undefined` counts as absent. Files are given by their names. */
	body?: unknown;
	/** Media types of parts of a multipart form, by property, in place of those that the description suggests. */
	partTypes?: Readonly<Record<string, string>> | undefined;
}

/** With other methods a body that need not be sent is left out, unless there is a written example. */
const BODY_METHODS = new Set(['post', 'put', 'patch']);

/** The body of a request from an example: written, otherwise built from the schema. */
export function bodyOf({ method, requestBody }: Operation, model: ApiModel, options: BodyOptions): ApiBody {
	const media = sentMedia(requestBody, options.mediaType);
	if (requestBody === undefined || media === undefined) return { kind: 'none' };
	if (!requestBody.required && !BODY_METHODS.has(method) && media.examples.length === 0 && options.body === undefined) return { kind: 'none' };
	return bodyFrom(media, exampleValue(media, model, options), { model, partTypes: options.partTypes ?? {} });
}

/** The media type that is sent. */
export function sentMedia(body: Operation['requestBody'], wish?: string): MediaType | undefined {
	const content = body?.content ?? [];
	const find = (fits: (type: string) => boolean) => content.find(({ type }) => fits(type));
	return find((type) => type === wish) ?? find(isJsonType) ?? find(isMultipartType) ?? find(isFormType) ?? content[0];
}

function exampleValue(media: MediaType, model: ApiModel, { example, variant, body }: BodyOptions): unknown {
	if (body !== undefined) return body;
	const written = media.examples.find(({ name }) => name === example) ?? media.examples[0];
	const { schema } = media;
	const given = written && writtenValue(written);
	const value = given === undefined && schema !== undefined ? exampleOfVariant(model.document, schema, { direction: 'request', variant }) : given;
	return withWholeNumbers(model.document, schema, value);
}

/** The value of an example, which may be `null`; `undefined` if it is at another address. */
export const writtenValue = ({ value, serialisedValue }: MediaType['examples'][number]): unknown => (value === undefined ? serialisedValue : value);

function bodyFrom(media: MediaType, value: unknown, { model, partTypes }: { model: ApiModel; partTypes: Readonly<Record<string, string>> }): ApiBody {
	const type = concreteType(media.type);
	if (media.schema !== undefined && isXmlType(media.type) && value !== undefined && typeof value !== 'string')
		return { kind: 'text', mediaType: type ?? media.type, text: xmlText(model.document, media.schema, value) };
	if (isJsonType(media.type)) return { kind: 'json', mediaType: type ?? 'application/json', value: value ?? null };
	if (type === undefined && typeof value === 'object' && value !== null) return { kind: 'json', mediaType: 'application/json', value };
	if (isMultipartType(media.type)) return { kind: 'multipart', parts: multipartParts(media, value, { model, partTypes }) };
	if (isFormType(media.type)) return formBody(media, value);
	if (type !== undefined && isTextType(type) && isSingle(value) && !isBytes(media.schema?.schema))
		return { kind: 'text', mediaType: type, text: String(value) };
	const fileName = plainFileName(isFileName(value) ? value : '', fileNameFor(media.type));
	return { kind: 'binary', mediaType: type ?? mediaTypeOf(fileName) ?? 'application/octet-stream', fileName };
}

/** Whether a value is written in a text as it is: `true` and `7` as well. */
const isSingle = (value: unknown) => ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

/**
 * Fields in the style that the description gives them; lists become several (RFC 6570, form, exploded) unless it says otherwise. An object without a style
 * is one field of JSON, and so is a list whose `contentType` says so (OpenAPI 3.1, Encoding Object).
 */
function formBody({ encoding }: MediaType, value: unknown): ApiBody {
	if (!isObject(value)) return { kind: 'form', fields: [] };
	const pairs = Object.entries(value).flatMap(([name, item]) => {
		if (item === null || item === undefined) return [];
		const { style, explode, contentType } = encoding.find(({ property }) => property === name) ?? {};
		const isStyled = style !== undefined || explode !== undefined;
		const isJson = isObject(item) || (Array.isArray(item) && isJsonType(contentType ?? ''));
		const written = isJson && !isStyled ? exactJson(item) : item;
		return serialiseParameter(written, { name, place: 'query', style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form', allowReserved: false })
			.split('&')
			.filter(Boolean);
	});
	const fields = pairs.map((pair): NamedText => {
		const [key = '', ...rest] = pair.split('=').map(decodeURIComponent);
		return { name: key, value: rest.join('=') };
	});
	// Separators between the values of a field are not encoded, unlike those inside a value.
	const hasSeparators = encoding.some(({ explode, style }) => explode === false || style === 'spaceDelimited' || style === 'pipeDelimited');
	return { kind: 'form', fields, ...(hasSeparators && { encoded: pairs.join('&') }) };
}
