export const LOADING = 'Seite wird geladen';

/** The script of every page carries these. */
export const pageChange = {
	loaded: (title: string) => `Seite geladen: ${title}`,
	failed: 'Diese Seite lässt sich gerade nicht laden',
	unreachable: 'Der Server ist nicht erreichbar.',
	server: 'Der Server meldet einen Fehler.',
	foreign: 'Statt der Seite kam eine fremde Antwort, etwa die Anmeldung eines WLANs.',
	retry: 'Erneut versuchen',
	close: 'Schließen',
	back: (title: string) => `Zurück zu „${title}“`,
};
