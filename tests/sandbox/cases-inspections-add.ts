import type { Case } from './case.ts';
import { add, CALIBRATION, DRAFT, RELEASED } from './inspection-requests.ts';
import { FORBIDDEN, invalidPart, notFoundPart, problemPart } from './problem-part.ts';

/** Request → effects on the device (RULES.md ). */
const EFFECTS: readonly [name: string, request: object, effects: object][] = [
	[
		'passed calibration of a blocked device does not unblock',
		{ ...RELEASED, inspectionDeviceNumber: 'PM-BM-0003' },
		{ dueDate: '2026-09-30', status: 'blocked' },
	],
	[
		'failed calibration blocks and sets no due date',
		{ ...RELEASED, inspectionDeviceNumber: 'PM-DR-0001', result: 'failed', references: ['PM-DR-0002'] },
		{ dueDate: '2025-09-30', status: 'blocked' },
	],
	[
		'intermediate check has no effect',
		{ inspectionDeviceNumber: 'PM-DM-0002', kind: 'intermediate_check', date: '2025-09-15', result: 'passed', status: 'released' },
		{ dueDate: '2025-08-31', status: 'overdue' },
	],
	[
		'external calibration ends the calibration order',
		{
			inspectionDeviceNumber: 'PM-TH-0002',
			kind: 'calibration_external',
			date: '2025-09-15',
			result: 'passed',
			laboratoryId: 2,
			certificateNo: 'BK-1',
			status: 'released',
		},
		{ dueDate: '2026-09-30', status: 'in_circulation' },
	],
	[
		'function check of a device that need not be calibrated',
		{ inspectionDeviceNumber: 'PM-PV-0001', kind: 'function_check', date: '2025-09-15', result: 'passed', status: 'released' },
		{ dueDate: '2026-03-31', status: 'in_circulation' },
	],
	[
		'due date that is set earlier',
		{ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0002', dueDateOverride: '2025-12-24' },
		{ dueDate: '2025-12-24', status: 'in_circulation' },
	],
	['ohne Bewertung has no effect', { ...RELEASED, inspectionDeviceNumber: 'PM-DM-0002', result: 'not_assessed' }, { dueDate: '2025-08-31', status: 'overdue' }],
];

/** Change of a draft → the one place that is refused. */
const FAULTS: readonly [change: object, pointer: string, message: string, code?: string][] = [
	[{ date: '2025-09-16' }, '/date', 'Das Prüfdatum darf nicht in der Zukunft liegen.', 'KB-301'],
	[{ inspectionDeviceNumber: 'PM-LD-0002' }, '/inspectionDeviceNumber', 'Ausgemusterte Prüfmittel können nicht geändert werden.', 'KB-207'],
	[{ inspectionDeviceNumber: undefined, identNo: 'INV-100902' }, '/identNo', 'Das Gerät ist kein Prüfmittel.', 'KB-208'],
	[{ status: 'released', references: ['PM-EM-0001'] }, '/status', 'Freigeben nicht möglich: Es fehlt ein Ergebnis.', 'KB-302'],
	[{ status: 'released', result: 'passed' }, '/status', 'Freigeben nicht möglich: Es fehlen Pflichtangaben (Normale).', 'KB-308'],
	[
		{ status: 'released', result: 'passed', kind: 'calibration_external' },
		'/status',
		'Freigeben nicht möglich: Es fehlen Pflichtangaben (Labor, Kalibrierscheinnummer).',
		'KB-308',
	],
	[
		{ ...RELEASED, result: 'restricted', inspectorId: null },
		'/status',
		'Freigeben nicht möglich: Es fehlen Pflichtangaben (prüfende Person oder Labor, Einschränkung).',
		'KB-308',
	],
	[{ dueDateOverride: '2026-10-01' }, '/dueDateOverride', 'Das abweichende Fälligkeitsdatum darf nicht nach dem berechneten Datum liegen.', 'KB-306'],
	[{ customFields: { auftragsnummer: 4711 } }, '/customFields/auftragsnummer', 'Der Wert passt nicht zum Feldtyp „input“.', 'KB-403'],
	[{ customFields: { auftragsnummer: 'a\nb' } }, '/customFields/auftragsnummer', 'Der Wert passt nicht zum Feldtyp „input“.', 'KB-403'],
	[{ customFields: { lagerort: 'Schrank F1' } }, '/customFields/lagerort', 'Unbekanntes Feld.'],
	[{ references: ['PM-XX-0001'] }, '/references/0', 'Ungültiger Wert.'],
	[{ laboratoryId: 3 }, '/laboratoryId', 'Ungültiger Wert.'],
	[{ inspectorId: 99 }, '/inspectorId', 'Ungültiger Wert.'],
	[{ corrects: 5052 }, '/corrects', 'Ungültiger Wert.'],
	[{ inspectorName: 'Jonas Muster' }, '/inspectorName', 'Unbekanntes Feld.'],
	[{ remarks: 'x'.repeat(4001) }, '/remarks', 'Höchstens 4000 Zeichen.'],
	[{ inspectionDeviceNumber: undefined }, '/apparatusId', 'Pflichtangabe fehlt.'],
	[{ kind: undefined }, '/kind', 'Pflichtangabe fehlt.'],
	[{ measurements: [{ characteristic: 'x', nominal: '-999999999', actual: '999999999', unit: 'mm' }] }, '/measurements/0/actual', 'Ungültiger Wert.'],
	[{ measurements: [{ characteristic: 'x', nominal: '1,5', actual: '1', unit: 'mm' }] }, '/measurements/0/nominal', 'Ungültiger Wert.'],
];

export const INSPECTION_ADD_CASES: readonly Case[] = [
	{
		name: 'inspectionsAdd: PB-2025-00024 (RULES.md R-20.13)',
		steps: [
			add(CALIBRATION, 201, {
				expectHeaders: { location: 'https://api.example.com/v1/inspections/5067', etag: { matches: '^"' } },
				body: {
					id: 5067,
					number: 'PB-2025-00024',
					apparatusId: 1002,
					apparatus: { identNo: 'INV-100102', number: 'PM-MS-0002' },
					status: 'released',
					inspector: { id: 1, name: 'Erika Mustermann' },
					references: [{ apparatusId: 1013, number: 'PM-EM-0001' }],
					measurements: [
						{ deviation: '0.01', inTolerance: true },
						{ deviation: '0.02', inTolerance: true },
					],
					customFields: { auftragsnummer: 'AB-004711', rueckwirkung_bewertet: false, rueckwirkung_massnahme: null },
					externalId: 'CAQ-2025-0915-07',
					files: [],
					releasedBy: { id: 1 },
					releasedAt: '2025-09-15T08:00:00Z',
					warnings: [],
					effects: { dueDate: '2026-09-30', status: 'in_circulation' },
				},
				take: { etag: 'header:etag' },
			}),
			{ send: 'GET /inspections/5067', status: 200, expectHeaders: { etag: '{{etag}}' } },
			{
				send: 'GET /apparatuses/1002',
				status: 200,
				body: { updatedAt: '2025-09-15T08:00:00Z', inspectionDevice: { dueDate: '2026-09-30', lastInspection: { id: 5067 } } },
			},
			add(CALIBRATION, 409, {
				body: problemPart({
					type: 'duplicate-external-id',
					title: 'Die externe Kennung ist bereits vergeben',
					detail: 'Mit dieser externen Kennung gibt es bereits einen Prüfbericht.',
					existingId: 5067,
				}),
			}),
			add(CALIBRATION, 201, { as: 'messraum', body: { id: 5068, number: 'PB-2025-00025' } }),
		],
	},
	...EFFECTS.map(([name, request, effects]): Case => ({ name: `inspectionsAdd: ${name}`, steps: [add(request, 201, { body: { effects } })] })),
	{
		name: 'inspectionsAdd: a failed result blocks from today, and the reason is known',
		steps: [
			add({ ...RELEASED, identNo: 'inv-100811', result: 'failed' }),
			{
				send: 'GET /apparatuses/1025',
				status: 200,
				body: { inspectionDevice: { blocked: { reason: 'inspection_failed', since: '2025-09-15', note: null }, usable: false } },
			},
		],
	},
	{
		name: 'inspectionsAdd: warnings do not keep from saving',
		steps: [
			add({ apparatusId: 1023, kind: 'calibration_internal', date: '2025-09-15', references: ['PM-TH-0002'] }, 201, {
				body: {
					warnings: [{ pointer: '/references/0', message: 'Warnung: Das Normal PM-TH-0002 war am Prüfdatum nicht gültig kalibriert.', code: 'KB-305' }],
					effects: null,
				},
			}),
			add({ ...DRAFT, kind: 'calibration_external', laboratoryId: 1, certificateNo: 'KM-20230221-5001' }, 201, {
				headers: { 'Accept-Language': 'en' },
				body: {
					inspector: null,
					warnings: [{ pointer: '/certificateNo', message: 'This certificate number is already recorded for this laboratory.', code: null }],
				},
			}),
		],
	},
	{
		name: 'inspectionsAdd: what is refused',
		steps: FAULTS.map(([change, pointer, message, code]) => add({ ...DRAFT, ...change }, 422, { body: invalidPart({ pointer }, message, code ?? null) })),
	},
	{
		name: 'inspectionsAdd: unknown and foreign devices, missing rights',
		steps: [
			add({ ...DRAFT, inspectionDeviceNumber: 'PM-MS-0099' }, 404, { body: notFoundPart('Es gibt kein Gerät mit der Prüfmittelnummer PM-MS-0099.') }),
			add(DRAFT, 404, { as: 'montage' }),
			add({ ...DRAFT, inspectionDeviceNumber: 'PM-DM-0002' }, 201, { as: 'montage' }),
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-DM-0002' }, 403, { as: 'montage', body: FORBIDDEN }),
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0002' }, 403, { as: 'erp' }),
			add({ ...DRAFT, inspectionDeviceNumber: 'PM-MS-0003', corrects: 5062 }, 403, { as: 'erp' }),
			add(DRAFT, 403, { as: 'lesezugriff', body: FORBIDDEN }),
			add({ ...DRAFT, apparatusId: 1002 }, 422, { body: { errors: [{ pointer: '', message: 'Ungültiger Wert.' }] } }),
		],
	},
	{
		name: 'inspectionsAdd: with the four-eyes principle nobody releases their own',
		settings: { fourEyes: true },
		steps: [
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0002' }, 422, {
				body: invalidPart({ pointer: '/status' }, 'Vier-Augen-Prinzip: Sie können einen selbst erstellten Prüfbericht nicht freigeben.', 'KB-303'),
			}),
			{ send: 'PATCH /inspections/5066', as: 'messraum', json: { result: 'passed', status: 'in_review' }, status: 200, body: { status: 'in_review' } },
			{ send: 'PATCH /inspections/5066', as: 'messraum', json: { status: 'released' }, status: 422, body: { errors: [{ code: 'KB-303' }] } },
			{ send: 'PATCH /inspections/5066', json: { status: 'released' }, status: 200, body: { status: 'released', releasedBy: { id: 1 }, createdBy: { id: 3 } } },
		],
	},
	{
		name: 'a correction takes the place of a report when it is released (RULES.md R-4.7)',
		steps: [
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0003', date: '2025-06-17', corrects: 5062, status: 'draft' }, 201, { body: { correctedBy: null } }),
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0003', date: '2025-06-17', corrects: 5062, status: 'draft' }),
			{ send: 'GET /inspections/5062', status: 200, body: { status: 'released', correctedBy: null } },
			{
				send: 'PATCH /inspections/5067',
				json: { status: 'released' },
				status: 200,
				body: { corrects: 5062, effects: { dueDate: '2026-06-30', status: 'in_circulation' } },
			},
			{ send: 'GET /inspections/5062', status: 200, body: { status: 'superseded', correctedBy: 5067 } },
			{ send: 'PATCH /inspections/5062', json: {}, status: 409, body: { code: 'KB-307' } },
			{ send: 'PATCH /inspections/5068', json: { status: 'released' }, status: 422, body: invalidPart({ pointer: '/status' }, 'Ungültiger Wert.') },
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0003', corrects: 5062 }, 422, { body: invalidPart({ pointer: '/corrects' }, 'Ungültiger Wert.') }),
		],
	},
	{
		name: 'required custom fields are needed for a release, defaults come with new reports',
		steps: [
			{ send: 'POST /custom-fields', json: { key: 'ort', label: 'Prüfort', type: 'input', entity: 'inspection', required: true }, status: 201 },
			{ send: 'POST /custom-fields', json: { key: 'farbe', label: 'Farbe', type: 'hex', entity: 'inspection', default: '#ABC' }, status: 201 },
			add(DRAFT, 201, { body: { customFields: { ort: null, farbe: '#aabbcc' } } }),
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0002' }, 422, { body: { errors: [{ message: { matches: '\\(Prüfort\\)' }, code: 'KB-308' }] } }),
			add({ ...RELEASED, inspectionDeviceNumber: 'PM-MS-0002', customFields: { ort: ' Messraum ', farbe: null } }, 201, {
				body: { customFields: { ort: 'Messraum', farbe: null } },
			}),
		],
	},
];
