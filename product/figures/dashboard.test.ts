import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { costsOf, countStatuses, dueMonths, pastDueDates } from './dashboard.ts';
import { DEVICES } from './sample.ts';

const assembly = DEVICES.filter(({ area }) => area.code === 'MO');
const counts = (devices: typeof DEVICES) => countStatuses(devices).map(({ count }) => count);

describe('numbers of the dashboard on 15.09.2025 (RULES.md R-13)', () => {
	test('statuses of all devices and of the Montage', () => {
		expect(countStatuses(DEVICES).map(({ status }) => status)).toEqual([
			'in_circulation',
			'due',
			'overdue',
			'in_calibration',
			'blocked',
			'retired',
			'unmonitored',
		]);
		expect(counts(DEVICES)).toEqual([18, 4, 2, 2, 1, 1, 1]);
		expect(counts(assembly)).toEqual([4, 2, 2, 1, 0, 0, 0]);
	});

	test('due dates by month', () => {
		const months = dueMonths(DEVICES, SAMPLE.referenceDate);
		expect(months.map(({ devices }) => devices.length)).toEqual([4, 5, 1, 1, 1, 1, 1, 2, 1, 2, 2, 1, 1]);
		expect(months.at(0)?.month).toBe('2025-08');
		expect(months.at(-1)?.month).toBe('2026-08');
		expect(months[0]?.devices.map(({ inspectionDevice }) => inspectionDevice.number)).toEqual(['PM-BM-0003', 'PM-TH-0002', 'PM-DM-0002', 'PM-PV-0001']);
	});

	test('costs of 2025', () => {
		expect(costsOf('2025', DEVICES, SAMPLE.inspections)).toEqual([
			{ costCentre: '4100', amount: '990.00' },
			{ costCentre: '4320', amount: '170.00' },
			{ costCentre: '4310', amount: '161.00' },
			{ costCentre: '4500', amount: '139.00' },
		]);
	});

	test('Termintreue', () => {
		const dates = pastDueDates(DEVICES, SAMPLE.inspections, SAMPLE.settings, SAMPLE.referenceDate);
		expect(dates).toHaveLength(28);
		expect(dates.filter(({ isMet }) => !isMet).map(({ number }) => number)).toEqual(['PM-DM-0002', 'PM-TH-0002', 'PM-PV-0001']);
	});
});
