import type { Pointer } from '#openapi/json/pointer.ts';
import type { ApiChange } from '#schema/api-history.ts';
import type { Consequence } from './consequence.ts';
import type { SchemaPair } from './schema-pair.ts';

/** What a rule found at one place. */
export interface SchemaFinding {
	kind: ApiChange['kind'];
	subject: ApiChange['subject'];
	consequence: Consequence;
	pointer: Pointer;
	/** See `FoundChange`. */
	text: string;
}

/** Compares one aspect of a schema; children are not its business. */
export type SchemaRule = (pair: SchemaPair) => SchemaFinding[];
