/** Refusals of the sandbox itself: title and sentence of a problem (RFC 9457). */
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
	'already-exists': ['Schon vorhanden', 'Diesen Datensatz gibt es schon.'],
} satisfies Record<string, readonly [title: string, detail: string]>;

export const failedRequest = { maintenance: 'Wartung', internal: 'Interner Fehler', other: 'Fehler', detail: 'Die Anfrage ist fehlgeschlagen.' };

/** Titles for requests that are no HTTP, too slow, or from another origin, by status. */
export const badConnections: Readonly<Record<number, string>> = {
	400: 'Die Anfrage ist nicht lesbar',
	403: 'Nur Seiten und Programme dieses Rechners dürfen anfragen',
	408: 'Die Anfrage kam nicht rechtzeitig an',
	413: 'Der Inhalt ist zu groß',
	431: 'Die Kopfzeilen sind zu groß',
};

/** Token that the sandbox accepts if the site names none. */
export const EXAMPLE_TOKEN = 'beispiel-token';

/** Messages of the command that starts the sandbox. */
export const sandboxCommand = {
	usage: `npm run sandbox -- [Optionen]

  --api ID           bei mehreren APIs die, deren Übungsumgebung startet; sonst die erste
  --port 4010        Port auf 127.0.0.1; ist er belegt, der nächste freie
  --seed DATEI       anderer Anfangsbestand (JSON)
  --today DATUM      anderer Tag der Übungsumgebung, zum Beispiel 2025-12-31
  --latency MS       Wartezeit vor jeder Antwort, fest (200) oder von bis (100-800)
  --fail STATUS:ANTEIL  antwortet in diesem Anteil der Fälle so, zum Beispiel 503:0.1; mehrfach erlaubt
  --random ZAHL      Wartezeiten und Ausfälle bei jedem Start in derselben Folge`,
	value: (option: string, value: string | undefined) => `--${option} hat den Wert „${value}“.`,
	day: 'Erwartet wird ein Datum wie 2025-09-15.',
	latency: 'Erwartet werden Millisekunden wie 200 oder 100-800.',
	shares: 'Alle Anteile zusammen sind höchstens 1.',
	failure: 'Erwartet werden ein Status ab 400 und ein Anteil von 0 bis 1, zum Beispiel 503:0.1.',
	whole: 'Erwartet wird eine ganze Zahl.',
	help: 'Alle Optionen zeigt „npm run sandbox -- --help“.',
	unreadable: 'keine lesbare Anfrage',
	begin: (title: string, clock: string) => `${title}, Übungsumgebung. Ihre Uhr beginnt am ${clock} Uhr (UTC).`,
	otherPort: (wanted: number, port: number) => `Port ${wanted} ist belegt; Port ${port} ist frei. Einen anderen wählen Sie mit --port.`,
	at: (address: string) => `Die Übungsumgebung steht unter ${address} (beenden mit Strg+C)`,
	clockLocale: 'de-DE',
	noSeed: (file: string) => `Die Datei „${file}“ ist kein lesbares JSON.`,
	seedHint: 'Nennen Sie mit --seed eine Datei ab dem Ordner, in dem Sie den Befehl aufrufen.',
};
