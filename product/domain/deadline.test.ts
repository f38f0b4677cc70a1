import { describe, expect, test } from 'vitest';
import { deadlineOf, statusOn } from './deadline.ts';

const own = {
	inspected: '2025-03-11',
	interval: { value: 12, unit: 'month' as const },
	mode: 'end_of_month' as const,
	leadDays: 30,
	graceDays: 0,
	dueDateOverride: null,
};

describe('a deadline with its steps', () => {
	test('PM-MS-0001', () => {
		expect(deadlineOf(own)).toEqual({
			exact: '2026-03-11',
			calculated: '2026-03-31',
			due: '2026-03-31',
			periods: [
				{ status: 'in_circulation', from: '2025-03-11', to: '2026-02-28' },
				{ status: 'due', from: '2026-03-01', to: '2026-03-31' },
				{ status: 'overdue', from: '2026-04-01' },
			],
		});
	});

	test('the periods are those of the status', () => {
		const input = { ...own, graceDays: 5 };
		const deadline = deadlineOf(input);
		for (const { status, from, to } of deadline.periods) {
			for (const day of [from, to ?? from]) expect(statusOn({ due: deadline.due ?? '' }, input, day)).toBe(status);
		}
	});

	test('a short interval is due from the first day on', () => {
		const { periods } = deadlineOf({ ...own, interval: { value: 2, unit: 'week' } });
		expect(periods).toEqual([
			{ status: 'due', from: '2025-03-11', to: '2025-03-25' },
			{ status: 'overdue', from: '2025-03-26' },
		]);
	});

	test('with an override before the inspection it is overdue from the inspection on', () => {
		const periodsWith = (dueDateOverride: string, graceDays = 0) => deadlineOf({ ...own, dueDateOverride, graceDays }).periods;
		expect(periodsWith('2025-01-31')).toEqual([{ status: 'overdue', from: '2025-03-11' }]);
		expect(periodsWith('2025-03-10')).toEqual([{ status: 'overdue', from: '2025-03-11' }]);
		expect(periodsWith('2025-03-10', 1)).toEqual([
			{ status: 'due', from: '2025-03-11', to: '2025-03-11' },
			{ status: 'overdue', from: '2025-03-12' },
		]);
	});

	test('an override shortens, never lengthens', () => {
		expect(deadlineOf({ ...own, dueDateOverride: '2025-12-15' }).due).toBe('2025-12-15');
		expect(deadlineOf({ ...own, dueDateOverride: '2026-04-01' })).toMatchObject({ calculated: '2026-03-31', due: null });
	});
});
