/**
 * Texts of parts that load on their first use. They stand apart from `strings.ts`, which the script of every page carries;
 * what that script imports must not come from here.
 */

export const searchDialog = {
	title: 'Suche',
	placeholder: 'Was suchen Sie?',
	close: 'Suche schließen',
	loading: 'Die Suche wird geladen …',
	none: (text: string) => `Keine Treffer zu „${text}“. Versuchen Sie es mit einem kürzeren Wort oder einer anderen Schreibweise.`,
	count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
	preview: 'In der Vorschau gibt es noch keinen Suchindex; er entsteht beim Bauen der Website.',
	kinds: { manual: 'Handbuch', glossary: 'Glossar', blog: 'Blog', api: 'API', page: 'Seite' },
};

export const termCard = { tapAgain: 'Noch einmal tippen öffnet den Eintrag im Glossar.' };

/** How many fields of the atlas the filter leaves. */
export const shownFields = (count: number, all: number) => (count === all ? `${all} Felder` : `${count} von ${all} Feldern`);
