import type { Case } from './case.ts';
import { FORBIDDEN, notFoundPart, problemPart } from './problem-part.ts';

const EXPIRED = 'BEISPIEL-ABGELAUFEN-9002-000000000000000000';
const PUBLIC = 'BEISPIEL-OEFFENTLICH-9003-00000000000000000';

export const FILE_CASES: readonly Case[] = [
	{
		name: 'filesInfo: 9001 with a valid seal (RULES.md R-20.9)',
		steps: [
			{
				send: 'GET /files/9001',
				status: 200,
				expectHeaders: { etag: { matches: '^"' } },
				body: {
					size: 184_320,
					sha256: '506a2caec4d27f91e7e30b2beaddf97e99707f46d2aa0c398fa787e48cebf48a',
					owner: { type: 'inspection', id: 5048 },
					seal: { status: 'valid', accreditationNumber: 'DAkkS00-DE-K-00000-01-00', failedStep: null },
					public: { enabled: false, url: null, expiresAt: null },
				},
			},
			{ send: 'GET /files/9002', status: 200, body: { public: { enabled: true, url: `https://api.example.com/v1/files/public/${EXPIRED}` } } },
			{ send: 'GET /files/9999', status: 404, body: notFoundPart('Es gibt keine Datei mit der ID 9999.') },
			{ send: 'GET /files/9001', as: 'montage', status: 404 },
			{ send: 'GET /files/9001', as: 'erp', status: 403, body: FORBIDDEN },
		],
	},
	{
		name: 'filesView: content, name and tag of a file',
		steps: [
			{
				send: 'GET /files/9006/content',
				status: 200,
				expectHeaders: {
					'content-type': 'text/csv',
					'content-length': '1874',
					'content-disposition': 'attachment; filename="Rohdaten_PM-MS-0005_2025-09-15.csv"',
					etag: '"97e3cd4d621ccd3019fdd024a7473a45fd04822fdcb5066f1162cd174e2e8ce3"',
				},
				file: { size: 1874, begins: 'Rohdaten_PM-MS-0005_2025-09-15.csv\nRohdaten' },
				take: { etag: 'header:etag' },
			},
			{
				send: 'GET /files/9006/content?disposition=inline',
				status: 200,
				expectHeaders: { 'content-disposition': 'inline; filename="Rohdaten_PM-MS-0005_2025-09-15.csv"' },
			},
			{ send: 'GET /files/9006/content', headers: { 'If-None-Match': '{{etag}}' }, status: 304, file: { size: 0, begins: '' } },
			{ send: 'GET /files/9006/content', headers: { 'If-None-Match': '"x", W/{{etag}}' }, status: 304 },
			{ send: 'GET /files/9006/content', headers: { 'If-None-Match': '"x"' }, status: 200 },
			{ send: 'GET /files/9999/content', status: 404 },
		],
	},
	{
		name: 'filesPublic: the link is the permission (RULES.md R-20.11)',
		steps: [
			{
				send: `GET /files/public/${PUBLIC}`,
				as: null,
				status: 200,
				expectHeaders: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store', 'content-type': 'application/pdf' },
				file: { size: 298_104, begins: 'Kalibrierschein_PM-DM-0001' },
			},
			{
				send: `GET /files/public/${EXPIRED}`,
				as: null,
				status: 410,
				body: problemPart({ type: 'public-link-expired', title: 'Der öffentliche Link ist abgelaufen', detail: 'Der Link ist am 22.03.2025 abgelaufen.' }),
			},
			{
				send: `GET /files/public/${'x'.repeat(43)}`,
				as: null,
				status: 404,
				body: notFoundPart('Der Link ist unbekannt oder wurde widerrufen.'),
			},
			{ send: 'GET /files/public/kurz', as: null, status: 400, body: { errors: [{ parameter: 'token' }] } },
			{ send: `GET /files/public/${PUBLIC}`, as: null, after: 6 * 86_400_000, status: 410 },
		],
	},
	{
		name: 'filesDelete: at drafts only (RULES.md R-20.12)',
		steps: [
			{ send: 'DELETE /files/9006', as: 'messraum', status: 204 },
			{ send: 'GET /files/9006', status: 404 },
			{
				send: 'DELETE /files/9001',
				status: 409,
				body: problemPart({
					type: 'file-locked',
					title: 'Die Datei gehört zu einem freigegebenen Prüfbericht',
					detail: 'Dateien an einem freigegebenen, ersetzten oder stornierten Prüfbericht bleiben erhalten.',
				}),
			},
			{ send: 'DELETE /files/9006', status: 404 },
			{ send: 'DELETE /files/9006', as: 'lesezugriff', status: 403, body: FORBIDDEN },
		],
	},
];
