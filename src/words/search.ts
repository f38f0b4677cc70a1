export const search = { open: 'Suchen', shortcut: 'Strg K', examples: 'Zum Beispiel:' };

/** Apart from the others, so that the script of every page carries it without the dialog's texts. */
export const SEARCH_FAILED = 'Die Suche lässt sich nicht laden. Prüfen Sie die Verbindung.';
