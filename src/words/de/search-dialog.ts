export const searchDialog = {
	title: 'Suche',
	placeholder: 'Was suchen Sie?',
	close: 'Suche schließen',
	loading: 'Die Suche wird geladen …',
	none: (text: string) => `Keine Treffer zu „${text}“. Versuchen Sie es mit einem kürzeren Wort oder einer anderen Schreibweise.`,
	guessed: (text: string) => `Keine Treffer zu „${text}“. Meinten Sie eines davon?`,
	all: 'Alle Treffer auf einer Seite',
	recent: 'Zuletzt gesucht',
	forget: 'Vergessen',
	count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
	preview: 'In der Vorschau gibt es noch keinen Suchindex; er entsteht beim Bauen der Website.',
	kinds: { manual: 'Handbuch', glossary: 'Glossar', blog: 'Blog', api: 'API', page: 'Seite' },
};
