import { isObject, type JsonObject } from './json.ts';
import type { Pointer } from './pointer.ts';
import type { Resolver } from './resolver.ts';

/** Where a chain of references leads. */
interface ReferenceChain {
	/** What lies on the way, in its order: objects with a reference. */
	passed: JsonObject[];
	/** Its end, which may be the start; `undefined` when it leads nowhere or in a circle. */
	end: { pointer: Pointer; value: unknown } | undefined;
	isCircle: boolean;
}

/**
 * Follows references from a place to the end of the chain.
 * @param passes whether an object with a reference is on the way, and not itself the end; by default all are.
 */
export function followReferences(
	resolve: Resolver,
	start: { pointer: Pointer; value: unknown },
	passes: (holder: JsonObject) => boolean = () => true,
): ReferenceChain {
	const seen = new Set<Pointer>();
	const passed: JsonObject[] = [];
	let { pointer, value } = start;
	while (isObject(value) && typeof value['$ref'] === 'string' && passes(value)) {
		if (seen.has(pointer)) return { passed, end: undefined, isCircle: true };
		seen.add(pointer);
		passed.push(value);
		const target = resolve(value['$ref']);
		if ('unresolved' in target) return { passed, end: undefined, isCircle: false };
		({ pointer, value } = target);
	}
	return { passed, end: { pointer, value }, isCircle: false };
}
