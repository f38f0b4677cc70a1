/** Texts in code samples. */
export const samples = {
	/** Name of the class in Java; file names are made from it, too. */
	className: 'Beispiel',
	needsUnirest: 'Java 17 mit Unirest 1.4 und dem, was es braucht, im Klassenpfad (Debian: libunirest-java-java)',
	keepsPath: 'Unirest 1.4 verändert kodierte Zeichen wie %2F im Pfad; so bleibt er, wie er ist.',
	unknownMethod: (method: string) => `Unirest 1.4 kennt die Methode ${method} nicht.`,
	missingVariable: (name: string) => `Die Umgebungsvariable ${name} fehlt.`,
	noAnswer: 'Keine Antwort',
	notPrepared: 'Vorbereitung',
	secrets: 'Zugangsdaten gehören nicht in den Quelltext einer Webseite; dort kann sie jeder lesen.',
};

/** Values of generated examples, where the description has none. */
export const example = {
	text: 'Beispieltext',
	binary: '(Binärdaten)',
	path: 'beispiel',
	file: 'datei',
	data: 'Beispieldaten',
	form: 'formular',
	base64: 'QmVpc3BpZWw=',
	password: 'geheim',
	/** A key of an object with arbitrary keys. */
	key: 'schluessel',
};

/** Parts of ids of places in a schema that have no name. */
export const placeNames = {
	additionalProperties: 'weitere',
	propertyNames: 'namen',
	items: 'eintrag',
	contains: 'enthaelt',
	contentSchema: 'inhalt',
	not: 'nicht',
	if: 'wenn',
	then: 'dann',
	else: 'sonst',
	dependent: 'mit',
	pattern: 'muster',
	/** A document that has no name. */
	document: 'Teil',
	variant: 'variante',
};
