import fc from 'fast-check';
import { expect, test } from 'vitest';
import { start } from '#product/sandbox/start.ts';
import type { State } from '#product/sandbox/state.ts';
import { arbitraryRequest } from './arbitrary-request.ts';
import type { KnownValues } from './arbitrary-value.ts';
import { caseSandbox } from './case-sandbox.ts';
import { readCaseSources } from './case-sources.ts';
import { brokenInvariants } from './invariants.ts';
import { requestOf } from './run-case.ts';

const RUNS = 140;
const REQUESTS = 14;

const sources = readCaseSources();

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const devices = ['PM-MS-0002', 'PM-BM-0003', 'PM-DM-0002', 'PM-DR-0001', 'PM-TH-0002', 'PM-MS-0003', 'PM-PV-0001', 'PM-LD-0002', 'PM-WA-0002'];
const options = [
	[{ key: 'a', label: 'A' }],
	[
		{ key: 'a', label: 'A' },
		{ key: 'b', label: 'B', active: false },
	],
];
const known: KnownValues = {
	'apparatusesView.id': [1001, 1003, 1008, 1018, 1101, 1104, 1999],
	'customFieldsViewById.id': numbers(1, 16),
	'customFieldsEditById.id': numbers(1, 16),
	'customFieldsDelete.id': numbers(1, 16),
	'filesInfo.id': numbers(9001, 9010),
	'filesView.id': numbers(9001, 9010),
	'filesDelete.id': numbers(9001, 9010),
	'inspectionsView.id': [5048, 5052, 5055, ...numbers(5061, 5070)],
	'inspectionsEdit.id': [5055, 5061, 5062, 5065, 5066, 5066, ...numbers(5066, 5070)],
	'inspectionsFileAdd.id': [5048, 5061, ...numbers(5066, 5070)],
	identNo: ['INV-100101', 'inv-100802', 'INV-100902', 'INV-100811'],
	key: ['lagerort', 'risikoklasse', 'auftragsnummer', 'pruefort', 'constructor', 'farbe'],
	token: ['BEISPIEL-ABGELAUFEN-9002-000000000000000000', 'BEISPIEL-OEFFENTLICH-9003-00000000000000000'],
	apparatusId: [1002, 1003, 1008, 1016, 1018, 1101],
	inspectionDeviceNumber: devices,
	references: [['PM-EM-0001'], ['PM-TH-0002', 'PM-EM-0001'], []],
	date: ['2025-09-15', '2025-09-14', '2025-06-17', '2024-02-29'],
	dueDateOverride: [null, '2025-12-31', '2030-01-01'],
	corrects: [null, null, 5062, 5061, 5052, 5067],
	laboratoryId: [1, 2, null],
	inspectorId: [1, 3, null],
	certificateNo: ['KM-20230221-5001', 'KM-1'],
	externalId: [null, 'A-1', 'A-2'],
	customFields: [{}, { auftragsnummer: 'AB-1' }, { rueckwirkung_bewertet: true, pruefort: 'a' }, { constructor: 'x', farbe: '#ABC' }, { auftragsnummer: 5 }],
	options,
	pattern: [null, '[A-Z]+', '('],
	min: [null, '2025-01-01'],
	max: [null, '2025-12-31', '2024-12-31'],
	default: [null, 'a', true],
	'query.q': [
		'messsch digital',
		'status:fällig|überfällig',
		'fällig:heute..+30t',
		'fällig:>+9999j',
		'geprüft:<-9999j',
		'farbe:rot',
		'zusatz.constructor:x',
		'"',
	],
	'query.area': ['FE', 'MO,FE', ''],
};

test(`${RUNS} random sequences of requests keep every promise`, { timeout: 300_000 }, async () => {
	const counts: Record<string, Record<number, number>> = {};
	const sequences = fc.array(arbitraryRequest(sources.plan, known), { minLength: REQUESTS, maxLength: REQUESTS });
	const property = fc.asyncProperty(sequences, async (sequence) => {
		const { sandbox, pass, check, faults } = caseSandbox(sources);
		for (const step of sequence) {
			pass(step.after);
			const before = sandbox.save().state as State;
			const request = requestOf(step);
			const response = await sandbox.fetch(request);
			const after = sandbox.save().state as State;
			const { [step.operationId]: counted = {} } = counts;
			counts[step.operationId] = { ...counted, [response.status]: (counted[response.status] ?? 0) + 1 };
			expect({ faults, status: response.status === 500 }).toEqual({ faults: [], status: false });
			expect(await check(request, response)).toEqual([]);
			if (response.status >= 400) expect(after).toBe(before);
			else if (request.method !== 'GET') expect(brokenInvariants(before, after)).toEqual([]);
		}
		expect(sandbox.records()).toHaveProperty('Prüfberichte');
	});
	await fc.assert(property, { numRuns: RUNS, seed: 20_250_915 });
	const statuses = [...new Set(Object.values(counts).flatMap(Object.keys))].sort();
	console.log(`${RUNS * REQUESTS} requests`);
	console.table(
		Object.fromEntries(Object.entries(counts).map(([id, found]) => [id, Object.fromEntries(statuses.map((status) => [status, found[Number(status)] ?? 0]))])),
	);
	expect(Object.keys(counts)).toHaveLength(18);
});

test('broken invariants are noticed', () => {
	const before = start(sources.seed);
	const after = structuredClone(before);
	expect(brokenInvariants(before, after)).toEqual([]);
	for (const inspection of after.inspections) {
		if (inspection.id === 5052) inspection.remarks = 'geändert';
		if (inspection.id === 5062) inspection.status = 'superseded';
		if (inspection.id === 5066) inspection.number = 'PB-2025-00022';
	}
	expect(brokenInvariants(before, after)).toEqual([
		'number of a report twice: PB-2025-00022',
		'report 5052 was released and has changed',
		'report 5062 was released and has changed',
		'report 5066 has another number',
	]);
});
