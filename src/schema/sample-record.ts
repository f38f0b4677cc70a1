import { z } from 'zod';

/**
 * What the last run of all code samples has shown (`api/samples.json`, written by `npm run samples`). A page says „geprüft“ of a sample only when the
 * fingerprint of the very text that it shows stands here.
 */
export const sampleRecordSchema = z.strictObject({
	/** Day of the run, `YYYY-MM-DD`. */
	date: z.iso.date(),
	/** By id of the language. */
	languages: z.record(
		z.string(),
		z.strictObject({
			/** What ran them, e.g. `Python 3.11.2`. */
			tool: z.string().min(1),
			/** Slug of an operation → fingerprint of its sample (first 16 hexadecimal digits of its SHA-256). */
			passed: z.record(z.string(), z.string().regex(/^[0-9a-f]{16}$/)),
		}),
	),
});

export type SampleRecord = z.output<typeof sampleRecordSchema>;
