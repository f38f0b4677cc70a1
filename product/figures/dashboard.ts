import { addDays, addMonths, type CalendarDate } from '#product/domain/calendar-date.ts';
import { add, type Decimal } from '#product/domain/decimal.ts';
import { DEVICE_STATUSES, type DeviceStatus } from '#product/domain/device-status.ts';
import { calculatedDueDate } from '#product/domain/due-date.ts';
import { isKindEffective, setsDueDate } from '#product/domain/inspection-effect.ts';
import type { Inspection } from '#product/schema/inspection.ts';
import type { SampleData } from '#product/schema/sample-data.ts';
import type { SampleDevice } from './sample.ts';

/** How many devices have each status, in the order of the status legend: from „im Umlauf“ down. Statuses without a device are there with 0. */
export function countStatuses(devices: readonly SampleDevice[]): { status: DeviceStatus; count: number }[] {
	return LEGEND_ORDER.map((status) => ({ status, count: devices.filter(({ inspectionDevice }) => inspectionDevice.status === status).length }));
}

const LEGEND_ORDER: readonly DeviceStatus[] = ['in_circulation', 'due', 'overdue', 'in_calibration', 'blocked', 'retired', 'unmonitored'];

interface DueMonth {
	/** `2025-09`; the first one stands for it and all months before. */
	month: string;
	/** By precedence of their status, then by number. */
	devices: SampleDevice[];
}

/** Widget Fälligkeiten (RULES.md ): „bis Vormonat“, the running month and eleven more; without retired devices. */
export function dueMonths(devices: readonly SampleDevice[], today: CalendarDate): DueMonth[] {
	const rank = ({ inspectionDevice: { status, number } }: SampleDevice) => `${DEVICE_STATUSES.findIndex((entry) => entry.status === status)} ${number}`;
	const due = devices
		.filter(({ inspectionDevice: { status, dueDate } }) => status !== 'retired' && dueDate !== null)
		.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
	return Array.from({ length: 13 }, (_, index) => {
		const month = addMonths(`${today.slice(0, 7)}-01`, index - 1).slice(0, 7);
		const monthOf = ({ inspectionDevice: { dueDate } }: SampleDevice) => (dueDate ?? '').slice(0, 7);
		return { month, devices: due.filter((device) => (index === 0 ? monthOf(device) <= month : monthOf(device) === month)) };
	});
}

/** Costs by cost centre in a year by date of inspection, released reports in euros only (RULES.md ); most expensive first. */
export function costsOf(year: string, devices: readonly SampleDevice[], inspections: readonly Inspection[]): { costCentre: string; amount: Decimal }[] {
	const sums = new Map<string, Decimal>();
	for (const { status, date, cost, apparatusId } of inspections) {
		const costCentre = devices.find(({ id }) => id === apparatusId)?.costCentre?.number;
		if (status !== 'released' || !date.startsWith(year) || cost?.currency !== 'EUR' || costCentre === undefined) continue;
		sums.set(costCentre, add(sums.get(costCentre) ?? '0.00', cost.amount));
	}
	return [...sums].map(([costCentre, amount]) => ({ costCentre, amount })).sort((a, b) => Number(b.amount) - Number(a.amount));
}

/** A Fälligkeitsdatum of the past and whether the next inspection came in time. */
interface PastDueDate {
	number: string;
	due: CalendarDate;
	isMet: boolean;
}

/**
 * Termintreue (RULES.md ): each Fälligkeitsdatum of the twelve months up to the reference day, without first inspections, with retired devices.
 * It is met when by that day another inspection of an effective kind took place, whatever its result.
 */
export function pastDueDates(
	devices: readonly SampleDevice[],
	{ inspections, settings: { dueMode }, referenceDate: today }: Pick<SampleData, 'inspections' | 'settings' | 'referenceDate'>,
): PastDueDate[] {
	const from = addDays(addMonths(today, -12), 1);
	return devices.flatMap(({ id, inspectionDevice: { number, interval, calibrationRequired } }) => {
		if (interval === null) return [];
		const own = inspections.filter(({ apparatusId, status }) => apparatusId === id && status === 'released');
		return own
			.filter((inspection) => setsDueDate(inspection, calibrationRequired))
			.map(({ date, dueDateOverride }) => ({ date, due: dueDateOverride ?? calculatedDueDate(date, interval, dueMode) }))
			.filter(({ due }) => due >= from && due <= today)
			.map(({ date, due }) => ({
				number,
				due,
				isMet: own.some((next) => next.date > date && next.date <= due && isKindEffective(next.kind, calibrationRequired)),
			}));
	});
}
