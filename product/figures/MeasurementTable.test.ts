import { expect, test } from 'vitest';
import { measurements, suggestedResult } from './MeasurementTable.tsx';

test('deviations and suggestion follow from the values (RULES.md R-6.1, R-6.3)', () => {
	for (const { nominal, actual, deviation, permissible } of measurements) {
		expect(Number(deviation)).toBeCloseTo(Number(actual) - Number(nominal), 9);
		expect(Math.abs(Number(deviation))).toBeLessThanOrEqual(Number(permissible));
	}
	expect(suggestedResult).toBe('bestanden');
});

test('narrow figures may say once what is the same in all rows', () => {
	const [first] = measurements;
	for (const { characteristic, condition, permissible, uncertainty, unit } of measurements)
		expect({ ...first, characteristic, condition, permissible, uncertainty, unit }).toEqual(first);
});
