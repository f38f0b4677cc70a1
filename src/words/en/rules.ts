/** How much a rule matters, as people read it. */
export const severityWords = { error: 'Error', warning: 'Warning' };

/** What stands above the rules in `CHECKS.md`. */
export const rulesIntroduction = `# Findings

What the build (\`npm run build\`), the preview (\`npm run dev\`) and the check of the texts (\`npm run check\`) find ends with the name
of a rule, for example \`[broken-link]\`. Here stands for each what it finds, why that matters and how to fix it.

An **error** stops the build; the site stays as it was. A **warning** stops it only if \`site.config.ts\` says “strict: true”.
What a text does differently on purpose is named in \`checks/exceptions.yml\`: the rule under \`check\`, the place under \`file\` and \`text\`, the reason
under \`reason\`.

This list is written by \`npm run -s check -- --list --markdown > CHECKS.md\`; \`npm run check -- --list\` shows it in short.
`;

export const fixLabel = 'How to fix it:';

/** Chapters of rules, in the order in which a site is read and built. */
export const chapterTitles = {
	files: 'Files of the site',
	parts: 'What has to fit together',
	api: 'API description',
	markdown: 'Markdown',
	pages: 'Finished pages',
	texts: 'Texts',
	commands: 'Commands',
};
