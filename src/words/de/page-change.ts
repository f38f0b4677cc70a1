export const LOADING = 'Seite wird geladen';

/** What brings pages carries these; it comes when the first one stands. */
export const pageChange = {
	loaded: (title: string) => `Seite geladen: ${title}`,
	failed: 'Diese Seite lässt sich gerade nicht laden',
	unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
	server: 'Der Server meldet einen Fehler.',
	foreign: 'Statt der Seite kam eine fremde Antwort, etwa die Anmeldung eines WLANs.',
	back: (title: string) => `Zurück zu „${title}“`,
};
