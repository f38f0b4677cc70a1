import type { TextRule } from './content.ts';

export const taskResult = {
	id: 'task-result',
	help: {
		what: 'Eine Anleitung (`:::task`) sagt nicht, woran man ihr Ergebnis erkennt.',
		why: 'Ohne Ergebnis weiß der Leser nicht, ob er fertig ist oder etwas übersehen hat.',
		fix: 'Schließen Sie mit einem Absatz „Ergebnis: …“.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks
				.filter(({ hasResult }) => !hasResult)
				.map(({ line }) => ({
					file,
					line,
					message: 'Die Anleitung sagt nicht, woran man ihr Ergebnis erkennt.',
					hint: 'Schließen Sie mit einem Absatz „Ergebnis: …“.',
				})),
		),
} satisfies TextRule;
