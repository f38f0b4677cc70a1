import type { Case } from './case.ts';
import { add, CALIBRATION, DRAFT } from './inspection-requests.ts';
import { FORBIDDEN, invalidPart, notFoundPart, problemPart } from './problem-part.ts';

export const INSPECTION_EDIT_CASES: readonly Case[] = [
	{
		name: 'inspectionsView: 5052 with all that belongs to it (RULES.md R-20.15)',
		steps: [
			{
				send: 'GET /inspections/5052',
				status: 200,
				body: {
					number: 'PB-2025-00009',
					apparatus: { id: 1001, identNo: 'INV-100101', number: 'PM-MS-0001' },
					measurements: [{}, {}, { deviation: '0.01' }, { deviation: '0.01' }, { actual: '149.99', deviation: '-0.01', inTolerance: true }],
					imported: false,
					inspector: { name: 'Jonas Muster' },
					files: [],
				},
			},
			{
				send: 'GET /inspections/5065',
				status: 200,
				body: { measurements: [{ condition: 'asFound' }, {}, {}, { condition: 'asLeft', actual: '39.52' }, {}, {}] },
			},
			{ send: 'GET /inspections/5048', status: 200, body: { files: [{ id: 9001, scanStatus: 'clean' }, { id: 9002 }] } },
			{ send: 'GET /inspections/5061', status: 200, body: { status: 'superseded', correctedBy: 5062 } },
			{ send: 'GET /inspections/5999', status: 404, body: notFoundPart('Es gibt keinen Prüfbericht mit der ID 5999.') },
			{ send: 'GET /inspections/5052', as: 'montage', status: 404 },
		],
	},
	{
		name: 'inspectionsEdit: 5066 is completed and released (RULES.md R-20.14)',
		steps: [
			{ send: 'GET /inspections/5066', status: 200, take: { etag: 'header:etag' } },
			{
				send: 'PATCH /inspections/5066',
				after: 1000,
				headers: { 'If-Match': '{{etag}}' },
				json: { result: 'passed', measurements: CALIBRATION.measurements, status: 'released' },
				status: 200,
				body: {
					status: 'released',
					releasedAt: '2025-09-15T08:00:01Z',
					updatedAt: '2025-09-15T08:00:01Z',
					measurements: [{ deviation: '0.01' }, { deviation: '0.02' }],
					effects: { dueDate: '2026-09-30', status: 'in_circulation' },
				},
			},
			{ send: 'PATCH /inspections/5066', json: { remarks: 'x' }, status: 409, body: { code: 'KB-304' } },
		],
	},
	{
		name: 'inspectionsEdit: merges, and the verdict follows the rule',
		steps: [
			{
				send: 'PATCH /inspections/5066',
				json: {
					environment: { humidity: '46' },
					cost: { amount: '12.50', currency: 'EUR' },
					remarks: null,
					decisionRule: 'guard_band_u',
					measurements: [{ characteristic: 'Anzeige', nominal: '65.000', actual: '65.005', permissible: '0.005', uncertainty: '0.0020', unit: 'mm' }],
				},
				status: 200,
				body: {
					environment: { temperature: '20.3', humidity: '46' },
					remarks: null,
					measurements: [{ condition: 'asFound', deviation: '0.005', inTolerance: false }],
					effects: null,
				},
				take: { etag: 'header:etag' },
			},
			{
				send: 'PATCH /inspections/5066',
				headers: { 'If-Match': '{{etag}}' },
				json: { decisionRule: 'simple_acceptance', cost: { amount: '13.00' }, environment: { humidity: null } },
				status: 200,
				body: { measurements: [{ inTolerance: true }], cost: { amount: '13.00', currency: 'EUR' }, environment: { temperature: '20.3', humidity: null } },
			},
			{
				send: 'PATCH /inspections/5066',
				json: { measurements: [{ characteristic: 'Anzeige', condition: 'asLeft', nominal: '65.000', actual: '65.001', unit: 'mm' }] },
				status: 200,
				body: { measurements: [{ condition: 'asLeft', deviation: '0.001', inTolerance: null }] },
			},
			{
				send: 'PATCH /inspections/5066',
				json: { measurements: [{ characteristic: 'Anzeige', condition: 'as_left', nominal: '65.000', actual: '65.001', unit: 'mm' }] },
				status: 422,
				body: { errors: [{ pointer: '/measurements/0/condition' }] },
			},
			{ send: 'PATCH /inspections/5066', headers: { 'If-Match': '{{etag}}' }, json: {}, status: 412, body: { code: 'KB-901' } },
			{ send: 'PATCH /inspections/5066', json: { cost: null, environment: null }, status: 200, body: { cost: null, environment: null } },
			{
				send: 'PATCH /inspections/5066',
				json: { cost: { amount: '1.00' } },
				status: 422,
				body: invalidPart({ pointer: '/cost/currency' }, 'Pflichtangabe fehlt.'),
			},
		],
	},
	{
		name: 'inspectionsEdit: what is refused',
		steps: [
			{
				send: 'PATCH /inspections/5065',
				json: { remarks: 'x' },
				status: 409,
				body: problemPart({
					type: 'inspection-locked',
					title: 'Der Prüfbericht kann nicht geändert werden',
					detail: 'Der Prüfbericht ist freigegeben und kann nicht geändert werden. Legen Sie eine Berichtigung an.',
					code: 'KB-304',
				}),
			},
			{ send: 'PATCH /inspections/5061', json: { remarks: 'x' }, status: 409, body: { code: 'KB-307' } },
			{ send: 'PATCH /inspections/5055', json: { remarks: 'x' }, status: 409, body: { code: 'KB-307' } },
			{
				send: 'PATCH /inspections/5066',
				json: { status: 'released' },
				status: 422,
				body: invalidPart({ pointer: '/status' }, 'Freigeben nicht möglich: Es fehlt ein Ergebnis.', 'KB-302'),
			},
			{ send: 'PATCH /inspections/5066', json: { date: '2025-09-16' }, status: 422, body: { errors: [{ code: 'KB-301' }] } },
			{
				send: 'PATCH /inspections/5066',
				json: { apparatusId: 1002 },
				status: 422,
				body: invalidPart({ pointer: '/apparatusId' }, 'Unbekanntes Feld.'),
			},
			{ send: 'PATCH /inspections/5999', json: {}, status: 404 },
			{ send: 'PATCH /inspections/5066', raw: { type: 'application/merge-patch+json', text: '{}' }, status: 415, body: { code: null } },
			{ send: 'PATCH /inspections/5066', raw: { type: 'application/json', text: '{' }, status: 400, body: { detail: 'Der Inhalt ist kein gültiges JSON.' } },
		],
	},
	{
		name: 'inspectionsEdit: drafts of others from Prüfmittelverwaltung on; who may release decides on what waits for it (RULES.md R-7.4)',
		steps: [
			add({ ...DRAFT, result: 'passed', references: ['PM-EM-0001'] }),
			{ send: 'PATCH /inspections/5067', as: 'messraum', json: { remarks: 'x' }, status: 403, body: FORBIDDEN },
			{ send: 'PATCH /inspections/5067', as: 'messraum', json: { status: 'released' }, status: 403 },
			{ send: 'PATCH /inspections/5067', json: { status: 'in_review' }, status: 200 },
			{ send: 'PATCH /inspections/5067', as: 'messraum', json: { status: 'draft' }, status: 200, body: { status: 'draft' } },
			{ send: 'PATCH /inspections/5067', as: 'erp', json: { status: 'in_review' }, status: 200 },
			{ send: 'PATCH /inspections/5067', as: 'messraum', json: { status: 'released', remarks: 'x' }, status: 403 },
			{ send: 'PATCH /inspections/5067', as: 'erp', json: { status: 'released' }, status: 403 },
			{ send: 'PATCH /inspections/5067', as: 'messraum', json: { status: 'released' }, status: 200, body: { releasedBy: { id: 3 } } },
		],
	},
];
