import { describe, expect, test } from 'vitest';
import { calculatedDueDate, dueDate, isOverrideAllowed } from './due-date.ts';
import { intervalInWords } from './interval.ts';

const months = (value: number) => ({ value, unit: 'month' as const });

describe('due date (RULES.md R-5)', () => {
	test.each([
		['2024-03-15', 12, '2025-03-15', '2025-03-31'],
		['2024-08-31', 6, '2025-02-28', '2025-02-28'],
		['2023-08-31', 6, '2024-02-29', '2024-02-29'],
		['2024-02-29', 12, '2025-02-28', '2025-02-28'],
		['2025-01-31', 1, '2025-02-28', '2025-02-28'],
		['2025-03-11', 12, '2026-03-11', '2026-03-31'],
	])('%s and %i months', (date, value, exact, endOfMonth) => {
		expect(calculatedDueDate(date, months(value), 'exact')).toBe(exact);
		expect(calculatedDueDate(date, months(value), 'end_of_month')).toBe(endOfMonth);
	});

	test('days and weeks stay exact in both modes, years go by the calendar', () => {
		expect(calculatedDueDate('2025-03-11', { value: 2, unit: 'week' }, 'end_of_month')).toBe('2025-03-25');
		expect(calculatedDueDate('2025-03-11', { value: 30, unit: 'day' }, 'end_of_month')).toBe('2025-04-10');
		expect(calculatedDueDate('2024-02-29', { value: 1, unit: 'year' }, 'exact')).toBe('2025-02-28');
	});

	test('without interval there is none', () => {
		expect(dueDate({ interval: null, basis: { date: '2025-03-11' }, inServiceSince: '2021-03-15', mode: 'exact' })).toBeNull();
	});

	test('an open first inspection is due on the day of taking into service, without end of month', () => {
		expect(dueDate({ interval: months(12), basis: null, inServiceSince: '2025-09-15', mode: 'end_of_month' })).toBe('2025-09-15');
	});

	test('an override replaces the result exactly and must not be later', () => {
		const basis = { date: '2025-03-11', dueDateOverride: '2025-12-15' };
		expect(dueDate({ interval: months(12), basis, inServiceSince: null, mode: 'end_of_month' })).toBe('2025-12-15');
		const calculated = calculatedDueDate('2025-03-11', months(12), 'end_of_month');
		expect(isOverrideAllowed('2026-03-31', calculated)).toBe(true);
		expect(isOverrideAllowed('2026-04-01', calculated)).toBe(false);
	});

	test('intervals have words', () => {
		expect(intervalInWords(months(12))).toBe('12\u00a0Monate');
		expect(intervalInWords({ value: 1, unit: 'week' })).toBe('1\u00a0Woche');
	});
});
