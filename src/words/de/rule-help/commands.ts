export const commandsHelp = {
	environment: {
		what: 'Eine Umgebungsvariable hat einen Wert, der sich nicht verwenden lässt.',
		why: 'Der Befehl wüsste nicht, welche Website er lesen oder wohin er schreiben soll.',
		fix: 'Erwartet werden: `SITE_ROOT` (Ordner mit `site.config.ts`), `OUT_DIR` (Ordner für das Ergebnis), `API_DESCRIPTION` (eine Datei), `SITE_LOCALE` (eine weitere Sprache der Website), `PORT` (0 bis 65535).',
	},
	machine: {
		what: 'Der Rechner verweigert etwas: Der Datenträger ist voll oder lässt sich nur lesen, Rechte fehlen, zu viele Dateien sind offen.',
		why: 'Der Befehl kann nicht weiter. Eine Website, die schon gebaut war, bleibt, wie sie ist.',
		fix: 'Der Befund nennt, soweit bekannt, die Datei und was hilft. Danach rufen Sie den Befehl noch einmal auf.',
	},
	arguments: {
		what: 'Eine Option eines Befehls ist unbekannt oder hat einen Wert, der nicht passt.',
		why: 'Der Befehl täte etwas anderes als gemeint.',
		fix: 'Der Befund nennt die Option und was erwartet wird.',
	},
	'out-dir': {
		what: 'Der Ausgabeordner enthält etwas anderes als eine gebaute Website, oder ein Befehl sucht dort eine und findet keine.',
		why: 'Ein Bau ersetzt den Ordner ganz; was jemand dort abgelegt hat, wäre fort.',
		fix: 'Nennen Sie mit `OUT_DIR` einen neuen oder leeren Ordner; zum Ausliefern bauen Sie zuerst mit `npm run build`.',
	},
	'docs-version': {
		what: 'Unter diesem Namen lässt sich keine Version festhalten.',
		why: 'Der Name wird zu einem Ordner und zu einem Teil von Adressen; eine vorhandene Version darf nicht überschrieben werden.',
		fix: 'Wählen Sie einen neuen Namen aus Buchstaben ohne Umlaute, Ziffern, Punkt, Binde- und Unterstrich, zum Beispiel 2025.4.',
	},
};
