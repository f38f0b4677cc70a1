export const init = {
	occupied: (file: string) => `${file} gibt es hier schon; nichts wurde geändert.`,
	done: 'Angelegt: site.config.ts und docs/willkommen.md. „npx nonius dev“ zeigt die Website.',
	title: 'Meine Dokumentation',
	holder: 'Ihr Name',
	file: 'willkommen.md',
	page: '# Willkommen\n\nDiese Seite steht in `docs/willkommen.md`. Ändern Sie sie, und die Vorschau zeigt es sofort.\n',
};
