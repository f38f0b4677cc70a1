import { describe, expect, test } from 'vitest';
import { compareDecimals, germanDecimal, isDecimal, readDecimal, subtract } from './decimal.ts';
import { assess, needsImpactAssessment, suggestResult } from './decision-rule.ts';

const at65 = { nominal: '65.000', actual: '65.005', permissible: '0.005', uncertainty: '0.0020' };

describe('decimals', () => {
	test.each([
		['65.005', '65.000', '0.005'],
		['39.52', '40.00', '-0.48'],
		['0.1', '0.30', '-0.20'],
		['150.00', '150', '0.00'],
		['-5', '3', '-8'],
		['0.000000001', '999999999', '-999999998.999999999'],
	])('%s − %s = %s', (a, b, difference) => expect(subtract(a, b)).toBe(difference));

	test('compares by value', () => {
		expect(compareDecimals('1.50', '1.5')).toBe(0);
		expect(compareDecimals('-0.2', '-0.10')).toBe(-1);
		expect(compareDecimals('10', '9.999')).toBe(1);
	});

	test('knows the form of the API and of people', () => {
		expect(['1', '-0.50', '.5', '1.', '1e3', '1234567890', '+1'].filter(isDecimal)).toEqual(['1', '-0.50']);
		expect(germanDecimal('-0.005')).toBe('\u22120,005');
		expect(germanDecimal('0.005', { signed: true })).toBe('+0,005');
		expect(germanDecimal('0.000', { signed: true })).toBe('0,000');
		expect(readDecimal(' \u22120,50 ')).toBe('-0.50');
		expect(readDecimal('zwei')).toBeUndefined();
	});
});

describe('decision rule (RULES.md R-6)', () => {
	test('PM-BM-0003 at 65 mm: in tolerance with simple acceptance, not with guard band', () => {
		expect(assess(at65, 'simple_acceptance')).toEqual({ deviation: '0.005', inTolerance: true });
		expect(assess(at65, 'guard_band_u')).toEqual({ deviation: '0.005', inTolerance: false });
	});

	test('the limit itself is in tolerance, for negative deviations too', () => {
		expect(assess({ nominal: '1', actual: '0.998', permissible: '0.005', uncertainty: '0.003' }, 'guard_band_u').inTolerance).toBe(true);
		expect(assess({ nominal: '1', actual: '0.997', permissible: '0.005', uncertainty: '0.003' }, 'guard_band_u').inTolerance).toBe(false);
	});

	test('cannot be said without limit, nor without uncertainty under guard band', () => {
		expect(assess({ ...at65, permissible: null }, 'simple_acceptance').inTolerance).toBeNull();
		expect(assess({ ...at65, uncertainty: null }, 'guard_band_u').inTolerance).toBeNull();
		expect(assess({ ...at65, uncertainty: null }, 'simple_acceptance').inTolerance).toBe(true);
	});

	test('suggests by all that can be judged', () => {
		const bad = { ...at65, actual: '65.007' };
		expect(suggestResult([at65, { nominal: '1', actual: '2' }], 'simple_acceptance')).toBe('passed');
		expect(suggestResult([at65, bad], 'simple_acceptance')).toBe('failed');
		expect(suggestResult([{ nominal: '1', actual: '2' }], 'simple_acceptance')).toBeNull();
	});

	test('after an adjustment the values as left decide on the result, those as found on the Rückwirkung (RULES.md R-6.4, R-6.5)', () => {
		const found = { ...at65, actual: '65.007' };
		const left = { ...at65, condition: 'asLeft' } as const;
		expect(suggestResult([found, left], 'simple_acceptance')).toBe('passed');
		expect(suggestResult([at65, { ...found, condition: 'asLeft' }], 'simple_acceptance')).toBe('failed');
		expect(needsImpactAssessment({ result: 'passed', measurements: [found, left] }, 'simple_acceptance')).toBe(true);
		expect(needsImpactAssessment({ result: 'passed', measurements: [at65, left] }, 'simple_acceptance')).toBe(false);
	});

	test('a point that was not measured again after the adjustment stands in the way of „bestanden“ (RULES.md R-6.3)', () => {
		const left = { ...at65, characteristic: 'Außenmaß', unit: 'mm', condition: 'asLeft' } as const;
		const found = { ...left, condition: 'asFound' } as const;
		const elsewhere = { ...found, nominal: '75.000', actual: '75.007' };
		expect(suggestResult([found, elsewhere, left], 'simple_acceptance')).toBeNull();
		expect(suggestResult([found, { ...elsewhere, actual: '75.001' }, left], 'simple_acceptance')).toBeNull();
		expect(suggestResult([found, elsewhere, { ...left, actual: '65.007' }], 'simple_acceptance')).toBe('failed');
		expect(suggestResult([found, elsewhere, left, { ...elsewhere, actual: '75.001', condition: 'asLeft' }], 'simple_acceptance')).toBe('passed');
		expect(suggestResult([{ ...found, nominal: '65' }, left], 'simple_acceptance')).toBe('passed');
		expect(suggestResult([{ ...found, characteristic: 'Innenmaß' }, left], 'simple_acceptance')).toBeNull();
	});

	test.each([
		['passed', false],
		['not_assessed', false],
		[null, false],
		['restricted', true],
		['failed', true],
	])('a report that is %s without values: Rückwirkung %s', (result, expected) =>
		expect(needsImpactAssessment({ result, measurements: [] }, 'simple_acceptance')).toBe(expected),
	);
});
