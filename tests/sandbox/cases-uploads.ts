import type { Case } from './case.ts';
import { FORBIDDEN, invalidPart, problemPart } from './problem-part.ts';

/** Name of an uploaded file, report → what the check says (RULES.md ). */
const CHECKS: readonly [name: string, inspection: number, result: object][] = [
	['Rohdaten.csv', 5066, { scanStatus: 'clean', seal: { status: 'none', checkedAt: null } }],
	['eicar.txt', 5066, { scanStatus: 'infected', seal: { status: 'none', checkedAt: null } }],
	['Eicar.pdf', 5066, { scanStatus: 'infected', seal: { status: 'none' } }],
	['Schein_ungueltig.pdf', 5066, { scanStatus: 'clean', seal: { status: 'invalid', failedStep: 'integrity' } }],
	['Schein_fremd.xml', 5066, { scanStatus: 'clean', seal: { status: 'untrusted', failedStep: 'certificate_chain' } }],
	['Schein.pdf', 5066, { scanStatus: 'clean', seal: { status: 'none', checkedAt: '2025-09-15T08:00:03Z' } }],
	['Schein.pdf', 5048, { seal: { status: 'valid', signer: 'Kalibrierlabor Muster GmbH', accreditationNumber: 'DAkkS00-DE-K-00000-01-00' } }],
];

export const UPLOAD_CASES: readonly Case[] = [
	{
		name: 'inspectionsFileAdd: upload, check, download',
		steps: [
			{
				send: 'POST /inspections/5066/files',
				form: { fields: { kind: 'certificate', public: 'true' }, file: { name: 'Schein für Prüfung.pdf', text: 'Inhalt' } },
				status: 201,
				expectHeaders: { location: 'https://api.example.com/v1/files/9007' },
				body: {
					id: 9007,
					name: 'Schein für Prüfung.pdf',
					mediaType: 'application/pdf',
					size: 6,
					scanStatus: 'pending',
					seal: { status: 'pending' },
					addedAfterRelease: false,
					public: { enabled: true, url: { matches: '/files/public/[A-Za-z0-9_-]{43}$' }, expiresAt: '2025-10-15T08:00:00Z' },
					uploadedBy: { name: 'Erika Mustermann' },
				},
			},
			{
				send: 'GET /files/9007/content',
				status: 409,
				body: problemPart({ type: 'file-not-available', title: 'Die Datei ist nicht verfügbar', detail: 'Die Virenprüfung der Datei läuft noch.' }),
			},
			{ send: 'GET /files/9007', after: 2999, status: 200, body: { scanStatus: 'pending' }, take: { link: '/public/url' } },
			{ send: 'GET /files/9007', after: 1, status: 200, body: { scanStatus: 'clean', seal: { status: 'none' } } },
			{
				send: 'GET /files/9007/content',
				status: 200,
				expectHeaders: {
					'content-disposition': `attachment; filename="Schein f_r Pr_fung.pdf"; filename*=UTF-8''Schein%20f%C3%BCr%20Pr%C3%BCfung.pdf`,
				},
				file: { size: 6, begins: 'Inhalt' },
			},
			{ send: 'GET /inspections/5066', status: 200, body: { files: [{ id: 9006 }, { id: 9007, kind: 'certificate' }] } },
			{ send: 'DELETE /files/9007', status: 204 },
		],
	},
	...CHECKS.map(
		([name, inspection, result]): Case => ({
			name: `inspectionsFileAdd: ${name} at ${inspection} after three seconds`,
			steps: [
				{ send: `POST /inspections/${inspection}/files`, form: { fields: { kind: 'other' }, file: { name, text: 'x' } }, status: 201 },
				{ send: 'GET /files/9007', after: 3000, status: 200, body: result },
			],
		}),
	),
	{
		name: 'inspectionsFileAdd: an infected file cannot be loaded',
		steps: [
			{ send: 'POST /inspections/5066/files', form: { fields: { kind: 'other' }, file: { name: 'eicar.txt', text: 'x' } }, status: 201 },
			{
				send: 'GET /files/9007/content',
				after: 3000,
				status: 409,
				body: { detail: 'Die Virenprüfung hat in der Datei Schadsoftware gefunden.' },
			},
		],
	},
	{
		name: 'inspectionsFileAdd: what is refused',
		steps: [
			{
				send: 'POST /inspections/5066/files',
				form: { fields: { kind: 'other' }, file: { name: 'programm.exe', text: 'x' } },
				status: 415,
				body: problemPart({
					type: 'unsupported-media-type',
					title: 'Der Datei- oder Medientyp ist nicht erlaubt',
					detail: 'Dieser Dateityp ist nicht erlaubt.',
					code: 'KB-502',
				}),
			},
			{
				send: 'POST /inspections/5066/files',
				form: { fields: { kind: 'photo' }, file: { name: 'gross.jpg', size: 26_214_401 } },
				status: 413,
				body: problemPart({ type: 'payload-too-large', title: 'Die Datei ist zu groß', detail: 'Die Datei ist größer als 25 MB.', code: 'KB-501' }),
			},
			{ send: 'POST /inspections/5066/files', form: { fields: { kind: 'photo' }, file: { name: 'gross.jpg', size: 26_214_400 } }, status: 201 },
			{
				send: 'POST /inspections/5066/files',
				form: { fields: { kind: 'other' }, file: { name: `${'x'.repeat(157)}.pdf`, text: 'x' } },
				status: 422,
				body: invalidPart({ pointer: '/file' }, 'Höchstens 160 Zeichen.'),
			},
			{
				send: 'POST /inspections/5066/files',
				form: { fields: {} },
				status: 422,
				body: {
					detail: '2 Felder sind ungültig.',
					errors: [
						{ pointer: '/file', message: 'Pflichtangabe fehlt.' },
						{ pointer: '/kind', message: 'Pflichtangabe fehlt.' },
					],
				},
			},
			{
				send: 'POST /inspections/5066/files',
				form: { fields: { kind: 'other', public: 'true', publicExpiresAt: '2026-09-16T08:00:00Z' }, file: { name: 'x.pdf', text: 'x' } },
				status: 422,
				body: invalidPart({ pointer: '/publicExpiresAt' }, 'Ungültiger Wert.'),
			},
			{
				send: 'POST /inspections/5061/files',
				form: { fields: { kind: 'other' }, file: { name: 'x.pdf', text: 'x' } },
				status: 409,
				body: problemPart({
					type: 'inspection-locked',
					title: 'Der Prüfbericht kann nicht geändert werden',
					detail: 'Der Prüfbericht ist ersetzt oder storniert und kann nicht geändert werden.',
					code: 'KB-307',
				}),
			},
			{ send: 'POST /inspections/5999/files', form: { fields: { kind: 'other' }, file: { name: 'x.pdf', text: 'x' } }, status: 404 },
			{ send: 'POST /inspections/5066/files', json: {}, status: 415, body: { detail: 'Erwartet wird multipart/form-data.', code: null } },
			{
				send: 'POST /inspections/5066/files',
				raw: { type: 'multipart/form-data; boundary=x', text: 'kein Formular' },
				status: 400,
				body: { detail: 'Der Inhalt ist kein gültiges multipart/form-data.' },
			},
			{
				send: 'POST /inspections/5066/files',
				as: 'messraum',
				form: { fields: { kind: 'other', public: 'true' }, file: { name: 'x.pdf', text: 'x' } },
				status: 403,
				body: FORBIDDEN,
			},
		],
	},
	{
		name: 'inspectionsFileAdd: at a released report the file is added after release and stays',
		steps: [
			{
				send: 'POST /inspections/5048/files',
				as: 'erp',
				form: { fields: { kind: 'dcc' }, file: { name: 'Scheine/dcc.xml', text: '<x/>' } },
				status: 201,
				body: { name: 'dcc.xml', mediaType: 'application/xml', addedAfterRelease: true, uploadedBy: { name: 'ERP-Schnittstelle' } },
			},
			{ send: 'DELETE /files/9007', status: 409 },
		],
	},
];
