import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { entriesAt, isObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import type { Reader, Written } from './reader.ts';

/** An operation as it is written, with everything that holds for it. */
export interface WrittenOperation extends Written {
	/** Key of the path item: path, name of a webhook, expression of a callback. */
	path: string;
	method: string;
	/** The path item: its parameters and servers hold for all of its operations. */
	item: Written;
}

/** All operations of a map of path items, in the order of writing. */
export function findOperations(reader: Reader, items: readonly [string, unknown][], parent: Pointer): WrittenOperation[] {
	return items.flatMap(([path, written]) => {
		const item = path.startsWith('x-') ? undefined : reader.follow(pointerTo(parent, path), written);
		if (!item) return [];
		const usual = Object.entries(item.value).flatMap(([method, value]) =>
			HTTP_METHODS.includes(method) && isObject(value) ? [{ method, value, pointer: pointerTo(item.pointer, method) }] : [],
		);
		const further = entriesAt(item.value, 'additionalOperations').flatMap(([method, value]) =>
			isObject(value) ? [{ method, value, pointer: pointerTo(item.pointer, 'additionalOperations', method) }] : [],
		);
		return [...usual, ...further].map((operation) => ({ ...operation, path, item }));
	});
}
