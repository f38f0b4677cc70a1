/** What is said of finished pages. */
export const pageFaults = {
	noTitle: (path: string) => `Der Seite ${path} fehlt ein Titel.`,
	noTitleHint: 'Ergänzen Sie „title“ im Kopf der Datei.',
	noLanguage: (path: string) => `Die Seite ${path} nennt ihre Sprache nicht.`,
	noLanguageHint: 'Das Element html braucht das Attribut lang.',
	unlisted: (path: string) => `Die Sitemap nennt ${path}, die Seite selbst verbietet die Aufnahme in Suchmaschinen (noindex).`,
	notThere: (address: string) => `Die Sitemap nennt ${address}; diese Seite gibt es nicht.`,
	sitemapHint: 'Nehmen Sie die Adresse aus der Sitemap heraus.',
	sameAnchor: (id: string, path: string) => `Die Sprungmarke #${id} gibt es auf der Seite ${path} mehrmals.`,
	sameAnchorHint: 'Geben Sie einer der Überschriften mit {#…} eine andere Sprungmarke.',
	quoted: (name: string) => `„${name}“`,
	unstyled: (path: string, names: string) => `Der Seite ${path} fehlt die Gestaltung von ${names}.`,
	unstyledHint: 'Importieren Sie die Gestaltung in der Komponente, die diese Klassen schreibt.',
	foreignStyle: (path: string, rule: string) => `Auf der Seite ${path} gestaltet ein Teil einen anderen: „${rule}“.`,
	foreignStyleHint: 'Geben Sie dem Element eine eigene Klasse, und nennen Sie diese in der Regel.',
	sameTitle: (path: string, other: string, title: string) => `Die Seiten ${path} und ${other} haben denselben Titel: „${title}“.`,
	sameTitleHint: 'Sagen Sie im Titel der einen, was sie von der anderen unterscheidet, zum Beispiel „… – Glossar“.',
};
