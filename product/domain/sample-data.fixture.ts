import data from '#product/sample-data.json' with { type: 'json' };
import type { SampleData } from './sample-data.ts';

/** The sample data, for tests. */
export const sampleData: SampleData = JSON.parse(JSON.stringify(data));
