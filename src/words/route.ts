export const route = {
	loading: 'Seite wird geladen',
	loaded: (title: string) => `Seite geladen: ${title}`,
	failed: 'Diese Seite lässt sich gerade nicht laden',
	unreachable: 'Der Server ist nicht zu erreichen, oder die Verbindung ist abgebrochen.',
	server: 'Der Server meldet einen Fehler.',
	foreign: 'Statt der Seite kam eine fremde Antwort, zum Beispiel die Anmeldung eines WLANs.',
	retry: 'Erneut versuchen',
	open: 'Adresse direkt öffnen',
	back: (title: string) => `Zurück zu „${title}“`,
};
