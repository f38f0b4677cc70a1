import { expect, test } from 'vitest';
import { AREAS, devicesAt, pinDevices, SECTIONS } from './areas.ts';

test('inspection devices by area, and each of them in a section of it', () => {
	expect(AREAS.map(({ code }) => [code, devicesAt(code).length])).toEqual([
		['MR', 6],
		['FE', 10],
		['MO', 9],
		['WE', 3],
	]);
	for (const { id, code } of AREAS) {
		const own = SECTIONS.filter(({ areaId }) => areaId === id);
		expect(own.flatMap((section) => devicesAt(section.code))).toHaveLength(devicesAt(code).length);
	}
});

test('numbers at the pins (RULES.md R-14.5)', () => {
	expect(SECTIONS.filter(({ pin }) => pin !== null).map(({ code }) => [code, pinDevices(code).length])).toEqual([
		['FE-01', 1],
		['FE-02', 1],
		['FE-03', 0],
		['MO-01', 1],
		['MO-02', 2],
		['MO-03', 1],
	]);
});
