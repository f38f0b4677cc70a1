export const apiHelp = {
	'api-file': {
		what: 'Die API-Beschreibung, die die Einstellungen nennen, fehlt oder lässt sich nicht lesen. Nennen sie keine, ist eine, die in `api/` liegt, eine Warnung.',
		why: 'Ohne sie gibt es keine API-Seiten.',
		fix: 'Prüfen Sie `api.description` in `site.config.ts`; der Pfad gilt ab dem Ordner der Website.',
	},
	'api-syntax': {
		what: 'Die API-Beschreibung ist kein gültiges JSON oder YAML.',
		why: 'Sie lässt sich nicht lesen.',
		fix: 'Prüfen Sie an der genannten Zeile und davor Anführungszeichen, Kommas, Klammern und Einrückung. Eine Datei mit der Endung `.json` muss JSON sein.',
	},
	'api-version': {
		what: 'Die Angabe der Version fehlt in der API-Beschreibung oder ist nicht bekannt.',
		why: 'Nach ihr richtet sich, wie die Beschreibung zu lesen ist.',
		fix: 'Am Anfang steht zum Beispiel `openapi: 3.1.0`. Gelesen werden Swagger 2.0 und OpenAPI 3.0, 3.1 und 3.2.',
	},
	'api-schema': {
		what: 'Eine Stelle der API-Beschreibung entspricht nicht der Spezifikation.',
		why: 'Programme, die die Beschreibung lesen, verstehen die Stelle falsch oder gar nicht; auf den Seiten kann etwas fehlen.',
		fix: 'Der Befund nennt den JSON-Zeiger, was erwartet wird und wie die Stelle gelesen wird. Ändern Sie die Quelle der Beschreibung. Gehört sie Ihnen nicht, hält mit `api.lenient` auch eine strenge Website nicht an.',
	},
	'api-reading': {
		what: 'Eine Stelle der API-Beschreibung wird anders gelesen, als sie dasteht.',
		why: 'Gemeint sein kann nur eines, und die Seiten zeigen das; andere Programme lesen die Stelle vielleicht anders.',
		fix: 'Der Befund sagt, wie die Stelle gelesen wird. Berichtigen Sie sie in der Quelle der Beschreibung.',
	},
	'api-duplicate-key': {
		what: 'Ein Schlüssel steht in der API-Beschreibung zweimal im selben Objekt.',
		why: 'Die meisten Programme lesen nur den letzten Wert; ein ganzer Pfad mit seinen Operationen kann so verschwinden.',
		fix: 'Fassen Sie beide Einträge zu einem zusammen.',
	},
	'api-upgrade': {
		what: 'Die API-Beschreibung lässt sich nicht auf OpenAPI 3.1 heben.',
		why: 'Gelesen wird dann nur, was in allen Versionen gleich ist.',
		fix: 'Beheben Sie zuerst die übrigen Befunde, oder liefern Sie die Beschreibung in OpenAPI 3.1.',
	},
	'api-reference': {
		what: 'Ein Verweis (`$ref`) in der API-Beschreibung führt ins Leere.',
		why: 'Statt des Bausteins steht auf der Seite nur sein Name.',
		fix: 'Prüfen Sie die Schreibweise, oder ergänzen Sie den Baustein unter „components“.',
	},
	'api-reference-circle': {
		what: 'Eine Kette von Verweisen führt zu sich selbst.',
		why: 'Es gibt kein Schema, das die Seite zeigen könnte.',
		fix: 'Am Ende der Kette muss ein Schema stehen. Ein Schema, das sich in seinen Feldern selbst enthält, ist erlaubt.',
	},
	'api-remote-reference': {
		what: 'Ein Verweis führt in ein anderes Dokument und wird nicht verfolgt.',
		why: 'Ein Bau lädt nichts aus dem Netz. Er liest Dateien (JSON, YAML) im Ordner der Beschreibung, in dem eine Ebene darüber, wenn er im Ordner der Website liegt und nicht dieser selbst ist, und darunter; nichts in `node_modules` und in Ordnern, deren Name mit einem Punkt beginnt. Zu einer geholten Beschreibung (`api.source`) liest er keine andere Datei: Wer sie schreibt, soll nichts von Ihrem Rechner veröffentlichen können.',
		fix: 'Legen Sie die Datei in diesen Ordner, oder fügen Sie alles zu einer Datei zusammen. Bei einer geholten Beschreibung erlauben Sie die Adresse mit `api.remoteReferences` und holen sie mit `npm run api:pull`.',
	},
	'api-slip': {
		what: 'Ein Name oder Wert der Beschreibung oder der Beispieldaten weicht um einen Buchstaben von dem ab, der gemeint sein wird, oder ein Tag steht in keinem Kalender.',
		why: 'Ein Pflichtfeld, das es nicht gibt, und ein Format, das niemand kennt, sagen dem Leser nichts; ein verschriebener Schlüssel fehlt in der Übungsumgebung.',
		fix: 'Schreiben Sie den Namen, den der Befund nennt. Geprüft werden `required` und `format`, in Beispielen Schlüssel, Werte einer Aufzählung, Tage und Uhrzeiten, und in Daten und Beispielen, was nur eine Stelle so schreibt.',
	},
	'api-path-parameter': {
		what: 'Ein Pfadparameter fehlt in der Beschreibung oder im Pfad.',
		why: 'Die Beispiele und die Übungsumgebung wissen nicht, was an dieser Stelle des Pfads steht.',
		fix: 'Beschreiben Sie jedes `{…}` des Pfads unter „parameters“ mit `in: path`, und streichen Sie, was im Pfad nicht vorkommt.',
	},
	'api-security': {
		what: 'Eine Operation nennt ein Anmeldeverfahren, das nicht beschrieben ist.',
		why: 'Die Seite kann nicht sagen, wie man sich anmeldet.',
		fix: 'Ergänzen Sie es unter `components.securitySchemes`.',
	},
	'api-operation-id': {
		what: 'Eine Operation hat keine `operationId` oder eine, die es schon gibt.',
		why: 'Aus ihr entsteht die Adresse der Seite; ohne sie ändert sich die Adresse mit dem Pfad, und Links brechen.',
		fix: 'Geben Sie jeder Operation eine eigene `operationId` und lassen Sie sie, wie sie ist.',
	},
	'api-oversized': {
		what: 'Ein Teil der API-Beschreibung ist zu groß oder zu tief und wurde gekürzt.',
		why: 'Eine Seite, die sich nicht öffnen lässt, nützt niemandem.',
		fix: 'Kürzen Sie den Text, oder teilen Sie das Schema in benannte Bausteine.',
	},
	'api-more': {
		what: 'Die API-Beschreibung hat mehr Befunde, als einzeln genannt werden.',
		why: 'So viele haben meist eine Ursache; Fehler werden vor Warnungen genannt.',
		fix: 'Beheben Sie zuerst die genannten, und prüfen Sie erneut: `npm run api:check -- api/description.json`.',
	},
	'api-pull': {
		what: 'Die API-Beschreibung ließ sich nicht holen.',
		why: 'Die Website behält die Beschreibung, die sie hat.',
		fix: 'Prüfen Sie die Adresse (`api.source`), Netzwerk und Server; unter der Adresse muss die Beschreibung selbst liegen, in JSON oder YAML und ohne Anmeldung.',
	},
};
