import type { Case } from './case.ts';
import { FORBIDDEN, invalidPart, notFoundPart, problemPart } from './problem-part.ts';

/** Query → number of hits (RULES.md R-20.1). */
const COUNTS: Readonly<Record<string, number>> = {
	'': 32,
	'includeRetired=true': 33,
	'isInspectionDevice=true': 28,
	'isInspectionDevice=false': 4,
	'area=FE': 12,
	'area=FE,MO': 21,
	'area=XX': 0,
	'section=MO-03': 4,
	'group=DM': 3,
	'costCentre=4310': 5,
	'status=in_circulation': 18,
	'status=due': 4,
	'status=overdue': 2,
	'status=in_calibration': 2,
	'status=blocked': 1,
	'status=retired': 1,
	'status=unmonitored': 1,
	'status=in_circulation&area=MO': 4,
	'status=due&area=MO': 2,
	'status=overdue&area=MO': 2,
	'status=in_calibration&area=MO': 1,
	'status=due,overdue&section=FE-01': 1,
	'status=due,overdue&section=FE-02': 1,
	'status=due,overdue&section=FE-03': 0,
	'status=due,overdue&section=MO-02': 2,
	'dueTo=2025-09-30': 9,
	'dueTo=2025-08-31': 4,
	'dueFrom=2025-09-01&dueTo=2025-09-30': 5,
	'dueFrom=2026-03-01&dueTo=2026-03-31': 2,
	'calibrationRequired=false': 2,
	'updatedSince=2025-09-01T00:00:00Z': 2,
	'q=messsch%20digital': 3,
	'q=status:ausgemustert': 1,
	'q=f%C3%A4llig:heute..%2B30t&isInspectionDevice=true': 5,
	'q=status:overdue%20area:MO': 2,
	'q=pm-ld-0002&includeRetired=true': 1,
	'q=pm-ld-0002': 0,
};

export const APPARATUS_CASES: readonly Case[] = [
	{
		name: 'apparatusesIndex: due and overdue devices of Montage by due date (RULES.md R-20.1)',
		steps: [
			{
				send: 'GET /apparatuses?status=due,overdue&area=MO&sort=dueDate',
				status: 200,
				expectHeaders: { 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '119', 'x-request-id': { matches: '.' } },
				body: {
					data: [
						{ inspectionDevice: { number: 'PM-DM-0002', dueDate: '2025-08-31', status: 'overdue', usable: false } },
						{ inspectionDevice: { number: 'PM-PV-0001', dueDate: '2025-08-31' } },
						{ inspectionDevice: { number: 'PM-DM-0003', dueDate: '2025-09-30' } },
						{ inspectionDevice: { number: 'PM-DR-0001', dueDate: '2025-09-30' } },
					],
					meta: { page: 1, pageSize: 50, totalItems: 4, totalPages: 1 },
					links: {
						self: 'https://api.example.com/v1/apparatuses?status=due,overdue&area=MO&sort=dueDate&page=1',
						first: 'https://api.example.com/v1/apparatuses?status=due,overdue&area=MO&sort=dueDate&page=1',
						prev: null,
						next: null,
						last: 'https://api.example.com/v1/apparatuses?status=due,overdue&area=MO&sort=dueDate&page=1',
					},
				},
			},
		],
	},
	{
		name: 'apparatusesIndex: numbers of hits (RULES.md R-20.1)',
		steps: Object.entries(COUNTS).map(([query, totalItems]) => ({
			send: `GET /apparatuses?pageSize=1${query && `&${query}`}`,
			status: 200,
			body: { meta: { totalItems } },
		})),
	},
	{
		name: 'apparatusesIndex: pages and their links',
		steps: [
			{
				send: 'GET /apparatuses?section=MO-03&page=1&pageSize=3',
				status: 200,
				body: {
					meta: { totalPages: 2 },
					links: { prev: null, next: 'https://api.example.com/v1/apparatuses?section=MO-03&pageSize=3&page=2' },
				},
			},
			{ send: 'GET /apparatuses?section=MO-03&pageSize=3&page=2', status: 200, body: { data: [{}], links: { next: null } } },
			{
				send: 'GET /apparatuses?section=MO-03&pageSize=3&page=9',
				status: 200,
				body: { data: [], meta: { page: 9 }, links: { prev: { matches: 'page=2$' }, next: null } },
			},
			{ send: 'GET /apparatuses?status=blocked&area=MO', status: 200, body: { meta: { totalPages: 0 }, links: { first: null, last: null, next: null } } },
		],
	},
	{
		name: 'apparatusesIndex: sorting puts empty values last both ways, and ids decide between equals',
		steps: [
			{
				send: 'GET /apparatuses?sort=-dueDate&pageSize=1&page=28',
				status: 200,
				body: { data: [{ inspectionDevice: { number: 'PM-WA-0002' } }] },
			},
			{ send: 'GET /apparatuses?sort=dueDate&pageSize=2', status: 200, body: { data: [{ id: 1008 }, { id: 1016 }] } },
			{ send: 'GET /apparatuses?sort=dueDate&pageSize=1&page=32', status: 200, body: { data: [{ id: 1104 }] } },
			{ send: 'GET /apparatuses?sort=-updatedAt&pageSize=1', status: 200, body: { data: [{ id: 1005 }] } },
			{ send: 'GET /apparatuses?sort=-number&pageSize=1', status: 200, body: { data: [{ inspectionDevice: { number: 'PM-WI-0002' } }] } },
		],
	},
	{
		name: 'apparatusesIndex: what is refused',
		steps: [
			{
				send: 'GET /apparatuses?q=farbe:rot',
				status: 422,
				body: invalidPart({ parameter: 'q' }, 'Unbekanntes Suchfeld „farbe“.', 'KB-601'),
			},
			{ send: 'GET /apparatuses?q=f%C3%A4llig:31.02.2026', status: 422, body: invalidPart({ parameter: 'q' }, 'Ungültiger Datumsbereich.', 'KB-602') },
			{
				send: 'GET /apparatuses?dueFrom=2025-10-01&dueTo=2025-09-30',
				headers: { 'Accept-Language': 'en-GB,de;q=0.5' },
				status: 422,
				body: { title: 'The data is incomplete or invalid', detail: '1 field is invalid.', errors: [{ parameter: 'dueFrom', message: 'Invalid date range.' }] },
			},
			{
				send: 'GET /apparatuses?status=kaputt',
				status: 400,
				body: problemPart({
					type: 'malformed-request',
					title: 'Die Anfrage ist nicht lesbar',
					detail: 'Ein Parameter der Anfrage ist ungültig.',
					instance: '/v1/apparatuses',
					errors: [{ parameter: 'status', message: 'Ungültiger Wert.', code: null }],
				}),
			},
			{ send: 'GET /apparatuses?felder=id', status: 400, body: { errors: [{ parameter: 'felder', message: 'Unbekanntes Feld.' }] } },
			{ send: 'GET /apparatuses?page=1&page=2', status: 400, body: { errors: [{ parameter: 'page', message: 'Ungültiger Wert.' }] } },
			{ send: 'GET /apparatuses?pageSize=0&page=x', status: 400, body: { detail: '2 Parameter der Anfrage sind ungültig.' } },
		],
	},
	{
		name: 'apparatusesIndex: a token for Montage sees Montage',
		steps: [
			{ send: 'GET /apparatuses?pageSize=1', as: 'montage', status: 200, body: { meta: { totalItems: 9 } } },
			{ send: 'GET /apparatuses?area=FE', as: 'montage', status: 200, body: { data: [] } },
			{ send: 'GET /apparatuses/1002', as: 'montage', status: 404 },
		],
	},
	{
		name: 'apparatusesView: 1001 with all fields (RULES.md R-20.2)',
		steps: [
			{
				send: 'GET /apparatuses/1001',
				status: 200,
				expectHeaders: { etag: { matches: '^"[^"]+"$' } },
				body: {
					id: 1001,
					magicName: 'PM-MS-0001 · Messschieber digital 0–150 mm (Schrank F1)',
					section: { id: 21, code: 'FE-01', name: 'Drehen' },
					inspectionDevice: {
						number: 'PM-MS-0001',
						dueDate: '2026-03-31',
						status: 'in_circulation',
						usable: true,
						lastInspection: { id: 5052, number: 'PB-2025-00009', date: '2025-03-11', kind: 'calibration_internal', result: 'passed' },
					},
					customFields: { lagerort: 'Schrank F1', risikoklasse: 'b', msa_nachweis: true, garantie_bis: null, kennfarbe: '#1f9d55' },
					updatedAt: '2025-03-11T09:40:02Z',
				},
			},
			{
				send: 'GET /apparatuses/1015?include=inspections,files',
				status: 200,
				body: {
					inspections: [
						{ id: 5065, number: 'PB-2025-00022', date: '2025-08-19', kind: 'calibration_external', result: 'passed', status: 'released' },
						{ number: 'PB-2025-00007' },
						{ number: 'PB-2024-00014' },
						{ number: 'PB-2023-00011' },
					],
					files: [{ id: 9003 }],
				},
			},
			{ send: 'GET /apparatuses/1999', status: 404, body: notFoundPart('Es gibt kein Gerät mit der ID 1999.') },
			{ send: 'GET /apparatuses/1001?include=alles', status: 400, body: { errors: [{ parameter: 'include' }] } },
			{
				send: 'GET /apparatuses/1001?include=files',
				as: 'erp',
				status: 403,
				expectHeaders: { 'www-authenticate': 'Bearer error="insufficient_scope", scope="files:read"' },
				body: FORBIDDEN,
			},
		],
	},
	{
		name: 'apparatusesIndentnoView: by Identnummer, whatever the case',
		steps: [
			{ send: 'GET /apparatuses/ident-no/INV-100101', as: 'erp', status: 200, body: { id: 1001 } },
			{ send: 'GET /apparatuses/ident-no/inv-100802?include=inspections', status: 200, body: { id: 1101, inspectionDevice: null, inspections: [] } },
			{ send: 'GET /apparatuses/ident-no/INV-199999', status: 404, body: notFoundPart('Es gibt kein Gerät mit der Identnummer INV-199999.') },
			{ send: 'GET /apparatuses/ident-no/INV%2F1', status: 404, body: notFoundPart('Es gibt kein Gerät mit der Identnummer INV/1.') },
			{ send: 'GET /apparatuses/ident-no/INV-100102', as: 'montage', status: 404 },
		],
	},
];
