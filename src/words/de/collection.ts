/** What a collection of requests says of itself. */
export const collection = {
	about: (secrets: readonly string[]) =>
		secrets.length === 0
			? 'Alle Operationen mit Beispielwerten.'
			: `Alle Operationen mit Beispielwerten. Tragen Sie Ihre Zugangsdaten in die Variablen der Sammlung ein: ${secrets.join(', ')}.`,
};
