import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, endOfMonth, germanDate, isCalendarDate, readCalendarDate } from './calendar-date.ts';

describe('calendar dates', () => {
	test.each([
		['2025-02-28', true],
		['2025-02-29', false],
		['2024-02-29', true],
		['2025-13-01', false],
		['2025-9-15', false],
		['gestern', false],
	])('%s is a day: %s', (text, expected) => expect(isCalendarDate(text)).toBe(expected));

	test.each([
		['15.09.2025', '2025-09-15'],
		[' 1.2.2025 ', '2025-02-01'],
		['2025-09-15', '2025-09-15'],
		['31.02.2025', undefined],
		['15.09.25', undefined],
		['', undefined],
	])('reads „%s“', (text, expected) => expect(readCalendarDate(text)).toBe(expected));

	test.each([
		['2024-08-31', 6, '2025-02-28'],
		['2023-08-31', 6, '2024-02-29'],
		['2024-02-29', 12, '2025-02-28'],
		['2025-01-31', 1, '2025-02-28'],
		['2025-09-15', -12, '2024-09-15'],
		['2025-12-31', 2, '2026-02-28'],
		['0001-01-31', 1, '0001-02-28'],
		['9999-12-31', 12, '9999-12-31'],
		['0000-01-31', -1, '0000-01-01'],
	])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

	test('counts days over months and summer time', () => {
		expect(addDays('2025-09-15', 30)).toBe('2025-10-15');
		expect(addDays('2026-03-31', -30)).toBe('2026-03-01');
		expect(daysBetween('2025-03-01', '2025-11-01')).toBe(245);
		expect(daysBetween('2025-09-16', '2025-09-15')).toBe(-1);
	});

	test('writes German dates and finds the end of a month', () => {
		expect(germanDate('2025-09-15')).toBe('15.09.2025');
		expect(endOfMonth('2024-02-03')).toBe('2024-02-29');
		expect(endOfMonth('0099-04-01')).toBe('0099-04-30');
	});
});
