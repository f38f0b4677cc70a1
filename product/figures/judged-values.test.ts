import { expect, test } from 'vitest';
import { inspection, judged, limit, uncertainty } from './judged-values.ts';

test('each rule as it is written (RULES.md R-6.2), and one value on which they differ', () => {
	for (const { deviation, simple_acceptance, guard_band_u } of judged) {
		expect(simple_acceptance).toBe(Math.abs(deviation) <= limit);
		expect(guard_band_u).toBe(Math.abs(deviation) + uncertainty <= limit);
	}
	expect(judged.some(({ simple_acceptance, guard_band_u }) => simple_acceptance && !guard_band_u)).toBe(true);
});

test('one limit and one uncertainty for all rows', () => {
	expect(new Set(inspection.measurements.map((measurement) => `${measurement.permissible} ${measurement.uncertainty}`)).size).toBe(1);
});
