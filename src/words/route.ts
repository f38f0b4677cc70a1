export const route = {
	loading: 'Seite wird geladen',
	loaded: (title: string) => `Seite geladen: ${title}`,
	failedTitle: 'Diese Seite lässt sich gerade nicht laden',
	failed: 'Die Verbindung zum Server ist unterbrochen. Die vorige Seite bleibt über „Zurück“ erreichbar.',
	retry: 'Erneut versuchen',
};
