import { describe, expect, test } from 'vitest';
import { caseSandbox } from './case-sandbox.ts';
import { readCaseSources } from './case-sources.ts';
import { CASES } from './cases.ts';
import { runCase } from './run-case.ts';

const sources = readCaseSources();

describe('the practice environment in Node', () => {
	test.each(CASES)('$name', async (each) => {
		const run = caseSandbox(sources, each.settings);
		expect(await runCase(each, run)).toEqual([]);
		expect(run.faults).toEqual([]);
	});
});
