import { relative } from 'node:path';
import { z } from 'zod';
import { PROGRAM } from '#site/program.ts';

/** Number of checks that passed and failed. */
export interface Count {
	passed: number;
	failed: number;
	/** What is known about the failures, one line each; there may be fewer lines than failures. */
	failures?: string[];
}

const reportSchema = z.object({
	numPassedTests: z.int(),
	numFailedTests: z.int(),
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			message: z.string(),
			assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
		}),
	),
});

/**
 * Counts the tests of a Vitest run. A file that could not be loaded counts as one failed test, and a run that ended badly
 * without naming one (an error outside a test, no report at all) counts as one failure, so that the sum is never better than the run.
 * @param report content of the JSON report; `undefined` when there is none.
 * @param exitCode exit code of the run.
 */
export function countTests(report: string | undefined, exitCode: number): Count {
	const { numPassedTests: passed, numFailedTests, testResults } = readReport(report) ?? { numPassedTests: 0, numFailedTests: 0, testResults: [] };
	const failures: string[] = [];
	let unloaded = 0;
	for (const { name, status, message, assertionResults } of testResults) {
		const file = relative(PROGRAM, name);
		const failed = assertionResults.filter((test) => test.status === 'failed');
		for (const { fullName, failureMessages } of failed) failures.push(`${file}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`);
		if (status !== 'failed' || failed.length > 0) continue;
		unloaded++;
		failures.push(`${file}: ${firstLine(message)}`);
	}
	const failed = numFailedTests + unloaded;
	if (exitCode === 0 && report !== undefined) return { passed, failed, failures };
	return failed > 0 ? { passed, failed, failures } : { passed, failed: 1, failures: [`an error outside of tests, or no whole report (exit code ${exitCode})`] };
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

function readReport(report: string | undefined): z.output<typeof reportSchema> | undefined {
	try {
		return reportSchema.parse(JSON.parse(report ?? ''));
	} catch {
		return undefined;
	}
}
