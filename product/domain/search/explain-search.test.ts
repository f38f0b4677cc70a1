import { expect, test } from 'vitest';
import { explainClause } from './explain-search.ts';
import { parseSearch } from './parse-search.ts';

const context = { today: '2025-09-15', customFields: [{ key: 'lagerort', label: 'Lagerort', type: 'input' }] };

test.each([
	['status:fällig|überfällig', 'Status ist „fällig“ oder „überfällig“'],
	['bereich:MO', 'Bereich ist „MO“'],
	['-ist:messkette', 'trägt das Kennzeichen „messkette“'],
	['messsch', 'ein Text enthält ein Wort, das mit „messsch“ beginnt'],
	['"Schrank F1"', 'ein Text enthält die Wortfolge „Schrank F1“'],
	['"Schrank"', 'ein Text enthält das Wort „Schrank“'],
	['PM-BM-*', 'ein Text enthält die Wortfolge „PM-BM-…“'],
	['nr:PM-BM-*|PM-MS-0001', 'Prüfmittelnummer beginnt mit „PM-BM-“ oder ist „PM-MS-0001“'],
	['zusatz.lagerort:schrank', 'Lagerort enthält ein Wort, das mit „schrank“ beginnt'],
	['fällig:heute..+30t', 'Fälligkeitsdatum vom 15.09.2025 bis 15.10.2025'],
	['geprüft:<2025-09-15|15.09.2025', 'Prüfdatum bis 14.09.2025 oder am 15.09.2025'],
	['fällig:>heute', 'Fälligkeitsdatum ab 16.09.2025'],
])('„%s“ in words', (expression, expected) => expect(parseSearch(expression, context).clauses.map(explainClause)).toEqual([expected]));
