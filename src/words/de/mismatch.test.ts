import { expect, test } from 'vitest';
import { mismatchInWords } from './mismatch.ts';

test.each([
	['type', 'integer', 'drei', 'Verlangt: ganze Zahl. Angegeben: „drei“.'],
	['type', ['string', 'null'], 5, 'Verlangt: Zeichenkette oder null. Angegeben: 5.'],
	['enum', ['rot', 2], 'blau', 'Verlangt: einer der Werte „rot“, 2. Angegeben: „blau“.'],
	['pattern', '^[a-z]+$', 'A', 'Verlangt: Muster ^[a-z]+$. Angegeben: „A“.'],
	['maximum', 100, 101, 'Verlangt: höchstens 100. Angegeben: 101.'],
	['exclusiveMinimum', 0, 0, 'Verlangt: größer als 0. Angegeben: 0.'],
	['maxLength', 3, 'abcd', 'Verlangt: höchstens 3 Zeichen. Angegeben: „abcd“.'],
	['minItems', 1, [], 'Verlangt: mindestens 1 Eintrag. Angegeben: [].'],
	['format', 'date', 'gestern', 'Verlangt: Format date. Angegeben: „gestern“.'],
	['required', true, undefined, 'Pflichtangabe fehlt.'],
	['additionalProperties', false, 1, 'Unbekanntes Feld.'],
	['dependentSchemas', {}, { a: 1 }, 'Ungültiger Wert: {"a":1}.'],
])('%s', (keyword, expected, actual, words) => expect(mismatchInWords({ keyword, expected, actual })).toBe(words));

test('a long value is cut', () => expect(mismatchInWords({ keyword: 'maxLength', expected: 5, actual: 'x'.repeat(900) }).length).toBeLessThan(100));
