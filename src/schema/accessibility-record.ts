import { z } from 'zod';

/** The subjects of sweeps over all pages, in the order of the statement. */
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

/** The record of accessibility tests of a site, written by `npm run sweeps`. */
export const accessibilityRecordSchema = z.strictObject({
	/** Day of the sweeps. */
	date: z.iso.date(),
	/** The tool that applied rules of the WCAG, and those rules. */
	axe: z.strictObject({ version: z.string(), rules: z.array(z.string()).min(1) }),
	/** One for each subject. */
	sweeps: z.array(sweepSchema).length(SWEEP_SUBJECTS.length),
	/** Paths of the pages that all of them looked at. */
	pages: z.array(z.string()).min(1),
});

export type AccessibilityRecord = z.output<typeof accessibilityRecordSchema>;
