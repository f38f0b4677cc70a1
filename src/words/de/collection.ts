/** What a collection of requests says of itself. */
export const collection = {
	about: 'Alle Operationen mit Beispielwerten.',
	secrets: (names: string) => `Tragen Sie Ihre Zugangsdaten in die Variablen der Sammlung ein: ${names}.`,
};
