export const navigation = {
	skip: 'Zum Inhalt springen',
	menu: 'Menü',
	main: 'Hauptnavigation',
	/** Name of the menu of items that the bar has no room for. */
	more: 'Mehr',
	sidebar: 'Seiten in diesem Teil',
	/** Title of the file that a large sidebar is filled from. */
	sidebarTitle: 'Seitenleiste',
	breadcrumbs: 'Brotkrumen',
	pager: 'Weiterblättern',
	previous: 'Zurück',
	next: 'Weiter',
	toc: 'Auf dieser Seite',
	newWindow: 'externe Adresse',
	allOf: (count: number) => `Alle ${count} Seiten`,
	pages: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
	openCategory: (label: string) => `Seiten zu „${label}“`,
	version: 'Version der Dokumentation',
	language: 'Sprache',
	home: 'Startseite',
	edit: 'Diese Seite bearbeiten',
	lastUpdate: 'Zuletzt geändert',
	lastUpdateOn: 'am',
	lastUpdateBy: (author: string) => `von ${author}`,
	draft: 'Entwurf: Diese Seite erscheint nur in der Vorschau.',
	untranslated: 'Diese Seite ist noch nicht übersetzt.',
	unlisted: 'Diese Seite ist nicht gelistet. Sie steht weder in den Menüs noch in der Suche, und Suchmaschinen nehmen sie nicht auf.',
};

export const versions = {
	badge: (label: string) => `Version: ${label}`,
	/** Name of the version in the folder itself: if it is the only or newest one, and if there are newer frozen ones. */
	current: 'aktuell',
	coming: 'in Arbeit',
	unmaintained: (label: string) => `Sie lesen die Dokumentation der Version ${label}. Sie wird nicht mehr gepflegt.`,
	unreleased: (label: string) => `Sie lesen die Dokumentation einer Version, die noch nicht erschienen ist (${label}).`,
	newest: (label: string) => `Zur selben Seite in Version ${label}`,
	newestStart: (label: string) => `Zur ersten Seite der Version ${label}`,
	'api-older': (label: string) => `Sie lesen die Beschreibung von ${label}. Es gibt eine neuere Version.`,
	'api-gone': (label: string) => `Sie lesen die Beschreibung von ${label}. In der neuesten Version gibt es diese Seite nicht mehr.`,
	newestOverview: (label: string) => `Zur Übersicht der Version ${label}`,
};
