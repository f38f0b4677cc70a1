import { flagAt, type JsonObject, textAt } from '#openapi/json/json.ts';

/** What schemas that all hold say under a key: the first text of any. */
export const textOfAny = (schemas: readonly JsonObject[], key: string): string | undefined =>
	schemas.map((schema) => textAt(schema, key)).find((text) => text !== undefined);

/** Whether one of schemas that all hold sets a flag. */
export const flagOfAny = (schemas: readonly JsonObject[], key: string): boolean => schemas.some((schema) => flagAt(schema, key));
