/** Parts of addresses that the program makes itself. They outlive every wording: a changed one breaks links of others. */
export const slugs = { untagged: 'weitere-operationen', changes: 'aenderungen', fieldAtlas: 'feldatlas', sandbox: 'uebungsumgebung' };

/** Ids of headings and places that the program makes itself. */
export const anchors = {
	request: 'anfrage',
	responses: 'antworten',
	errors: 'fehler',
	errorBodies: 'fehler-aufbau',
	samples: 'codebeispiele',
	exampleRequests: 'anfrage-beispiele',
	exampleResponses: 'beispielantworten',
	operations: 'operationen',
	tagsBelow: 'untergruppen',
	authorisation: 'berechtigung',
	schemaIndex: 'schema-verzeichnis',
	fieldFilter: 'feldfilter',
	edition: 'fassung',
	scheme: 'anmeldung',
	language: 'sprache',
	tag: 'gruppe',
	index: 'verzeichnis',
	unmapped: 'ohne-zuordnung',
	tryIt: 'ausprobieren',
	part: 'inhalt',
	year: 'jahr',
	example: 'beispiel',
	exampleRequest: 'beispiel-anfrage',
};

/** Apart from the others: the script of every page carries it. */
export const CATEGORY = 'kategorie';
