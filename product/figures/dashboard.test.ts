import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import type { Inspection } from '#product/schema/inspection.ts';
import { costsOf, countStatuses, dueMonths, pastDueDates } from './dashboard.ts';
import { DEVICES } from './sample.ts';

const TODAY = SAMPLE.referenceDate;

/** Cents of all released reports of the year that fit, counted without the product's own decimals. */
function cents(fits: (inspection: Inspection) => boolean): number {
	const counted = SAMPLE.inspections.filter((inspection) => inspection.status === 'released' && inspection.date.slice(0, 4) === TODAY.slice(0, 4));
	return counted.filter(fits).reduce((sum, { cost }) => sum + Number(cost?.amount.replace('.', '') ?? 0), 0);
}

describe('numbers of the dashboard on the reference day (RULES.md R-13)', () => {
	test('every device has one status', () => {
		const counts = countStatuses(DEVICES);
		expect(counts.map(({ count }) => count).reduce((a, b) => a + b)).toBe(DEVICES.length);
		for (const { status, count } of counts) expect(count).toBe(JSON.stringify(SAMPLE.apparatuses).split(`"status":"${status}"`).length - 1);
	});

	test('every due date up to eleven months ahead stands in one column, but those of retired devices', () => {
		const months = dueMonths(DEVICES, TODAY);
		const end = months.at(-1)?.month ?? '';
		const dated = DEVICES.filter(({ retiredAt, inspectionDevice: { dueDate } }) => retiredAt === null && dueDate !== null && dueDate.slice(0, 7) <= end);
		expect(months.flatMap(({ devices }) => devices.map(({ id }) => id)).toSorted()).toEqual(dated.map(({ id }) => id).toSorted());
		expect(months).toHaveLength(13);
		expect(months[1]?.month).toBe(TODAY.slice(0, 7));
		for (const { month, devices } of months.slice(1)) expect(devices.every(({ inspectionDevice: { dueDate } }) => dueDate?.startsWith(month))).toBe(true);
		expect(months[0]?.devices.every(({ inspectionDevice: { dueDate } }) => (dueDate ?? '') < `${TODAY.slice(0, 7)}-01`)).toBe(true);
	});

	test('an amount in another currency is in no sum (RULES.md R-13.3)', () => {
		const [billed] = SAMPLE.inspections.filter(({ number }) => number === 'PB-2025-00022');
		if (billed === undefined) throw new Error('The sample data hold no PB-2025-00022.');
		expect(costsOf('2025', DEVICES, [billed])).toEqual([{ costCentre: '4310', amount: '66.00' }]);
		expect(costsOf('2025', DEVICES, [billed, { ...billed, cost: { amount: '70.00', currency: 'CHF' } }])).toEqual([{ costCentre: '4310', amount: '66.00' }]);
	});

	test('costs of the year, counted in cents', () => {
		const costs = costsOf(TODAY.slice(0, 4), DEVICES, SAMPLE.inspections);
		for (const { costCentre, amount } of costs) {
			const own = DEVICES.filter((device) => device.costCentre?.number === costCentre).map(({ id }) => id);
			expect([costCentre, Number(amount.replace('.', ''))]).toEqual([costCentre, cents(({ apparatusId }) => own.includes(apparatusId))]);
		}
		expect(costs.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0)).toBe(cents(() => true));
		expect(costs.map(({ amount }) => Number(amount))).toEqual(costs.map(({ amount }) => Number(amount)).toSorted((a, b) => b - a));
	});

	test('Termintreue: what was missed is what is overdue today or was while it stood at the laboratory', () => {
		const dates = pastDueDates(DEVICES, SAMPLE);
		const behind = DEVICES.filter(({ retiredAt, inspectionDevice: device }) => retiredAt === null && device.dueDate !== null && device.dueDate < TODAY);
		const missed = behind.filter(({ inspectionDevice: { status } }) => status !== 'blocked').map(({ inspectionDevice }) => inspectionDevice.number);
		expect(dates.filter(({ isMet }) => !isMet).map(({ number }) => number)).toEqual(missed);
		expect(dates.every(({ due }) => due > `${Number(TODAY.slice(0, 4)) - 1}${TODAY.slice(4)}` && due <= TODAY)).toBe(true);
	});
});
