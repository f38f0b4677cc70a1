/** Messages of the MCP server to clients that call its tools. */
export const mcp = {
	search: {
		title: 'Suchen',
		description: 'Durchsucht die Dokumentation wie die Suche der Website. Antwortet mit Fundstellen und Adressen.',
		query: 'Suchwörter oder eine ganze Frage',
		limit: 'Höchstzahl der Treffer',
		none: (query: string) => `Zu „${query}“ gibt es keine Fundstelle.`,
		guessed: (query: string) => `Zu „${query}“ gibt es keine Fundstelle. Ähnliche Wörter stehen hier:`,
	},
	readPage: {
		title: 'Seite lesen',
		description: 'Gibt eine Seite der Dokumentation als Markdown zurück.',
		page: 'Pfad oder Adresse der Seite, zum Beispiel aus einer Fundstelle',
		missing: (page: string) => `Die Seite „${page}“ gibt es nicht.`,
		near: (paths: string) => `Vielleicht ist eine von diesen gemeint: ${paths}`,
	},
	lookUp: {
		title: 'Nachschlagen',
		description: 'Erklärt einen Begriff, ein Feld oder ein Schema der API, dessen Namen Sie nennen.',
		name: 'Name des Begriffs, des Feldes oder des Schemas',
		missing: (name: string) => `„${name}“ ist weder ein Begriff noch ein Feld oder Schema.`,
	},
	callApi: {
		title: 'API ausprobieren',
		description:
			'Ruft eine Operation der API in der Übungsumgebung auf, einem Speicher mit Beispieldaten, der nur in diesem Programm besteht. Sind Parameter genannt, bleiben die übrigen freiwilligen weg. Was sonst fehlt, wird mit Beispielwerten der Beschreibung gesendet.',
		operation: 'id der Operation',
		api: 'id der API, wenn mehrere diese Operation haben',
		parameters: 'Werte der Parameter, nach ihrem Namen; mit der Stelle davor („query.id“), wenn mehrere so heißen',
		body: 'Inhalt der Anfrage als JSON-Wert',
		token: 'Ein anderer Token als der der Übungsumgebung',
		unknown: (operation: string, known: string) => `Die Operation „${operation}“ gibt es nicht. Es gibt:\n${known}`,
		unknownParameter: (name: string, known: string) => `Den Parameter „${name}“ gibt es nicht. Es gibt: ${known || 'keinen'}`,
		severalApis: (operation: string, apis: string) => `Die Operation „${operation}“ haben mehrere APIs. Nennen Sie als „api“ eine von diesen: ${apis}`,
		severalPlaces: (name: string, places: string) => `Den Parameter „${name}“ gibt es an mehreren Stellen. Nennen Sie ihn mit der Stelle: ${places}`,
		bytes: (count: number, type: string) => `(${count}\u00A0Byte, ${type})`,
	},
};
