import { describe, expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { searchedCorpus } from './corpus.fixture.ts';
import { pageItems, type SearchedPage } from './items.ts';
import { makeSearchIndex } from './make-index.ts';
import { matchWord } from './match-word.ts';
import { openSearchIndex, type SearchIndex } from './open-index.ts';
import { answerQuery } from './query.ts';
import { splitWord, wordsIn } from './tokenise.ts';

const page = (path: string, text: string): SearchedPage => ({
	path,
	kind: 'doc',
	noindex: false,
	title: path,
	description: undefined,
	keywords: [],
	sections: [{ id: '', level: 1, heading: 'Seite', text, linked: 0, entries: [] }],
});

function indexOf(pages: readonly SearchedPage[]): Promise<SearchIndex> {
	const files = new Map(makeSearchIndex(pages, { analysis, nameEdition: () => 'x' }).files.map(({ path, text }) => [path, text]));
	return openSearchIndex(async (path) => files.get(path) ?? '');
}

test.each([
	['Nummernkreis', ['Nummer', 'Kreis']],
	['Gerätenummer', ['Gerät', 'Nummer']],
	['Geräteliste', ['Gerät', 'Liste']],
	['Fahrtrichtung', ['Fahrt', 'Richtung']],
	['Prüfberichtsnummer', ['Prüfbericht', 'Nummer']],
	['Werkstattleiter', ['Werkstatt', 'Leiter']],
	['Kontoname', ['Konto', 'Name']],
	['Benutzername', ['Benutzer', 'Name']],
	['Benutzerrolle', ['Benutzer', 'Rolle']],
	['Standortwechsel', ['Standort', 'Wechsel']],
	['Filterliste', ['Filter', 'Liste']],
	['Kalenderblatt', ['Kalender', 'Blatt']],
	['Fensterbreite', ['Fenster', 'Breite']],
	['Messwertliste', ['Messwert', 'Liste']],
	['Zertifikatsdatei', ['Zertifikat', 'Datei']],
	['Seriennummer', ['Serie', 'Nummer']],
	['Auftragsliste', ['Auftrag', 'Liste']],
	['Rechteliste', ['Recht', 'Liste']],
	['Dokumentenliste', ['Dokument', 'Liste']],
	['Arbeitsplatz', ['Arbeit', 'Platz']],
	['Gesamtgewicht', ['gesamt', 'Gewicht']],
	['Prüfintervalls', ['prüfen', 'Intervall']],
])('%s is found by its last part, whether that stands somewhere else or not', async (compound, [first = '', last = '']) => {
	for (const others of [`${first} und ${last}`, first]) {
		const index = await indexOf([page('/ganz/', `Hier steht ${compound}.`), page('/teile/', `Auch ${others} stehen da.`)]);
		expect((await answerQuery(index, last, { analysis })).map(({ path }) => path)).toContain('/ganz/');
	}
});

test.each(['Kalibrierschein', 'Kalibrierschein?', 'Kalibrierschein ', 'Kalibrierschein drucken', 'drucken Kalibrierschein'])(
	'a compound is found by its first part, wherever that stands in a query: „%s“',
	async (query) => {
		const index = await indexOf([page('/ganz/', 'Hier steht die Kalibrierscheinnummer.'), page('/teile/', 'Ein anderer Text zum Drucken.')]);
		expect((await answerQuery(index, query, { analysis })).map(({ path }) => path)).toContain('/ganz/');
	},
);

describe('a word that is typed letter by letter is found from the third letter on', () => {
	const words =
		'Geräteliste Gesamtgewicht Gerätebestand Prüfung Prüfungen Fahrtrichtung ausgemustert freigegeben gibt gemessen geteilt Messunsicherheit möglich Möglichkeiten PM-MS-0001 dueDate';
	const long = Array.from({ length: 1500 }, (_, at) => `Dashboardfilter${at} und Dashboardansicht${at}`).join(', ');

	test.each<[string, readonly SearchedPage[]]>([
		['a manual', searchedCorpus()],
		['words that are inflected', [page('/ganz/', words), page('/teile/', 'Ein anderer Text.')]],
		['so many that begin alike that they fill several files', [page('/ganz/', long), page('/teile/', words)]],
	])('%s', async (_, pages) => {
		const index = await indexOf(pages);
		const texts = pages.flatMap((each) => pageItems(each)?.items.flatMap(({ names, text }) => [...names, text]) ?? []);
		const all = new Set(texts.flatMap(wordsIn).flatMap(({ whole, parts }) => [whole, ...parts]));
		const asked = new Map<string, Promise<ReadonlySet<number>>>();
		const foundBy = async (letters: string): Promise<ReadonlySet<number>> =>
			new Set((await matchWord(index, { ...splitWord(letters), start: 0, end: 0 }, { analysis, isNegated: false, isUnfinished: true })).items.keys());
		const lost: string[] = [];
		for (const word of all) {
			const places = (await index.postings(analysis.stem(word))).map(({ item }) => item);
			if (places.length === 0) continue;
			for (let length = 3; length <= word.length; length++) {
				const letters = word.slice(0, length);
				const found = asked.get(letters) ?? foundBy(letters);
				asked.set(letters, found);
				const items = await found;
				if (!places.some((item) => items.has(item))) lost.push(letters);
			}
		}
		expect(lost).toEqual([]);
	});
});
