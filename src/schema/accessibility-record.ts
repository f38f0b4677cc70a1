import { z } from 'zod';

/** What sweeps over all pages look for, in the order in which a statement tells of it. */
export const SWEEP_SUBJECTS = ['axe', 'contrast', 'reach', 'order', 'layout', 'zoom', 'words'] as const;

/** What one sweep looked at, and how many faults it found. */
export const sweepSchema = z.strictObject({
	subject: z.enum(SWEEP_SUBJECTS),
	pages: z.int().positive(),
	/** Widths of the window in px. */
	widths: z.array(z.int().positive()).min(1),
	/** Colours of the pages. */
	modes: z.array(z.enum(['light', 'dark'])).min(1),
	found: z.int().nonnegative(),
});

export type Sweep = z.output<typeof sweepSchema>;

/** What was tested of the accessibility of a site, and when. `npm run sweeps` writes it. */
export const accessibilityRecordSchema = z.strictObject({
	/** Day of the sweeps. */
	date: z.iso.date(),
	/** What judged by the rules of the WCAG, and which of them. */
	axe: z.strictObject({ version: z.string(), rules: z.array(z.string()).min(1) }),
	/** One for each subject. */
	sweeps: z.array(sweepSchema).length(SWEEP_SUBJECTS.length),
	/** Paths of the pages that all of them looked at. */
	pages: z.array(z.string()).min(1),
});

export type AccessibilityRecord = z.output<typeof accessibilityRecordSchema>;
