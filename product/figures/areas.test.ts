import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { devicesAt, pinDevices, sectionsOf } from './areas.ts';

test.each(SAMPLE.areas)('each inspection device of $code stands in one of its sections', ({ id, code }) => {
	expect(devicesAt(code).length).toBeGreaterThan(0);
	expect(sectionsOf(id).flatMap((section) => devicesAt(section.code))).toHaveLength(devicesAt(code).length);
});

test('the pins count what is due or overdue (RULES.md R-14.5)', () => {
	const pinned = SAMPLE.areas.filter(({ floorPlan }) => floorPlan !== null).flatMap(({ id }) => sectionsOf(id));
	const counted = pinned.flatMap(({ code }) => pinDevices(code)).map(({ id }) => id);
	const codes = pinned.map(({ code }) => code);
	const expected = SAMPLE.apparatuses.filter(
		({ section, inspectionDevice }) => codes.includes(section?.code ?? '') && ['due', 'overdue'].includes(inspectionDevice?.status ?? ''),
	);
	expect(counted.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
	expect(counted.length).toBeGreaterThan(0);
});
