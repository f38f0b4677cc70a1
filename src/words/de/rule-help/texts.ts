export const textsHelp = {
	'wrong-term': {
		what: 'Ein Text verwendet ein Wort, für das die Website einen anderen Begriff hat.',
		why: 'Leser fragen sich, ob zwei Wörter zwei Dinge meinen; die Suche und die Anwendung kennen nur eines.',
		fix: 'Schreiben Sie den Begriff, den der Befund nennt. Zitate in „…“ und Nennungen wie „Messmittel (hier: Prüfmittel)“ bleiben. Die Wörter stehen in `checks/terminology.yml` unter „terms“ und im Kopf der Begriffsseiten unter `term.forbidden`.',
	},
	'foreign-word': {
		what: 'Ein Text verwendet ein Fremdwort, für das die Website ein deutsches hat.',
		why: 'Nicht jeder Leser kennt es, und in der Oberfläche steht ein anderes.',
		fix: 'Schreiben Sie das deutsche Wort, das der Befund nennt. Die Wörter stehen in `checks/terminology.yml` unter „foreign“.',
	},
	tone: {
		what: 'Ein Text enthält ein Wort, eine Wendung oder ein Ausrufezeichen, die die Website nicht will.',
		why: 'Füllwörter und Beteuerungen sagen nichts und kosten Zeit; „einfach“ ist für den, der gerade scheitert, eine Kränkung.',
		fix: 'Lassen Sie das Wort weg, oder schreiben Sie, was der Befund vorschlägt. Die Wendungen stehen in `checks/terminology.yml` unter „tone“; Code, Tasten, Beschriftungen und Zitate sind ausgenommen.',
	},
	spelling: {
		what: 'Ein Text enthält ein Wort, das weder das Wörterbuch noch die Wortliste der Website kennt.',
		why: 'Meist ist es ein Tippfehler; die Suche findet die Stelle dann nicht.',
		fix: 'Berichtigen Sie das Wort. Ein richtiger Fachbegriff kommt in `checks/words.txt`, einen Namen oder Wert schreiben Sie als Code.',
	},
	'misspelt-anchor': {
		what: 'Die id einer Überschrift enthält ein Wort, das weder das Wörterbuch noch die Wortliste der Website kennt und das einem Wort der Seite bis auf einen Buchstaben gleicht, oder wiederholt die Überschrift mit zwei vertauschten Buchstaben.',
		why: 'Meist ist es ein Tippfehler. Die id steht in Adressen, die Leser weitergeben und andere Websites nennen; später ändern lässt sie sich nicht mehr.',
		fix: 'Berichtigen Sie die id. Ein richtiger Fachbegriff kommt in `checks/words.txt`.',
	},
	'word-list': {
		what: 'Ein Eintrag der Wortliste steht an falscher Stelle, steht zweimal oder wird nicht gebraucht.',
		why: 'Ein überflüssiger Eintrag lässt später einen Tippfehler durchgehen; in einer geordneten Liste findet man Wörter wieder.',
		fix: 'Ordnen Sie `checks/words.txt` nach dem Alphabet, und streichen Sie, was kein Text braucht.',
	},
	'misspelt-search-word': {
		what: 'Ein Wort für die Suche (`search_words`, `keywords`, `search.synonyms`) ist unbekannt und wäre mit zwei vertauschten Buchstaben ein bekanntes.',
		why: 'Wer das richtige Wort sucht, findet die Stelle nicht; wer sich vertippt, dem hilft die Suche auch ohne Eintrag.',
		fix: 'Berichtigen Sie das Wort.',
	},
	typography: {
		what: 'Ein Text enthält ein Zeichen, das so nicht gesetzt wird und das der Bau nicht von selbst berichtigt.',
		why: 'Ein Punkt statt eines Kommas macht einen Messwert mehrdeutig; falsche Zeichen stören beim Lesen und bei der Suche.',
		fix: 'Schreiben Sie, was der Befund vorschlägt. Geschützte Leerzeichen, „…“, × und Striche in Bereichen setzt der Bau in Markdown selbst; im Kopf einer Datei, in Einstellungen und Attributen nicht.',
	},
	'unknown-label': {
		what: 'Ein Text ist fett, aber keine Beschriftung der Oberfläche.',
		why: 'Fett heißt auf dieser Website: So steht es auf dem Bildschirm. Wer danach sucht, findet es nicht.',
		fix: 'Schreiben Sie die Beschriftung, wie sie in `checks/labels.yml` steht. Zum Betonen schreiben Sie `*kursiv*`; am Anfang eines Absatzes darf `**Netto.**` mit Punkt oder Doppelpunkt stehen.',
	},
	'quoted-label': {
		what: 'Eine Beschriftung der Oberfläche steht in Anführungszeichen, anderswo ist sie fett.',
		why: 'Fett heißt: So steht es auf dem Bildschirm. Dieselbe Beschriftung in Anführungszeichen sieht aus wie etwas anderes.',
		fix: 'Setzen Sie die Beschriftung fett. Ist ein Wert oder ein Aufdruck gemeint, der nur so heißt, streichen Sie ihn aus `checks/labels.yml` oder nennen Sie ihn in `checks/exceptions.yml`.',
	},
	'missing-control': {
		what: 'Ein Text nennt eine Beschriftung, die der abgebildete Bildschirm nicht zeigt.',
		why: 'Wer die Schaltfläche in der Abbildung sucht, um sie in der Anwendung wiederzufinden, findet sie nicht.',
		fix: 'Zeigen Sie sie in der Abbildung und nennen Sie sie in `checks/screens.yml` unter „shows“; steht sie in einem anderen Bildschirm, unter „elsewhere“ mit dem Ort.',
	},
	'wrong-role': {
		what: 'Ein Text nennt zu einer Handlung eine andere Rolle als die Liste der Rechte.',
		why: 'Wer sich darauf verlässt, bekommt eine Meldung statt der Schaltfläche oder fragt vergeblich nach einem Recht.',
		fix: 'Nennen Sie die Rolle, die der Befund nennt, oder ändern Sie `checks/rights.yml`. Verglichen werden der Kasten „Wer darf das?“ und Sätze mit „ab“ oder „mindestens“.',
	},
	'missing-role': {
		what: 'Eine Anleitung führt zu einer Handlung, die nicht jede Rolle darf, und die Seite nennt keine Rolle.',
		why: 'Wem das Recht fehlt, der merkt es erst an der Schaltfläche, die es bei ihm nicht gibt.',
		fix: 'Sagen Sie im Kasten „Wer darf das?“ (`:::who`) oder in einem Satz, ab welcher Rolle es geht. Die Rechte stehen in `checks/rights.yml`.',
	},
	'unknown-code': {
		what: 'Ein Text nennt den Code einer Meldung, die es nicht gibt, oder eine Komponente bekommt etwas anderes, wo sie sonst einen Code bekommt.',
		why: 'Wer eine Meldung nachschlägt, sucht nach ihrem Code.',
		fix: 'Berichtigen Sie den Code, oder ergänzen Sie die Meldung in `checks/messages.yml`.',
	},
	'message-text': {
		what: 'Ein Zitat ist beinahe der Text einer Meldung, aber nicht wörtlich.',
		why: 'Leser suchen nach dem Wortlaut, den sie auf dem Bildschirm sehen.',
		fix: 'Übernehmen Sie den Wortlaut aus `checks/messages.yml`; mit „…“ dürfen Sie kürzen, für `{…}` steht ein Beispielwert.',
	},
	'unknown-sample': {
		what: 'Ein `:sample` nennt einen Wert, den die Beispieldaten nicht haben.',
		why: 'Ob der Text stimmt, kann dann niemand prüfen.',
		fix: 'Nennen Sie Datensatz und Feld, zum Beispiel `of="AB-0001.dueDate"`. Welche Datei die Daten hält und welche Felder einen Datensatz benennen, steht in `checks/samples.yml`.',
	},
	'wrong-sample': {
		what: 'Ein Beispielwert im Text stimmt nicht mit den Beispieldaten überein.',
		why: 'Abbildungen, Übungsumgebung und Text zeigen dasselbe Gerät; widersprechen sie sich, glaubt der Leser keinem.',
		fix: 'Schreiben Sie den Wert, den der Befund nennt, oder ändern Sie die Beispieldaten.',
	},
	'wrong-fact': {
		what: 'Ein Text nennt eine Zahl anders, als die Liste der Fakten sie nennt, oder keiner nennt sie so, wie die Liste erwartet.',
		why: 'Grenzen und Fristen stehen auf vielen Seiten; widersprechen sie sich, gilt dem Leser keine. Eine Wendung, die nirgends steht, prüft nichts.',
		fix: 'Schreiben Sie die Zahl aus `checks/facts.yml`, oder ändern Sie dort Zahl oder Wendung. Ist hier etwas anderes gemeint, hilft eine Ausnahme.',
	},
	'impossible-date': {
		what: 'Ein Text nennt einen Tag, den es nicht gibt, etwa den 31.04. oder den 29.02. eines Jahres ohne Schalttag.',
		why: 'Leser rechnen mit den Daten eines Beispiels nach, und Fristen gehen dann nicht auf.',
		fix: 'Berichtigen Sie Tag, Monat oder Jahr. Ist das falsche Datum gemeint, etwa als Beispiel einer Meldung, schreiben Sie es als Code.',
	},
	'missing-key': {
		what: 'Im Kopf einer Seite fehlt ein Schlüssel, den die anderen Seiten ihres Ordners haben, etwa `title`, `authors` oder `tags`; `title` und `description` vermisst die Prüfung in einem kleinen Ordner auch, wenn fast alle Seiten der Website sie haben.',
		why: 'An seine Stelle tritt etwas Abgeleitetes, etwa der Dateiname, oder nichts: Die Seite steht dann anders in Listen, Suche und Feeds als ihre Nachbarn.',
		fix: 'Ergänzen Sie den Schlüssel. Soll er fehlen, nennen Sie die Ausnahme in `checks/exceptions.yml`.',
	},
	'uncut-post': {
		what: 'Einem Beitrag fehlt die Marke `<!-- truncate -->` oder `{/* truncate */}`, die die anderen Beiträge haben.',
		why: 'Die Liste der Beiträge zeigt ihn dann ganz, die anderen nur bis zur Marke.',
		fix: 'Setzen Sie die Marke hinter den ersten Absatz. Soll sie fehlen, nennen Sie die Ausnahme in `checks/exceptions.yml`.',
	},
	'task-steps': {
		what: 'Eine Anleitung (`:::task`) hat keine nummerierten Schritte, oder ihr erster hat nicht die Nummer 1.',
		why: 'Nummern sagen, was zuerst kommt, und lassen sich am Telefon nennen.',
		fix: 'Schreiben Sie die Schritte als Liste mit „1.“.',
	},
	'task-step': {
		what: 'Ein Schritt einer Anleitung (`:::task`) sagt nicht, was zu tun ist.',
		why: 'Wer Schritt für Schritt folgt, sucht in jedem Schritt eine Handlung; eine Feststellung lässt ihn warten.',
		fix: 'Beginnen Sie mit der Handlung: „Wählen Sie …“. Was danach zu sehen ist, steht im selben Schritt dahinter.',
	},
	'task-result': {
		what: 'Eine Anleitung (`:::task`) sagt nicht, woran man ihr Ergebnis erkennt.',
		why: 'Ohne Ergebnis weiß der Leser nicht, ob er fertig ist oder etwas übersehen hat.',
		fix: 'Schließen Sie mit einem Absatz „Ergebnis: …“.',
	},
	'task-end': {
		what: 'Eine Anleitung (`:::task`) hört auf, bevor die Aufgabe erledigt ist.',
		why: 'Der letzte Schritt öffnet einen Dialog, oder das Ergebnis verlangt noch eine Handlung: Wer der Anleitung folgt, bleibt auf halbem Weg stehen.',
		fix: 'Ergänzen Sie die Schritte bis zum Ende. Welche Beschriftungen einen Dialog öffnen, steht in `checks/dialogs.yml`.',
	},
	'too-many-boxes': {
		what: 'Eine Seite hat mehr als 3 Hinweiskästen.',
		why: 'Wo alles hervorgehoben ist, fällt nichts mehr auf; Leser überspringen Kästen dann ganz.',
		fix: 'Schreiben Sie in den Text, was kein eigener Hinweis sein muss, oder teilen Sie die Seite.',
	},
	'repeated-heading': {
		what: 'Eine Überschrift steht auf einer Seite zweimal.',
		why: 'Im Inhaltsverzeichnis und in der Suche sind die Abschnitte nicht zu unterscheiden.',
		fix: 'Sagen Sie in einer der beiden, worin sich die Abschnitte unterscheiden.',
	},
	'skipped-heading': {
		what: 'Eine Überschrift überspringt eine Ebene, etwa `####` unter `##`.',
		why: 'Vorleseprogramme nennen die Ebene; wer nach ihr springt, sucht die fehlende. Im Inhaltsverzeichnis steht sie am falschen Ort.',
		fix: 'Geben Sie ihr höchstens ein `#` mehr als der Überschrift, unter der sie steht. Die erste des Textes hat zwei.',
	},
	'stray-markup': {
		what: 'Im Text stehen Zeichen, die eine Auszeichnung sein sollten: `**`, ein einzelner Backtick, `](`, `::` oder `##` am Anfang einer Zeile, `{#id`, die Striche einer Tabelle.',
		why: 'Leser sehen die Zeichen statt der fetten Schrift, des Links, des Kastens oder der Tabelle.',
		fix: 'Ergänzen Sie, was fehlt: das Gegenstück, die Klammer, den dritten Doppelpunkt, das Leerzeichen nach `##`, die Zeile `|---|---|` unter dem Tabellenkopf. Sollen die Zeichen zu lesen sein, setzen Sie sie als Code.',
	},
	'open-box': {
		what: 'Ein Kasten oder eine Anleitung (`:::note`, `:::task`) wird nicht geschlossen.',
		why: 'Was folgt, steht mit im Kasten, bis zum Ende der Seite.',
		fix: 'Setzen Sie `:::` in eine Zeile für sich, wo der Kasten endet.',
	},
	'open-code': {
		what: 'Ein Codeblock wird nicht geschlossen, oder in ihm beginnt ein weiterer.',
		why: 'Was folgt, steht als Code da: Text wird zu Code, und der Code dahinter zu Text.',
		fix: 'Setzen Sie ``` in eine Zeile für sich, wo der Code endet. Soll ``` im Code zu lesen sein, öffnen und schließen Sie ihn mit vier Zeichen.',
	},
	'uneven-table': {
		what: 'Eine Zeile einer Tabelle hat mehr Zellen als ihr Kopf, oder als einzige ihrer Tabelle weniger.',
		why: 'Was fehlt, bleibt leer, und was zu viel ist, verschwindet: Werte stehen unter der falschen Überschrift.',
		fix: 'Ergänzen oder streichen Sie ein `|`. Eine leere Zelle ist `| |`; ein Strich, der zu lesen sein soll, ist `\\|`.',
	},
	'unknown-element': {
		what: 'Eine Seite enthält ein Tag in Kleinbuchstaben, das HTML nicht kennt.',
		why: 'Browser zeigen dafür nichts. Meist ist es eine Komponente, deren Name groß beginnt, oder ein Tippfehler.',
		fix: 'Berichtigen Sie den Namen. Eigene Elemente haben einen Bindestrich im Namen; soll das Tag zu lesen sein, schreiben Sie es als Code.',
	},
	'unknown-language': {
		what: 'Ein Codeblock nennt eine Sprache, die nicht bekannt ist.',
		why: 'Der Code erscheint ohne Farben, und Werkzeuge, die ihn übernehmen, kennen seine Sprache nicht.',
		fix: 'Prüfen Sie die Schreibweise. Für Text ohne Sprache schreiben Sie `text`.',
	},
	'unread-formula': {
		what: 'Eine Formel (`$$…$$` oder ein Codeblock `math`) steht in einer Website, die Formeln nicht liest.',
		why: 'Leser sehen ihren Quelltext.',
		fix: 'Setzen Sie `markdown: { math: true }` in `site.config.ts`. Ist keine Formel gemeint, setzen Sie den Text als Code.',
	},
	'unmarked-line': {
		what: 'Ein Codeblock hebt eine Zeile hervor, die er nicht hat (`{7}`).',
		why: 'Hervorgehoben ist nichts oder etwas anderes als gemeint, seit der Code sich geändert hat.',
		fix: 'Berichtigen Sie die Nummer; gezählt wird ab 1.',
	},
	'duplicate-tab': {
		what: 'Zwei Registerkarten nebeneinander haben denselben Wert (`value`, ohne ihn die Beschriftung).',
		why: 'Am Wert erkennt die Seite, was der Leser gewählt hat: Auf der nächsten Seite und überall, wo dieselbe Gruppe steht, erscheint immer die erste von beiden.',
		fix: 'Geben Sie jeder einen eigenen Wert: `:::tab[Windows]{value=win}`.',
	},
	'duplicate-paragraph': {
		what: 'Ein Absatz von mindestens 20 Wörtern steht in der Website ein zweites Mal.',
		why: 'Wird einer von beiden geändert, widersprechen sie sich.',
		fix: 'Behalten Sie ihn an einer Stelle, und verweisen Sie von der anderen darauf.',
	},
	'repeated-phrase': {
		what: 'Eine Wendung vor einem Doppelpunkt steht auf einer Seite zweimal, oder ein Satz von mindestens 8 Wörtern auf mehr als 3 Seiten.',
		why: 'Was überall gleich lautet, überlesen Leser; ändert sich die Sache, muss es überall geändert werden.',
		fix: 'Lassen Sie die Wendung weg, oder sagen Sie, worum es hier geht. Einen Satz behalten Sie an einer Stelle und verweisen darauf.',
	},
	'idle-synonym': {
		what: 'Ein Wort, für das unter `search.synonyms` Wörter der Leser stehen, kommt in keinem Text vor.',
		why: 'Die Wörter der Leser führen dann zu nichts.',
		fix: 'Nennen Sie das Wort, das die Texte gebrauchen, oder streichen Sie den Eintrag.',
	},
	'promised-address': {
		what: 'Eine Adresse, die `checks/addresses.yml` verspricht, ist keine Seite mehr.',
		why: 'Andere haben sie: Lesezeichen, die Anwendung, E-Mails, Aufkleber. Für sie alle wäre die Seite verschwunden.',
		fix: 'Geben Sie der Seite ihre Adresse zurück, zum Beispiel mit `slug`. Ist sie wirklich nicht mehr gewollt, streichen Sie die Zeile.',
	},
	'unused-exception': {
		what: 'Eine Ausnahme in `checks/exceptions.yml` trifft auf nichts mehr zu.',
		why: 'Sie würde einen künftigen Fehler an derselben Stelle verschweigen.',
		fix: 'Streichen Sie sie.',
	},
};
