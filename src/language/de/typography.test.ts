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
		['i.d.R. so, m.d.B. um, m. d. B. um', 'i.~d.~R. so, m.~d.~B. um, m.~d.~B. um'],
		['„Maske …“ und so weiter …', '„Maske~…“ und so weiter~…'],
		['0-150 mm, 2,5-10 µm', '0–150~mm, 2,5–10~µm'],
		['Raum 1-2 L, Typ 3-4 A, Laufraum 1-2 L', 'Raum 1-2~L, Typ 3-4~A, Laufraum 1–2~L'],
		['DIN EN 60529-1 A, DIN EN 60529-1 mit 4-6 A, VDE 2618-1 A, Nr. 12-3 g', 'DIN~EN~60529-1~A, DIN~EN~60529-1 mit 4–6~A, VDE 2618-1~A, Nr.~12-3~g'],
		['bei -5 °C (-0,48 N·m)', 'bei −5~°C (−0,48~N·m)'],
		['-5mm, -0,5mm, -5%', '−5~mm, −0,5~mm, −5~%'],
		['"-5 °C", \'-5 °C\'', '„−5~°C“, ‚−5~°C‘'],
		['mit k = 2 und U = 0,40 N·m, u = −5 °C', 'mit k~=~2 und U~=~0,40~N·m, u~=~−5~°C'],
		['100 x 70 mm, 50x25 mm, 3 x 8', '100~×~70~mm, 50~×~25~mm, 3~×~8'],
		['Er sagt "gut" ("sehr gut").', 'Er sagt „gut“ („sehr gut“).'],
		['"Siehe \'A\' und B", sagt er.', '„Siehe ‚A‘ und B“, sagt er.'],
		["Wie geht's?", 'Wie geht’s?'],
		["Die '68er, im Jahr '24 und '5 mm', '25 mm'", 'Die ’68er, im Jahr ’24 und ‚5~mm‘, ‚25~mm‘'],
		['12" breit und "ein Prüfmittel"', '12" breit und „ein Prüfmittel“'],
		['"Stufe 12" und "docs/", "a –".', '„Stufe 12“ und „docs/“, „a –“.'],
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
		'u = U / k, 25 von 28 = 89, kalibrierpflichtig = ja, Soll = 5',
		'20 H7, Schrank F1, 0x1F, 0x5A, B2b',
		'Stand 2025 das, 2025 at, 3 am Montag, 12 Es, 5 EN, 7 d.~h. so',
		'3GS, 4Ms, 5s, 7pm',
		'Version 2025.3 am 15.09.2025',
		'ein Halb-Satz - und weiter',
		'Fristen: 2-mal, 3-fach',
		'-5-fach, -1,5-fach, -1,5-2,5~mm',
		'„schon ‚richtig‘“ und 0–150~mm, −5~°C, 3~×~8',
		'Magic-Name und -Vorlage',
	])('%s', (text) => {
		expect(mend(text)).toBe(text);
	});
});

/** Units with and without prefixes, in both ways of writing micro and ohm. */
const UNITS =
	'mm cm dm km µm μm nm pm m mm² cm² m² km² mm³ cm³ m³ ha g kg mg µg t kt s ms µs ns min h d A mA kA µA K mK °C °F ° mol mmol cd Hz kHz MHz GHz N kN mN daN N·m Nm kN·m cNm Pa kPa hPa MPa GPa J kJ MJ W mW kW MW V mV kV C F µF nF pF Ω kΩ MΩ Ω S mS µS Wb T mT H mH lm lx klx Bq kBq Gy mGy Sv mSv µSv μSv kat rad mrad sr l ml cl hl L mL µL bar mbar eV keV VA kVA kvar Wh kWh Ah mAh B kB MB GB TB KiB MiB bit kbit Mbit dB dBA ppm ppb % ‰ € EUR px pt dpi min⁻¹ s⁻¹ rpm km/h µSv/h N/mm² W/(m·K) Uhr'.split(
		' ',
	);

describe('a number keeps its unit', () => {
	test.each(UNITS)('%s', (unit) => {
		for (const gap of [' ', '\n', '\t', ' \n', '~'])
			for (const end of ['', '.', ', dann', ' breit', '\nbreit', ') und', '-Ausgang']) expect(mend(`Ab 25${gap}${unit}${end}`)).toBe(`Ab 25~${unit}${end}`);
		expect(mend(`\n${unit} breit`, 'Ab 25')).toBe(`~${unit} breit`);
		expect(mendTypography('Ab 25\n', '', unit)).toBe('Ab 25\u00a0');
		if (/^\p{L}+$/u.test(unit)) expect(mend(`Ab 25 ${unit}ü`)).toBe(`Ab 25 ${unit}ü`);
	});
});

test.each<[string, string]>([
	['Nr.\n6, §\n34, §\t34, DIN\nEN ISO\n3650', 'Nr.~6, §~34, §~34, DIN~EN ISO~3650'],
	['z.\nB. und i.\nd.\nR.', 'z.~B. und i.~d.~R.'],
	['und so weiter\n…', 'und so weiter~…'],
	['100\nx\n70\nmm und 3 ×\n8', '100~×~70~mm und 3~×~8'],
	['0-150\nmm bei 50 %\nrF', '0–150~mm bei 50~%~rF'],
])('a line that ends in the source is a space: %j', (text, mended) => expect(mend(text)).toBe(mended));

test('what stands around it in the paragraph counts', () => {
	expect(mend(' mm breit', 'Die Grenze ist 25')).toBe('~mm breit');
	expect(mend('" und weiter', 'Er sagt "gut')).toBe('“ und weiter');
	expect(mend('"gut"', 'Er sagt ')).toBe('„gut“');
	expect(mend('-5 bis', 'PM')).toBe('-5 bis');
	expect(mend('-5 °C', 'Er sagt "')).toBe('−5~°C');
	expect(mendTypography('Nach § ', '', '34')).toBe('Nach §\u00a0');
});
