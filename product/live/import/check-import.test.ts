import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkImport, type ImportOptions } from './check-import.ts';
import { EXAMPLE_FILE } from './example-file.ts';
import { IMPORT_COLUMNS, readInterval } from './import-columns.ts';
import { SAMPLE_MASTER_DATA } from './master-data.ts';

const [messages, page, template] = ['checks/messages.yml', 'docs/einstieg/bestand-uebernehmen.mdx', 'public/vorlagen/geraete.csv'].map((file) =>
	readFileSync(file, 'utf8'),
) as [string, string, string];

const OPTIONS: ImportOptions = { master: SAMPLE_MASTER_DATA, mask: 'PM-{GRUPPE}-{####}', mode: 'end_of_month', skipEmpty: true, today: '2025-09-15' };
const NEW = {
	Identnummer: 'INV-1',
	Bezeichnung: 'Messschieber',
	Bereich: 'FE',
	Prüfmittelgruppe: 'MS',
	kalibrierpflichtig: 'ja',
	Prüfintervall: '12 Monate',
	Aufnahmedatum: '01.03.2022',
	'letzte Kalibrierung': '14.04.2025',
	'zusatz.risikoklasse': 'b',
};

/** The findings of a file with one row, as `column: text (code)`. */
function check(change: Readonly<Record<string, string>>, options: Partial<ImportOptions> = {}, base: Readonly<Record<string, string>> = NEW) {
	const cells = Object.entries({ ...base, ...change });
	const text = [cells.map(([name]) => name).join(';'), cells.map(([, value]) => value).join(';')].join('\n');
	const { problem, rows } = checkImport(text, { ...OPTIONS, ...options });
	const [row] = rows;
	return {
		problem,
		faults: row?.faults.map(({ column, text: said, code }) => `${column}: ${said}${code === undefined ? '' : ` (${code})`}`),
		outcome: row?.outcome,
	};
}

describe('a row of a new inspection device', () => {
	test('is due by its last calibration', () => {
		expect(check({})).toEqual({
			problem: undefined,
			faults: [],
			outcome: { kind: 'device', due: '2026-04-30', status: 'in_circulation', firstInspectionOpen: false },
		});
		expect(check({}, { mode: 'exact' }).outcome).toMatchObject({ due: '2026-04-14' });
		expect(check({ Prüfintervall: '6 Monate' }).outcome).toMatchObject({ due: '2025-10-31', status: 'in_circulation' });
	});

	test('is overdue at once without one', () => {
		expect(check({ 'letzte Kalibrierung': '' }).outcome).toEqual({ kind: 'device', due: '2022-03-01', status: 'overdue', firstInspectionOpen: true });
	});

	test('is not monitored when nothing requires an interval', () => {
		expect(check({ kalibrierpflichtig: 'nein', Prüfintervall: '', 'letzte Kalibrierung': '' }).outcome).toMatchObject({ due: null, status: 'unmonitored' });
	});

	test.each<[Record<string, string>, string]>([
		[{ Identnummer: '' }, 'Identnummer: Pflichtangabe fehlt.'],
		[{ Identnummer: 'INV 1' }, 'Identnummer: Ungültiger Wert.'],
		[{ Bezeichnung: '' }, 'Bezeichnung: Pflichtangabe fehlt.'],
		[{ Bezeichnung: 'x'.repeat(121) }, 'Bezeichnung: Höchstens 120 Zeichen.'],
		[{ Bereich: '' }, 'Bereich: Pflichtangabe fehlt.'],
		[{ Bereich: 'Fertigung' }, 'Bereich: Ungültiger Wert.'],
		[{ Sektion: 'MO-01' }, 'Sektion: Die Sektion gehört nicht zum gewählten Bereich. (KB-206)'],
		[{ Kostenstelle: '99' }, 'Kostenstelle: Ungültiger Wert.'],
		[{ Hersteller: 'Musterleeren' }, 'Hersteller: Ungültiger Wert.'],
		[{ Prüfmittelgruppe: '' }, 'Prüfmittelgruppe: Pflichtangabe fehlt.'],
		[{ Prüfmittelnummer: 'PM-MS-0001' }, 'Prüfmittelnummer: Die Prüfmittelnummer ist bereits vergeben. (KB-201)'],
		[{ Prüfmittelnummer: 'PM-BM-0099' }, 'Prüfmittelnummer: Die Prüfmittelnummer passt nicht zur Maske „PM-{GRUPPE}-{####}“. (KB-202)'],
		[{ kalibrierpflichtig: 'x' }, 'kalibrierpflichtig: Ungültiger Wert.'],
		[{ Prüfintervall: '' }, 'Prüfintervall: Für kalibrierpflichtige Prüfmittel ist ein Prüfintervall erforderlich. (KB-204)'],
		[{ Prüfintervall: '12' }, 'Prüfintervall: Ungültiger Wert.'],
		[{ Prüfintervall: '121 Tage' }, 'Prüfintervall: Ungültiger Wert.'],
		[{ Vorwarnzeit: '181' }, 'Vorwarnzeit: Ungültiger Wert.'],
		[{ Karenzzeit: '1,5' }, 'Karenzzeit: Ungültiger Wert.'],
		[{ Aufnahmedatum: '' }, 'Aufnahmedatum: Pflichtangabe fehlt.'],
		[{ Aufnahmedatum: '31.02.2024' }, 'Aufnahmedatum: Ungültiger Wert.'],
		[{ Aufnahmedatum: '16.09.2025' }, 'Aufnahmedatum: Ungültiger Wert.'],
		[{ 'letzte Kalibrierung': '2025-09-16' }, 'letzte Kalibrierung: Das Prüfdatum darf nicht in der Zukunft liegen. (KB-301)'],
		[{ 'zusatz.risikoklasse': '' }, 'zusatz.risikoklasse: Pflichtangabe fehlt.'],
		[{ 'zusatz.risikoklasse': 'B' }, 'zusatz.risikoklasse: Der Wert passt nicht zum Feldtyp „select“. (KB-403)'],
		[{ 'zusatz.garantie_bis': 'bald' }, 'zusatz.garantie_bis: Der Wert passt nicht zum Feldtyp „date“. (KB-403)'],
	])('%o is refused', (change, fault) => {
		expect(check(change)).toEqual({ problem: undefined, faults: [fault], outcome: undefined });
	});

	test('values of Zusatzfelder come as people write them', () => {
		expect(check({ 'zusatz.garantie_bis': '14.09.2027', 'zusatz.msa_nachweis': 'ja' }).faults).toEqual([]);
	});
});

test('a row without columns of inspection devices is an apparatus', () => {
	expect(check({}, {}, { Identnummer: 'INV-1', Bezeichnung: 'Magnetfuß', Bereich: 'FE' }).outcome).toEqual({ kind: 'apparatus' });
	expect(check({ 'zusatz.risikoklasse': 'b' }, {}, { Identnummer: 'INV-1', Bezeichnung: 'Magnetfuß', Bereich: 'FE' }).faults).toEqual([
		'zusatz.risikoklasse: Ungültiger Wert.',
	]);
});

describe('a row of an apparatus that is there', () => {
	const there = { Identnummer: 'inv-100101' };

	test('changes it, whatever the case of its number', () => {
		expect(check({}, {}, { ...there, Kostenstelle: '4210' })).toEqual({ problem: undefined, faults: [], outcome: { kind: 'change' } });
		expect(check({}, {}, { ...there, Prüfmittelnummer: 'PM-MS-0001' }).faults).toEqual([]);
	});

	test('keeps what empty cells do not say, unless they empty the field', () => {
		expect(check({}, {}, { ...there, Bezeichnung: '' }).faults).toEqual([]);
		expect(check({}, { skipEmpty: false }, { ...there, Bezeichnung: '' }).faults).toEqual(['Bezeichnung: Pflichtangabe fehlt.']);
	});

	test('brings the section that it has into another area', () => {
		expect(check({}, {}, { ...there, Bereich: 'MO' }).faults).toEqual(['Sektion: Die Sektion gehört nicht zum gewählten Bereich. (KB-206)']);
	});

	test('is refused when it is retired', () => {
		expect(check({}, {}, { Identnummer: 'INV-100402' }).faults).toContain('Identnummer: Ausgemusterte Prüfmittel können nicht geändert werden. (KB-207)');
	});
});

test('without master data only the file itself is checked', () => {
	expect(check({ Bereich: 'W1', Prüfmittelgruppe: 'X9', Prüfintervall: '1 Jahr', 'zusatz.frei': 'x' }, { master: undefined })).toMatchObject({
		faults: [],
		outcome: { due: '2026-04-30' },
	});
});

describe('a file', () => {
	test.each([
		['', 'Die Datei ist leer.'],
		['Identnummer,Bezeichnung\nA,B', 'Die Spalten sind nicht mit Semikolon getrennt. Speichern Sie die Datei mit dem Trennzeichen „;“.'],
		['Bezeichnung;Bereich\nA;FE', 'Die Spalte „Identnummer“ fehlt in der Kopfzeile. Sie ist der Schlüssel des Imports.'],
		['Identnummer;Typ;Typ\nA;1;2', 'Die Spalte „Typ“ steht zweimal in der Kopfzeile.'],
		['Identnummer;Bezeichnung\n', 'Unter der Kopfzeile steht keine Zeile.'],
		[`Identnummer\n${'A\n'.repeat(5001)}`, 'Die Datei hat 5001 Zeilen, höchstens 5000 sind möglich. Teilen Sie sie.'],
	])('that cannot be read says why', (text, problem) => {
		expect(checkImport(text, OPTIONS)).toEqual({ problem, unknown: [], rows: [] });
	});

	test('names columns of no field', () => {
		expect(checkImport('Identnummer;Lagerplatz;zusatz.lagerort;zusatz.farbe\nINV-100101;;;', OPTIONS).unknown).toEqual(['Lagerplatz', 'zusatz.farbe']);
	});

	test('names numbers that come twice, and rows that are too long', () => {
		const { rows } = checkImport('Identnummer;Typ\nINV-100101;a\ninv-100101;b;c', OPTIONS);
		expect(rows.map(({ line, faults }) => [line, faults.map(({ code, text }) => code ?? text)])).toEqual([
			[2, []],
			[3, ['Die Zeile hat mehr Zellen als die Kopfzeile.', 'KB-203']],
		]);
	});
});

test('intervals are numbers with the word of their unit', () => {
	expect(['12 Monate', '1 Jahr', '1 Monat', '26 Wochen', '90Tage'].map(readInterval)).toEqual([
		{ value: 12, unit: 'month' },
		{ value: 1, unit: 'year' },
		{ value: 1, unit: 'month' },
		{ value: 26, unit: 'week' },
		{ value: 90, unit: 'day' },
	]);
	expect(['0 Tage', '121 Tage', 'Jahr', '12 months', '1,5 Jahre'].map(readInterval)).toEqual(Array(5).fill(undefined));
});

test('a Kostenstelle takes new devices only while it is open and valid; one that is assigned stays (RULES.md R-2.9)', () => {
	const closing = (change: object) => {
		const costCentres = new Map([...SAMPLE_MASTER_DATA.costCentres].map(([number, costCentre]) => [number, { ...costCentre, ...change }]));
		return { master: { ...SAMPLE_MASTER_DATA, costCentres } };
	};
	const refused = ['Kostenstelle: Die Kostenstelle ist für neue Zuordnungen gesperrt oder an diesem Tag nicht gültig. (KB-408)'];
	expect(check({ Kostenstelle: '4210' }, closing({ active: false })).faults).toEqual(refused);
	expect(check({ Kostenstelle: '4210' }, closing({ validTo: '2025-09-14' })).faults).toEqual(refused);
	expect(check({ Kostenstelle: '4210' }, closing({ validFrom: '2025-09-16' })).faults).toEqual(refused);
	expect(check({ Kostenstelle: '4210' }, closing({ validFrom: '2025-09-15', validTo: '2025-09-15' })).faults).toEqual([]);
	expect(check({ Identnummer: 'INV-100101', Kostenstelle: '4210' }, closing({ active: false }), {}).faults).toEqual([]);
});

describe('the page', () => {
	const columns = IMPORT_COLUMNS.map(({ name }) => name);
	const table = page.slice(page.indexOf('{#spalten}'), page.indexOf('{#letzte-kalibrierung}'));

	test('explains each column in the order of the template', () => {
		const rows = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
		expect(rows).toEqual([...columns, 'zusatz.schluessel']);
	});

	test('says of each whether it is required', () => {
		const rows = [...table.matchAll(/^\| `([^`]+)` \| (?:\*([^*]+)\.\*)?/gm)].map(([, name, required]) => [name, required]);
		const words = IMPORT_COLUMNS.map((column) => [
			column.name,
			'required' in column ? { always: 'Pflicht', device: 'Pflicht für Prüfmittel' }[column.required] : undefined,
		]);
		expect(rows.slice(0, -1)).toEqual(words);
	});

	test('offers a template that the import takes as it is, columns in order', () => {
		const { rows, unknown } = checkImport(template, OPTIONS);
		expect(unknown).toEqual([]);
		expect(rows.length).toBeGreaterThan(2);
		expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
		expect(template.split(/\r?\n/, 1)[0]?.replace('\uFEFF', '').split(';').slice(0, columns.length)).toEqual(columns);
	});
});

test('messages with a code are those of the product', () => {
	const known: Record<string, string> = parse(messages).messages;
	const { rows } = checkImport(EXAMPLE_FILE, OPTIONS);
	const said = rows.flatMap(({ faults }) => faults).filter(({ code }) => code !== undefined);
	expect(said.length).toBeGreaterThan(1);
	for (const { code = '', text } of said) expect(known[code]?.replace(/\{\w+\}/g, '')).toBe(text.replace(/(?<=„).*(?=“)/, ''));
});
