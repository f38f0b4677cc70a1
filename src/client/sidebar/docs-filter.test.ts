// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { comparable, matches } from './docs-filter.ts';

test.each<[string, boolean]>([
	['', true],
	['prufmittel', true],
	['PRÜFMITTEL', true],
	['nummer api', false],
	['Prüfmittel number', true],
	['inspectiondevice.number', true],
])('%s', (typed, shown) => expect(matches(comparable('Prüfmittelnummer InspectionDevice.number'), typed)).toBe(shown));
