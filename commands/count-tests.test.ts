import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

function report(passed: number, failed: number, files: string[][]): string {
	const testResults = files.map((tests) => ({
		status: tests.every((status) => status === 'passed') && tests.length > 0 ? 'passed' : 'failed',
		assertionResults: tests.map((status) => ({ status })),
	}));
	return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
}

test.each([
	['a good run', report(2, 0, [['passed', 'passed']]), 0, { passed: 2, failed: 0 }],
	['a failed test', report(1, 1, [['passed', 'failed']]), 1, { passed: 1, failed: 1 }],
	['a file that does not load', report(1, 0, [['passed'], []]), 1, { passed: 1, failed: 1 }],
	['an error outside of a test', report(1, 0, [['passed']]), 1, { passed: 1, failed: 1 }],
	['no report', undefined, 1, { passed: 0, failed: 1 }],
	['no report, though the run says that all is well', undefined, 0, { passed: 0, failed: 1 }],
	['half a report', '{"numPassedTests":', 137, { passed: 0, failed: 1 }],
])('%s', (_, text, exitCode, expected) => {
	expect(countTests(text, exitCode)).toEqual(expected);
});
