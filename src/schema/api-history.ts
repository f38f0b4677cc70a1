import { z } from 'zod';

/**
 * What a change means for a program that uses the API: `breaking` programs may stop working, `non-breaking` they go on working,
 * `neutral` nothing that is sent or received changes.
 */
export const impactSchema = z.enum(['breaking', 'non-breaking', 'neutral']);

/** One change between two snapshots of an API description. */
export const apiChangeSchema = z.strictObject({
	kind: z.enum(['added', 'removed', 'changed', 'deprecated']),
	impact: impactSchema,
	/** What changed. `texts` are titles, descriptions and examples. */
	subject: z.enum(['api', 'server', 'operation', 'parameter', 'request', 'response', 'header', 'field', 'value', 'type', 'constraint', 'security', 'texts']),
	/** Where, in German words: `POST /inspections, Anfrage, Feld rows[].unit`, `Schema Measurement`. */
	place: z.string().min(1),
	/** What, in German, to be read behind the place and a colon: `jetzt erforderlich`, `neuer Wert „lost“`. */
	text: z.string().min(1),
	/** JSON pointer as a URI fragment, into the newer description; for what is removed, into the older one. */
	pointer: z.string().startsWith('#', 'Erwartet wird ein JSON-Zeiger, der mit „#“ beginnt.'),
	/** `operationId` of the operation that the change belongs to; absent for named schemas and the description as a whole. */
	operation: z.string().optional(),
	/** The parameter that is added, removed or deprecated: its place (`query`) and name. Its pointer would hold a position, which moves. */
	parameter: z.strictObject({ place: z.string().min(1), name: z.string() }).optional(),
});

/** A file in `api/history/`: what one pull changed. */
export const apiHistoryEntrySchema = z.strictObject({
	/** `info.version` of the description. */
	version: z.string(),
	/** The version before it; absent for the first one. */
	previous: z.string().optional(),
	/** Day of the pull, `JJJJ-MM-TT`. */
	date: z.iso.date('Erwartet wird ein Datum der Form JJJJ-MM-TT.'),
	/** A sentence about this version, German. */
	note: z.string().min(1).optional(),
	changes: z.array(apiChangeSchema).default([]),
});

export type Impact = z.output<typeof impactSchema>;
export type ApiChange = z.output<typeof apiChangeSchema>;
export type ApiHistoryEntry = z.output<typeof apiHistoryEntrySchema>;
