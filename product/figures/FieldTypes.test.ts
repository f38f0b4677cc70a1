import { expect, test } from 'vitest';
import { EXAMPLES } from './FieldTypes.tsx';

test('every type is shown with a value of the sample data (RULES.md R-16.2)', () => {
	expect(EXAMPLES.map(({ field, number }) => [field.type, field.key, number])).toEqual([
		['input', 'lagerort', 'PM-MS-0001'],
		['textarea', 'einsatzhinweis', 'PM-BM-0001'],
		['select', 'risikoklasse', 'PM-MS-0001'],
		['checkbox', 'msa_nachweis', 'PM-MS-0001'],
		['date', 'garantie_bis', 'PM-MS-0005'],
		['datetime', 'abholung_am', 'PM-EL-0001'],
		['hex', 'kennfarbe', 'PM-MS-0001'],
		['rgb', 'signalfarbe', 'PM-DM-0001'],
		['hsl', 'diagrammfarbe', 'PM-TH-0002'],
	]);
});
