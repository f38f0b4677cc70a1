import { entriesAt, isObject, type JsonObject, textAt } from '#openapi/json/json.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import { mediaTypesOf } from './content.ts';
import type { Link, RequestBody, Response } from './message.ts';
import { headersOf } from './parameters.ts';
import type { Reader, Written } from './reader.ts';
import { serversOf } from './servers.ts';

/** The body of a request, when the operation has one. */
export function requestBodyOf(reader: Reader, { value, pointer }: Written): RequestBody | undefined {
	const found = reader.follow(pointerTo(pointer, 'requestBody'), value['requestBody']);
	if (!found) return undefined;
	return {
		description: textAt(found.value, 'description'),
		required: found.value['required'] === true,
		content: mediaTypesOf(reader, found),
		pointer: found.pointer,
	};
}

/**
 * The responses of an operation: statuses ascending, then ranges, then `default`.
 * @param slugOf slug of the operation that a link names by id or by reference.
 */
export function responsesOf(reader: Reader, operation: Written, slugOf: (link: JsonObject) => string | undefined): Response[] {
	const responses = entriesAt(operation.value, 'responses').flatMap(([status, written]): Response[] => {
		const found = status.startsWith('x-') ? undefined : reader.follow(pointerTo(operation.pointer, 'responses', status), written);
		if (!found) return [];
		const { value } = found;
		return [
			{
				status: status === 'default' ? status : status.toUpperCase(),
				summary: textAt(value, 'summary'),
				description: textAt(value, 'description'),
				headers: headersOf(reader, found),
				content: mediaTypesOf(reader, found),
				isEmpty: EMPTY_STATUS.test(status) || (isObject(value['content']) && Object.keys(value['content']).length === 0),
				links: responseLinks(reader, found, slugOf),
				pointer: found.pointer,
			},
		];
	});
	return responses.sort((a, b) => rank(a.status) - rank(b.status) || (a.status < b.status ? -1 : 1));
}

/** Answers that have no content by RFC 9110. */
const EMPTY_STATUS = /^(?:1\d\d|204|205|304)$/;

const rank = (status: string) => (/^\d{3}$/.test(status) ? 0 : status === 'default' ? 2 : 1);

function responseLinks(reader: Reader, response: Written, slugOf: (link: JsonObject) => string | undefined): Link[] {
	return entriesAt(response.value, 'links').flatMap(([name, written]): Link[] => {
		const found = reader.follow(pointerTo(response.pointer, 'links', name), written);
		if (!found) return [];
		const parameters = isObject(found.value['parameters'])
			? Object.entries(found.value['parameters']).map(([parameter, value]) => ({ name: parameter, value }))
			: [];
		return [
			{
				name,
				description: textAt(found.value, 'description'),
				operation: slugOf(found.value),
				operationId: textAt(found.value, 'operationId'),
				operationRef: textAt(found.value, 'operationRef'),
				parameters,
				requestBody: found.value['requestBody'],
				server: serversOf({ servers: [found.value['server']] })[0],
			},
		];
	});
}
