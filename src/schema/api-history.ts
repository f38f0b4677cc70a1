import { z } from 'zod';
import { apiChangeSchema } from './api-change.ts';
import { hint } from './hint.ts';

/** A file in `api/history/`: what one pull changed. */
export const apiHistoryEntrySchema = z.strictObject({
	/** `info.version` of the description. */
	version: z.string(),
	/** The version before it; absent for the first one. */
	previous: z.string().optional(),
	/** Day of the pull, `YYYY-MM-DD`. */
	date: z.iso.date(hint('day')),
	/** Why nothing was compared: there was no snapshot before, or it could not be read. */
	start: z.enum(['first', 'unreadable']).optional(),
	/** A sentence about this version in the words of its owner; replaces the program's text about `start`. */
	note: z.string().min(1).optional(),
	changes: z.array(apiChangeSchema).default([]),
});

export type ApiHistoryEntry = z.output<typeof apiHistoryEntrySchema>;
