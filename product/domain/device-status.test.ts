import { describe, expect, test } from 'vitest';
import { DEVICE_STATUSES, deviceStatus, isEvidenceExpired, isUsable, type StatusInput, statusMark, type UseInput } from './device-status.ts';

const device: StatusInput = {
	retiredAt: null,
	blocked: null,
	calibration: null,
	dueDate: '2025-09-30',
	leadDays: 30,
	graceDays: 0,
	firstInspectionOpen: false,
};

const inspected: UseInput = { calibrationRequired: true, firstInspectionOpen: false, evidenceExpired: false, usableInGracePeriod: false };

describe('status of a device (RULES.md R-3)', () => {
	test.each([
		['2025-08-30', 'in_circulation'],
		['2025-08-31', 'due'],
		['2025-09-30', 'due'],
		['2025-10-01', 'overdue'],
	])('on %s it is %s', (today, expected) => expect(deviceStatus(device, today)).toBe(expected));

	test('a period of grace delays overdue, not for the first inspection', () => {
		expect(deviceStatus({ ...device, graceDays: 5 }, '2025-10-05')).toBe('due');
		expect(deviceStatus({ ...device, graceDays: 5 }, '2025-10-06')).toBe('overdue');
		expect(deviceStatus({ ...device, graceDays: 5, firstInspectionOpen: true }, '2025-10-01')).toBe('overdue');
	});

	test('in the days of grace the evidence has expired, and only the setting of the works keeps the device usable (RULES.md R-3.4)', () => {
		const days = ['2025-09-30', '2025-10-01', '2025-10-05', '2025-10-06'];
		const expired = days.map((today) => isEvidenceExpired(deviceStatus({ ...device, graceDays: 5 }, today), device, today));
		expect(expired).toEqual([false, true, true, false]);
		expect(isUsable('due', { ...inspected, evidenceExpired: true })).toBe(false);
		expect(isUsable('due', { ...inspected, evidenceExpired: true, usableInGracePeriod: true })).toBe(true);
	});

	test('precedence from top to bottom', () => {
		const all = { ...device, retiredAt: '2024-11-19', blocked: {}, calibration: {} };
		expect(deviceStatus(all, '2025-10-01')).toBe('retired');
		expect(deviceStatus({ ...all, retiredAt: null }, '2025-10-01')).toBe('blocked');
		expect(deviceStatus({ ...all, retiredAt: null, blocked: null }, '2025-10-01')).toBe('in_calibration');
		expect(deviceStatus({ ...device, dueDate: null }, '2025-10-01')).toBe('unmonitored');
		expect(DEVICE_STATUSES.map(({ status }) => status).join()).toBe('retired,blocked,in_calibration,overdue,due,in_circulation,unmonitored');
	});

	test('usable by status, not with an open first inspection of a device that must be calibrated', () => {
		const usable = DEVICE_STATUSES.filter(({ status }) => isUsable(status, inspected)).map(({ label }) => label);
		expect(usable).toEqual(['fällig', 'im Umlauf', 'nicht überwacht']);
		expect(isUsable('due', { ...inspected, firstInspectionOpen: true })).toBe(false);
		expect(isUsable('due', { ...inspected, calibrationRequired: false, firstInspectionOpen: true })).toBe(true);
		expect(statusMark('blocked')).toMatchObject({ label: 'gesperrt', sign: 'prohibited', tone: 'stop' });
	});
});
