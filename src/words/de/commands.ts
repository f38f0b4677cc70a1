/** What the program says when it is called without a command that it knows. */
export const usage = (others: string) => `Aufruf: nonius BEFEHL

  init           legt im leeren Ordner eine kleine Website an
  dev            zeigt die Website, während Sie schreiben
  build          baut die Website nach dist/
  serve          zeigt die gebaute Website
  check          prüft die Texte
  import ORDNER  übernimmt eine Website von Docusaurus

Weitere Befehle: ${others}. Die Website ist der Ordner, in dem Sie sind; einen anderen nennen Sie mit SITE_ROOT.`;

export const init = {
	occupied: (file: string) => `${file} gibt es hier schon; nichts wurde geändert.`,
	done: 'Angelegt: site.config.ts und docs/willkommen.md. „npx nonius dev“ zeigt die Website.',
	title: 'Meine Dokumentation',
	holder: 'Ihr Name',
	file: 'willkommen.md',
	page: '# Willkommen\n\nDiese Seite steht in `docs/willkommen.md`. Ändern Sie sie, und die Vorschau zeigt es sofort.\n',
};
