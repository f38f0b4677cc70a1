import { describe, expect, test } from 'vitest';
import { mendTypography } from './typography.ts';

/** No-break spaces as `~`, so that a reader sees them. */
const mend = (text: string, before?: string) => mendTypography(text.replaceAll('~', '\u00a0'), before).replaceAll('\u00a0', '~');

describe('is mended', () => {
	test.each<[string, string]>([
		['Die Grenze ist 25 mm breit.', 'Die Grenze ist 25~mm breit.'],
		['25mm, 0,03 µm, 100%, 66,00 €', '25~mm, 0,03~µm, 100~%, 66,00~€'],
		['40,00 N·m und 50 % rF', '40,00~N·m und 50~%~rF'],
		['um 07:00 Uhr', 'um 07:00~Uhr'],
		['§34 MessEV, § 87 Abs. 1 Nr. 6 BetrVG, Art. 15 DSGVO', '§~34 MessEV, §~87 Abs.~1 Nr.~6 BetrVG, Art.~15 DSGVO'],
		['DIN 862, DIN EN ISO 3650, ISO/IEC 17025:2017', 'DIN~862, DIN~EN ISO~3650, ISO/IEC~17025:2017'],
		['z. B. so, z.B. so, d. h. so, i. d. R. so', 'z.~B. so, z.~B. so, d.~h. so, i.~d.~R. so'],
		['„Maske …“ und so weiter …', '„Maske~…“ und so weiter~…'],
		['0-150 mm, 2,5-10 µm', '0–150~mm, 2,5–10~µm'],
		['bei -5 °C (-0,48 N·m)', 'bei −5~°C (−0,48~N·m)'],
		['100 x 70 mm, 50x25 mm, 3 x 8', '100~×~70~mm, 50~×~25~mm, 3~×~8'],
		['Er sagt "gut" ("sehr gut").', 'Er sagt „gut“ („sehr gut“).'],
		['"Siehe \'A\' und B", sagt er.', '„Siehe ‚A‘ und B“, sagt er.'],
		["Wie geht's?", 'Wie geht’s?'],
	])('%s', (text, mended) => {
		expect(mend(text)).toBe(mended);
	});
});

describe('stays as it is', () => {
	test.each([
		'AB-CD-0001 bis AB-CD-0005, GH-2025-00009',
		'2025-09-15, Abschnitt 7.8.6',
		'VDI/VDE 2618-1, ILAC-G8:09/2019',
		'12 Monate, 3 Minuten, 5 Messungen',
		'20 H7, Schrank F1, 0x1F, B2b',
		'Version 2025.3 am 15.09.2025',
		'ein Halb-Satz - und weiter',
		'Fristen: 2-mal, 3-fach',
		'„schon ‚richtig‘“ und 0–150~mm, −5~°C, 3~×~8',
		'Magic-Name und -Vorlage',
	])('%s', (text) => {
		expect(mend(text)).toBe(text);
	});
});

test('what stands before in the paragraph counts', () => {
	expect(mend(' mm breit', 'Die Grenze ist 25')).toBe('~mm breit');
	expect(mend('" und weiter', 'Er sagt "gut')).toBe('“ und weiter');
	expect(mend('"gut"', 'Er sagt ')).toBe('„gut“');
	expect(mend('-5 bis', 'PM')).toBe('-5 bis');
});

test('mending twice is mending once', () => {
	const once = mendTypography('Nach DIN 862: 0-150 mm, "z.B." -5 °C, 3 x 8 und 25mm');
	expect(mendTypography(once)).toBe(once);
});
