const EXAMPLE_ROWS = [
	[
		'Identnummer',
		'Bezeichnung',
		'Bereich',
		'Sektion',
		'Prüfmittelgruppe',
		'Prüfmittelnummer',
		'kalibrierpflichtig',
		'Prüfintervall',
		'Aufnahmedatum',
		'letzte Kalibrierung',
		'zusatz.risikoklasse',
	],
	['INV-200101', 'Messschieber digital', 'FE', 'FE-01', 'MS', '', 'ja', '12 Monate', '01.03.2022', '14.04.2025', 'b'],
	['INV-200102', 'Bügelmessschraube', 'FE', 'MO-01', 'BM', '', 'ja', '12 Monate', '01.03.2022', '14.04.2025', 'b'],
	['INV-200103', 'Messuhr', 'FE', 'FE-02', 'MU', '', 'ja', '12 Monate', '01.03.2022', '', 'b'],
	['INV-200104', 'Drehmomentschlüssel', 'MO', 'MO-02', 'DM', 'DM-17', 'ja', '1 Jahr', '31.02.2024', '10.06.2025', 'b'],
	['INV-200101', 'Messschieber digital', 'FE', 'FE-01', 'MS', '', 'ja', '12 Monate', '01.03.2022', '14.04.2025', ''],
	['INV-200106', 'Messständer mit Magnetfuß', 'FE', 'FE-03', '', '', '', '', '', '', ''],
];

/** A small file with the faults that are met most. */
export const EXAMPLE_FILE = `${EXAMPLE_ROWS.map((row) => row.join(';')).join('\n')}\n`;
