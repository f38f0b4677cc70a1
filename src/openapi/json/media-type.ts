import { headerValue } from './header-field.ts';

/** Media type in lower case without parameters. */
export function essence(mediaType: string): string {
	return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a body of this type is JSON: `application/json` and its relatives, but not sequences of JSON. */
export function isJsonType(mediaType: string): boolean {
	return /^(application|text)\/([\w.!#$&^-]+\+)?json$/.test(essence(mediaType));
}

/** Whether a body of this type is XML. */
export function isXmlType(mediaType: string): boolean {
	return /^(application|text)\/([\w.!#$&^-]+\+)?xml$/.test(essence(mediaType));
}

/** Whether a body of this type is text to read. */
export function isTextType(mediaType: string): boolean {
	return /^text\/|[/+-](json|ndjson|jsonl|json-seq|xml|yaml|csv|javascript|graphql|sql)$/.test(essence(mediaType));
}

/** Whether a body of this type is a form of named parts, each of which may be a file. */
export function isMultipartType(mediaType: string): boolean {
	return essence(mediaType) === 'multipart/form-data';
}

/** A form in one line: `name=value&…`. */
export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** Whether a body of this type is a form in one line. */
export function isFormType(mediaType: string): boolean {
	return essence(mediaType) === FORM_MEDIA_TYPE;
}

/** Whether the schema of a body of this type says what is in it: JSON, forms, or any type. Of other bodies it only describes bytes or text. */
export function isDescribedBySchema(mediaType: string): boolean {
	return /[+/]json\b|x-www-form-urlencoded|multipart|\*\/\*/i.test(mediaType);
}

/** How a body of this type is coloured. The range of all media types is taken for JSON, which is what it means nearly always. */
export function languageOfType(mediaType: string): 'json' | 'xml' | 'html' | 'text' {
	if (/^\*\/\*|[/+]json\b/.test(mediaType)) return 'json';
	if (/[/+]xml\b/.test(mediaType)) return 'xml';
	return mediaType.startsWith('text/html') ? 'html' : 'text';
}

/** A media type that can be sent, with its parameters; `undefined` for ranges (`image/*`) and everything that is none. */
export function concreteType(mediaType: string): string | undefined {
	return /^[\w.+!#$&^-]+\/[\w.+!#$&^-]+(\s*;.*)?$/.test(mediaType) ? headerValue(mediaType) : undefined;
}
