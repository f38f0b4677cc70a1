export const partsHelp = {
	'post-date': {
		what: 'Ein Beitrag hat kein Datum.',
		why: 'Nach ihm werden Beiträge geordnet und angezeigt; es ist Teil ihrer Adresse.',
		fix: 'Beginnen Sie den Dateinamen mit dem Datum (`2025-01-31-name.md`), oder ergänzen Sie `date: JJJJ-MM-TT` im Kopf.',
	},
	'unknown-author': {
		what: 'Ein Beitrag nennt einen Autor, der nicht in `blog/authors.yml` steht.',
		why: 'Der Beitrag hätte keinen Namen und kein Bild des Autors.',
		fix: 'Berichtigen Sie das Kürzel unter „authors“, oder ergänzen Sie es in `blog/authors.yml`.',
	},
	'unknown-tag': {
		what: 'Ein Beitrag nennt ein Schlagwort, das nicht in `blog/tags.yml` steht.',
		why: 'Ein Tippfehler würde eine zweite Seite für dasselbe Thema anlegen.',
		fix: 'Berichtigen Sie das Schlagwort unter „tags“, oder ergänzen Sie es in `blog/tags.yml`.',
	},
	'sidebar-doc': {
		what: 'Eine Seitenleiste nennt eine Seite, die es nicht gibt, oder einen Ordner, in dem keine liegt (eine Warnung).',
		why: 'An dieser Stelle fehlte ein Eintrag, ohne dass es jemand merkte.',
		fix: 'Nennen Sie die id der Seite: den Pfad ihrer Datei unter `docs/` ohne Endung und ohne Zahlen vor den Namen.',
	},
	'term-api': {
		what: 'Ein Begriff nennt unter `term.api` etwas, das die API-Beschreibung nicht hat.',
		why: 'Die Seite der API könnte nicht auf den Begriff verweisen.',
		fix: 'Nennen Sie ein Schema, ein Feld als `Schema.feld` oder eine Operation.',
	},
	'atlas-unknown': {
		what: 'Der Feldatlas nennt ein Feld, ein Schema oder einen Begriff, den es nicht gibt.',
		why: 'Die Zeile hätte keinen Typ und keine Operationen; meist hat die API den Namen geändert.',
		fix: 'Berichtigen Sie den Namen nach der API-Beschreibung; ein Begriff ist eine Seite mit „term“ im Kopf.',
	},
	'atlas-duplicate': {
		what: 'Eine Zeile steht zweimal im Feldatlas.',
		why: 'Links auf die Zeile fänden nur die erste.',
		fix: 'Streichen Sie eine der beiden, oder geben Sie ihr eine eigene „id“.',
	},
	'atlas-excuse': {
		what: 'Ein Feld hat eine Zeile im Feldatlas und steht zugleich unter „unmapped“.',
		why: 'Die beiden Angaben widersprechen sich.',
		fix: 'Streichen Sie eine von beiden.',
	},
	'atlas-unmapped': {
		what: 'Ein Feld der API steht weder mit einer Beschriftung noch mit einem Grund im Feldatlas.',
		why: 'Wer das Feld auf dem Bildschirm sucht, findet es nicht; oft ist es neu.',
		fix: 'Ordnen Sie es einer Beschriftung zu, oder nennen Sie es unter „unmapped“ mit einem Grund.',
	},
	'broken-address': {
		what: 'Die Adresse einer Seite enthält eines der Zeichen `#`, `?`, `%` und `\\`, meist weil es im Namen der Datei steht: `C# Einführung.md`.',
		why: 'In Adressen beginnt `#` die Stelle auf der Seite, `?` eine Anfrage und `%` ein kodiertes Zeichen; ein Link zur Seite führte zu einer anderen oder ins Leere.',
		fix: 'Geben Sie der Seite im Kopf der Datei einen „slug“ ohne diese Zeichen, oder benennen Sie die Datei oder ihren Ordner um. Einem Schlagwort oder Autor gibt „permalink“ die Adresse. Namen von Bildern und anderen Dateien neben dem Text dürfen sie enthalten; im Link stehen sie kodiert: `%23` für `#`.',
	},
	'duplicate-route': {
		what: 'Zwei Seiten haben dieselbe Adresse oder Adressen, die sich nur in Groß- und Kleinschreibung unterscheiden; oder eine Seite steht, wo eine Datei liegt, die veröffentlicht werden soll.',
		why: 'Nur eine von ihnen ist zu sehen; die andere erreicht niemand. Viele Rechner und Hosts machen zwischen großen und kleinen Buchstaben keinen Unterschied.',
		fix: 'Geben Sie einer der beiden im Kopf der Datei einen anderen „slug“.',
	},
	'idle-redirect': {
		what: 'Eine Weiterleitung gilt nicht: An ihrer Adresse steht eine Seite oder eine veröffentlichte Datei, eine andere führt von dort woandershin, sie liegt unter einer Datei oder sie führt im Kreis.',
		why: 'Wer der alten Adresse folgt, kommt nicht dorthin, wohin die Weiterleitung führen soll.',
		fix: 'Streichen oder berichtigen Sie sie unter „redirects“ in `site.config.ts`.',
	},
	'duplicate-doc-id': {
		what: 'Zwei Seiten einer Version haben dieselbe id.',
		why: 'Seitenleiste und Blättern nennen Seiten mit ihrer id und könnten nicht sagen, welche gemeint ist.',
		fix: 'Setzen Sie in einer der Dateien eine andere „id“, oder benennen Sie die Datei um. Zahlen vor dem Namen zählen nicht: `1-start.md` und `2-start.md` heißen beide „start“.',
	},
	'duplicate-feed-id': {
		what: 'Zwei Beiträge eines Blogs haben im Feed dieselbe Kennung: dieselbe `feed_id`, oder die eines Beitrags ist die Adresse eines anderen.',
		why: 'Feed-Leser halten beide für einen und zeigen nur einen davon.',
		fix: 'Setzen Sie `feed_id` auf die Adresse, die dieser Beitrag zuerst hatte, oder streichen Sie sie.',
	},
	'navbar-item': {
		what: 'Ein Eintrag der Navigationsleiste nennt eine Seitenleiste oder eine API, die es nicht gibt, oder eine Seitenleiste, die leer ist.',
		why: 'Er führt zur ersten Seite der Seitenleiste oder zur Übersicht der API und hätte kein Ziel.',
		fix: 'Nennen Sie unter „sidebar“ eine Seitenleiste aus `sidebars.ts`, oder füllen Sie diese; unter „id“ eine API aus `site.config.ts`.',
	},
	'missing-choice': {
		what: 'Die Website hat mehrere Sprachen oder Versionen, und kein Rahmen ihrer Seiten führt zu den anderen.',
		why: 'Gebaut und veröffentlicht wären sie, aber niemand fände sie.',
		fix: "Ergänzen Sie unter „navbar“ `{ type: 'localeDropdown' }` oder `{ type: 'docsVersionDropdown' }` oder einen Link.",
	},
	'faint-accent': {
		what: 'Eine Farbe unter „theme.accent“ hebt sich von ihrem Grund zu wenig ab (unter 4,5:1).',
		why: 'Links und Knöpfe wären schlecht zu lesen; die Seiten nehmen deshalb einen dunkleren oder helleren Ton.',
		fix: 'Setzen Sie den Ton, den der Befund nennt, oder einen anderen mit genug Kontrast.',
	},
	'unknown-name': {
		what: 'Ein Kopf oder eine Einstellung nennt eine Seitenleiste, eine Seite, eine Version oder eine API, die es nicht gibt.',
		why: 'Die Angabe hätte keine Wirkung, oder Leser kämen beim Blättern nicht weiter.',
		fix: 'Berichtigen Sie den Namen: Seitenleisten stehen in `sidebars.ts`, Seiten heißen nach ihrer id, Versionen stehen in `versions.json` („current“ ist `docs/`), APIs in `site.config.ts` unter „api“.',
	},
	'duplicate-term': {
		what: 'Zwei Begriffe haben dieselbe Form oder denselben Namen in ihrer Adresse.',
		why: 'Wo ein Text das Wort erwähnt, könnte niemand sagen, zu welchem Begriff der Link führen soll.',
		fix: 'Nennen Sie die Form unter „term“ nur in einer der Dateien, oder geben Sie einer der Seiten einen anderen „slug“.',
	},
	'duplicate-help-id': {
		what: 'Zwei Seiten geben dieselbe Hilfe-ID.',
		why: 'Die Anwendung öffnet zu einer Hilfe-ID genau eine Stelle.',
		fix: 'Lassen Sie die Hilfe-ID unter „help“ nur in einer der Dateien stehen.',
	},
	'new-help-id': {
		what: 'Eine Hilfe-ID steht noch nicht in der Liste aller veröffentlichten.',
		why: 'Nur was in `docs/help-ids.json` steht, wird später vermisst, wenn es verschwindet.',
		fix: 'Rufen Sie `npm run help-ids` auf, und übernehmen Sie die Datei mit der Änderung.',
	},
	'missing-help-id': {
		what: 'Eine veröffentlichte Hilfe-ID gibt es nicht mehr.',
		why: 'Anwendungen, die längst ausgeliefert sind, verweisen noch darauf; ihre Hilfe ginge ins Leere.',
		fix: 'Geben Sie unter „help“ wieder einer Stelle diese ID, oder leiten Sie sie in `docs/help-ids.json` unter „redirects“ zu einer anderen um.',
	},
	'broken-help-redirect': {
		what: 'Eine Umleitung von Hilfe-IDs führt ins Leere oder ist überflüssig.',
		why: 'Die Anwendung fände zu dieser Hilfe-ID keine Stelle, oder es gäbe zwei Antworten.',
		fix: 'Nennen Sie in `docs/help-ids.json` unter „redirects“ eine Hilfe-ID, die es gibt; hat die alte wieder eine Stelle, streichen Sie die Umleitung.',
	},
};
