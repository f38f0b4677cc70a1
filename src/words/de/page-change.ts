export const LOADING = 'Seite wird geladen';

/** Part of the script that changes pages, which loads after the first page. */
export const pageChange = {
	loaded: (title: string) => `Seite geladen: ${title}`,
	failed: 'Diese Seite lässt sich gerade nicht laden',
	unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
	server: 'Der Server meldet einen Fehler.',
	foreign: 'Statt der Seite kam eine fremde Antwort, etwa die Anmeldung eines WLANs.',
	back: (title: string) => `Zurück zu „${title}“`,
};
