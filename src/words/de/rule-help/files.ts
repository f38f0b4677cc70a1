export const filesHelp = {
	'unreadable-file': {
		what: 'Eine Datei der Website lässt sich nicht lesen: Die Rechte reichen nicht, ein Link führt ins Leere oder im Kreis, an ihrer Stelle steht ein Ordner, oder sie ist nicht in UTF-8 geschrieben.',
		why: 'Was in ihr steht, fehlte auf der Website, oder Umlaute kämen als „�“ an.',
		fix: 'Der Befund nennt die Datei und, bei falscher Kodierung, die Zeile. Die Zeilenenden von Windows und eine Marke am Anfang der Datei (BOM) stören nicht.',
	},
	'site-config': {
		what: 'In `site.config.ts` fehlt eine Angabe, ist eine unbekannt oder hat einen Wert, der nicht passt.',
		why: 'Was falsch geschrieben ist, hätte stillschweigend keine Wirkung.',
		fix: 'Der Befund nennt Schlüssel, Wert und was erwartet wird. Was es gibt, zeigt der Editor beim Tippen, wenn die Datei „defineSite“ aus `nonius/site` verwendet.',
	},
	sidebars: {
		what: 'Die Seitenleisten (`sidebars.ts` oder die Datei einer Version) haben eine Form, die nicht passt.',
		why: 'Aus ihnen entstehen die Navigation und das Blättern.',
		fix: 'Der Befund nennt den Eintrag und was dort erwartet wird.',
	},
	'category-file': {
		what: 'Eine Datei `_category_.json` oder `_category_.yml` passt nicht.',
		why: 'Sie sagt, wie ein Ordner in der Seitenleiste heißt und wo er steht.',
		fix: 'Berichtigen Sie den genannten Schlüssel; üblich sind „label“, „position“ und „link“.',
	},
	versions: {
		what: 'Die Datei `versions.json` ist keine Liste von Namen.',
		why: 'Sie sagt, welche früheren Stände es gibt und in welcher Reihenfolge.',
		fix: 'Schreiben Sie eine Liste wie `["2025.2", "2025.1"]`, die neueste zuerst; `npm run docs:version` trägt neue selbst ein.',
	},
	'front-matter': {
		what: 'Der Kopf einer Markdown-Datei (zwischen den Zeilen „---“) ist kein gültiges YAML oder enthält einen unbekannten Schlüssel oder Wert.',
		why: 'Titel, Adresse und Platz der Seite stehen dort; ein Tippfehler hätte keine Wirkung, und niemand merkte es.',
		fix: 'Berichtigen Sie den Schlüssel oder Wert. Werte mit Doppelpunkt oder Sonderzeichen stehen in Anführungszeichen.',
	},
	'without-effect': {
		what: 'Ein Schlüssel, den es bei Docusaurus gibt, oder eine Übersetzung hat hier keine Wirkung.',
		why: 'Wer so etwas schreibt, erwartet eine Wirkung.',
		fix: 'Entfernen Sie den Schlüssel, oder legen Sie die Übersetzung dorthin, wo sie gesucht wird. Der Befund nennt, was an seiner Stelle hilft.',
	},
	authors: {
		what: 'Die Datei `blog/authors.yml` passt nicht.',
		why: 'Aus ihr kommen Namen, Bilder und Seiten der Autoren.',
		fix: 'Unter jedem Kürzel steht mindestens „name“; der Befund nennt den Schlüssel, der nicht passt.',
	},
	tags: {
		what: 'Die Datei `blog/tags.yml` passt nicht.',
		why: 'Aus ihr kommen die Schlagwörter des Blogs und ihre Seiten.',
		fix: 'Unter jedem Schlagwort stehen „label“, „permalink“ und „description“, alle freiwillig; der Befund nennt, was nicht passt.',
	},
	'field-atlas': {
		what: 'Die Datei `docs/field-atlas.yml` passt nicht.',
		why: 'Aus ihr entsteht die Seite, die Beschriftungen und Felder der API einander zuordnet.',
		fix: 'Berichtigen Sie den genannten Schlüssel; eine Gruppe hat „id“, „title“, „schemas“ und „fields“.',
	},
	'help-list': {
		what: 'Die Datei `docs/help-ids.json` passt nicht.',
		why: 'Sie hält fest, welche Hilfe-IDs ausgelieferte Anwendungen kennen.',
		fix: 'Sie hat „ids“ (eine Liste) und „redirects“ (alte ID zu neuer ID). Neue IDs trägt `npm run help-ids` ein.',
	},
	'own-words': {
		what: 'Die Datei mit Wörtern einer Sprache (`words.fr.yml`) nennt ein Wort, das es nicht gibt, oder eines in einer Form, die nicht passt. Was ihr fehlt, nennt eine Warnung.',
		why: 'Was falsch geschrieben ist, stünde auf den Seiten weiter auf Englisch.',
		fix: 'Berichtigen Sie den genannten Namen oder Wert. `nonius words fr` gibt die fehlenden Wörter aus.',
	},
	'check-lists': {
		what: 'Eine Datei in `checks/` passt nicht.',
		why: 'Mit diesen Listen werden die Texte verglichen; ohne sie lässt sich nichts prüfen.',
		fix: 'Berichtigen Sie den genannten Schlüssel. Welche Datei was hält, steht in GUIDE.md unter „Checking texts“.',
	},
	'api-history': {
		what: 'Eine Datei in `history/` neben einer API-Beschreibung passt nicht.',
		why: 'Aus ihr entsteht die Seite „Änderungen“ der API.',
		fix: 'Diese Dateien schreibt `npm run api:pull`. Von Hand ergänzen Sie nur „note“; stellen Sie anderes aus der Versionsverwaltung wieder her.',
	},
	'api-recipes': {
		what: 'Ein Ablauf in `recipes.yml` passt nicht zur API-Beschreibung oder zur Übersicht.',
		why: 'Wer ihn auf der Seite durchspielt, käme bei diesem Schritt nicht weiter.',
		fix: 'Nennen Sie eine Operation, die es gibt, mit ihren Parametern; ein Wert in `{…}` muss in einem früheren Schritt unter „take“ stehen, der Name des Ablaufs als `{#…}` in `overview.md`.',
	},
	'api-samples': {
		what: 'Die Datei `samples.json` neben einer API-Beschreibung passt nicht.',
		why: 'Aus ihr wissen die Seiten, welches Beispiel wirklich gelaufen ist („geprüft“).',
		fix: 'Rufen Sie `npm run samples` auf; der Befehl schreibt sie neu.',
	},
	'api-sandbox': {
		what: 'Eine Datei, die `api.sandbox` nennt, fehlt oder lässt sich nicht verwenden.',
		why: 'Ohne sie hat die Übungsumgebung kein Verhalten oder keinen Anfangsbestand.',
		fix: 'Prüfen Sie den Pfad; er gilt ab dem Ordner der Website. Der Anfangsbestand („seed“) ist JSON, das Verhalten („behaviour“) eine TypeScript-Datei, die „behaviour“ exportiert.',
	},
};
