import type { Wording } from '../../schema/problem.ts';

const named = (name: string) => (name === '' ? '' : ` (${name})`);
const path = (name: string) => (name === '' ? 'Eine Datei' : `„${name}“`);

/** Messages for errors of the operating system about a file. */
export const fileFaults = {
	forbidden: (name: string): Wording => ({
		message: `Die Rechte reichen nicht${named(name)}.`,
		hint: 'Geben Sie dem Konto, das den Befehl ausführt, das Recht, Dateien der Website zu lesen und die des Programms und der Ausgabe zu schreiben.',
	}),
	readOnly: (name: string): Wording => ({
		message: `Der Datenträger lässt sich nur lesen${named(name)}.`,
		hint: 'Nennen Sie mit OUT_DIR einen Ordner, in den geschrieben werden darf; auch der Ordner „.cache“ des Programms muss es sein.',
	}),
	full: (name: string): Wording => ({
		message: `Der Datenträger ist voll${named(name)}.`,
		hint: 'Schaffen Sie Platz und rufen Sie den Befehl noch einmal auf. Der Ordner „.cache“ des Programms darf jederzeit gelöscht werden.',
	}),
	mounted: (name: string): Wording => ({
		message: `${path(name)} ist ein Einhängepunkt oder wird gerade benutzt und lässt sich nicht ersetzen.`,
		hint: 'Nennen Sie mit OUT_DIR einen Ordner darin, zum Beispiel „dist/site“.',
	}),
	manyFiles: (name: string): Wording => ({
		message: `Es sind zu viele Dateien zugleich offen${named(name)}.`,
		hint: 'Erhöhen Sie die Grenze, zum Beispiel mit „ulimit -n 4096“.',
	}),
	noMemory: (name: string): Wording => ({
		message: `Der Arbeitsspeicher reicht nicht${named(name)}.`,
		hint: 'Beenden Sie andere Programme, oder geben Sie mehr Speicher frei.',
	}),
	circle: (name: string): Wording => ({
		message: `${path(name)} ist ein Link, der im Kreis führt.`,
		hint: 'Entfernen Sie den Link, oder lassen Sie ihn auf eine Datei zeigen.',
	}),
	folder: (name: string): Wording => ({
		message: `${path(name)} ist ein Ordner; erwartet wird eine Datei.`,
		hint: 'Benennen Sie den Ordner um, oder verschieben Sie ihn.',
	}),
	noFolder: (name: string): Wording => ({ message: `${path(name)} ist kein Ordner.`, hint: 'Benennen Sie die Datei um, oder verschieben Sie sie.' }),
	missing: (name: string): Wording => ({
		message: `${path(name)} gibt es nicht, oder ein Link führt ins Leere.`,
		hint: 'Legen Sie die Datei an, oder entfernen Sie den Link.',
	}),
	broken: (name: string): Wording => ({
		message: `Der Datenträger meldet einen Fehler${named(name)}.`,
		hint: 'Prüfen Sie den Datenträger und die Verbindung zu ihm.',
	}),
	longName: (name: string): Wording => ({
		message: `Der Name ist zu lang${named(name)}.`,
		hint: 'Kürzen Sie den Namen der Datei, oder geben Sie der Seite einen kürzeren „slug“.',
	}),
};

/** Messages about a file with the character NUL. */
export const noText: Wording = {
	message: 'In dieser Zeile steht ein NUL-Zeichen; die Datei ist beschädigt, kein Text oder in UTF-16 gespeichert.',
	hint: 'Öffnen Sie sie in einem Editor: Ist der Text lesbar, speichern Sie ihn in der Kodierung UTF-8. Sonst legen Sie die Datei neu an.',
};

/** Messages about bytes that are no text. */
export const noUtf8: Wording = {
	message: 'Die Datei ist nicht in UTF-8 geschrieben.',
	hint: 'Speichern Sie sie in der Kodierung UTF-8. Der Editor nennt die Kodierung unten am Rand oder unter „Speichern unter“.',
};
