import { headerValue } from './request-model-header.ts';

/** Extensions that are not the second part of their media type. The first one of a type is the usual one. */
const TYPES: readonly (readonly [string, string])[] = [
	['jpg', 'image/jpeg'],
	['jpeg', 'image/jpeg'],
	['svg', 'image/svg+xml'],
	['txt', 'text/plain'],
	['csv', 'text/csv'],
	['html', 'text/html'],
	['js', 'text/javascript'],
	['png', 'image/png'],
	['gif', 'image/gif'],
	['webp', 'image/webp'],
	['pdf', 'application/pdf'],
	['json', 'application/json'],
	['xml', 'application/xml'],
	['zip', 'application/zip'],
	['gz', 'application/gzip'],
	['bin', 'application/octet-stream'],
	['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
	['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

/** A file name of its own, without folders: letters, digits, spaces and `._()+-`, not starting with a dot or a hyphen, at most 120 characters. */
export function plainFileName(text: string, fallback: string): string {
	const name = (text.split(/[/\\]/).at(-1) ?? '').replaceAll(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_').replace(/^[.\s-]+|[.\s]+$/g, '');
	if (name === '') return fallback;
	return name.length <= 120 ? name : `${name.slice(0, 100).toWellFormed()}${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}`;
}

/** Whether a text reads as the name of a file: one line that ends with an extension. */
export function isFileName(text: unknown): text is string {
	return typeof text === 'string' && /^[^/\\\n\r]{1,200}\.[A-Za-z0-9]{1,8}$/.test(text);
}

/** Name for a file of which only the media type is known. */
export function fileNameFor(mediaType: string): string {
	const type = essence(mediaType);
	const known = TYPES.find(([, candidate]) => candidate === type)?.[0];
	const subtype = type.split('/')[1] ?? '';
	return `datei.${known ?? /(?:^|\+)([a-z0-9]{2,5})$/.exec(subtype)?.[1] ?? 'bin'}`;
}

/** Media type by the extension of a file; `undefined` for unknown ones. */
export function mediaTypeOf(fileName: string): string | undefined {
	const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
	return TYPES.find(([candidate]) => candidate === extension)?.[1];
}

/** A media type that can be sent, with its parameters; `undefined` for ranges (`image/*`) and everything that is none. */
export function concreteType(mediaType: string): string | undefined {
	return /^[\w.+!#$&^-]+\/[\w.+!#$&^-]+(\s*;.*)?$/.test(mediaType) ? headerValue(mediaType) : undefined;
}

/** Media type in lower case without parameters. */
export function essence(mediaType: string): string {
	return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** `application/json` and its relatives, but not sequences of JSON. */
export function isJsonType(mediaType: string): boolean {
	return /^(application|text)\/([\w.-]+\+)?json$/.test(essence(mediaType));
}

/** Types whose content is text to read. */
export function isTextType(mediaType: string): boolean {
	return /^text\/|[/+-](json|ndjson|jsonl|json-seq|xml|yaml|javascript|graphql|sql)$/.test(essence(mediaType));
}
