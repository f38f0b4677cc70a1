import { exactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';
import { isFormType, isJsonType } from '#openapi/json/media-type.ts';
import type { ParameterPlace, ParameterStyle } from './message.ts';

/** How a parameter is written (OpenAPI 3.2, „Style Values“ and RFC 6570). */
interface Serialisation {
	name: string;
	place: ParameterPlace;
	style: ParameterStyle;
	explode: boolean;
	allowReserved: boolean;
}

/**
 * A parameter exactly as it is sent: in a path what replaces the braces, in a query `name=value` (several joined by `&`), the value of a header,
 * `name=value` of a cookie. Percent-encoded where the place demands it: `/` in a path value becomes `%2F`, a space `%20`.
 * Lists and objects inside lists and objects have no form of their own in the specification; they are written as JSON, but for lists of plain values in the fields of an
 * object whose fields are parameters of a query (`sort=a&sort=b`): servers read these as they read the list of a parameter.
 */
export function serialiseParameter(value: unknown, how: Serialisation): string {
	const encode = encoderFor(how);
	const pairs = propertyPairs(value);
	const writing: Writing = { ...how, encode, pairs };
	switch (how.style) {
		case 'simple':
			return pairs ? joinPairs(pairs, encode, [how.explode ? '=' : ',', ',']) : itemsIn(value).map(encode).join(',');
		case 'label':
			return `.${
				pairs
					? joinPairs(pairs, encode, how.explode ? ['=', '.'] : [',', ','])
					: itemsIn(value)
							.map(encode)
							.join(how.explode ? '.' : ',')
			}`;
		case 'matrix':
			return matrix(value, writing);
		case 'deepObject':
			return deepObject(encode(how.name), value, encode).join('&');
		case 'spaceDelimited':
		case 'pipeDelimited':
			return delimited(value, writing);
		case 'form':
		case 'cookie':
			return form(value, writing);
	}
}

/** A parameter described by a media type: the whole value in one piece; text of another type than JSON as it is. */
export function serialiseContent(value: unknown, { name, place, mediaType }: Pick<Serialisation, 'name' | 'place'> & { mediaType: string }): string {
	if (place === 'querystring' && isObject(value) && isFormType(mediaType)) {
		return Object.entries(value)
			.flatMap(([key, item]) => itemsIn(item).map((part) => `${strict(key)}=${strict(asText(part))}`))
			.join('&');
	}
	const text = isJsonType(mediaType) && typeof value === 'string' ? JSON.stringify(value) : asText(value);
	if (place === 'header') return withoutBreaks(text);
	if (place === 'path' || place === 'querystring') return strict(text);
	return `${strict(name)}=${strict(text)}`;
}

type Encode = (value: unknown) => string;

/** One value about to be written; `pairs` of an object. */
interface Writing extends Serialisation {
	encode: Encode;
	pairs: [string, unknown][] | undefined;
}

function encoderFor({ place, style, allowReserved }: Serialisation): Encode {
	if (place === 'header') return (value) => withoutBreaks(asText(value));
	if (style === 'cookie') return (value) => withoutBreaks(asText(value));
	// Unescaped, these would begin another part of the address (OpenAPI 3.2, Parameter Object).
	if (allowReserved && place === 'path') return (value) => reserved(asText(value)).replaceAll(/[/?]/g, encodeURIComponent);
	if (allowReserved) return (value) => reserved(asText(value));
	return (value) => strict(asText(value));
}

/** Everything but the unreserved characters of RFC 3986. */
function strict(text: string): string {
	return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Reserved characters stay, but not those that would end the value: `#`, `[`, `]`, `&`, `=`, `+`. */
function reserved(text: string): string {
	return encodeURIComponent(text.toWellFormed()).replace(/%(?:2F|3A|3F|40|24|2C|3B)/g, decodeURIComponent);
}

/** Header values cannot hold line breaks. */
const withoutBreaks = (text: string) => text.replace(/[\r\n]+/g, ' ');

function asText(value: unknown): string {
	if (typeof value === 'string') return value;
	return value === null || value === undefined ? '' : typeof value === 'object' ? exactJson(value) : String(value);
}

const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const propertyPairs = (value: unknown): [string, unknown][] | undefined =>
	isObject(value) ? Object.entries(value).filter(([, item]) => item !== undefined) : undefined;

/** @param separators between name and value, and between pairs. */
function joinPairs(pairs: readonly [string, unknown][], encode: Encode, [between, separator]: readonly [string, string]): string {
	return pairs.map(([key, item]) => `${encode(key)}${between}${encode(item)}`).join(separator);
}

function matrix(value: unknown, { name, explode, encode, pairs }: Writing): string {
	const prefix = `;${encode(name)}`;
	if (pairs) return explode ? pairs.map(([key, item]) => `;${encode(key)}=${encode(item)}`).join('') : `${prefix}=${joinPairs(pairs, encode, [',', ','])}`;
	if (Array.isArray(value)) return explode ? value.map((item) => `${prefix}=${encode(item)}`).join('') : `${prefix}=${value.map(encode).join(',')}`;
	const text = encode(value);
	return text === '' ? prefix : `${prefix}=${text}`;
}

/** Fields of an object that are lists of plain values: the field once for each, as a list that is a parameter itself. */
const repeatedFields = (pairs: readonly [string, unknown][]): [string, unknown][] =>
	pairs.flatMap(([key, item]): [string, unknown][] =>
		Array.isArray(item) && item.every((part) => typeof part !== 'object') ? item.map((part) => [key, part]) : [[key, item]],
	);

/** Query (`&` between repetitions) and cookies (`; `). */
function form(value: unknown, { name, explode, place, encode, pairs }: Writing): string {
	const separator = place === 'cookie' ? '; ' : '&';
	const key = encode(name);
	if (pairs && explode && place === 'query') return joinPairs(repeatedFields(pairs), encode, ['=', separator]);
	if (pairs) return explode ? joinPairs(pairs, encode, ['=', separator]) : `${key}=${joinPairs(pairs, encode, [',', ','])}`;
	if (Array.isArray(value)) return explode ? value.map((item) => `${key}=${encode(item)}`).join(separator) : `${key}=${value.map(encode).join(',')}`;
	return `${key}=${encode(value)}`;
}

function delimited(value: unknown, writing: Writing): string {
	const { encode, pairs } = writing;
	if (writing.explode || !(pairs || Array.isArray(value))) return form(value, writing);
	const items = pairs ? pairs.flat() : itemsIn(value);
	return `${encode(writing.name)}=${items.map(encode).join(writing.style === 'spaceDelimited' ? '%20' : '%7C')}`;
}

/** `filter%5Bname%5D=x`; objects inside go on in brackets, lists repeat their key. */
function deepObject(key: string, value: unknown, encode: Encode): string[] {
	if (isObject(value)) return Object.entries(value).flatMap(([name, item]) => deepObject(`${key}%5B${encode(name)}%5D`, item, encode));
	return itemsIn(value).map((item) => `${key}=${encode(item)}`);
}
