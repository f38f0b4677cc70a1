import { flagAt, type JsonObject, textAt } from '#openapi/json/json.ts';

/** The first text under a key of schemas that all apply. */
export const textOfAny = (schemas: readonly JsonObject[], key: string): string | undefined =>
	schemas.map((schema) => textAt(schema, key)).find((text) => text !== undefined);

/** Whether one of schemas that all hold sets a flag. */
export const flagOfAny = (schemas: readonly JsonObject[], key: string): boolean => schemas.some((schema) => flagAt(schema, key));
