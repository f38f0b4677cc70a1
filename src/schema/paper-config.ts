import { z } from 'zod';
import { toDay } from './day.ts';
import { hint } from './hint.ts';

const dayText = z.string().refine((value) => toDay(value) === value, hint('day'));

const editionSchema = z.strictObject({
	/** Part of the address `/ausgabe/{id}/`, which is printed on paper. */
	id: z.string().regex(/^[\w][\w.-]*$/, hint('editionId')),
	/** Day from which the edition is valid. */
	date: dayText,
	/** Who approved it. */
	approvedBy: z.string().min(1).optional(),
	/** Changes since the previous edition. */
	changes: z.array(z.string().min(1)).default([]),
	/** Fingerprint of the approved content, printed by `npm run pdf`. An edition without one is a draft. */
	sha256: z
		.string()
		.regex(/^[0-9a-f]{64}$/, hint('fingerprint'))
		.optional(),
});

/** The manual on paper, as a controlled document. */
export const paperSchema = z.strictObject({
	/** Defaults to the title of the site. */
	title: z.string().min(1).optional(),
	/** Number of the document in the owner's register. */
	documentNumber: z.string().min(1).optional(),
	/** Id of the sidebar whose pages are printed; defaults to the first one. */
	sidebar: z.string().min(1).optional(),
	/** All editions, newest first. Keep printed ones, because their address is on paper. */
	editions: z
		.array(editionSchema)
		.refine((editions) => new Set(editions.map(({ id }) => id)).size === editions.length, hint('editionIds'))
		.refine((editions) => editions.every(({ date }, index) => date <= (editions[index - 1]?.date ?? date)), hint('editionOrder'))
		.default([]),
});

export type PaperConfig = z.output<typeof paperSchema>;
export type PaperEdition = PaperConfig['editions'][number];
