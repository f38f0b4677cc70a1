import { exactJson } from '#openapi/json/exact-json.ts';
import { headerValue, isHeaderName } from '#openapi/json/header-field.ts';
import { isObject } from '#openapi/json/json.ts';
import { concreteType, isTextType } from '#openapi/json/media-type.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import type { Encoding, MediaType } from '#openapi/model/message.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { areBytes } from '#openapi/schema/binary-schema.ts';
import { flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { enumOf } from '#openapi/schema/schema-values.ts';
import { ownValue } from '#text/own-value.ts';
import type { MultipartPart, NamedText } from './api-request.ts';
import { fileNameFor, isFileName, mediaTypeOf, plainFileName } from './file-name.ts';

/**
 * The parts of a `multipart/form-data` body: one for each property of the value, of a list one for each item. Files are given by their names.
 * @param partTypes media types by property, where a caller decides.
 */
export function multipartParts(
	media: MediaType,
	value: unknown,
	{ model, partTypes }: { model: ApiModel; partTypes: Readonly<Record<string, string>> },
): MultipartPart[] {
	if (!isObject(value) || media.schema === undefined) return [];
	const resolve = createResolver(model.document);
	const children = childrenOf(flatten(resolve, [media.schema]));
	const alternatives = children.filter(({ relation }) => relation === 'option').map(({ sources }) => childrenOf(flatten(resolve, sources)));
	/** Whether the value has what the alternative fixes: two may call parts of different kinds the same. */
	const isMeant = (alternative: readonly SchemaChild[]) =>
		alternative.every(({ key, sources }) => {
			const fixed = enumOf(flatten(resolve, sources).layers.map(({ schema }) => schema)) ?? [];
			return fixed.length === 0 || value[key] === undefined || fixed.some((entry) => entry.value === value[key]);
		});
	const parts = [...children, ...alternatives.filter(isMeant).flat(), ...alternatives.flat()];
	return Object.entries(value).flatMap(([key, item]) => {
		const sources = parts.find((child) => child.key === key)?.sources ?? [];
		const encoding = media.encoding.find(({ property }) => property === key);
		const types = (ownValue(partTypes, key) || (encoding?.contentType ?? '')).split(',').map((type) => type.trim());
		const headers = saidHeaders(encoding);
		const withHeaders = (part: MultipartPart): MultipartPart => (headers.length === 0 ? part : { ...part, headers });
		const name = key.replaceAll(/["\r\n]/g, '_');
		if (isFileField(resolve, sources, types)) return partsIn(item).map((one) => withHeaders(filePart(name, one, types)));
		// A list is as many parts as it has items, unless it is sent as one document.
		const items = types.some((type) => concreteType(type) !== undefined) ? [item] : partsIn(item);
		return items.filter((one) => one !== null && one !== undefined).map((one) => withHeaders(fieldPart(name, one, types)));
	});
}

/** What the head of a part says of it besides name and media type (RFC 7578, 4.8): what has to be said, and what has a written example. */
function saidHeaders(encoding: Encoding | undefined): NamedText[] {
	return (encoding?.headers ?? [])
		.filter(({ name }) => isHeaderName(name) && !/^content-(type|disposition)$/i.test(name))
		.filter(({ required, deprecated, examples }) => required || (!deprecated && examples.length > 0))
		.map(({ name, serialised }) => ({ name, value: headerValue(serialised) }));
}

const partsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Bytes by the schema (of a list: of its items), or anything that the description sends as an image, a PDF and the like. */
function isFileField(resolve: Resolver, sources: readonly SchemaSource[], types: readonly string[]): boolean {
	const flat = flatten(resolve, sources);
	const schemas = flat.layers.map(({ schema }) => schema);
	if (schemas.some((schema) => schema['type'] === 'object')) return false;
	const items = childrenOf(flat).find(({ relation }) => relation === 'items');
	if (items !== undefined) return areBytes(flatten(resolve, items.sources).layers.map(({ schema }) => schema));
	return areBytes(schemas) || types.some((type) => type.includes('/') && !isTextType(type));
}

/** The media type fits the file's extension where the description allows several. */
function filePart(name: string, value: unknown, types: readonly string[]): MultipartPart {
	const concrete = types.flatMap((type) => concreteType(type) ?? []);
	const fileName = plainFileName(isFileName(value) ? value : '', fileNameFor(concrete[0] ?? ''));
	const byName = mediaTypeOf(fileName);
	const fits = concrete.find((type) => type === byName) ?? (concrete.length === 0 ? byName : concrete[0]);
	return { kind: 'file', name, fileName, mediaType: fits ?? 'application/octet-stream' };
}

function fieldPart(name: string, value: unknown, types: readonly string[]): MultipartPart {
	const isText = typeof value !== 'object';
	const type = types.length === 1 ? concreteType(types[0] ?? '') : undefined;
	const mediaType = type ?? (isText ? undefined : 'application/json');
	return { kind: 'field', name, value: isText ? String(value) : exactJson(value), mediaType: mediaType === 'text/plain' ? undefined : mediaType };
}
