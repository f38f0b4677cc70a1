/** How each command is called, what it does, and what its arguments mean. */
const COMMANDS = {
	init: ['init', 'legt im leeren Ordner eine kleine Website an', 'Er schreibt site.config.ts, eine erste Seite und eine .gitignore und ersetzt nichts.'],
	dev: [
		'dev [--port ZAHL]',
		'zeigt die Website, während Sie schreiben',
		'--port gilt statt der Variable PORT. SITE_LOCALE nennt eine der Sprachen der Website.',
	],
	build: [
		'build',
		'baut die Website nach dist/',
		'OUT_DIR nennt einen anderen Ordner, API_DESCRIPTION eine andere API-Beschreibung. Bei einem Fehler bleibt die Website, wie sie war.',
	],
	serve: ['serve [--port ZAHL]', 'zeigt die gebaute Website', '--port gilt statt der Variable PORT.'],
	zip: ['zip [DATEI.zip]', 'macht aus der gebauten Website ein Archiv, das ohne Server läuft', 'Ohne Angabe heißt das Archiv site.zip.'],
	pdf: ['pdf [ORDNER]', 'druckt das Handbuch der gebauten Website als PDF', 'Ohne Angabe nach pdf/. Nötig ist ein Chromium, im PATH oder in CHROMIUM_PATH.'],
	check: [
		'check [--list [--markdown]]',
		'prüft Texte, Links und Einstellungen, ohne zu bauen',
		'--list zeigt stattdessen alle Regeln, --list --markdown erklärt sie als Markdown. Mit welchen Listen Texte verglichen werden,\nsteht in GUIDE.md unter „Checking texts“.',
	],
	import: [
		'import [ORDNER] [--out ORDNER] [--check [--against BAU]]',
		'übernimmt eine Website von Docusaurus',
		'Er schreibt site.config.ts neben die Konfiguration der Website oder nach --out. --check baut sie ins Leere und sagt, was sich findet;\n--against nennt einen Bau von Docusaurus, mit dem sie verglichen wird.',
	],
	version: [
		'version NAME [HANDBUCH]',
		'friert eine Version des Handbuchs ein',
		'HANDBUCH ist eine id aus „otherDocs“. Die Version des Programms zeigt --version.',
	],
	'help-ids': ['help-ids', 'trägt neue Hilfe-IDs in docs/help-ids.json ein', ''],
	words: ['words LOCALE', 'gibt die Wörter aus, die einer Sprache noch fehlen', 'Sie gehören in die Datei words.LOCALE.yml neben site.config.ts.'],
	'api-pull': ['api-pull [ADRESSE] [--api ID]', 'holt die API-Beschreibung vom Anbieter', 'Ohne Adresse gilt „source“ unter „api“ in site.config.ts.'],
	'api-check': [
		'api-check [DATEI | ADRESSE] [--lenient]',
		'prüft API-Beschreibungen',
		'Ohne Datei die der Website. Mit --lenient lassen Warnungen sie bestehen.',
	],
	sandbox: ['sandbox [OPTIONEN]', 'startet die Übungsumgebung einer API', ''],
	hosts: ['hosts', 'schreibt Konfigurationen für Hosts nach deploy/', 'Nötig ist die gebaute Website. Dateien, die Sie geändert haben, bleiben.'],
	mcp: ['mcp', 'öffnet die gebaute Website für Programme (Model Context Protocol)', 'Er spricht über Standardeingabe und -ausgabe.'],
} as const satisfies Record<string, readonly [call: string, does: string, more: string]>;

const FOLDERS = 'Die Website ist der Ordner, in dem Sie sind; einen anderen nennen Sie mit SITE_ROOT.';

const WIDTH = Math.max(...Object.keys(COMMANDS).map((name) => name.length)) + 2;

/** Message if the program is called without a known command. */
export const usage = (): string => `Aufruf: nonius BEFEHL

${Object.entries(COMMANDS)
	.map(([name, [, does]]) => `  ${name.padEnd(WIDTH)}${does}`)
	.join('\n')}

„nonius BEFEHL --help“ erklärt einen davon, --version zeigt die Version des Programms.
${FOLDERS} OUT_DIR nennt den Ordner für die gebaute Website, SITE_LOCALE eine ihrer Sprachen.`;

/** A line for each command. */
export const commandUsage = Object.fromEntries(
	Object.entries(COMMANDS).map(([name, [call, does, more]]) => [
		name,
		[`Aufruf: nonius ${call}`, `  ${does}`, [more, FOLDERS].filter(Boolean).join('\n')].join('\n\n'),
	]),
) as Record<keyof typeof COMMANDS, string>;
