import { defineSite } from 'nonius/site';

export default defineSite({
	title: 'Kalibord Dokumentation',
	tagline: 'Prüfmittel im Blick, Fristen im Griff.',
	description: 'Handbuch, Glossar, API-Referenz und Neuigkeiten zu Kalibord, der Prüfmittelverwaltung für Messraum, Fertigung und Kalibrierlabor.',
	url: 'https://docs.example.com',
	copyright: { year: 2025, holder: 'Kalibord' },
	contact: 'support@example.com',
	strict: true,
	announcement: {
		id: 'version-2025-3',
		text: 'Version 2025.3 ist da: eAttestations der DAkkS direkt beim Hochladen prüfen.',
		to: '/blog/eAttestations-dakks/',
	},
	navbar: [
		{ type: 'docSidebar', label: 'Handbuch', sidebar: 'navSidebar', to: '/docs/category/handbuch/' },
		{ type: 'docSidebar', label: 'API', sidebar: 'apiInfo' },
		{ type: 'link', label: 'Blog', to: '/blog/' },
		{ type: 'link', label: 'Aktuelles', to: 'https://www.example.com/aktuelles' },
		{ type: 'docsVersionDropdown' },
		{ type: 'localeDropdown' },
		{ type: 'link', label: 'Jetzt testen', to: 'https://app.example.com/registrieren', position: 'right', look: 'button' },
	],
	footer: [
		{
			title: 'Dokumentation',
			links: [
				{ label: 'Erste Schritte', to: '/docs/einstieg/erste-schritte/' },
				{ label: 'Handbuch', to: '/docs/category/handbuch/' },
				{ label: 'API-Spezifikation', to: '/docs/category/api/' },
				{ label: 'Meldungen', to: '/docs/nachschlagen/meldungen/' },
				{ label: 'Glossar', to: '/docs/nachschlagen/glossar/' },
				{ label: 'Blog', to: '/blog/' },
				{ label: 'Über diese Dokumentation', to: '/markdown-page/' },
			],
		},
		{
			title: 'Folgen',
			links: [
				{ label: 'Kurznachrichten', to: 'https://social.example.com/@kalibord' },
				{ label: 'Videos', to: 'https://video.example.com/@kalibord' },
				{ label: 'Aktuelles', to: 'https://www.example.com/aktuelles' },
			],
		},
		{
			title: 'Kalibord',
			links: [
				{ label: 'Registrieren', to: 'https://app.example.com/registrieren' },
				{ label: 'Anmelden', to: 'https://app.example.com/anmelden' },
			],
		},
	],
	home: {
		searchExamples: ['Prüfintervall', 'Aufkleber drucken', 'KB-304', 'Entscheidungsregel'],
		tasks: [
			{ title: 'Erste Schritte', text: 'in 30 Minuten zum Aufkleber', to: '/docs/einstieg/erste-schritte/' },
			{ title: 'Bestand übernehmen', text: 'aus Excel, mit letzter Kalibrierung', to: '/docs/einstieg/bestand-uebernehmen/' },
			{ title: 'Kalibrierung Schritt für Schritt', text: 'Labor, Kalibrierschein, Bewertung', to: '/docs/einstieg/kalibrierung/' },
			{ title: 'Audit vorbereiten', text: 'Frage, Nachweis, Ort', to: '/docs/einstieg/audit/' },
			{ title: 'Prüfmittel anlegen', text: 'Nummer, Prüfintervall, Bereich', to: '/docs/handbuch/pruefmittel/#pruefmittel-anlegen' },
			{ title: 'Fällige Prüfmittel finden', text: 'Dashboard, Suche, Filter', to: '/docs/handbuch/suche/' },
			{ title: 'Prüfbericht erfassen', text: 'Messwerte, Ergebnis, Freigabe', to: '/docs/handbuch/pruefberichte/#pruefbericht-anlegen' },
			{ title: 'Kalibrierschein erfassen', text: 'PDF oder DCC, Siegel prüfen', to: '/docs/handbuch/pruefberichte/#externe-kalibrierung-erfassen' },
			{ title: 'Zur Kalibrierung geben', text: 'Labor, Versand, Rückkehr', to: '/docs/handbuch/pruefmittel/#zur-kalibrierung-geben' },
			{ title: 'Sperren und entsperren', text: 'Einsatzverbot mit Sperrgrund', to: '/docs/handbuch/pruefmittel/#sperren-und-entsperren' },
			{ title: 'Aufkleber drucken', text: 'sechs Formate, QR, DataMatrix', to: '/docs/handbuch/aufkleberassistent/#aufkleber-drucken' },
			{ title: 'Bestand über die API abfragen', text: 'in fünf Minuten zur ersten Antwort', to: '/docs/einstieg/api-schnellstart/' },
		],
		api: {
			title: 'Für ERP, MES und CAQ',
			text: 'Geräte lesen, Zusatzfelder und Dateien verwalten, Prüfberichte anlegen: Die API bindet Kalibord an Ihre Systeme an.',
			links: [{ label: 'Zur API', to: '/docs/category/api/' }],
		},
	},
	statuses: [
		{ label: 'im Umlauf', sign: 'check', tone: 'ok', meaning: 'verwendbar, Vorwarnzeit hat noch nicht begonnen' },
		{ label: 'fällig', sign: 'clock', tone: 'due', meaning: 'Prüfung jetzt einplanen; verwendbar, solange der Nachweis gilt' },
		{ label: 'überfällig', sign: 'exclamation', tone: 'late', meaning: 'nicht verwendbar, Frist überschritten' },
		{ label: 'in Kalibrierung', sign: 'exchange', tone: 'away', meaning: 'beim Labor, noch nicht zurück' },
		{ label: 'gesperrt', sign: 'prohibited', tone: 'stop', meaning: 'Einsatzverbot mit Sperrgrund' },
		{ label: 'ausgemustert', sign: 'cross', tone: 'gone', meaning: 'endgültig außer Betrieb, Daten bleiben' },
		{ label: 'nicht überwacht', sign: 'dash', tone: 'idle', meaning: 'nicht kalibrierpflichtig, ohne Prüfintervall' },
	],
	docs: { versions: { current: { label: '2025.3' } } },
	api: {
		source: 'https://api.example.com/v1/openapi.json',
		sandbox: { behaviour: 'product/sandbox/behaviour.ts', seed: 'product/sample-data.json' },
	},
	checks: { components: ['product/figures', 'product/live'] },
	blog: { title: 'Blog', description: 'Neuigkeiten zu Kalibord: was jede Version bringt und was sich für Integrationen ändert.', feedTitle: 'Software News' },
});
