import { expect, test } from 'vitest';
import { inflect } from './inflect.ts';

test.each([
	['Prüfmittel', 'Prüfmittel Prüfmittels Prüfmitteln'],
	['Prüfmittelnummer', 'Prüfmittelnummer Prüfmittelnummern'],
	['Prüfintervall', 'Prüfintervall Prüfintervalls Prüfintervalles Prüfintervalle Prüfintervallen'],
	['Sektion', 'Sektion Sektionen'],
	['Datum', 'Datum Datums'],
	['Magic-Name', 'Magic-Name Magic-Namen Magic-Namens'],
	['Kostenstelle', 'Kostenstelle Kostenstellen'],
	['Ausweis', 'Ausweis Ausweises Ausweise Ausweisen'],
	['input', 'input'],
	['plan', 'plan'],
])('%s has these forms alone', (word, forms) => expect(inflect(word).join(' ')).toBe(forms));

/** Genitive, plural, and the dative of the plural, of every class; where usage has two, both. */
const NOUNS = `
Ergebnis Ergebnisses Ergebnisse Ergebnissen
Verzeichnis Verzeichnisses Verzeichnisse Verzeichnissen
Zeugnis Zeugnisses Zeugnisse Zeugnissen
Kenntnis Kenntnisse Kenntnissen
Prüferin Prüferinnen
Kollegin Kolleginnen
Laborantin Laborantinnen
Termin Termins Termine Terminen
Benzin Benzins Benzine
Schein Scheins Scheines Scheine Scheinen
Kriterium Kriteriums Kriterien
Laboratorium Laboratoriums Laboratorien
Zentrum Zentrums Zentren
Spektrum Spektrums Spektren
Maximum Maximums Maxima
Wachstum Wachstums
Raum Raums Raumes Räume Räumen
Status Status
Bus Busses Busse Bussen
Feldbus Feldbusse
Radius Radien
Zyklus Zyklen
Modus Modi
Bonus Boni Bonusse
Haus Hauses Häuser Häusern
Rand Rands Randes Ränder Rändern
Brand Brands Brandes Brände Bränden
Förderband Förderbänder Förderbändern
Verband Verbands Verbandes Verbände Verbänden
Einband Einbände Einbänden
Zahn Zahns Zähne Zähnen
Reisepass Reisepasses Reisepässe Reisepässen
Kompass Kompasses Kompasse
Anlass Anlasses Anlässe Anlässen
Korb Korbs Körbe Körben
Vollmacht Vollmachten
Basis Basen
Kreis Kreises Kreise Kreisen
Index Indexes Indizes
Matrix Matrizen
Skala Skalen
Thema Themas Themen
Schema Schemas Schemata
Kamera Kameras
Konto Kontos Konten
Risiko Risikos Risiken
Auto Autos
Team Teams
Chef Chefs
Display Displays
Material Materials Materialien
Prinzip Prinzips Prinzipien
Mädchen Mädchens
Röhrchen Röhrchens
Fräulein Fräuleins
Waage Waagen
Toleranz Toleranzen
Kategorie Kategorien
Datei Dateien
Technik Techniken
Gehäuse Gehäuses Gehäusen
Gewinde Gewindes Gewinden
Wochenende Wochenendes Wochenenden
Kunde Kunden
Student Studenten
Herr Herrn Herren
Mensch Menschen
Automat Automaten
Buchstabe Buchstaben Buchstabens
Name Namen Namens
Sensor Sensors Sensoren
Prüfer Prüfers Prüfern
Kabel Kabels Kabeln
Regel Regeln
Mangel Mangels Mängel Mängeln
Kasten Kastens Kästen
Zeichen Zeichens
Prüfplan Prüfplans Prüfplanes Prüfpläne Prüfplänen
Schrank Schranks Schränke Schränken
Vertrag Vertrags Vertrages Verträge Verträgen
Zustand Zustands Zustände Zuständen
Anschluss Anschlusses Anschlüsse Anschlüssen
Datenfeld Datenfelds Datenfeldes Datenfelder Datenfeldern
Schaltbild Schaltbildes Schaltbilder
Handbuch Handbuchs Handbücher Handbüchern
Messblatt Messblatts Messblätter
Handrad Handrads Handräder
Werkstatt Werkstätten
Fachkraft Fachkräfte Fachkräften
Arzt Arztes Ärzte Ärzten
Maß Maßes Maße Maßen
Netz Netzes Netze Netzen
Box Boxen
Bericht Berichts Berichtes Berichte Berichten
Gerät Geräts Gerätes Geräte Geräten
Prüfung Prüfungen
Genauigkeit Genauigkeiten
Eigenschaft Eigenschaften
`;

test.each(NOUNS.trim().split('\n'))('%s', (line) => {
	const [word = '', ...forms] = line.split(' ');
	expect(inflect(word)).toEqual(expect.arrayContaining([word, ...forms]));
});

test.each([
	['Zahl', ['Zähler', 'Zähle']],
	['Kauf', ['Käufer']],
	['Lauf', ['Läufer']],
	['Druck', ['Drücke', 'Drücker']],
	['Datum', ['Daten']],
	['Datenfeld', ['Dätenfelder']],
])('%s has no form that is another word', (word, others) => expect(inflect(word).filter((form) => others.includes(form))).toEqual([]));

test('an adjective may begin a sentence', () => {
	const small = ['pflichtig', 'pflichtige', 'pflichtigen', 'pflichtiger', 'pflichtiges', 'pflichtigem'];
	expect(inflect('pflichtig')).toEqual([...small, ...small.map((form) => form.replace('p', 'P'))]);
});
