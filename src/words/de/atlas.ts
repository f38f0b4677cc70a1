export const atlas = {
	title: 'Feldatlas',
	filter: 'Felder filtern',
	filterHint: 'Beschriftung, Feld, Regel, Operation',
	label: 'Beschriftung',
	field: 'API-Feld, Typ, Regeln',
	places: 'Begriff, Handbuch',
	operations: 'Operationen',
	term: 'Begriff',
	schemas: 'Schemas:',
	alsoIn: 'auch:',
	noField: 'nicht in der API',
	reads: 'lesen mit:',
	writes: 'senden mit:',
	unmapped: 'Ohne Zuordnung',
	unmappedText: 'Diese Felder der API haben keine Beschriftung in der Oberfläche.',
	unmappedField: 'Schema oder Feld',
	reason: 'Grund',
	required: 'Pflicht beim Senden',
};

/** How many fields of the atlas the filter leaves. */
export const shownFields = (count: number, all: number) =>
	count === all ? `${all} Felder` : count === 0 ? `Keines von ${all} Feldern passt.` : `${count} von ${all} Feldern`;
