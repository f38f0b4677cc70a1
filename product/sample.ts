import data from '#product/sample-data.json' with { type: 'json' };
import { sampleDataSchema } from './schema/sample-data.ts';

/** The fictional works of all examples (RULES.md R-22), checked once where it is first used. */
export const SAMPLE = sampleDataSchema.parse(data);
