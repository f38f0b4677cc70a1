import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import { type SearchedPage, searchedPage } from './items.ts';

interface CorpusPage {
	kind?: string;
	keywords?: string;
	robots?: string;
	/** Words of the writer by the id of a section. */
	searchWords?: Record<string, string[]>;
	operationNames?: string[];
	/** Text of the lead, then of each section by `id Heading`. */
	lead: string;
	sections?: Record<string, string>;
}

/** A small manual about measuring tools: enough words for every rule of the search, few enough to know the right answers. */
const PAGES: Record<string, CorpusPage> = {
	'/docs/handbuch/pruefmittel/ Prüfmittel': {
		keywords: 'Messmittel, Bestand',
		searchWords: { verlust: ['gestohlen', 'fehlt im Schrank'] },
		lead: 'Ein Messschieber ist ein Gerät, das überwacht wird. So pflegen Sie Prüfmittel von der Aufnahme bis zur Ausmusterung.',
		sections: {
			'anlegen Prüfmittel anlegen': 'Wählen Sie Neu und tragen Sie Bezeichnung und Prüfmittelnummer ein, zum Beispiel PM-MS-0001.',
			'sperren Sperren und entsperren': 'Ein gesperrtes Prüfmittel darf niemand benutzen. Der Sperrgrund steht auf der Akte.',
			'verlust Nicht auffindbar': 'Suchen Sie zuerst am Lagerort.',
			'unlesbar Unlesbare Aufkleber': 'Drucken Sie den Code neu.',
			'fehler Häufige Fehler': 'KB-204 Das Prüfintervall fehlt. KB-304 Der Prüfbericht ist schon freigegeben.',
		},
	},
	'/docs/handbuch/pruefberichte/ Prüfberichte': {
		lead: 'Ein Prüfbericht hält fest, was geprüft wurde. Messwerte kommen aus der Kalibrierung.',
		sections: {
			'freigeben Prüfbericht freigeben': 'Die Freigabe prüft alle Pflichtfelder.',
			'regel Entscheidungsregel': 'Die Regel legt fest, wie die Messunsicherheit zählt. Größen und Maße stehen in Tabellen.',
		},
	},
	'/docs/handbuch/aufkleberassistent/ Aufkleberassistent': {
		keywords: 'Etikett, Label, QR-Code',
		searchWords: { drucken: ['Label'] },
		lead: 'Der Assistent druckt Aufkleber für Ihre Prüfmittel.',
		sections: {
			'drucken Aufkleber drucken': 'Um Aufkleber zu drucken, wählen Sie ein Format.',
			'drucker Drucker einrichten': 'Der Etikettendrucker braucht eine Vorlage ohne Skalierung, damit jeder Code lesbar ist.',
		},
	},
	'/docs/handbuch/login/ Anmelden': {
		keywords: 'Login, Kennwort, Einloggen',
		lead: 'Melden Sie sich mit E-Mail-Adresse und Passwort an.',
		sections: { 'vergessen Passwort vergessen': 'Ein vergessenes Passwort ersetzen Sie über einen Link.' },
	},
	'/docs/handbuch/stammdaten/ Stammdaten': {
		lead: 'Listen und Regeln, auf die sich alles bezieht.',
		sections: {
			'nummern Nummernkreise': 'Die Maske bildet jede Nummer.',
			'loeschen Deaktivieren statt löschen': 'Wer verwendete Einträge löscht, verliert Nachweise.',
		},
	},
	'/docs/terms/pruefintervall/ Prüfintervall': {
		keywords: 'Turnus, Zyklus, interval',
		lead: 'Das Prüfintervall ist die Zeit zwischen zwei Prüfungen.',
		sections: { 'api API-Feld': 'Das Feld dueDate nennt die Frist, GET /apparatuses/{id}/files die Dateien und magic_name den Namen.' },
	},
	'/docs/terms/pruefmittelnummer/ Prüfmittelnummer': { lead: 'Die eindeutige Kennung eines Prüfmittels.' },
	'/docs/terms/filterkriterien/ Filterkriterien': {
		searchWords: {},
		lead: 'Feld, Operator und Wert grenzen eine Liste ein.',
		sections: { 'constructor Konstruktor': 'Er setzt ein Kriterium zusammen.' },
	},
	'/docs/terms/pruefbericht/ Prüfbericht – Glossar': {
		lead: 'Ein Prüfbericht ist ein Nachweis. Prüfbericht, Prüfbericht und noch ein Prüfbericht.',
		sections: { 'api API': 'GET /inspections' },
	},
	'/docs/api/werkstatt-api/ Werkstatt API': { kind: 'api-overview', lead: 'Programme lesen Geräte.', sections: { 'anmelden Anmeldung': 'Mit Token.' } },
	'/docs/category/api/ API': { kind: 'category', lead: 'Alle Seiten.' },
	'/docs/api/custom-fields-edit/ custom-fields-edit': {
		kind: 'api-operation',
		operationNames: ['PATCH /custom-fields/{key}', 'update edit custom fields'],
		lead: 'Ändert ein Zusatzfeld. PATCH /custom-fields/{key}',
		sections: {
			'body Anfrage':
				'Felder<ul><li id="body-maxLength"><a href="#body-maxLength">maxLength</a><i>ganze Zahl</i></li><li id="body-checkedAt"><a href="#body-checkedAt">geprüft am</a><i>Zeitpunkt</i></li></ul>',
		},
	},
	'/docs/api/custom-fields-add/ custom-fields-add': {
		kind: 'api-operation',
		lead: 'Legt ein Zusatzfeld an.',
		sections: { 'body Anfrage': 'Felder<ul><li id="body-maxLength"><a href="#body-maxLength">maxLength</a><i>ganze Zahl</i></li></ul>' },
	},
	'/blog/labels/ Der neue Aufkleberassistent': { kind: 'post', lead: 'Mit dieser Version druckt das Programm Aufkleber in vier Schritten.' },
	'/blog/ Blog': { kind: 'post-list', lead: 'Neues zu Prüfintervall und Prüfmittel.' },
	'/geheim/ Geheim': { kind: 'page', robots: 'noindex', lead: 'Prüfintervall für Eingeweihte.' },
};

/** Facts of the pages of the corpus. */
export function corpus(): PageFacts[] {
	return Object.entries(PAGES).map(([address, { kind = 'doc', keywords = '', robots = 'all', lead, sections = {} }]) => {
		const [path, title] = splitOnce(address);
		const body = Object.entries(sections).map(([name, text]) => {
			const [id, heading] = splitOnce(name);
			return `<h2 id="${id}">${heading}</h2><p>${text}</p>`;
		});
		const head = `<title>${title} | Werkstatt Doku</title><meta name="keywords" content="${keywords}"><meta name="robots" content="${robots}">`;
		return readPageFacts(
			`<html><head>${head}</head><body><div id="nonius-page" data-kind="${kind}"><main><h1>${title}</h1><p>${lead}</p>${body.join('')}</main></div></body></html>`,
			path,
		);
	});
}

/** What pages below a path are about. */
const SUBJECTS = [
	['/docs/terms/', 'glossary'],
	['/docs/category/api/', 'api'],
] as const;

/** The pages of the corpus, as the search gets them. */
export const searchedCorpus = (): SearchedPage[] =>
	corpus().map((page) => {
		const { searchWords, operationNames } = Object.entries(PAGES).find(([address]) => splitOnce(address)[0] === page.path)?.[1] ?? {};
		const [, subject] = SUBJECTS.find(([folder]) => page.path.startsWith(folder)) ?? [];
		return { ...searchedPage(page), subject, ...(searchWords && { searchWords }), operationNames };
	});

function splitOnce(text: string): [string, string] {
	const at = text.indexOf(' ');
	return [text.slice(0, at), text.slice(at + 1)];
}
