import { expect, test } from 'vitest';
import { measurements, suggestedResult } from './MeasurementTable.tsx';

test('the values of PB-2025-00013 (RULES.md R-6.2)', () => {
	expect(measurements).toHaveLength(11);
	expect(measurements.filter(({ deviation }) => deviation === '0.002').map(({ nominal }) => nominal)).toEqual(['15.000', '25.000']);
	expect(suggestedResult).toBe('bestanden');
});

test('narrow figures may say once what is the same in all rows', () => {
	const [first] = measurements;
	for (const { characteristic, permissible, uncertainty, unit } of measurements)
		expect({ ...first, characteristic, permissible, uncertainty, unit }).toEqual(first);
});
