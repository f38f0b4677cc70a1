import { describe, expect, test } from 'vitest';
import { basisOf, blocksDevice, endsCalibrationOrder, type InspectionFacts, isKindEffective, setsDueDate } from './inspection-effect.ts';
import { isReferenceValid } from './reference-validity.ts';

const report: InspectionFacts = { number: 'PB-2025-00009', kind: 'calibration_internal', date: '2025-03-11', result: 'passed', status: 'released' };

describe('effect of an inspection (RULES.md R-4)', () => {
	test.each([
		['calibration_external', true, true],
		['calibration_internal', true, true],
		['verification_legal', true, true],
		['function_check', false, true],
		['intermediate_check', false, false],
	] as const)('%s sets due dates: required %s, not required %s', (kind, required, otherwise) => {
		expect(isKindEffective(kind, true)).toBe(required);
		expect(isKindEffective(kind, false)).toBe(otherwise);
	});

	test('only released reports that passed, fully or restricted', () => {
		expect(setsDueDate(report, true)).toBe(true);
		expect(setsDueDate({ ...report, result: 'restricted' }, true)).toBe(true);
		for (const result of ['failed', 'not_assessed', null] as const) expect(setsDueDate({ ...report, result }, true)).toBe(false);
		for (const status of ['draft', 'in_review', 'superseded', 'voided'] as const) expect(setsDueDate({ ...report, status }, true)).toBe(false);
	});

	test('the basis is the youngest, of one day the higher number, not before taking up again', () => {
		const older = { ...report, number: 'PB-2024-00003', date: '2024-03-12' };
		const sameDay = { ...report, number: 'PB-2025-00010' };
		const failed = { ...report, number: 'PB-2025-00015', date: '2025-05-14', result: 'failed' as const };
		expect(basisOf({ inspections: [failed, sameDay, older, report], calibrationRequired: true })).toBe(sameDay);
		expect(basisOf({ inspections: [older, report], calibrationRequired: true, until: '2025-01-01' })).toBe(older);
		expect(basisOf({ inspections: [older, report], calibrationRequired: true, reinstatedOn: '2025-04-01' })).toBeUndefined();
	});

	test('only a failed one blocks', () => {
		expect(blocksDevice({ result: 'failed' })).toBe(true);
		expect(blocksDevice({ result: 'restricted' })).toBe(false);
	});

	test('an order ends with a verdict of an effective kind', () => {
		expect(endsCalibrationOrder({ kind: 'calibration_external', result: 'failed' }, true)).toBe(true);
		expect(endsCalibrationOrder({ kind: 'calibration_external', result: 'not_assessed' }, true)).toBe(false);
		expect(endsCalibrationOrder({ kind: 'intermediate_check', result: 'passed' }, true)).toBe(false);
	});

	test('a reference is valid up to its due date', () => {
		const reference = { inspections: [report], calibrationRequired: true, interval: { value: 12, unit: 'month' as const }, mode: 'end_of_month' as const };
		expect(isReferenceValid(reference, '2025-03-10')).toBe(false);
		expect(isReferenceValid(reference, '2026-03-31')).toBe(true);
		expect(isReferenceValid(reference, '2026-04-01')).toBe(false);
	});

	test('a reference is not valid after it has failed, until it passes again', () => {
		const check = (overrides: Partial<InspectionFacts>): InspectionFacts => ({
			...report,
			kind: 'intermediate_check',
			date: '2025-06-02',
			result: 'failed',
			number: 'PB-2025-00020',
			...overrides,
		});
		const isValid = (inspections: InspectionFacts[], day: string) =>
			isReferenceValid({ inspections: [report, ...inspections], calibrationRequired: true, interval: { value: 12, unit: 'month' }, mode: 'end_of_month' }, day);
		expect(isValid([check({})], '2025-06-01')).toBe(true);
		expect(isValid([check({})], '2025-06-02')).toBe(false);
		expect(isValid([check({ status: 'voided' })], '2025-06-02')).toBe(true);
		expect(isValid([check({ status: 'draft' })], '2025-06-02')).toBe(true);
		expect(isValid([check({}), check({ kind: 'calibration_internal', date: '2025-06-10', result: 'passed', number: 'PB-2025-00021' })], '2025-06-10')).toBe(
			true,
		);
		expect(isValid([check({}), check({ date: '2025-06-10', result: 'passed', number: 'PB-2025-00021' })], '2025-06-10')).toBe(false);
	});
});
