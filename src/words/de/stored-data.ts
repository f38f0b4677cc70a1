export const storedData = {
	name: 'Bezeichnung',
	purpose: 'Zweck',
	lifetime: 'Bleibt',
	/** What each is for, by its key in `STORED` (`#chrome/stored.ts`). */
	purposes: {
		theme: 'helle oder dunkle Darstellung, die Sie gewählt haben',
		announcement: 'Hinweis über der Seite, den Sie zuletzt ausgeblendet haben',
		version: 'Version der Dokumentation, die Sie zuletzt gewählt oder besucht haben',
		tabs: 'Registerkarte, die Sie in einer Gruppe zuletzt gewählt haben, etwa die Programmiersprache von Beispielen',
		searches: 'Ihre letzten sechs Suchanfragen, die zu einem Treffer führten',
		slash: 'dass die Taste / allein nicht die Suche öffnet',
		sidebar: 'aufgeklappte Kapitel und Scrollposition der Seitenleiste',
		sandbox: 'Zustand der Übungsumgebung einer API und ihre letzten 50 Anfragen; Zugangsdaten für echte Server sind nicht darunter',
		edition: 'dass Sie die ganze Dokumentation für Zeiten ohne Netz behalten',
		pages: 'Seiten, die Sie besucht haben, und auf Ihren Wunsch die ganze Dokumentation: zum Lesen ohne Netz',
	},
	lifetimes: {
		localStorage: 'bis Sie die Daten der Website im Browser löschen',
		sessionStorage: 'bis Sie den Tab schließen',
		indexedDB: 'bis Sie die Daten der Website im Browser löschen',
		cacheStorage: 'bis Sie alles auf der Seite „Offline lesen“ löschen oder die Daten der Website im Browser',
	},
};
