import { describe, expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { foldForSearch } from '#language/fold.ts';
import { excerpt, type MarkedText } from './excerpt.ts';
import { readTerms } from './read-terms.ts';
import { wordsIn } from './tokenise.ts';
import { wordTable } from './word-table.ts';

const { stem } = analysis;

describe('fold', () => {
	test('gives spellings of a word one form', () => {
		expect(
			['Prüfgröße', 'PRÜFGRÖSSE', 'pruefgroesse', 'Pru\u0308fgro\u0308ße', 'Prüf\u00ADgröße', '\u200B\u202APrüf\u200Dgröße\uFEFF'].map(foldForSearch),
		).toEqual(Array(6).fill('prufgrosse'));
		expect([foldForSearch('Café'), foldForSearch('ﬁx'), foldForSearch('µm') === foldForSearch('μm')]).toEqual(['cafe', 'fix', true]);
	});

	test('folds a beginning to a beginning', () => {
		for (const word of ['Prüfmittel', 'Neuerung', 'Quelle', 'Maße', 'aktuell', 'Steuergröße', 'Bauer']) {
			for (let length = 1; length <= word.length; length++) expect(foldForSearch(word).startsWith(foldForSearch(word.slice(0, length)))).toBe(true);
		}
	});
});

describe('words', () => {
	test.each([
		['KB-304', ['kb304', 'kb', '304']],
		['PM\u2011MS\u20110001', ['pmms0001', 'pm', 'ms', '0001']],
		['\u200Bdue\u00ADDate\uFEFF \u200B \u2060', ['dudate', 'du', 'date']],
		['KB-\u2060304', ['kb304', 'kb', '304']],
		['dueDate', ['dudate', 'du', 'date']],
		['PDFExport', ['pdfexport', 'pdf', 'export']],
		['GmbH', ['gmbh']],
		['magic_name', ['magicname', 'magic', 'name']],
		['GET /custom-fields/{key}', ['get', 'customfields', 'custom', 'fields', 'key']],
		['15.09.2025', ['15092025', '15', '09', '2025']],
		['F1, ½ und „x“.', ['f1', '1⁄2', 'und', 'x']],
	])('%s', (text, expected) => {
		const { numbers, terms } = readTerms([text], (word) => word);
		expect(Array.from(numbers, (number) => terms[number])).toEqual(expected);
	});

	test('are the same for index and query, whatever stands in a text', () => {
		const characters = [...'aüß9\u0301\u00AD-_./ \u2011„“\n𝒜😀漢', '\uD835', '\uDC9C'];
		const texts = Array.from({ length: 4000 }, (_, seed) =>
			Array.from({ length: 9 }, (_, at) => characters[((seed * 7919 + at * 104_729) >> (at % 5)) % characters.length]).join(''),
		);
		const { read, words } = wordTable();
		for (const text of texts) expect(Array.from(read(text), (number) => words[number])).toEqual(wordsIn(text).map(({ start, end }) => text.slice(start, end)));
	});

	test('know where they stand', () => {
		expect(wordsIn('– Über PM-1.').map(({ start, end }) => [start, end])).toEqual([
			[2, 6],
			[7, 11],
		]);
	});
});

test('stem joins inflected forms and keeps short words and identifiers', () => {
	const same = (list: string[]) => new Set(list.map((word) => stem(foldForSearch(word)))).size;
	for (const forms of [
		['Prüfintervall', 'Prüfintervalls', 'Prüfintervalle', 'Prüfintervallen'],
		['Gerät', 'Geräte', 'Geräten'],
		['anlegen', 'anlege'],
		['Sperre', 'sperren', 'sperrt', 'gesperrt', 'Sperrung', 'Sperrungen'],
		['Gerät', 'Gerätes'],
		['Nummer', 'Nummern'],
		['ausmustern', 'ausgemustert'],
		['freigeben', 'freigegeben', 'freigegebener'],
		['eingeben', 'eingegeben'],
		['freigeben', 'freigibt', 'freigab'],
		['messen', 'misst', 'gemessen', 'gemessene'],
		['ablesen', 'abliest', 'abgelesen'],
		['verlieren', 'verloren'],
		['Versehen', 'versehentlich', 'versehentliche'],
		['gültig', 'gültige', 'Gültigkeit'],
	]) {
		expect(same(forms)).toBe(1);
	}
	// Words that only look like another form.
	for (const pair of [
		['Masse', 'messen'],
		['Sprache', 'sprechen'],
		['Befund', 'befinden'],
		['Stand', 'stehen'],
		['Link', 'möglich'],
	]) {
		expect(same(pair)).toBe(2);
	}
	expect([stem('lese'), stem('hex'), stem('ms001s'), stem('reden')]).toEqual(['lese', 'hex', 'ms001s', 'rede']);
});

describe('excerpt', () => {
	const text = `${'Wort '.repeat(60)}Ziel ${'Rest '.repeat(60)}`.trim();
	const findTerm = (word: string) => (word === 'ziel' ? word : undefined);
	const cutAround = (cut: MarkedText) => cut.marks.map(({ start, end }) => cut.text.slice(start, end));

	test('surrounds the first mark and keeps its place', () => {
		const cut = excerpt(text, findTerm);
		expect(cut.text.length).toBeLessThan(180);
		expect(cut.text).toMatch(/^… Wort .* Rest\u00a0…$/);
		expect(cutAround(cut)).toEqual(['Ziel']);
	});

	test('is the beginning when nothing is found, and all of a short text', () => {
		expect(excerpt(text, () => undefined).text).toMatch(/^Wort .*\u00a0…$/);
		expect(excerpt('Kurz.', findTerm)).toEqual({ text: 'Kurz.', marks: [] });
	});

	test('shows the place where most of a query stands, and rather the whole of a name than its parts', () => {
		const queried = (word: string) => ['ziel', 'ort', 'kb304', 'kb', '304'].find((term) => term === word);
		const far = 'Rest '.repeat(60);
		expect(cutAround(excerpt(`Ziel ${far} Ort und Ziel ${far}`, queried))).toEqual(['Ort', 'Ziel']);
		expect(cutAround(excerpt(`(KB-903) ${far} mit KB-304 ${far}`, queried))).toEqual(['KB-304']);
	});

	test('begins where the text does when the heading says as much of the query', () => {
		expect(excerpt(text, findTerm, 'Das Ziel').text).toMatch(/^Wort /);
		expect(excerpt(text, findTerm, 'Der Weg').text).toMatch(/^… Wort /);
	});

	test('begins and ends with a word, not with what parts two', () => {
		expect(excerpt(`${'x'.repeat(100)} · ${'y'.repeat(36)} Ziel`.concat(` · ${'z'.repeat(150)}`), findTerm).text).toMatch(/^… y+ Ziel\u00a0…$/);
	});

	test('of a text without spaces, or a word as long as an address, is the part where it matches', () => {
		const sentences = (word: string) => `${'これは文章です。'.repeat(60)}${word}。${'これは文章です。'.repeat(60)}`;
		expect(excerpt(sentences('検索'), () => undefined).text).toMatch(/^これは.{157}\u00a0…$/);
		const cut = excerpt(sentences('検索'), (word) => (word === '検索' ? word : undefined));
		expect(cut.text).toMatch(/^… .{160}\u00a0…$/);
		expect(cutAround(cut)).toEqual(['検索']);
		expect(excerpt(`https://example.com/${'a/'.repeat(200)} Ende`, findTerm).text).toMatch(/^https:.{154}\u00a0…$/);
	});

	test.each(Array.from({ length: 40 }, (_, rest) => rest + 1))('never cuts what it marks (%i letters before the end)', (rest) => {
		const cut = excerpt(`${'Wort '.repeat(40)}mit Ziel${'x'.repeat(rest % 2)}-${'y'.repeat(rest)}`, (word) => (word.startsWith('ziel') ? 'ziel' : undefined));
		expect(cutAround(cut)).toEqual([expect.stringMatching(new RegExp(`-y{${rest}}$`))]);
	});
});
