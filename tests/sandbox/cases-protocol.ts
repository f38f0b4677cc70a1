import type { Case } from './case.ts';
import { problemPart } from './problem-part.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const DRAFT = { inspectionDeviceNumber: 'PM-MS-0002', kind: 'calibration_internal', date: '2025-09-15' };

export const PROTOCOL_CASES: readonly Case[] = [
	{
		name: 'without a valid token (RULES.md R-21.2)',
		steps: [
			{
				send: 'GET /apparatuses',
				as: null,
				status: 401,
				expectHeaders: { 'www-authenticate': 'Bearer' },
				body: problemPart({ type: 'unauthenticated', title: 'Anmeldung erforderlich', detail: 'Die Anfrage enthält keinen gültigen API-Token.' }),
			},
			{ send: 'GET /apparatuses', as: 'unbekannt', status: 401 },
			{
				send: 'GET /apparatuses',
				as: 'abgelaufen',
				status: 401,
				body: problemPart({ type: 'token-expired', title: 'API-Token abgelaufen', detail: 'Die Gültigkeit des API-Tokens ist abgelaufen.' }),
			},
			{ send: 'GET /apparatuses', as: 'unbekannt', headers: { 'Accept-Language': 'en' }, status: 401, body: { title: 'Authentication required' } },
			{ send: 'GET /apparatuses', as: 'lesezugriff', after: 108 * 86_400_000, status: 401, body: { title: 'API-Token abgelaufen' } },
		],
	},
	{
		name: 'an idempotency key gives the same answer for 24 hours, and belongs to one content',
		steps: [
			{
				send: 'POST /inspections',
				headers: { 'Idempotency-Key': KEY },
				json: DRAFT,
				status: 201,
				body: { id: 5067 },
				expectHeaders: { 'idempotency-replayed': null },
			},
			{
				send: 'POST /inspections',
				headers: { 'Idempotency-Key': KEY },
				json: DRAFT,
				status: 201,
				body: { id: 5067 },
				expectHeaders: { 'idempotency-replayed': 'true', location: { matches: '/5067$' } },
			},
			{
				send: 'POST /inspections',
				headers: { 'Idempotency-Key': KEY },
				json: { ...DRAFT, remarks: 'anders' },
				status: 422,
				body: problemPart({
					type: 'idempotency-key-reused',
					title: 'Der Idempotenzschlüssel wurde mit anderem Inhalt verwendet',
					detail: 'Verwenden Sie für jeden neuen Inhalt einen neuen Idempotenzschlüssel.',
				}),
			},
			{ send: 'POST /inspections', as: 'messraum', headers: { 'Idempotency-Key': KEY }, json: DRAFT, status: 201, body: { id: 5068 } },
			{ send: 'POST /inspections', headers: { 'Idempotency-Key': KEY }, json: DRAFT, after: 86_400_001, status: 201, body: { id: 5069 } },
			{ send: 'POST /inspections', headers: { 'Idempotency-Key': 'x' }, json: DRAFT, status: 400, body: { errors: [{ parameter: 'Idempotency-Key' }] } },
		],
	},
	{
		name: 'a request with the same idempotency key that comes too early',
		steps: [
			{
				send: 'POST /inspections',
				headers: { 'Idempotency-Key': KEY },
				json: DRAFT,
				status: 409,
				body: problemPart({
					type: 'idempotency-in-progress',
					title: 'Die Anfrage wird noch verarbeitet',
					detail: 'Eine Anfrage mit demselben Idempotenzschlüssel wird noch verarbeitet.',
				}),
				beside: { send: 'POST /inspections', headers: { 'Idempotency-Key': KEY }, json: DRAFT, status: 201 },
			},
		],
	},
	{
		name: 'failures that somebody asks for (RULES.md R-21.5)',
		steps: [
			{
				send: 'GET /apparatuses',
				fail: 500,
				status: 500,
				body: problemPart({ type: 'internal-error', title: 'Interner Fehler', detail: 'Die Anfrage konnte nicht verarbeitet werden.' }),
			},
			{
				send: 'POST /inspections',
				json: DRAFT,
				fail: 503,
				status: 503,
				expectHeaders: { 'retry-after': '60' },
				body: problemPart({ type: 'maintenance', title: 'Wartung', detail: 'Die API ist wegen Wartung nicht erreichbar.' }),
			},
		],
	},
	{
		name: '120 requests a minute and token',
		steps: [
			...Array.from({ length: 120 }, (_, index) => ({
				send: 'GET /files/9001',
				status: 200,
				expectHeaders: { 'x-ratelimit-remaining': String(119 - index) },
			})),
			{
				send: 'GET /files/9001',
				status: 429,
				expectHeaders: { 'retry-after': { matches: '^[0-9]+$' } },
				body: problemPart({ type: 'rate-limited', title: 'Zu viele Anfragen', detail: 'Möglich sind 120 Anfragen je Minute.' }),
			},
			{ send: 'GET /files/9001', as: 'messraum', status: 200 },
			{ send: 'GET /files/9001', after: 60_000, status: 200, expectHeaders: { 'x-ratelimit-remaining': '119' } },
		],
	},
	{
		name: 'what belongs to no operation',
		steps: [
			{
				send: 'GET /geraete',
				status: 404,
				body: problemPart({ type: 'not-found', title: 'Nicht gefunden', detail: 'Diese Adresse gibt es in der API nicht.' }),
			},
			{ send: 'PUT /apparatuses/1001', status: 405, expectHeaders: { allow: { matches: 'GET' } }, body: { status: 405, title: 'Methode nicht erlaubt' } },
		],
	},
	{
		name: 'bodies that cannot be read',
		steps: [
			{
				send: 'POST /custom-fields',
				raw: { type: 'application/json', text: '{"key":' },
				status: 400,
				body: problemPart({ type: 'malformed-request', title: 'Die Anfrage ist nicht lesbar', detail: 'Der Inhalt ist kein gültiges JSON.' }),
			},
			{
				send: 'POST /custom-fields',
				raw: { type: 'text/plain', text: 'key' },
				status: 415,
				body: problemPart({ type: 'unsupported-media-type', title: 'Der Datei- oder Medientyp ist nicht erlaubt', detail: 'Erwartet wird application/json.' }),
			},
			{ send: 'POST /custom-fields', raw: { type: 'application/json', text: '[]' }, status: 422, body: { errors: [{ pointer: '' }] } },
		],
	},
	{
		name: 'a laboratory delivers, a person releases (the recipe of a calibration laboratory)',
		steps: [
			{
				send: 'POST /inspections',
				as: 'erp',
				json: {
					inspectionDeviceNumber: 'PM-EL-0001',
					kind: 'calibration_external',
					date: '2025-09-12',
					laboratoryId: 2,
					certificateNo: 'BK-20250912-0815',
					externalId: 'LAB-1',
				},
				status: 201,
				body: { status: 'draft', effects: null, createdBy: { name: 'ERP-Schnittstelle' } },
				take: { id: '/id' },
			},
			{
				send: 'POST /inspections/{{id}}/files',
				as: 'erp',
				form: { fields: { kind: 'dcc' }, file: { name: 'BK-20250912-0815.xml', text: '<dcc/>' } },
				status: 201,
				take: { file: '/id' },
			},
			{ send: 'GET /files/{{file}}', after: 3000, status: 200, body: { scanStatus: 'clean', seal: { status: 'none' } } },
			{
				send: 'PATCH /inspections/{{id}}',
				json: { result: 'passed', status: 'released' },
				status: 200,
				body: { effects: { dueDate: '2026-09-30', status: 'in_circulation' } },
			},
			{
				send: 'GET /apparatuses?updatedSince=2025-09-15T08:00:00Z',
				status: 200,
				body: { data: [{ inspectionDevice: { number: 'PM-EL-0001', usable: true } }], links: { next: null } },
			},
		],
	},
];
