export const markdownHelp = {
	'mdx-only': {
		what: 'Eine .md-Datei enthält etwas, das nur eine .mdx-Datei versteht: eine Komponente, einen Import oder Export oder ein Attribut in geschweiften Klammern.',
		why: 'Leser sähen den Quelltext statt der Komponente.',
		fix: 'Benennen Sie die Datei in `.mdx` um, oder verwenden Sie eine Schreibweise von Markdown: `::::tabs`, `:::note`, HTML.',
	},
	'missing-import': {
		what: 'Eine Seite oder Komponente einer Website, die von Docusaurus kommt, importiert etwas, das es hier nicht gibt.',
		why: 'An der Stelle steht auf der Seite nichts oder nur, was zwischen den Tags steht.',
		fix: 'Installieren Sie das Paket im Ordner der Website, legen Sie die Datei an, oder ersetzen Sie die Komponente.',
	},
	'failed-component': {
		what: 'Eine Komponente bricht ab, während die Seite gebaut wird.',
		why: 'Leser sehen nur, was zwischen ihren Tags steht.',
		fix: 'Seiten entstehen ohne Browser: Setzen Sie, was einen braucht, in `BrowserOnly`, oder ersetzen Sie die Komponente.',
	},
	'page-syntax': {
		what: 'Eine Seite lässt sich nicht übersetzen.',
		why: 'Ohne sie wird die Website nicht gebaut.',
		fix: 'Prüfen Sie an der genannten Stelle Klammern, schließende Tags und Importe. In .mdx-Dateien beginnt `{` einen Ausdruck und `<` eine Komponente; als Zeichen stehen sie in Code.',
	},
	'component-use': {
		what: 'Eine Seite gibt einer Komponente eine Eigenschaft, die sie nicht hat, oder ein `client:…`, das es nicht gibt.',
		why: 'Die Komponente bekommt die Angabe nicht; sie bricht ab, zeigt etwas anderes als gemeint oder reagiert auf nichts.',
		fix: 'Berichtigen Sie den Namen; der Befund nennt die bekannten. Was eine Komponente annimmt, steht in ihrer Datei.',
	},
	'deep-nesting': {
		what: 'In einer Seite stehen mehr als 100 Zitate, Listen, Kästen oder Tags ineinander, oder in einer .mdx-Datei sind mehr als 1000 Klammern zugleich offen.',
		why: 'Niemand kann das lesen, und Programme, die den Text auseinandernehmen, brechen daran ab. Meist ist eine Taste hängen geblieben, oder eine Datei ist keine Seite.',
		fix: 'Nehmen Sie auseinander, was ineinander steht. Zeichen, die zu lesen sein sollen, stehen in Code.',
	},
	rendering: {
		what: 'Beim Erzeugen der Seiten ist ein Fehler aufgetreten, der keiner Datei zuzuordnen ist.',
		why: 'Ohne diese Seiten wird die Website nicht gebaut.',
		fix: 'Prüfen Sie die zuletzt geänderten Komponenten. Liegt es nicht an ihnen, ist es ein Fehler des Programms.',
	},
	'unknown-directive': {
		what: 'Ein Kasten `:::name` hat einen unbekannten Namen.',
		why: 'Er stünde als schlichter Kasten da, ohne Farbe und Zeichen.',
		fix: 'Berichtigen Sie den Namen; der Befund nennt die bekannten.',
	},
	'unknown-box': {
		what: 'In einer Website, die von Docusaurus kommt, hat ein Kasten `:::name` einen unbekannten Namen.',
		why: 'Er steht als schlichter Kasten ohne Farbe da.',
		fix: 'Berichtigen Sie den Namen, oder nennen Sie ihn in `site.config.ts` unter „docusaurus.boxes“.',
	},
	'undrawn-diagram': {
		what: 'Ein Diagramm (`mermaid`) lässt sich beim Bauen nicht vollständig zeichnen.',
		why: 'Leser sehen seinen Quelltext.',
		fix: 'Fügen Sie es als SVG-Bild ein, oder schreiben Sie es als flowchart, sequenceDiagram, classDiagram, stateDiagram oder erDiagram.',
	},
	'undrawn-formula': {
		what: 'Eine Formel (`$…$`, `$$…$$`) ist kein gültiges TeX.',
		why: 'Leser sehen ihren Quelltext.',
		fix: 'Berichtigen Sie sie; der Befund nennt den Grund. Ein Dollarzeichen, das keine Formel beginnt, schreiben Sie `\\$`.',
	},
	'unknown-status': {
		what: 'Ein `:status[…]` nennt einen Status, den die Website nicht hat.',
		why: 'Zeichen und Farbe des Status sind nicht bekannt.',
		fix: 'Nennen Sie einen Status aus `site.config.ts` („statuses“), oder ergänzen Sie ihn dort.',
	},
	'unknown-field': {
		what: 'Ein Link `field:…` nennt ein Feld, das nicht im Feldatlas steht.',
		why: 'Er hätte kein Ziel.',
		fix: 'Berichtigen Sie den Namen, oder ergänzen Sie die Zeile in `docs/field-atlas.yml`.',
	},
};
