import type { Pointer } from '#openapi/json/pointer.ts';
import type { ApiChange, ChangeFact } from '#schema/api-change.ts';
import type { Consequence } from './consequence.ts';
import type { SchemaPair } from './schema-pair.ts';

/** What a rule found at one place. */
export interface SchemaFinding {
	kind: ApiChange['kind'];
	subject: ApiChange['subject'];
	consequence: Consequence;
	pointer: Pointer;
	fact: ChangeFact;
}

/** Compares one aspect of a schema; children are not its business. */
export type SchemaRule = (pair: SchemaPair) => SchemaFinding[];
