import type { ApiDocument, JsonObject } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';

/** What is to become of a description of which parts are hidden. Its objects are known by what they are, so no place has to be followed while others go. */
export interface Hiding {
	description: ApiDocument;
	resolve: Resolver;
	/** Objects that go, with every object in them. */
	gone: Set<unknown>;
	/** Objects that stay, as they will be read. */
	changes: Map<JsonObject, JsonObject>;
	/** Names of fields that are hidden wherever a schema describes them: an example that fits no schema must not tell them either. */
	hiddenOnly: Set<string>;
}

/** Lets an object and everything in it go. */
export function hide({ gone }: Pick<Hiding, 'gone'>, part: unknown): void {
	if (typeof part !== 'object' || part === null || gone.has(part)) return;
	gone.add(part);
	for (const child of Object.values(part)) hide({ gone }, child);
}

/** An object with all changes so far. */
export const withChanges = ({ changes }: Pick<Hiding, 'changes'>, holder: JsonObject): JsonObject => changes.get(holder) ?? holder;

/** Puts other values into an object; `undefined` takes the key away. */
export function change({ changes }: Pick<Hiding, 'changes'>, holder: JsonObject, values: JsonObject): void {
	const merged = Object.entries({ ...(changes.get(holder) ?? holder), ...values });
	changes.set(holder, Object.fromEntries(merged.filter(([, value]) => value !== undefined)));
}

/** Keys of what refers to another part. */
export const REFERRING_KEYS = ['$ref', '$dynamicRef', 'operationRef'];
