import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { contrast, hslToRgb, readHex, readHsl, rgbToHsl, writeHex, writeHsl, writeRgb } from './colour.ts';
import type { CustomFieldRules } from './custom-field.ts';
import { displayCustomFieldValue } from './custom-field-display.ts';
import { checkCustomFieldValue, valueFaultText } from './custom-field-value.ts';
import { instantsOf, localTime, readInstant } from './local-time.ts';

const BERLIN = 'Europe/Berlin';
const OPTIONS = [
	{ key: 'a', label: 'A – sicherheitsrelevant', active: true },
	{ key: 'b', label: 'B – qualitätsrelevant', active: true },
	{ key: 'z', label: 'Z – alt', active: false },
];

describe('values of Zusatzfelder (RULES.md R-16.2)', () => {
	test.each<[string, CustomFieldRules, unknown, unknown]>([
		['input is trimmed', { type: 'input' }, '  Schrank F1 ', 'Schrank F1'],
		['input fits its pattern', { type: 'input', pattern: '[A-Z]{2}-[0-9]{6}' }, 'AB-004711', 'AB-004711'],
		['input is empty', { type: 'input' }, '   ', null],
		['input at its limit', { type: 'input', maxLength: 3 }, '😀bc', '😀bc'],
		['textarea has LF', { type: 'textarea' }, 'Nur mit Handschuhen.\r\nVor Gebrauch nullen.', 'Nur mit Handschuhen.\nVor Gebrauch nullen.'],
		['select takes an active key', { type: 'select', options: OPTIONS }, 'a', 'a'],
		['select takes several, once', { type: 'select', options: OPTIONS, multiple: true }, ['b', 'a', 'b'], ['b', 'a']],
		['checkbox', { type: 'checkbox' }, true, true],
		['checkbox without a value is no', { type: 'checkbox' }, null, false],
		['date', { type: 'date' }, '2027-09-14', '2027-09-14'],
		['datetime in UTC', { type: 'datetime' }, '2025-09-08T09:30:00+02:00', '2025-09-08T07:30:00Z'],
		['hex is written long and small', { type: 'hex' }, '#19D', '#1199dd'],
		['hex', { type: 'hex' }, '#1F9D55', '#1f9d55'],
		['rgb has its spaces', { type: 'rgb' }, 'rgb( 31,157 ,85)', 'rgb(31, 157, 85)'],
		['hsl, 360 is 0', { type: 'hsl' }, 'hsl(360,67%,37%)', 'hsl(0, 67%, 37%)'],
	])('%s', (_, rules, input, value) => expect(checkCustomFieldValue(rules, input)).toEqual({ value }));

	test.each<[string, CustomFieldRules, unknown]>([
		['input with a line break', { type: 'input' }, 'a\nb'],
		['input that only begins with the pattern', { type: 'input', pattern: '[A-Z]{2}-[0-9]{6}|x' }, 'AB-0047110'],
		['input too long', { type: 'input', maxLength: 3 }, 'abcd'],
		['input of 256', { type: 'input', maxLength: 999 }, 'a'.repeat(256)],
		['a number for input', { type: 'input' }, 5],
		['textarea of 4001', { type: 'textarea' }, 'a'.repeat(4001)],
		['a label for select', { type: 'select', options: OPTIONS }, 'A – sicherheitsrelevant'],
		['an option switched off', { type: 'select', options: OPTIONS }, 'z'],
		['one key for several', { type: 'select', options: OPTIONS, multiple: true }, 'a'],
		['ja for checkbox', { type: 'checkbox' }, 'ja'],
		['1 for checkbox', { type: 'checkbox' }, 1],
		['31 February', { type: 'date' }, '2025-02-31'],
		['a German date by API', { type: 'date' }, '14.09.2027'],
		['a day before 1900', { type: 'date' }, '1899-12-31'],
		['a day after max', { type: 'date', max: '2025-12-31' }, '2026-01-01'],
		['datetime without offset', { type: 'datetime' }, '2025-09-08T09:30:00'],
		['datetime without seconds', { type: 'datetime' }, '2025-09-08T09:30Z'],
		['hex without #', { type: 'hex' }, '1f9d55'],
		['hex with alpha', { type: 'hex' }, '#1f9d5500'],
		['rgb of 256', { type: 'rgb' }, 'rgb(256, 0, 0)'],
		['rgb with alpha', { type: 'rgb' }, 'rgb(1, 2, 3, 0.5)'],
		['hsl of 361', { type: 'hsl' }, 'hsl(361, 0%, 0%)'],
	])('not %s', (_, rules, input) => expect(checkCustomFieldValue(rules, input)).toEqual({ fault: 'KB-403' }));

	test('an option switched off stays where it stands', () => {
		expect(checkCustomFieldValue({ type: 'select', options: OPTIONS }, 'z', 'z')).toEqual({ value: 'z' });
	});

	test('a required value must not be empty', () => {
		expect(checkCustomFieldValue({ type: 'input', required: true }, ' ')).toEqual({ fault: 'required' });
		expect(valueFaultText('KB-403', 'date')).toBe('Der Wert passt nicht zum Feldtyp „date“.');
	});

	test('all values of the sample data are stored as they are', () => {
		for (const { customFields } of [...SAMPLE.apparatuses, ...SAMPLE.inspections])
			for (const [key, value] of Object.entries(customFields)) {
				const rules = SAMPLE.customFields.find((field) => field.key === key);
				expect(rules && checkCustomFieldValue({ ...rules, required: false }, value)).toEqual({ value });
			}
	});

	test('are shown in one line', () => {
		expect(displayCustomFieldValue({ type: 'select', options: OPTIONS }, ['b', 'z'], BERLIN)).toBe('B – qualitätsrelevant, Z – alt');
		expect(displayCustomFieldValue({ type: 'datetime' }, '2025-09-08T07:30:00Z', BERLIN)).toBe('08.09.2025, 09:30\u00a0Uhr');
		expect(displayCustomFieldValue({ type: 'textarea' }, 'eins\nzwei', BERLIN)).toBe('eins');
		expect(displayCustomFieldValue({ type: 'checkbox' }, false, BERLIN)).toBe('nein');
		expect(displayCustomFieldValue({ type: 'date' }, '2027-09-14', BERLIN)).toBe('14.09.2027');
	});
});

describe('colours', () => {
	test('#1f9d55 through hsl and back is #1f9e56', () => {
		const green = readHex('#1f9d55') ?? [0, 0, 0];
		expect(writeRgb(green)).toBe('rgb(31, 157, 85)');
		expect(writeHsl(rgbToHsl(green))).toBe('hsl(146, 67%, 37%)');
		const back = hslToRgb(readHsl('hsl(146, 67%, 37%)') ?? [0, 0, 0]);
		expect(writeRgb(back)).toBe('rgb(31, 158, 86)');
		expect(writeHex(back)).toBe('#1f9e56');
	});

	test.each([
		['#1f9d55', '3.5', '6.0'],
		['#2563eb', '5.2', '4.1'],
		['#d97706', '3.2', '6.6'],
		['#7c3aed', '5.7', '3.7'],
	])('contrast of %s to white and black, as the glossary says', (hex, white, black) => {
		const rgb = readHex(hex) ?? [0, 0, 0];
		expect(contrast(rgb, [255, 255, 255]).toFixed(1)).toBe(white);
		expect(contrast(rgb, [0, 0, 0]).toFixed(1)).toBe(black);
	});
});

describe('moments', () => {
	test('26.10.2025 02:30 exists twice, 30.03.2025 02:30 not at all', () => {
		expect(instantsOf('2025-10-26', '02:30', BERLIN)).toEqual(['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z']);
		expect(instantsOf('2025-03-30', '02:30', BERLIN)).toEqual([]);
		expect(instantsOf('2025-09-08', '09:30', BERLIN)).toEqual(['2025-09-08T07:30:00Z']);
		expect(localTime('2025-10-26T01:30:00Z', BERLIN)).toEqual(['2025-10-26', '02:30']);
		expect(localTime('2025-12-31T23:30:00Z', BERLIN)).toEqual(['2026-01-01', '00:30']);
	});

	test.each([
		['2025-09-08T07:30:00.123Z', '2025-09-08T07:30:00Z'],
		['2025-09-08T07:30:00-01:30', '2025-09-08T09:00:00Z'],
		['2025-02-29T07:30:00Z', undefined],
		['2025-09-08T24:00:00Z', undefined],
		['2025-09-08', undefined],
	])('reads %s', (text, expected) => expect(readInstant(text)).toBe(expected));
});
