import { isObject } from './json.ts';
import type { Operation } from './model.ts';
import { successOf } from './request-model-expected.ts';

/** Levels of an answer in which its own address is looked for. */
const DEPTH = 3;

/**
 * The query of the address that the first written example of the answer names as its own (`links.self`, `_links.self.href`), by name of the
 * parameter, in parts as they are sent and without values that are the default anyway. `undefined` when the example names no such address.
 */
export function ownQuery(operation: Operation): Map<string, string[]> | undefined {
	const example = successOf(operation)?.content.find(({ examples }) => examples.length > 0)?.examples[0]?.value;
	const address = selfOf(example, DEPTH);
	const pattern = operation.path.split(/\{[^{}]*\}/).map((text) => RegExp.escape(text));
	const [path = '', query = ''] = address?.split('?') ?? [];
	if (address === undefined || !new RegExp(`${pattern.join('[^/?]+')}$`).test(path)) return undefined;
	const presets = new Map(operation.parameters.query.map(({ name, schema }) => [name, isObject(schema?.schema) ? schema.schema['default'] : undefined]));
	const parts = new Map<string, string[]>();
	for (const part of query.split('&')) {
		const [name = '', value = ''] = part.split('=');
		if (String(presets.get(name)) !== value) parts.set(name, [...(parts.get(name) ?? []), part]);
	}
	return parts;
}

function selfOf(value: unknown, depth: number): string | undefined {
	if (depth === 0 || !isObject(value)) return undefined;
	const self = isObject(value['self']) ? value['self']['href'] : value['self'];
	if (typeof self === 'string') return self;
	return Object.values(value)
		.map((inner) => selfOf(inner, depth - 1))
		.find((found) => found !== undefined);
}
