import type { Case } from './case.ts';
import { FORBIDDEN, invalidPart, notFoundPart, problemPart } from './problem-part.ts';

const PRUEFORT = {
	key: 'pruefort',
	label: 'Prüfort',
	type: 'select',
	entity: 'inspection',
	required: false,
	options: [
		{ key: 'messraum', label: 'Messraum' },
		{ key: 'vor_ort', label: 'Vor Ort' },
	],
};

/** Change of a valid definition → the one place that is refused. */
const FAULTS: readonly [change: object, pointer: string, message: string, code?: string][] = [
	[{ options: undefined }, '/options', 'Pflichtangabe fehlt.'],
	[{ options: [{ label: 'Messraum' }] }, '/options/0/key', 'Pflichtangabe fehlt.'],
	[{ options: [PRUEFORT.options[0], PRUEFORT.options[0]] }, '/options/1/key', 'Ungültiger Wert.'],
	[{ maxLength: 20 }, '/maxLength', 'Unbekanntes Feld.'],
	[{ farbe: 'rot' }, '/farbe', 'Unbekanntes Feld.'],
	[{ key: 'id' }, '/key', 'Ungültiger Wert.'],
	[{ label: 'x'.repeat(61) }, '/label', 'Höchstens 60 Zeichen.'],
	[{ default: 'keller' }, '/default', 'Der Wert passt nicht zum Feldtyp „select“.', 'KB-403'],
	[{ onlyInspectionDevices: true }, '/onlyInspectionDevices', 'Ungültiger Wert.'],
	[{ type: 'input', options: undefined, pattern: '(' }, '/pattern', 'Ungültiger Wert.'],
	[{ type: 'checkbox', options: undefined, required: true }, '/required', 'Ungültiger Wert.'],
	[{ type: 'date', options: undefined, min: '31.12.2025' }, '/min', 'Ungültiger Wert.'],
	[{ type: 'date', options: undefined, min: '2026-01-01', max: '2025-12-31' }, '/max', 'Ungültiger Wert.'],
	[{ type: 'hex', options: undefined, default: 'rot' }, '/default', 'Der Wert passt nicht zum Feldtyp „hex“.', 'KB-403'],
];

export const CUSTOM_FIELD_CASES: readonly Case[] = [
	{
		name: 'customFieldsIndex: by entity and position, archived ones on request',
		steps: [
			{
				send: 'GET /custom-fields',
				status: 200,
				body: {
					data: ['lagerort', 'einsatzhinweis', 'risikoklasse', 'msa_nachweis', 'garantie_bis', 'abholung_am', 'kennfarbe', 'signalfarbe', 'diagrammfarbe']
						.concat(['auftragsnummer', 'rueckwirkung_bewertet', 'rueckwirkung_massnahme'])
						.map((key) => ({ key })),
				},
			},
			{ send: 'GET /custom-fields?entity=inspection', status: 200, body: { data: [{}, {}, {}] } },
			{ send: 'GET /custom-fields?type=date&active=true', status: 200, body: { data: [{ key: 'garantie_bis' }] } },
			{ send: 'GET /custom-fields?active=false', status: 200, body: { data: [] } },
			{ send: 'DELETE /custom-fields/id/10', status: 204 },
			{ send: 'GET /custom-fields?active=false', as: 'lesezugriff', status: 200, body: { data: [{ id: 10, active: false }] } },
			{ send: 'GET /custom-fields', as: 'messraum', status: 403, body: FORBIDDEN },
		],
	},
	{
		name: 'customFieldsAdd: pruefort becomes field 13 at position 4 (RULES.md R-20.5)',
		steps: [
			{
				send: 'POST /custom-fields',
				json: PRUEFORT,
				status: 201,
				expectHeaders: { location: 'https://api.example.com/v1/custom-fields/id/13', etag: { matches: '^"' } },
				body: {
					...PRUEFORT,
					id: 13,
					position: 4,
					multiple: false,
					default: null,
					active: true,
					options: [
						{ key: 'messraum', label: 'Messraum', active: true },
						{ key: 'vor_ort', label: 'Vor Ort', active: true },
					],
					createdAt: '2025-09-15T08:00:00Z',
				},
				take: { etag: 'header:etag' },
			},
			{ send: 'GET /custom-fields/pruefort', status: 200, expectHeaders: { etag: '{{etag}}' }, body: { id: 13 } },
			{ send: 'GET /inspections/5052', status: 200, body: { customFields: { pruefort: null } } },
			{
				send: 'POST /custom-fields',
				json: PRUEFORT,
				status: 409,
				body: problemPart({
					type: 'duplicate-key',
					title: 'Der Schlüssel ist bereits vergeben',
					detail: 'Der Schlüssel ist bereits vergeben.',
					code: 'KB-401',
					existingId: 13,
				}),
			},
			{ send: 'POST /custom-fields', as: 'messraum', json: PRUEFORT, status: 403, body: FORBIDDEN },
		],
	},
	{
		name: 'customFieldsAdd: what is refused',
		steps: FAULTS.map(([change, pointer, message, code]) => ({
			send: 'POST /custom-fields',
			json: { ...PRUEFORT, ...change },
			status: 422,
			body: invalidPart({ pointer }, message, code ?? null),
		})),
	},
	{
		name: 'customFieldsAdd: 50 active fields and no more (KB-406)',
		steps: [
			...Array.from({ length: 47 }, (_, index) => ({
				send: 'POST /custom-fields',
				json: { key: `feld_${index}`, label: 'Feld', type: 'input', entity: 'inspection' },
				status: 201,
			})),
			{
				send: 'POST /custom-fields',
				json: PRUEFORT,
				status: 422,
				body: invalidPart({ pointer: '/entity' }, 'Es sind höchstens 50 aktive Zusatzfelder je Registerkarte möglich.', 'KB-406'),
			},
			{ send: 'DELETE /custom-fields/id/10', status: 204 },
			{ send: 'POST /custom-fields', json: PRUEFORT, status: 201 },
			{
				send: 'PATCH /custom-fields/auftragsnummer',
				json: { active: true },
				status: 422,
				body: invalidPart({ pointer: '/active' }, 'Es sind höchstens 50 aktive Zusatzfelder je Registerkarte möglich.', 'KB-406'),
			},
		],
	},
	{
		name: 'customFieldsView: by key and by id the same (RULES.md R-20.6)',
		steps: [
			{
				send: 'GET /custom-fields/risikoklasse',
				status: 200,
				body: { id: 3, label: 'Risikoklasse', required: true, onlyInspectionDevices: true, options: [{ key: 'a' }, { key: 'b' }, { key: 'c' }] },
				take: { etag: 'header:etag' },
			},
			{ send: 'GET /custom-fields/id/3', status: 200, expectHeaders: { etag: '{{etag}}' }, body: { key: 'risikoklasse' } },
			{ send: 'GET /custom-fields/pruefort', status: 404, body: notFoundPart('Es gibt kein Zusatzfeld mit dem Schlüssel pruefort.') },
			{ send: 'GET /custom-fields/id/99', status: 404, body: notFoundPart('Es gibt kein Zusatzfeld mit der ID 99.') },
			{ send: 'GET /custom-fields/GROSS', status: 400, body: { errors: [{ parameter: 'key' }] } },
		],
	},
	{
		name: 'customFieldsEdit: changes with and without If-Match (RULES.md R-20.7)',
		steps: [
			{ send: 'GET /custom-fields/risikoklasse', status: 200, take: { old: 'header:etag' } },
			{
				send: 'PATCH /custom-fields/risikoklasse',
				after: 60_000,
				headers: { 'If-Match': '{{old}}' },
				json: { helpText: 'A verlangt jährliche Kalibrierung.' },
				status: 200,
				body: { helpText: 'A verlangt jährliche Kalibrierung.', updatedAt: '2025-09-15T08:01:00Z' },
				take: { new: 'header:etag' },
			},
			{
				send: 'PATCH /custom-fields/risikoklasse',
				headers: { 'If-Match': '{{old}}' },
				json: { helpText: null },
				status: 412,
				body: problemPart({
					type: 'precondition-failed',
					title: 'Der Datensatz wurde inzwischen geändert',
					detail: 'Der Datensatz wurde inzwischen geändert.',
					code: 'KB-901',
				}),
			},
			{ send: 'PATCH /custom-fields/id/3', headers: { 'If-Match': '{{new}}' }, json: { helpText: null }, status: 200, body: { helpText: null } },
			{ send: 'PATCH /custom-fields/id/3', json: { key: 'klasse' }, status: 422, body: invalidPart({ pointer: '/key' }, 'Unbekanntes Feld.') },
			{
				send: 'PATCH /custom-fields/id/3',
				json: { type: 'input' },
				status: 409,
				body: problemPart({
					type: 'field-type-locked',
					title: 'Der Feldtyp ist gesperrt',
					detail: 'Der Feldtyp kann nicht geändert werden, weil Werte gespeichert sind.',
					code: 'KB-402',
				}),
			},
			{ send: 'PATCH /custom-fields/id/99', json: {}, status: 404 },
		],
	},
	{
		name: 'customFieldsEdit: options that values use are switched off, others go',
		steps: [
			{ send: 'PATCH /custom-fields/id/3', json: { options: [{ key: 'd', label: 'D' }] }, status: 200, body: { options: [{}, {}, {}, {}] } },
			{
				send: 'PATCH /custom-fields/id/3',
				json: { options: [{ key: 'a', label: 'A – neu' }] },
				status: 200,
				body: {
					options: [
						{ key: 'a', label: 'A – neu', active: true },
						{ key: 'b', active: false },
						{ key: 'c', active: false },
					],
				},
			},
			{ send: 'GET /apparatuses/1001', status: 200, body: { customFields: { risikoklasse: 'b' } } },
		],
	},
	{
		name: 'customFieldsEdit: without values the type changes, and the properties with it',
		steps: [
			{ send: 'POST /custom-fields', json: PRUEFORT, status: 201 },
			{
				send: 'PATCH /custom-fields/pruefort',
				json: { type: 'input', maxLength: 20 },
				status: 200,
				body: { type: 'input', maxLength: 20, pattern: null },
			},
			{ send: 'PATCH /custom-fields/pruefort', json: { type: 'select' }, status: 422, body: invalidPart({ pointer: '/options' }, 'Pflichtangabe fehlt.') },
		],
	},
	{
		name: 'customFieldsDelete: archives, purges only without values (RULES.md R-20.8)',
		steps: [
			{
				send: 'DELETE /custom-fields/id/3?mode=purge',
				status: 409,
				body: problemPart({
					type: 'custom-field-in-use',
					title: 'Das Zusatzfeld wird verwendet',
					detail: 'Der Eintrag wird noch von 29 Datensätzen verwendet.',
					code: 'KB-405',
					valueCount: 29,
				}),
			},
			{ send: 'DELETE /custom-fields/id/4?mode=purge', status: 409, body: { valueCount: 4 } },
			{ send: 'DELETE /custom-fields/id/3', status: 204 },
			{ send: 'DELETE /custom-fields/id/3', status: 204 },
			{ send: 'GET /custom-fields/id/3', status: 200, body: { active: false } },
			{ send: 'GET /apparatuses/1001', status: 200, body: { customFields: { risikoklasse: 'b' } } },
			{ send: 'PATCH /custom-fields/id/3', json: { active: true }, status: 200, body: { active: true } },
			{ send: 'DELETE /custom-fields/id/10?mode=purge', status: 204 },
			{ send: 'GET /custom-fields/id/10', status: 404 },
			{ send: 'DELETE /custom-fields/id/10', status: 404 },
			{ send: 'POST /custom-fields', json: { ...PRUEFORT, key: 'auftragsnummer' }, status: 201, body: { id: 13 } },
			{ send: 'DELETE /custom-fields/id/1?mode=weg', status: 400, body: { errors: [{ parameter: 'mode' }] } },
		],
	},
];
