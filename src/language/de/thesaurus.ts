/**
 * Words that readers of German manuals use for the same thing, in German and English: those of software and paperwork, none of a subject.
 * Who types one of a line also finds the others, though weaker. What only one site means by a word stands in its own config (`search.synonyms`).
 */
export const thesaurus: readonly (readonly string[])[] = `
anlegen erstellen hinzufügen erfassen create add
ändern bearbeiten anpassen umstellen aktualisieren change edit update modify
löschen entfernen delete remove
anzeigen ansehen einsehen show view
auflisten Liste list
suchen finden search find
drucken ausdrucken print
hochladen einlesen upload
herunterladen download
exportieren export
importieren import
speichern sichern ablegen hinterlegen save store
senden schicken versenden send
einstellen festlegen konfigurieren configure
einrichten setup
prüfen kontrollieren überprüfen check verify
bestätigen confirm
anmelden einloggen login
abmelden ausloggen logout
Anmeldung authentication
Passwort Kennwort password
zurücksetzen ersetzen reset
vergessen forgot forgotten
Benutzer Konto user account
Kollege Mitarbeiter Person colleague employee
Rolle Recht Berechtigung role permission
Datei Anhang Dokument file attachment
Bericht report
Frist Termin deadline
Nummer Kennung number
Übersicht Überblick overview
Fehler Meldung Fehlermeldung error message
gesperrt blockiert locked blocked
freigeben Freigabe genehmigen release approve
kaputt defekt beschädigt broken damaged
verloren verschwunden vermisst lost missing
Kosten Preis cost price
teilen weitergeben share
verlängern extend
einladen invite
Telefon Handy Smartphone phone
Einstellung setting settings
Benachrichtigung Erinnerung notification reminder
Sprache language
Vorlage Muster template
Feld field
Spalte column
Zeile row
Zugriff Zugang access
Gerät device
abbrechen cancel
wiederherstellen restore
kopieren duplizieren copy duplicate
zusammenführen merge
archivieren archive
deaktivieren disable deactivate
öffentlich public
Zwei-Faktor two-factor
aufbewahren lagern keep
nachweisen Nachweis belegen proof evidence
aufrufen Aufruf Anfrage call request
oft häufig Anzahl
dokumentieren festhalten eintragen document record
benutzen verwenden nutzen use
umziehen umgezogen verlegen move
austauschen tauschen auswechseln wechseln replace
`
	.trim()
	.split('\n')
	.map((line) => line.split(' '));
