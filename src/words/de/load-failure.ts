const failed = (part: string) => `${part} lässt sich nicht laden. Prüfen Sie die Verbindung.`;

/** Messages about parts of the page that do not load. The script of every page carries it. */
export const loadFailure = {
	page: failed('Diese Seite'),
	search: failed('Die Suche'),
	list: failed('Diese Liste'),
	edition: failed('Die Schaltfläche zum Speichern'),
	island: `${failed('Dieses Beispiel')} Bis dahin zeigt es feste Werte.`,
};
