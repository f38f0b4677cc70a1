import { describe, expect, test } from 'vitest';
import { type FirstDeviceInput, firstDevice, firstReportNumber, stepFault } from './first-device.ts';
import { START } from './start.ts';

const TODAY = '2025-09-15';
const released = (change: Partial<FirstDeviceInput> = {}) => firstDevice({ ...START, ...change }, true, TODAY);

describe('the first device', () => {
	test('is due on the day it is taken in, and not usable', () => {
		expect(firstDevice(START, false, TODAY)).toEqual({
			number: 'PM-MS-0001',
			status: 'due',
			dueDate: '2025-09-15',
			usable: false,
			firstInspectionOpen: true,
			restriction: null,
			lastInspection: null,
		});
	});

	test('is in circulation after a calibration that passed', () => {
		expect(released()).toMatchObject({ status: 'in_circulation', dueDate: '2026-09-30', usable: true, lastInspection: 'PB-2025-00001' });
	});

	test('carries the restriction of its report', () => {
		expect(released({ result: 'restricted', restriction: 'nur bis 100 mm' })).toMatchObject({ usable: true, restriction: 'nur bis 100 mm' });
	});

	test('is blocked by a report that failed, whatever its kind', () => {
		expect(released({ result: 'failed' })).toMatchObject({ status: 'blocked', usable: false, firstInspectionOpen: true });
		expect(released({ kind: 'intermediate_check', result: 'failed' }).status).toBe('blocked');
	});

	test.each([{ kind: 'intermediate_check' }, { kind: 'function_check' }, { result: 'not_assessed' }] as const)('stays due and unusable after %o', (change) => {
		expect(released(change)).toMatchObject({ status: 'due', usable: false, firstInspectionOpen: true });
	});

	test('is overdue at once when it was taken in earlier', () => {
		expect(firstDevice({ ...START, inServiceSince: '2025-09-14' }, false, TODAY).status).toBe('overdue');
	});
});

test('the report is numbered by the year of its date', () => {
	expect(firstReportNumber('2024-12-31')).toBe('PB-2024-00001');
});

describe('a step', () => {
	test.each([1, 2, 3, 4, 5] as const)('%i can be taken with the values that the page begins with', (step) => {
		expect(stepFault(step, START, TODAY)).toBeUndefined();
	});

	test.each<[1 | 2 | 3 | 4, Partial<FirstDeviceInput>, string]>([
		[1, { areaCode: 'f' }, 'Code: 2 bis 6 Zeichen aus A–Z und 0–9.'],
		[1, { areaName: ' ' }, 'Name: Pflichtangabe fehlt.'],
		[2, { groupCode: 'MESSEN1' }, 'Code: 2 bis 6 Zeichen aus A–Z und 0–9.'],
		[3, { designation: '' }, 'Bezeichnung: Pflichtangabe fehlt.'],
		[3, { inServiceSince: '2025-09-16' }, 'Das Aufnahmedatum darf nicht in der Zukunft liegen.'],
		[3, { identNo: 'INV 1' }, 'Identnummer: 1 bis 64 Zeichen aus A–Z, a–z, 0–9, Bindestrich, Punkt, Unterstrich und Schrägstrich.'],
		[4, { inspected: '2025-09-16' }, 'Das Prüfdatum darf nicht in der Zukunft liegen. (KB-301)'],
		[4, { inspected: '' }, 'Prüfdatum: Pflichtangabe fehlt.'],
		[4, { result: 'restricted', restriction: '' }, 'Freigeben nicht möglich: Es fehlen Pflichtangaben (Einschränkung). (KB-308)'],
	])('%i is refused with %o', (step, change, fault) => {
		expect(stepFault(step, { ...START, ...change }, TODAY)).toBe(fault);
	});
});
