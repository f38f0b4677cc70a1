import { describe, expect, test } from 'vitest';
import { formatNumber, maskProblemText, nextNumber, readMask, sequenceOf } from './number-mask.ts';

const own = readMask('PM-{GRUPPE}-{####}');
const calipers = { group: 'MS', area: 'FE', year: 2025 };

describe('number mask (RULES.md R-8)', () => {
	test('makes the numbers of the example', () => {
		expect(formatNumber(own, calipers, 5)).toBe('PM-MS-0005');
		expect(formatNumber(own, calipers, 12345)).toBe('PM-MS-12345');
		expect(formatNumber(readMask('PB-{JJJJ}-{#####}'), { year: 2025 }, 24)).toBe('PB-2025-00024');
		expect(formatNumber(readMask('{BEREICH}.{JJ}_{#}'), calipers, 7)).toBe('FE.25_7');
	});

	test('counts for each set of other parts and uses no number again', () => {
		const taken = ['PM-MS-0001', 'PM-MS-0005', 'PM-BM-0009', 'PM-LD-0002', 'PM-LD-0001'];
		expect(nextNumber(own, calipers, taken)).toBe('PM-MS-0006');
		expect(nextNumber(own, { ...calipers, group: 'LD' }, taken)).toBe('PM-LD-0003');
		expect(nextNumber(own, { ...calipers, group: 'WI' }, taken)).toBe('PM-WI-0001');
		expect(nextNumber(readMask('PB-{JJJJ}-{#####}'), { year: 2026 }, ['PB-2025-00023'])).toBe('PB-2026-00001');
	});

	test('says whether a number fits', () => {
		expect(sequenceOf(own, calipers, 'PM-MS-0042')).toBe(42);
		for (const number of ['PM-MS-042', 'PM-BM-0042', 'pm-ms-0042', 'PM-MS-0042a', 'PMxMS-0042']) expect(sequenceOf(own, calipers, number)).toBeUndefined();
	});

	test.each([
		['PM-{GRUPE}-{###}', ['Unbekannter Platzhalter „{GRUPE}“.']],
		['PM-{GRUPPE}', ['Die Maske braucht genau eine laufende Nummer.']],
		['{##}-{###}', ['Die Maske braucht genau eine laufende Nummer.']],
		['pm {###}', ['Nicht erlaubte Zeichen: p, m, Leerzeichen. Erlaubt sind A–Z, 0–9, Bindestrich, Punkt und Unterstrich.']],
		['PM-{GRUPPE-{###}', ['Nicht erlaubte Zeichen: {. Erlaubt sind A–Z, 0–9, Bindestrich, Punkt und Unterstrich.']],
	])('%s has problems', (mask, expected) => {
		expect(readMask(mask).problems.map(maskProblemText)).toEqual(expected);
		expect(formatNumber(readMask(mask), calipers, 1)).toBeUndefined();
	});

	test('a number has at most 32 characters', () => {
		const long = readMask(`${'A'.repeat(28)}-{####}`);
		expect(formatNumber(long, calipers, 1)).toBeUndefined();
		expect(formatNumber(readMask(`${'A'.repeat(27)}-{####}`), calipers, 1)).toHaveLength(32);
	});
});
