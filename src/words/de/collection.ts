/** Texts in a collection of requests. */
export const collection = {
	about: 'Alle Operationen mit Beispielwerten.',
	secrets: (names: string) => `Tragen Sie Ihre Zugangsdaten in die Variablen der Sammlung ein: ${names}.`,
	/** Stands in place of a secret; no blank, so that it is one value. */
	secret: 'hier-eintragen',
};
