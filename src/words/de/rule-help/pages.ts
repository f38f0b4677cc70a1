export const pagesHelp = {
	'wrong-base': {
		what: 'Ein Link führt aus dem Pfad hinaus, unter dem die Website steht.',
		why: 'Liegt die Website unter `/hilfe/`, gehört `/docs/` einer anderen Website auf demselben Server; dort gibt es die Seite nicht.',
		fix: 'Schreiben Sie in Markdown Adressen ohne „base“ (der Bau setzt es davor), in eigenem HTML mit „base“.',
	},
	'broken-link': {
		what: 'Ein Link führt zu einer Seite oder Datei dieser Website, die es nicht gibt, oder nennt keine Adresse: `[Suche]()`.',
		why: 'Wer ihm folgt, sieht die Seite „Nicht gefunden“, ohne Adresse noch einmal dieselbe Seite. Ein Link ohne Adresse ist eine Warnung, ebenso einer zu einer fehlenden API-Seite in einem Bau mit fremder API-Beschreibung.',
		fix: 'Berichtigen Sie die Adresse; Adressen von Seiten enden mit `/`. Sicherer ist der Pfad der Markdown-Datei: `[Suche](./suche.md)` folgt der Seite, wohin sie auch zieht.',
	},
	'broken-markdown-link': {
		what: 'Ein Link nennt eine Markdown-Datei, die es nicht gibt.',
		why: 'Der Bau kann ihn zu keiner Seite führen; wer ihm folgt, sieht die Seite „Nicht gefunden“.',
		fix: 'Berichtigen Sie den Pfad. Er gilt ab dem Ordner der Datei, in der der Link steht: `./andere.md`, `../ordner/andere.md`.',
	},
	'broken-anchor': {
		what: 'Ein Link führt zu einer Sprungmarke (`#…`), die die Seite nicht hat.',
		why: 'Wer ihm folgt, landet am Anfang der Seite und muss die gemeinte Stelle suchen.',
		fix: 'Nennen Sie die Sprungmarke einer Überschrift. Mit `## Drucken {#drucken}` bleibt sie, wenn sich der Wortlaut der Überschrift ändert.',
	},
	'broken-help-target': {
		what: 'Eine Hilfe-ID nennt eine Sprungmarke, die die Seite nicht hat.',
		why: 'Die Anwendung öffnet dann den Anfang der Seite statt der Stelle, die zur Frage passt.',
		fix: 'Nennen Sie unter „help“ im Kopf der Datei die id einer Überschrift: `## Titel {#id}`.',
	},
	'broken-search-words': {
		what: 'Wörter für die Suche (`search_words`) nennen einen Abschnitt, den die Seite nicht hat.',
		why: 'Wer mit diesen Wörtern sucht, findet den Abschnitt nicht.',
		fix: 'Nennen Sie unter `search_words` im Kopf der Datei die id einer Überschrift: `## Titel {#id}`.',
	},
	'taken-search-word': {
		what: 'Ein Wort für die Suche (`search_words`) ist die Überschrift eines Abschnitts auf einer anderen Seite.',
		why: 'Wörter aus `search_words` stehen in den Treffern vor Überschriften: Wer den anderen Abschnitt beim Namen sucht, bekommt zuerst diesen.',
		fix: 'Streichen Sie das Wort unter `search_words`, oder sagen Sie genauer, was gemeint ist: `Importvorlage` statt `Vorlage`.',
	},
	'missing-image': {
		what: 'Ein Bild liegt nicht dort, wo die Seite es sucht.',
		why: 'Leser sehen statt des Bildes nur seinen Alternativtext oder ein Zeichen für ein fehlendes Bild.',
		fix: 'Legen Sie die Datei neben die Seite (`![…](./bild.png)`) oder in `public/` (`![…](/bild.png)`), und prüfen Sie Groß- und Kleinschreibung.',
	},
	'image-alt': {
		what: 'Einem Bild fehlt der Alternativtext.',
		why: 'Wer das Bild nicht sieht, erfährt nicht, was es zeigt; Vorleseprogramme lesen stattdessen den Dateinamen vor.',
		fix: 'Beschreiben Sie in den eckigen Klammern, was das Bild sagt: `![Beschreibung](Adresse)`. Reiner Schmuck bekommt in HTML `alt=""`.',
	},
	'figure-caption': {
		what: 'Eine Abbildung hat keine Beschriftung.',
		why: 'Die Beschriftung sagt, worauf zu achten ist; ohne sie kann der Text nicht auf die Abbildung verweisen.',
		fix: 'Ergänzen Sie `<figcaption>` in der Abbildung.',
	},
	'figure-name': {
		what: 'Eine Zeichnung in einer Abbildung hat keinen Namen.',
		why: 'Vorleseprogramme sagen dann nur „Grafik“.',
		fix: 'Ergänzen Sie `<title>` im `<svg>`, oder verbergen Sie Schmuck mit `aria-hidden="true"`.',
	},
	'figure-text': {
		what: 'Eine Abbildung sagt nur dem etwas, der sie sieht.',
		why: 'Blinde Leser, die Suche und der Ausdruck ohne Bilder verlieren ihren Inhalt.',
		fix: 'Ergänzen Sie `<desc>` im `<svg>`, den Alternativtext eines Bildes oder eine Tabelle, Liste oder Beschreibung in der Abbildung.',
	},
	'page-language': {
		what: 'Eine Seite nennt ihre Sprache nicht.',
		why: 'Vorleseprogramme sprechen sie dann falsch aus, und Browser trennen Wörter falsch.',
		fix: 'Das Element „html“ der Seite braucht das Attribut „lang“, zum Beispiel „de“. Bei Seiten dieses Programms steht es immer da; es fehlt nur in eigenem HTML aus `public/`.',
	},
	'page-title': {
		what: 'Einer Seite fehlt der Titel.',
		why: 'Er steht im Reiter des Browsers, in Lesezeichen und in den Ergebnissen von Suchmaschinen.',
		fix: 'Ergänzen Sie „title“ im Kopf der Datei.',
	},
	'duplicate-title': {
		what: 'Zwei Seiten einer Version haben denselben Titel.',
		why: 'In Reitern, Lesezeichen, Treffern und Suchmaschinen steht nur der Titel; die beiden lassen sich nicht unterscheiden.',
		fix: 'Sagen Sie im Titel, was die eine von der anderen unterscheidet: „Prüfmittel – Glossar“.',
	},
	'page-heading': {
		what: 'Einer Seite fehlt die Hauptüberschrift.',
		why: 'An ihr erkennen Leser, wo sie sind; Vorleseprogramme springen zu ihr.',
		fix: 'Ergänzen Sie „title“ im Kopf der Datei oder eine Überschrift mit einem `#`. Mit `hide_title: true` braucht die Seite eine eigene.',
	},
	'page-text': {
		what: 'Eine geschriebene Seite hat keinen Text.',
		why: 'Wer sie in der Seitenleiste wählt, findet nichts; die Suche findet sie nicht.',
		fix: 'Schreiben Sie den Text, oder setzen Sie `draft: true` im Kopf der Datei, bis es so weit ist.',
	},
	'damaged-text': {
		what: 'Auf einer Seite steht „�“ statt eines Buchstabens.',
		why: 'Die Datei, aus der die Stelle stammt, ist nicht in UTF-8 gespeichert oder war es einmal nicht; Umlaute sind verloren.',
		fix: 'Suchen Sie die genannte Stelle in der Seite oder in der Komponente, die sie zeigt, und schreiben Sie sie neu. Speichern Sie die Datei in der Kodierung UTF-8.',
	},
	'duplicate-anchor': {
		what: 'Eine Sprungmarke gibt es auf einer Seite mehrmals.',
		why: 'Links und Inhaltsverzeichnis führen immer nur zur ersten Stelle.',
		fix: 'Geben Sie einer der Überschriften mit `{#…}` eine andere Sprungmarke.',
	},
	sitemap: {
		what: 'Die Sitemap nennt eine Seite, die es nicht gibt oder die nicht in Suchmaschinen stehen soll.',
		why: 'Suchmaschinen folgen ihr; widerspricht ihr eine Seite, werten sie das als Fehler der Website.',
		fix: 'Nehmen Sie die Adresse aus der Sitemap. Eine Sitemap, die dieses Programm schreibt, stimmt von selbst; prüfen Sie eigene in `public/`.',
	},
	'missing-style': {
		what: 'Einer Seite fehlt die Gestaltung eines Teils, den andere Seiten gestaltet zeigen.',
		why: 'Der Teil steht dort wie ohne Gestaltung, und es fällt erst auf, wenn jemand die Seite öffnet.',
		fix: 'Die Komponente, die die genannte Klasse schreibt, muss ihre Style-Datei importieren. Es ist ein Fehler des Programms, nicht Ihrer Texte.',
	},
	'foreign-style': {
		what: 'Die Gestaltung eines Teils verändert einen anderen, der in ihm steht.',
		why: 'Eine Regel nennt nur ein Element und trifft auch Elemente mit eigener Klasse; wer den einen Teil ändert, verdirbt den anderen.',
		fix: 'Geben Sie dem gemeinten Element eine eigene Klasse, und nennen Sie diese in der Regel. Es ist ein Fehler des Programms, nicht Ihrer Texte.',
	},
	'blocked-script': {
		what: 'Eine Seite enthält Code, der in ihr selbst steht oder von woanders kommt. Browser führen ihn nicht aus. Auch was `<object>` und `<embed>` nennen, zeigen sie nicht.',
		why: 'Jede Seite verbietet mit einer Content-Security-Policy alles, was nicht aus Dateien der Website kommt, damit eingeschleuster Code nichts anrichtet.',
		fix: 'Legen Sie den Code als Datei in `public/` und binden Sie ihn mit `<script type="module" src="/datei.js"></script>` ein. Was eine Seite zeigen soll, steht in `<iframe>` oder `<img>`.',
	},
};
