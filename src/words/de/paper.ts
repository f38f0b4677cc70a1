import { longDate } from './dates.ts';

/** The page that says whether a printed edition is valid. */
export const editionPage = {
	title: (id: string) => `Ausgabe ${id}`,
	valid: (date: string) => `Diese Ausgabe gilt ab ${longDate(date)}.`,
	draft: 'Diese Ausgabe ist ein Entwurf und noch nicht freigegeben.',
	replacedBy: (date: string) => `Diese Ausgabe ist ab ${longDate(date)} ersetzt durch`,
	compare: 'Vergleichen Sie Ausgabe, Tag und Prüfsumme mit Ihrem Ausdruck. Weicht etwas ab, gilt der Ausdruck nicht.',
	changes: 'Änderungen',
	others: 'Andere Ausgaben',
};

/** Facts about an edition, on paper and on its page. */
export const editionFacts = {
	documentNumber: 'Dokumentnummer',
	edition: 'Ausgabe',
	validFrom: 'gültig ab',
	approvedBy: 'freigegeben von',
	state: 'Stand',
	draft: 'Entwurf, nicht freigegeben',
	sha256: 'Prüfsumme (SHA-256)',
};

/** Texts that are printed in addition to those of the site. */
export const paper = {
	contents: 'Inhalt',
	chapter: (number: string, title: string) => `Kapitel ${number}: ${title}`,
	edition: (id: string, date: string) => `Ausgabe ${id}, ${longDate(date)}`,
	draft: 'Entwurf',
	page: 'Seite',
	of: 'von',
	see: (page: number) => `(siehe Seite ${page})`,
	onPage: (page: number) => `Seite ${page}`,
	check: 'Gilt diese Ausgabe noch?',
	checkHint: 'Ausdrucke werden nicht nachgeführt. Ob diese Ausgabe gilt, sagt die Seite mit dieser Adresse:',
	code: (address: string) => `QR-Code mit der Adresse ${address}`,
	changesSince: (id: string) => `Änderungen gegenüber Ausgabe ${id}`,
	changes: 'Änderungen',
	links: 'Verweise mit Seitenzahl führen in dieses Dokument, alle anderen auf die Website.',
	live: 'Dieses Beispiel lässt sich auf der Website ausprobieren:',
};

/** Messages of `npm run pdf`. */
export const pdfWords = {
	usage: 'So wird die gebaute Website gedruckt: npm run pdf -- [ORDNER]',
	noBrowser: 'Es fehlt ein Chromium zum Drucken.',
	noBrowserHint: 'Installieren Sie Chromium oder Chrome, oder nennen Sie mit CHROMIUM_PATH den Pfad.',
	unsettled: 'Die Seitenzahlen kommen nicht zur Ruhe.',
	unsettledHint: 'Das ist ein Fehler dieses Programms: Melden Sie ihn mit der Website.',
	otherBase: (built: string, base: string) => `Gebaut ist eine Website unter ${built}, gedruckt werden soll die unter ${base}.`,
	otherBaseHint: 'Nennen Sie mit OUT_DIR ihren Ordner (zum Beispiel dist/en zu SITE_LOCALE=en), oder bauen Sie sie neu.',
	noSidebar: (id: string) => `Die Seitenleiste „${id}“ gibt es nicht.`,
	noSidebarHint: (known: string) => `Bekannt sind: ${known}.`,
	nothing: 'In der Seitenleiste steht keine Seite, die sich drucken lässt.',
	nothingHint: 'Nennen Sie mit „paper.sidebar“ in site.config.ts eine Seitenleiste mit Seiten.',
	unbuilt: (path: string) => `Die Seite ${path} ist nicht gebaut.`,
	done: (file: string, pages: number, size: string) => `${file}: ${pages} ${pages === 1 ? 'Seite' : 'Seiten'}, ${size}`,
	draft: (sha256: string) => `Gedruckt ist ein Entwurf. Geben Sie ihn frei, indem Sie in site.config.ts bei der Ausgabe eintragen:\n  sha256: '${sha256}',`,
	plain: 'Gedruckt ist das Handbuch ohne Ausgabe; freigeben lässt es sich mit „paper.editions“ in site.config.ts.',
	changed: (id: string) => `Die Texte weichen von der freigegebenen Ausgabe ${id} ab. Tragen Sie eine neue Ausgabe ein.`,
	approved: (id: string) => `Gedruckt ist die freigegebene Ausgabe ${id}.`,
};
