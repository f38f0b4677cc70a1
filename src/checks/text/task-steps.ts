import type { TextRule } from './content.ts';

export const taskSteps = {
	id: 'task-steps',
	help: {
		what: 'Eine Anleitung (`:::task`) hat keine nummerierten Schritte.',
		why: 'Nummern sagen, was zuerst kommt, und lassen sich am Telefon nennen.',
		fix: 'Schreiben Sie die Schritte als Liste mit „1.“.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks
				.filter(({ hasSteps }) => !hasSteps)
				.map(({ line }) => ({
					file,
					line,
					message: 'Die Anleitung hat keine nummerierten Schritte.',
					hint: 'Schreiben Sie die Schritte als Liste mit „1.“.',
				})),
		),
} satisfies TextRule;
