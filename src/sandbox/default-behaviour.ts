import { mismatchInWords } from '#words/mismatch.ts';
import type { Behaviour, Mismatch, Refused, Reply } from './behaviour.ts';

/** What answers when a site has no behaviour of its own: any credentials are good, problems are told in German (RFC 9457), and the clock is the real one (`startsAt` is empty). */
export const defaultBehaviour: Behaviour<null> = {
	start: () => null,
	startsAt: '',
	languages: ['de'],
	token: 'beispiel-token',
	authorise: () => 'token',
	handlers: {},
	records: () => ({}),
	refuse: (refused, { requestId, url }) => problem(refused, requestId, url.pathname),
};

const PROBLEMS: Readonly<Record<Exclude<Refused['kind'], 'failed'>, readonly [number, string, string]>> = {
	'unknown-route': [404, 'Nicht gefunden', 'Diesen Pfad kennt die API-Beschreibung nicht.'],
	'wrong-method': [405, 'Methode nicht erlaubt', 'Die API-Beschreibung kennt für diesen Pfad andere Methoden.'],
	'malformed-body': [400, 'Die Anfrage ist nicht lesbar', 'Der Inhalt fehlt oder entspricht nicht seinem Medientyp.'],
	'unsupported-media-type': [415, 'Der Medientyp ist nicht erlaubt', 'Die API-Beschreibung nennt für den Inhalt andere Medientypen.'],
	'payload-too-large': [413, 'Der Inhalt ist zu groß', 'Die Übungsumgebung nimmt so große Inhalte nicht an.'],
	'invalid-parameters': [400, 'Die Parameter sind ungültig', 'Mindestens ein Parameter passt nicht zur API-Beschreibung.'],
	'invalid-body': [422, 'Die Angaben sind unvollständig oder ungültig', 'Der Inhalt passt nicht zur API-Beschreibung.'],
	unauthenticated: [401, 'Anmeldung erforderlich', 'Die Anfrage enthält keine Zugangsdaten.'],
	'rate-limited': [429, 'Zu viele Anfragen', 'Wiederholen Sie die Anfrage später.'],
	'idempotency-key-reused': [422, 'Der Idempotenzschlüssel wurde mit anderem Inhalt verwendet', 'Verwenden Sie für eine andere Anfrage einen neuen Schlüssel.'],
	'idempotency-in-progress': [409, 'Die Anfrage wird noch verarbeitet', 'Eine Anfrage mit demselben Idempotenzschlüssel läuft noch.'],
	'precondition-failed': [412, 'Der Datensatz wurde inzwischen geändert', 'Laden Sie den Datensatz neu.'],
	'not-found': [404, 'Nicht gefunden', 'Diesen Datensatz gibt es nicht.'],
};

function problem(refused: Refused, requestId: string, instance: string): Reply {
	const failed = (status: number) =>
		[status, status === 503 ? 'Wartung' : status === 500 ? 'Interner Fehler' : 'Fehler', 'Die Anfrage ist fehlgeschlagen.'] as const;
	const [status, title, detail] = refused.kind === 'failed' ? failed(refused.status) : PROBLEMS[refused.kind];
	const errors = 'mismatches' in refused ? refused.mismatches.map(errorOf) : [];
	return { status, mediaType: 'application/problem+json', body: { type: 'about:blank', title, status, detail, instance, requestId, errors } };
}

function errorOf({ pointer, parameter, ...mismatch }: Mismatch): { pointer?: string; parameter?: string; message: string } {
	return { ...(pointer !== undefined && { pointer }), ...(parameter !== undefined && { parameter }), message: mismatchInWords(mismatch) };
}
