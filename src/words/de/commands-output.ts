import { byteSize } from './byte-size.ts';

/** Messages of running commands. */
export const buildWords = {
	waiting: 'Ein anderer Bau läuft; er wird abgewartet …',
	read: (pages: number) => `Website gelesen: ${pages} Seiten`,
	standing: 'Unverändert: Die gebaute Website entspricht noch den Quellen und bleibt, wie sie ist.',
	built: (time: string) => `Seiten gebaut … ${time}`,
	checked: (time: string) => `Seiten geprüft … ${time}`,
	compressed: ({ files, plain, br, gzip }: Record<'files' | 'plain' | 'br' | 'gzip', number>) =>
		`Komprimiert: ${files} Dateien, ${byteSize(plain)} → ${byteSize(br)} (Brotli), ${byteSize(gzip)} (gzip)`,
	sound: (name: string, pages: number) => `Fertig: ${pages} Seiten in ${name}`,
	faulty: (name: string) => `Nicht gebaut; ${name} ist, wie es war.`,
	strict: (name: string) => `Nicht gebaut, weil in site.config.ts „strict: true“ steht: Dann hält auch eine Warnung den Bau an. ${name} ist, wie es war.`,
	occupied: (name: string) => `Der Ausgabeordner „${name}“ enthält anderes als eine gebaute Website und wird nicht ersetzt.`,
	amongSources: (name: string) => `Der Ausgabeordner „${name}“ enthält Quellen der Website oder liegt zwischen ihnen; es wird nichts ersetzt.`,
	occupiedHint: 'Nennen Sie mit OUT_DIR einen neuen oder leeren Ordner.',
};

/** The last line of `npm run check`. */
export const checkWords = {
	counted: (passed: number, failed: number) => `${passed} bestanden, ${failed} nicht bestanden`,
};

/** Messages of `npm run hosts`. */
export const hostWords = {
	written: (folder: string) => `Die Dateien für Hosts stehen in ${folder}`,
	kept: (file: string, beside: string) =>
		`${file} haben Sie geändert oder selbst geschrieben: Die Datei bleibt, wie sie ist. Die neue Fassung steht in ${beside}`,
};

export const serverWords = {
	site: (address: string) => `Die Website steht unter ${address} (beenden mit Strg+C)`,
	preview: (address: string) => `Die Vorschau steht unter ${address} (beenden mit Strg+C)`,
	otherPort: (wanted: number, port: number) => `Port ${wanted} ist belegt; Port ${port} ist frei. Einen anderen wählen Sie mit PORT.`,
	mended: 'Alle Fehler sind behoben.',
	notBuilt: (name: string) => `In „${name}“ steht keine gebaute Website.`,
	notBuiltHint: 'Bauen Sie sie mit „npm run build“, oder nennen Sie mit OUT_DIR ihren Ordner.',
};

export const zipWords = {
	usage: 'So wird die gebaute Website ein Archiv: npm run zip -- [DATEI.zip]',
	done: (name: string, files: number, size: string) =>
		`${name}: ${files} Dateien, ${size}. Entpacken Sie das Archiv und öffnen Sie index.html; ein Server oder Netz ist nicht nötig.`,
};

export const commandWords = {
	unknown: (name: string, near: string | undefined) => `„${name}“ ist kein Befehl.${near === undefined ? '' : ` Meinten Sie „${near}“?`}`,
	unexpected: (message: string) => `Unerwarteter Fehler: ${message}`,
	unsettled:
		'Der Befehl endet, bevor er fertig ist: Eine Datei wie site.config.ts oder sidebars.ts wartet auf etwas, das nie eintritt.\n  → Suchen Sie „await“ in ihr und in dem, was sie importiert.',
	left: 'Der Befehl endet, bevor er fertig ist: Code der Website (site.config.ts, sidebars.ts oder eine Komponente) beendet das Programm.\n  → Suchen Sie „process.exit“ in ihm und in dem, was er importiert.',
	debug: 'Mehr dazu zeigt derselbe Befehl mit DEBUG=1.',
};

/** A list of what was found. */
export const problemWords = {
	error: { title: 'Fehler', one: 'Fehler', many: 'Fehler' },
	warning: { title: 'Warnungen', one: 'Warnung', many: 'Warnungen' },
	and: ' und ',
	see: (place: string) => `Siehe ${place}`,
	files: (count: number) => ` in ${count} ${count === 1 ? 'Datei' : 'Dateien'}`,
};

export const siteWords = {
	unknownLocale: (locale: string) => `„${locale}“ ist keine Sprache dieser Website, die einen Ordner mit Übersetzungen hat.`,
	unknownLocaleHint: 'Nennen Sie mit SITE_LOCALE eine aus „locales“ in site.config.ts.',
};
