/** How much a rule matters, as people read it. */
export const severityWords = { error: 'Fehler', warning: 'Warnung' };

/** Introduction of `CHECKS.md`. */
export const rulesIntroduction = `# Befunde

Was der Bau (\`npm run build\`), die Vorschau (\`npm run dev\`) und die Prüfung der Texte (\`npm run check\`) finden, endet mit dem Namen
einer Regel, zum Beispiel \`[broken-link]\`. Hier steht zu jeder, was sie findet, warum das stört und wie Sie es beheben.

Ein **Fehler** hält den Bau an; die Website bleibt, wie sie war. Eine **Warnung** hält ihn nur an, wenn in \`site.config.ts\` „strict: true“ steht.
Was ein Text mit Absicht anders macht, nennen Sie in \`checks/exceptions.yml\`: unter \`check\` die Regel, unter \`file\` und \`text\` die Stelle, unter
\`reason\` den Grund.

Dieses Verzeichnis schreibt \`npm run -s check -- --list --markdown > CHECKS.md\`; \`npm run check -- --list\` zeigt es kurz.
`;

export const fixLabel = 'So beheben Sie es:';

/** Chapters of rules, in the order in which a site is read and built. */
export const chapterTitles = {
	files: 'Dateien der Website',
	parts: 'Was zusammenpassen muss',
	api: 'API-Beschreibung',
	markdown: 'Markdown',
	pages: 'Fertige Seiten',
	texts: 'Texte',
	commands: 'Befehle',
};
