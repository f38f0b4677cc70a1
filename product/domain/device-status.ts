import { addDays, type CalendarDate } from './calendar-date.ts';

/** The seven states by precedence, the first that applies wins (RULES.md ); signs and tones as in the site's list of states. */
export const DEVICE_STATUSES = [
	{ status: 'retired', label: 'ausgemustert', sign: 'cross', tone: 'gone' },
	{ status: 'blocked', label: 'gesperrt', sign: 'prohibited', tone: 'stop' },
	{ status: 'in_calibration', label: 'in Kalibrierung', sign: 'exchange', tone: 'away' },
	{ status: 'overdue', label: 'überfällig', sign: 'exclamation', tone: 'late' },
	{ status: 'due', label: 'fällig', sign: 'clock', tone: 'due' },
	{ status: 'in_circulation', label: 'im Umlauf', sign: 'check', tone: 'ok' },
	{ status: 'unmonitored', label: 'nicht überwacht', sign: 'dash', tone: 'idle' },
] as const;

export type DeviceStatus = (typeof DEVICE_STATUSES)[number]['status'];

/** Vorwarnzeit in days where a new device says none (RULES.md ). */
export const DEFAULT_LEAD_DAYS = 30;

/** What a status is derived from. Fields that are objects only count as set or not. */
export interface StatusInput {
	retiredAt: CalendarDate | null;
	blocked: object | null;
	calibration: object | null;
	/** `null` without interval. */
	dueDate: CalendarDate | null;
	leadDays: number;
	graceDays: number;
	/** No inspection that sets a due date is released yet: there is no period of grace then (RULES.md ). */
	firstInspectionOpen: boolean;
}

/** First and last day of „fällig“, both included: before it is im Umlauf, after it überfällig (RULES.md ). */
export function dueDays(
	device: Pick<StatusInput, 'leadDays' | 'graceDays' | 'firstInspectionOpen'>,
	dueDate: CalendarDate,
): { from: CalendarDate; to: CalendarDate } {
	return { from: addDays(dueDate, -device.leadDays), to: addDays(dueDate, device.firstInspectionOpen ? 0 : device.graceDays) };
}

/** Status of an inspection device on a day (RULES.md ). */
export function deviceStatus(device: StatusInput, today: CalendarDate): DeviceStatus {
	if (device.retiredAt !== null) return 'retired';
	if (device.blocked !== null) return 'blocked';
	if (device.calibration !== null) return 'in_calibration';
	if (device.dueDate === null) return 'unmonitored';
	const { from, to } = dueDays(device, device.dueDate);
	if (today > to) return 'overdue';
	return today >= from ? 'due' : 'in_circulation';
}

/** „Nachweis abgelaufen“: still fällig in the days of grace, but the due date has passed (RULES.md ). */
export function isEvidenceExpired(status: DeviceStatus, { dueDate }: Pick<StatusInput, 'dueDate'>, today: CalendarDate): boolean {
	return status === 'due' && dueDate !== null && dueDate < today;
}

/** What decides beside the status whether a device may be used. */
export interface UseInput {
	calibrationRequired: boolean;
	firstInspectionOpen: boolean;
	evidenceExpired: boolean;
	/** Setting of the works. */
	usableInGracePeriod: boolean;
}

/** Verwendbar (RULES.md ). */
export function isUsable(status: DeviceStatus, device: UseInput): boolean {
	if (device.calibrationRequired && device.firstInspectionOpen) return false;
	if (device.evidenceExpired && !device.usableInGracePeriod) return false;
	return status === 'in_circulation' || status === 'due' || status === 'unmonitored';
}

/** Label, sign and tone of a status. */
export function statusMark(status: DeviceStatus): (typeof DEVICE_STATUSES)[number] {
	const mark = DEVICE_STATUSES.find((candidate) => candidate.status === status);
	if (mark === undefined) throw new Error(`There is no status ${status}.`);
	return mark;
}
