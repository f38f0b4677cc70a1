import { expect, test } from 'vitest';
import { judged, limit, uncertainty } from './judged-values.ts';
import { sampleInspection } from './sample.ts';

test('at 65 mm the rule decides (RULES.md R-6.2)', () => {
	expect(judged.map(({ deviation }) => deviation)).toEqual([1, 2, 4, 5, 6, 7]);
	expect(judged.map(({ simple_acceptance }) => simple_acceptance)).toEqual([true, true, true, true, false, false]);
	expect(judged.map(({ guard_band_u }) => guard_band_u)).toEqual([true, true, false, false, false, false]);
	expect(judged[3]?.nominal).toBe('65\u00a0mm');
});

test('one limit and one uncertainty for all rows', () => {
	expect([limit, uncertainty]).toEqual([5, 2]);
	expect(new Set(sampleInspection('PB-2025-00015').measurements.map(({ permissible, uncertainty }) => `${permissible} ${uncertainty}`)).size).toBe(1);
});
