import { z } from 'zod';

/** How many checks went well and how many did not. */
export interface Count {
	passed: number;
	failed: number;
}

const reportSchema = z.object({
	numPassedTests: z.int(),
	numFailedTests: z.int(),
	testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/**
 * Counts the tests of a Vitest run. A file that could not be loaded counts as one failed test, and a run that ended badly
 * without naming one (an error outside of a test, no report at all) fails by one, so that the sum is never better than the run.
 * @param report content of the JSON report; `undefined` when there is none.
 * @param exitCode exit code of the run.
 */
export function countTests(report: string | undefined, exitCode: number): Count {
	const { numPassedTests: passed, numFailedTests, testResults } = read(report) ?? { numPassedTests: 0, numFailedTests: 0, testResults: [] };
	const unloaded = testResults.filter(
		({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
	).length;
	const failed = numFailedTests + unloaded;
	return { passed, failed: exitCode === 0 && report !== undefined ? failed : Math.max(failed, 1) };
}

function read(report: string | undefined): z.output<typeof reportSchema> | undefined {
	try {
		return reportSchema.parse(JSON.parse(report ?? ''));
	} catch {
		return undefined;
	}
}
