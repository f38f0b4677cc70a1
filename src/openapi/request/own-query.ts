import { isObject } from '#openapi/json/json.ts';
import type { Operation } from '#openapi/model/model.ts';
import { successOf } from '#openapi/model/success.ts';
import { percentDecoded } from '#text/percent-decoded.ts';

/** Levels of an answer in which its own address is looked for. */
const SELF_LINK_DEPTH = 3;

/**
 * The query of the address that the first written example of the answer names as its own (`links.self`, `_links.self.href`): parts as they are
 * sent by name of the parameter, without values that are the default anyway. `undefined` when the example names no address of the operation.
 */
export function ownQuery(operation: Operation): Map<string, string[]> | undefined {
	const example = successOf(operation.responses)?.content.find(({ examples }) => examples.length > 0)?.examples[0]?.value;
	const [address, query = ''] = ownAddress(example)?.split('?') ?? [];
	if (address === undefined || !leadsTo(address, operation.path)) return undefined;
	const presets = new Map(operation.parameters.query.map(({ name, schema }) => [name, isObject(schema?.schema) ? schema.schema['default'] : undefined]));
	const parts = new Map<string, string[]>();
	for (const part of query.split('&')) {
		const [name = '', value = ''] = part.split('=').map(percentDecoded);
		if (presets.has(name) && String(presets.get(name)) !== value) parts.set(name, [...(parts.get(name) ?? []), part]);
	}
	return parts;
}

/** The address that an answer names as its own; `undefined` when it names none. */
export const ownAddress = (answer: unknown): string | undefined => selfOf(answer, SELF_LINK_DEPTH);

function selfOf(value: unknown, depth: number): string | undefined {
	if (depth === 0 || !isObject(value)) return undefined;
	const self = isObject(value['self']) ? value['self']['href'] : value['self'];
	if (typeof self === 'string') return self;
	return Object.values(value)
		.map((inner) => selfOf(inner, depth - 1))
		.find((found) => found !== undefined);
}

/** Whether an address ends with the path; braces match any value. */
function leadsTo(address: string, path: string): boolean {
	const segments = path.split('/').filter(Boolean);
	const actual = address.split('/').slice(-segments.length);
	return segments.every((segment, index) => segment.includes('{') || segment === actual[index]);
}
