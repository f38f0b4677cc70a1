import { followReferences } from '#openapi/json/follow-references.ts';
import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { ownValue } from '#text/own-value.ts';
import { apiReadings } from '#words/api-faults.ts';

/** The intended form of a misspelt key, and the message about it. */
interface KeySlip {
	meant: string;
	text: string;
	hint: string;
	/** The server that a path names. */
	address?: string;
}

/** Stands for the keys of path items, because the key above them is free. */
export const PATH_ITEM = 'path item';

/** Media types that some write without their type before the slash. */
const BARE_MEDIA_TYPES: Readonly<Record<string, string>> = {
	'form-data': 'multipart/form-data',
	'x-www-form-urlencoded': FORM_MEDIA_TYPE,
	'octet-stream': 'application/octet-stream',
	json: 'application/json',
	xml: 'application/xml',
};

/**
 * The intended form of a misspelt key: a path, a method, a media type. `undefined` for all other keys.
 * @param above the key of the map, or `PATH_ITEM`. @param resolve follows the references of the description.
 */
export function keySlip(above: string, [name, value]: readonly [string, unknown], resolve: Resolver): KeySlip | undefined {
	if (above === PATH_ITEM) return methodSlip(name, value);
	if (above === 'paths' && !name.startsWith('x-')) return pathSlip(name, describedInPath(value, resolve));
	const meant = above === 'content' ? ownValue(BARE_MEDIA_TYPES, name) : undefined;
	return meant === undefined ? undefined : { meant, text: apiReadings.bareMediaType(name, meant), hint: apiReadings.bareMediaTypeHint };
}

function methodSlip(name: string, value: unknown): KeySlip | undefined {
	const meant = name.trim().toLowerCase();
	if (meant === name || !HTTP_METHODS.includes(meant) || !isObject(value)) return undefined;
	return { meant, text: apiReadings.method(name, meant), hint: apiReadings.methodHint };
}

/** @param described names of the parameters that the path has. */
function pathSlip(name: string, described: ReadonlySet<unknown>): KeySlip | undefined {
	const [, address, rest = ''] = /^\s*([a-z][a-z\d+.-]*:\/\/[^/\s]+)(.*)$/i.exec(name) ?? [];
	const path = (address === undefined ? name : rest).trim().replace(/^(?!\/)/, '/');
	const braced = path.replace(/(?<=\/):([^/]+)/g, (written, parameter: string) => (described.has(parameter) ? `{${parameter}}` : written));
	if (address !== undefined) return { meant: braced, address, text: apiReadings.addressAsPath(name, braced), hint: apiReadings.addressAsPathHint };
	if (braced !== path) return { meant: braced, text: apiReadings.colons(name, braced), hint: apiReadings.colonsHint };
	return path === name ? undefined : { meant: path, text: apiReadings.noSlash(name, path), hint: apiReadings.noSlashHint };
}

/** Names of the path parameters of a path item and its operations. */
function describedInPath(written: unknown, resolve: Resolver): Set<unknown> {
	const follow = (value: unknown) => followReferences(resolve, { pointer: '', value }).end?.value;
	const item = follow(written);
	const holders = isObject(item) ? [item, ...Object.values(item).filter(isObject)] : [];
	const parameters = holders.flatMap((holder: JsonObject) => listAt(holder, 'parameters')).map(follow);
	return new Set(parameters.flatMap((parameter) => (isObject(parameter) && parameter['in'] === 'path' ? [parameter['name']] : [])));
}
