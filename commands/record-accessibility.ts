import { z } from 'zod';
import { type AccessibilityRecord, accessibilityRecordSchema, SWEEP_SUBJECTS, sweepSchema } from '#schema/accessibility-record.ts';

/** Where a site keeps the results of the last test, relative to its root. */
export const ACCESSIBILITY_FILE = 'checks/accessibility.json';

const metaSchema = z.object({ sweep: sweepSchema.optional(), swept: accessibilityRecordSchema.pick({ axe: true, pages: true }).optional() });
const sweepReportSchema = z.object({ testResults: z.array(z.object({ assertionResults: z.array(z.object({ meta: metaSchema.default({}) })) })) });

/**
 * What complete sweeps tested of a site's accessibility, from the report of their run (`tests/e2e/note-sweep.ts`); `undefined` if one of them did not finish.
 * @param date day of the run.
 */
export function accessibilityRecord(report: string, date: string): AccessibilityRecord | undefined {
	const metas = sweepReportSchema.parse(JSON.parse(report)).testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta));
	const sweeps = SWEEP_SUBJECTS.flatMap((subject) => metas.find(({ sweep }) => sweep?.subject === subject)?.sweep ?? []);
	const swept = metas.find((meta) => meta.swept !== undefined)?.swept;
	if (swept === undefined || sweeps.length < SWEEP_SUBJECTS.length) return undefined;
	return { date, axe: swept.axe, sweeps, pages: swept.pages };
}
