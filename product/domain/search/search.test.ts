import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { matchesSearch } from './match-search.ts';
import { parseSearch, searchProblemText } from './parse-search.ts';
import type { Searchable } from './searchable.ts';

const { customFields, apparatuses, inspections, laboratories, referenceDate } = SAMPLE;
const context = { today: referenceDate, customFields };

const records: Searchable[] = apparatuses.map((apparatus) => {
	const last = inspections.find(({ id }) => id === apparatus.inspectionDevice?.lastInspection?.id);
	return { ...apparatus, laboratory: laboratories.find(({ id }) => id === last?.laboratory?.id) ?? null };
});

function hits(expression: string): string[] {
	const { clauses, problems } = parseSearch(expression, context);
	expect(problems).toEqual([]);
	return records
		.filter((record) => matchesSearch(clauses, record, context))
		.map(({ inspectionDevice, identNo }) => inspectionDevice?.number ?? identNo)
		.sort();
}

const devices = (expression: string) => hits(expression).filter((number) => number.startsWith('PM-'));

describe('search (RULES.md R-11) on the sample data', () => {
	test.each([
		['messsch digital', 3],
		['status:überfällig', 2],
		['fällig:heute..+30t', 5],
		['bereich:FE', 10],
		['nr:PM-BM-*', 3],
		['zusatz.risikoklasse:a', 5],
		['ist:eingeschränkt', 1],
		['status:fällig|überfällig bereich:MO', 4],
		['status:fällig|überfällig bereich:MO -ist:messkette', 4],
		['', 28],
	])('„%s“ finds %i devices, as the manual says', (expression, count) => expect(devices(expression)).toHaveLength(count));

	test('bereich:FE finds two apparatuses beside', () => {
		expect(hits('bereich:FE').filter((number) => !number.startsWith('PM-'))).toEqual(['INV-100802', 'INV-100901']);
	});

	test.each([
		['schieber', []],
		['tiefen', ['PM-MS-0004']],
		['"Schrank F2"', ['PM-MS-0002', 'PM-MS-0004']],
		['„Schrank F3“ bügel -nr:PM-BM-0003', ['PM-BM-0001', 'PM-BM-0002']],
		['messschieber -nonius -digital', []],
		['PM-MS-0001', ['PM-MS-0001']],
		['PM-MS-000', []],
		['7k3m9xwt', ['PM-MS-0001']],
		['sn:M2005*', ['PM-BM-0001', 'PM-BM-0002', 'PM-BM-0003']],
		['sn:M2005', []],
		['status:"im Umlauf" bereich:WE', ['PM-MS-0003', 'PM-WA-0001']],
		['status:in_circulation area:we', ['PM-MS-0003', 'PM-WA-0001']],
		['status:ueberfaellig', ['PM-DM-0002', 'PM-PV-0001']],
		['status:ausgemustert', ['PM-LD-0002']],
		['kst:4310 hersteller:eigenbau', ['PM-PV-0001']],
		['faellig:<2025-06-01', ['PM-BM-0003']],
		['due:30.09.2025 section:MO-03', ['PM-DR-0001', 'PM-EL-0001']],
		['fällig:>+1j', ['PM-EL-0003', 'PM-EM-0001', 'PM-EM-0002', 'PM-WI-0002']],
		['geprüft:-4w..heute', ['PM-DM-0001']],
		['labor:K2 ergebnis:bestanden status:fällig', ['PM-DM-0003']],
		['bericht:PB-2025-00009', ['PM-MS-0001']],
		['zusatz.msa_nachweis:ja bereich:MR', ['PM-MU-0001']],
		['custom.risikoklasse:"C – nur Anzeige"', ['PM-WA-0002']],
		['zusatz.garantie_bis:2027-09-14', ['PM-MS-0005']],
		['zusatz.abholung_am:08.09.2025', ['PM-EL-0001']],
		['zusatz.abholung_am:2025-09-01..2025-09-30', ['PM-EL-0001']],
		['zusatz.kennfarbe:"#d97706" gruppe:DM status:überfällig', ['PM-DM-0002']],
		['zusatz.signalfarbe:"rgb(31, 157, 85)"', ['PM-DM-0001']],
		['zusatz.diagrammfarbe:"hsl(146, 67%, 37%)"', ['PM-TH-0002']],
		['zusatz.diagrammfarbe:hsl', []],
		['zusatz.lagerort:schrank typ:BD', ['PM-BM-0001', 'PM-BM-0002', 'PM-BM-0003']],
		['status:grün', []],
		['ist:messkette', ['PM-TH-0001']],
		['montage', []],
		['- * ,', devices('').concat(['INV-100802', 'INV-100901', 'INV-100902', 'INV-100903']).sort()],
	])('„%s“', (expression, expected) => expect(hits(expression)).toEqual(expected));
});

describe('problems', () => {
	test.each([
		['messsch stat:fällig', [{ code: 'KB-601', value: 'stat', start: 8, end: 12 }]],
		['-zusatz.farbe:rot', [{ code: 'KB-601', value: 'zusatz.farbe', start: 1, end: 13 }]],
		['fällig:2025-12-01..heute', [{ code: 'KB-602', value: '2025-12-01..heute', start: 7, end: 24 }]],
		['fällig:31.02.2026', [{ code: 'KB-602', value: '31.02.2026', start: 7, end: 17 }]],
		[
			'fällig:bald geprüft:<',
			[
				{ code: 'KB-602', value: 'bald', start: 7, end: 11 },
				{ code: 'KB-602', value: '<', start: 20, end: 21 },
			],
		],
		['fällig:2025*', [{ code: 'KB-602', value: '2025', start: 7, end: 12 }]],
	])('„%s“', (expression, expected) => expect(parseSearch(expression, context).problems).toEqual(expected));

	test('have the words of the product', () => {
		expect(searchProblemText({ code: 'KB-601', value: 'stat' })).toBe('Unbekanntes Suchfeld „stat“.');
		expect(searchProblemText({ code: 'KB-602', value: '' })).toBe('Ungültiger Datumsbereich.');
	});

	test('clauses know their place', () => {
		const { clauses } = parseSearch('status:fällig|überfällig bereich:MO -ist:messkette', context);
		expect(clauses.map(({ start, end, negated }) => [start, end, negated])).toEqual([
			[0, 24, false],
			[25, 35, false],
			[36, 50, true],
		]);
	});
});
