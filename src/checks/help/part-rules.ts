import type { Help } from '#checks/rule.ts';
import type { RuleId } from '#schema/rule-ids.ts';

/** Rules about how files go together, found while they are read. */
export const PART_RULES = {
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
		what: 'Eine Seitenleiste nennt eine Seite, die es nicht gibt.',
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
} satisfies Partial<Record<RuleId, Help>>;
