import { describe, expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { foldForSearch } from '#language/fold.ts';
import { lastPartsIn, splitCompound } from './compound.ts';

const { stem } = analysis;

describe('compounds', () => {
	const texts = new Set(
		[
			'Prüfmittel',
			'Prüfmittelnummer',
			'Nummer',
			'prüfen',
			'Prüfintervalls',
			'Kalibrierung',
			'Zyklus',
			'Wartungsplan',
			'Wartung',
			'verschieben',
			'Bügelmessschieber',
			'Protokoll',
			'Mittel',
		].map(foldForSearch),
	);
	const stems = new Set([...texts].map(stem));

	test.each([
		['Nummer', ['prufmittelnummer']],
		['Intervall', ['prufintervalls']],
		['Mittel', ['prufmittel']],
		['Plan', ['wartungsplan']],
		['rot', []],
		['Prüf', []],
	])('with %s', (word, expected) => {
		const part = stem(foldForSearch(word));
		expect([...texts].filter((term) => lastPartsIn({ words: texts, stems }, analysis)(term).includes(part))).toEqual(expected);
	});

	test('are split into stems that are known', () => {
		const split = (word: string) => splitCompound(foldForSearch(word), stems, analysis)?.map(stem);
		expect(split('Kalibrierzyklus')).toEqual(['Kalibrierung', 'Zyklus'].map(foldForSearch).map(stem));
		expect(split('Wartungszyklus')).toEqual(['Wartung', 'Zyklus'].map(foldForSearch).map(stem));
		expect(split('Kalibriermittelnummer')).toEqual(['Kalibrierung', 'Mittel', 'Nummer'].map(foldForSearch).map(stem));
		expect(split('Unbekanntes')).toBeUndefined();
	});
});
