import { byteSize } from './byte-size.ts';
import { longDate } from './dates.ts';
import { FORMATS } from './locale.ts';

/** Link in the footer of every page. */
export const OFFLINE_LINK = 'Offline lesen';

/** The page about reading without a network. */
export const offlinePage = {
	title: 'Offline lesen',
	lead: 'Was Sie hier gelesen haben, bleibt in diesem Browser und lässt sich ohne Netz wieder öffnen. Auf Wunsch speichern Sie die ganze Dokumentation.',
	noScript: 'Zum Speichern braucht diese Seite JavaScript.',
	sections: [
		{
			title: 'Was gespeichert wird',
			items: [
				'von selbst: die zuletzt besuchten Seiten mit ihren Bildern',
				'auf Wunsch: alle Seiten mit Suche, Beispielen und Übungsumgebung',
				'nichts davon verlässt dieses Gerät',
			],
		},
		{
			title: 'Neue Ausgaben',
			items: [
				'Solange Sie eine Ausgabe gespeichert haben, lesen Sie diese, mit und ohne Netz.',
				'Gibt es eine neue, steht am unteren Rand „Neue Ausgabe verfügbar“. Sie wird erst gezeigt, wenn sie vollständig geladen ist.',
				'Bricht das Laden ab, bleibt die bisherige Ausgabe. Der nächste Versuch lädt nur, was fehlt.',
			],
		},
		{
			title: 'Wenn es nicht geht',
			items: [
				'Private Fenster speichern nichts oder löschen beim Schließen alles. Öffnen Sie die Seite in einem gewöhnlichen Fenster.',
				'Fehlt Speicherplatz, löschen Sie in den Einstellungen des Browsers Daten anderer Websites.',
				'Das Neuladen mit gedrückter Umschalttaste umgeht den Speicher und braucht Netz. Laden Sie ohne die Taste neu.',
				'Manche Browser löschen Daten von Websites, die Sie wochenlang nicht besucht haben. Prüfen Sie die Anzeige auf dieser Seite, bevor Sie ohne Netz arbeiten.',
			],
		},
	],
} as const;

interface Described {
	date?: string | undefined;
	bytes: number;
}

const dayOf = (at: number) => new Intl.DateTimeFormat(FORMATS, { dateStyle: 'long' }).format(at);
const stateOf = ({ date }: Described) => (date === undefined ? '' : `, Stand der Texte ${longDate(date)}`);

/** Messages of the page about the edition, and its buttons. */
export const offlineState = {
	load: 'Offline verfügbar machen',
	update: 'Neue Ausgabe laden',
	stop: 'Abbrechen',
	remove: 'Von diesem Gerät löschen',
	none: 'Gespeichert sind nur besuchte Seiten.',
	size: (edition: Described) => `Die ganze Dokumentation braucht ${byteSize(edition.bytes)}${stateOf(edition)}.`,
	kept: (edition: Described & { saved: number }) =>
		`Offline verfügbar: die ganze Dokumentation, ${byteSize(edition.bytes)}, gespeichert am ${dayOf(edition.saved)}${stateOf(edition)}.`,
	newer: (edition: Described) => `Es gibt eine neue Ausgabe: ${byteSize(edition.bytes)}${stateOf(edition)}. Geladen wird, was sich geändert hat.`,
	begins: 'Wird geladen. Sie können in einem anderen Tab weiterlesen.',
	stopped: 'Abgebrochen. Was schon geladen ist, wird beim nächsten Mal nicht noch einmal geladen.',
	removed: 'Gelöscht.',
	unreachable: 'Der Server ist nicht erreichbar, deshalb lässt sich gerade nichts laden.',
	insecure: 'Diese Adresse beginnt nicht mit https://. Browser speichern Seiten nur von gesicherten Adressen.',
	blocked:
		'Dieser Browser speichert hier nichts: In privaten Fenstern oder durch eine Vorgabe ist das gesperrt. Öffnen Sie die Seite in einem gewöhnlichen Fenster.',
};

/** The line at the lower edge of the window. */
export const editionNotice = {
	newer: (edition: Described) => `Neue Ausgabe verfügbar (${byteSize(edition.bytes)}${stateOf(edition)}). Sie lesen die gespeicherte.`,
	load: 'Laden und zeigen',
	begins: 'Neue Ausgabe wird geladen.',
	loading: (done: number, count: number) => `Neue Ausgabe wird geladen: ${done} von ${count} Dateien.`,
	again: 'Erneut versuchen',
	old: (days: number) =>
		`Die gespeicherte Ausgabe wurde seit ${days} Tagen nicht abgeglichen. Öffnen Sie die Seite einmal mit Netz, bevor Sie sich auf Angaben verlassen.`,
};

/** Reasons why an edition is not downloaded. */
export const editionFault = {
	unreachable: () =>
		'Die Verbindung ist abgebrochen, oder der Server gibt die Dateien gerade nicht heraus. Prüfen Sie, ob Ihr Netz oder die Website eine Anmeldung verlangt, und versuchen Sie es in einigen Minuten noch einmal. Was schon geladen ist, wird nicht noch einmal geladen.',
	full: (free?: number) =>
		`Der Speicherplatz reicht nicht${free === undefined ? '' : `: frei sind ${byteSize(free)}`}. Löschen Sie in den Einstellungen des Browsers Daten anderer Websites, oder lesen Sie in einem gewöhnlichen statt einem privaten Fenster.`,
	changed: () =>
		'Es kamen andere Dateien, als diese Ausgabe nennt. Nichts davon wird gezeigt. Vielleicht erschien gerade eine neue Ausgabe: Versuchen Sie es noch einmal. Kommt die Meldung wieder, verändert der Host die Dateien; das kann nur beheben, wer die Website betreibt.',
	unknown: (message: string) => `Das Speichern ist fehlgeschlagen: ${message}`,
};
