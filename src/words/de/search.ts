export const search = { open: 'Suchen', shortcut: 'Strg K', examples: 'Zum Beispiel:' };
