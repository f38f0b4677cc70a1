import type { ApiDocument, JsonObject } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';

/** The planned changes to a description with hidden parts. Objects are identified by reference, so places need not be tracked while others are removed. */
export interface Hiding {
	description: ApiDocument;
	resolve: Resolver;
	/** Objects that are removed, with every object in them. */
	gone: Set<unknown>;
	/** New versions of objects that remain. */
	changes: Map<JsonObject, JsonObject>;
	/** Names of fields that are hidden in every schema: examples without a schema must not reveal them either. */
	hiddenOnly: Set<string>;
}

/** Removes an object and everything in it. */
export function hide({ gone }: Pick<Hiding, 'gone'>, part: unknown): void {
	if (typeof part !== 'object' || part === null || gone.has(part)) return;
	gone.add(part);
	for (const child of Object.values(part)) hide({ gone }, child);
}

/** The current version of an object. */
export const withChanges = ({ changes }: Pick<Hiding, 'changes'>, holder: JsonObject): JsonObject => changes.get(holder) ?? holder;

/** Changes values of an object; `undefined` removes the key. */
export function change({ changes }: Pick<Hiding, 'changes'>, holder: JsonObject, values: JsonObject): void {
	const merged = Object.entries({ ...(changes.get(holder) ?? holder), ...values });
	changes.set(holder, Object.fromEntries(merged.filter(([, value]) => value !== undefined)));
}

/** Keys of references to other parts. */
export const REFERRING_KEYS = ['$ref', '$dynamicRef', 'operationRef'];
