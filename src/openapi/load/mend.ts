import type { JsonObject } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';

/** A corrected value, and the correction in words. */
interface Reading {
	value: unknown;
	text: string;
	/** The reference that it comes from, which must not be corrected again inside it. */
	through?: string;
}

/** Corrects the value at a place, given the key, the key above it, and the description. `undefined` if there is nothing to correct. */
export type Mend = (place: ValuePlace & { value: unknown; description: JsonObject }) => Reading | undefined;

export interface ValuePlace {
	key: string;
	parent: string;
	pointer: Pointer;
	/** Below `not` or `if`, where a wider schema allows less. */
	isCondition: boolean;
	/** References that were replaced around it. */
	inside: readonly string[];
}
