import { z } from 'zod';
import { hint } from './hint.ts';

const helpId = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, hint('helpId'));

/** Places of a page that the documented application links to: help id → id of a heading, empty for the page itself. */
export const helpTargetsSchema = z.record(helpId, z.string()).default({});

/** The list of help ids that the application may know (`docs/help-ids.json`): it only grows. */
export const helpListSchema = z.strictObject({
	/** Every id that was ever published, sorted. */
	ids: z.array(helpId).default([]),
	/** Ids whose place is gone, and the id that takes over. */
	redirects: z.record(helpId, helpId).default({}),
});
export type HelpList = z.output<typeof helpListSchema>;
