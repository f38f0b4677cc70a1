import { posix } from 'node:path';
import { readYaml } from '#content/read-yaml.ts';
import type { Problem } from '#schema/problem.ts';
import { type SampleRecord, sampleRecordSchema } from '#schema/sample-record.ts';
import { sampleFingerprint } from './fingerprint.ts';

/** Record of the last run of all samples of a description: beside its file, relative to the site root. */
export const recordFile = (description: string): string => posix.join(posix.dirname(description), 'samples.json');

/** Reads what the last run of the samples of a description has shown. Where they never ran there is no record. */
export function readSampleRecord(root: string, description: string): { record: SampleRecord | undefined; problems: Problem[] } {
	const { value, problems } = readYaml(root, recordFile(description), { schema: sampleRecordSchema, rule: 'api-samples' });
	return { record: value, problems };
}

/** That a sample ran: with what, and on which day (`YYYY-MM-DD`). */
export interface SampleProof {
	tool: string;
	date: string;
}

/** The proof of the very text of a sample; `undefined` when this text has not run. */
export function proofOf(
	record: SampleRecord | undefined,
	{ operation, language, code }: { operation: string; language: string; code: string },
): SampleProof | undefined {
	const run = record?.languages[language];
	if (record === undefined || run === undefined || run.passed[operation] !== sampleFingerprint(code)) return undefined;
	return { tool: run.tool, date: record.date };
}
