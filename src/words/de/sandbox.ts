/** What the sandbox answers of itself, by what it refuses: title and sentence of a problem (RFC 9457). */
export const refusals = {
	'unknown-route': ['Nicht gefunden', 'Diesen Pfad kennt die API-Beschreibung nicht.'],
	'wrong-method': ['Methode nicht erlaubt', 'Die API-Beschreibung kennt für diesen Pfad andere Methoden.'],
	'malformed-body': ['Die Anfrage ist nicht lesbar', 'Der Inhalt fehlt oder entspricht nicht seinem Medientyp.'],
	'unsupported-media-type': ['Der Medientyp ist nicht erlaubt', 'Die API-Beschreibung nennt für den Inhalt andere Medientypen.'],
	'payload-too-large': ['Der Inhalt ist zu groß', 'Die Übungsumgebung nimmt so große Inhalte nicht an.'],
	'invalid-parameters': ['Die Parameter sind ungültig', 'Mindestens ein Parameter passt nicht zur API-Beschreibung.'],
	'invalid-body': ['Die Angaben sind unvollständig oder ungültig', 'Der Inhalt passt nicht zur API-Beschreibung.'],
	unauthenticated: ['Anmeldung erforderlich', 'Die Anfrage enthält keine Zugangsdaten.'],
	'rate-limited': ['Zu viele Anfragen', 'Wiederholen Sie die Anfrage später.'],
	'idempotency-key-reused': ['Der Idempotenzschlüssel wurde mit anderem Inhalt verwendet', 'Verwenden Sie für eine andere Anfrage einen neuen Schlüssel.'],
	'idempotency-in-progress': ['Die Anfrage wird noch verarbeitet', 'Eine Anfrage mit demselben Idempotenzschlüssel läuft noch.'],
	'precondition-failed': ['Der Datensatz wurde inzwischen geändert', 'Laden Sie den Datensatz neu.'],
	'not-found': ['Nicht gefunden', 'Diesen Datensatz gibt es nicht.'],
} satisfies Record<string, readonly [title: string, detail: string]>;

export const failedRequest = { maintenance: 'Wartung', internal: 'Interner Fehler', other: 'Fehler', detail: 'Die Anfrage ist fehlgeschlagen.' };

/** Titles for what is no HTTP, too slow, or comes from elsewhere, by status. */
export const badConnections: Readonly<Record<number, string>> = {
	400: 'Die Anfrage ist nicht lesbar',
	403: 'Nur Seiten und Programme dieses Rechners dürfen anfragen',
	408: 'Die Anfrage kam nicht rechtzeitig an',
	413: 'Der Inhalt ist zu groß',
	431: 'Die Kopfzeilen sind zu groß',
};

/** Token that the sandbox takes where the site names none. */
export const EXAMPLE_TOKEN = 'beispiel-token';
