import type { JsonObject } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';

/** A value that is read as another one, and the reading in words. */
interface Reading {
	value: unknown;
	text: string;
	/** The reference that it comes from, which must not be read again inside of it. */
	through?: string;
}

/** What stands at a place: the key, the key above it, and the value, of which description. `undefined` when it is read as it is written. */
export type Mend = (place: ValuePlace & { value: unknown; description: JsonObject }) => Reading | undefined;

export interface ValuePlace {
	key: string;
	parent: string;
	pointer: Pointer;
	/** Below `not` or `if`, where to allow more means to allow less. */
	isCondition: boolean;
	/** References in place of entries that were read around it. */
	inside: readonly string[];
}
