import type { Text } from './text.ts';

interface ProblemKind {
	status: number;
	/** Literal and the same for every occurrence of a type. */
	title: Text;
}

/** Types of problems with status and titles (RULES.md ). */
export const PROBLEM_TYPES = {
	'malformed-request': { status: 400, title: { de: 'Die Anfrage ist nicht lesbar', en: 'The request cannot be read' } },
	unauthenticated: { status: 401, title: { de: 'Anmeldung erforderlich', en: 'Authentication required' } },
	'token-expired': { status: 401, title: { de: 'API-Token abgelaufen', en: 'API token expired' } },
	'insufficient-scope': { status: 403, title: { de: 'Die Berechtigung reicht nicht aus', en: 'Insufficient permission' } },
	'not-found': { status: 404, title: { de: 'Nicht gefunden', en: 'Not found' } },
	'duplicate-key': { status: 409, title: { de: 'Der Schlüssel ist bereits vergeben', en: 'The key is already in use' } },
	'duplicate-external-id': { status: 409, title: { de: 'Die externe Kennung ist bereits vergeben', en: 'The external ID is already in use' } },
	'inspection-locked': { status: 409, title: { de: 'Der Prüfbericht kann nicht geändert werden', en: 'The inspection cannot be changed' } },
	'custom-field-in-use': { status: 409, title: { de: 'Das Zusatzfeld wird verwendet', en: 'The custom field is in use' } },
	'field-type-locked': { status: 409, title: { de: 'Der Feldtyp ist gesperrt', en: 'The field type is locked' } },
	'file-locked': {
		status: 409,
		title: { de: 'Die Datei gehört zu einem freigegebenen Prüfbericht', en: 'The file belongs to a released inspection' },
	},
	'file-not-available': { status: 409, title: { de: 'Die Datei ist nicht verfügbar', en: 'The file is not available' } },
	'idempotency-in-progress': { status: 409, title: { de: 'Die Anfrage wird noch verarbeitet', en: 'The request is still being processed' } },
	'public-link-expired': { status: 410, title: { de: 'Der öffentliche Link ist abgelaufen', en: 'The public link has expired' } },
	'precondition-failed': {
		status: 412,
		title: { de: 'Der Datensatz wurde inzwischen geändert', en: 'The record has been changed in the meantime' },
	},
	'payload-too-large': { status: 413, title: { de: 'Die Datei ist zu groß', en: 'The file is too large' } },
	'unsupported-media-type': {
		status: 415,
		title: { de: 'Der Datei- oder Medientyp ist nicht erlaubt', en: 'The file or media type is not allowed' },
	},
	'validation-failed': {
		status: 422,
		title: { de: 'Die Angaben sind unvollständig oder ungültig', en: 'The data is incomplete or invalid' },
	},
	'idempotency-key-reused': {
		status: 422,
		title: {
			de: 'Der Idempotenzschlüssel wurde mit anderem Inhalt verwendet',
			en: 'The idempotency key was used with different content',
		},
	},
	'rate-limited': { status: 429, title: { de: 'Zu viele Anfragen', en: 'Too many requests' } },
	'internal-error': { status: 500, title: { de: 'Interner Fehler', en: 'Internal error' } },
	maintenance: { status: 503, title: { de: 'Wartung', en: 'Maintenance' } },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemType = keyof typeof PROBLEM_TYPES;
