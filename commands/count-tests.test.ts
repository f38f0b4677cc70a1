import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

function report(passed: number, failed: number, files: string[][]): string {
	const testResults = files.map((tests) => ({
		name: 'a.test.ts',
		message: 'Error: Not found\n  at …',
		status: tests.every((status) => status === 'passed') && tests.length > 0 ? 'passed' : 'failed',
		assertionResults: tests.map((status) => ({ status, fullName: 'does it', failureMessages: status === 'failed' ? ['Error: 1 is 2\n  at …'] : [] })),
	}));
	return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
}

test.each([
	['a good run', report(2, 0, [['passed', 'passed']]), 0, { passed: 2, failed: 0, failures: [] }],
	['a failed test', report(1, 1, [['passed', 'failed']]), 1, { passed: 1, failed: 1, failures: ['a.test.ts: does it: Error: 1 is 2'] }],
	['a file that does not load', report(1, 0, [['passed'], []]), 1, { passed: 1, failed: 1, failures: ['a.test.ts: Error: Not found'] }],
	[
		'an error outside of a test',
		report(1, 0, [['passed']]),
		1,
		{ passed: 1, failed: 1, failures: ['an error outside of tests, or no whole report (exit code 1)'] },
	],
	['no report', undefined, 1, { passed: 0, failed: 1, failures: [expect.stringContaining('no whole report')] }],
	['no report, though the run says that all is well', undefined, 0, { passed: 0, failed: 1, failures: [expect.stringContaining('no whole report')] }],
	['half a report', '{"numPassedTests":', 137, { passed: 0, failed: 1, failures: [expect.stringContaining('exit code 137')] }],
])('%s', (_, text, exitCode, expected) => {
	expect(countTests(text, exitCode)).toEqual(expected);
});
