import type { TextRule } from './content.ts';

export const taskSteps = {
	id: 'task-steps',
	help: {
		what: 'Eine Anleitung (`:::task`) hat keine nummerierten Schritte, oder ihr erster hat nicht die Nummer 1.',
		why: 'Nummern sagen, was zuerst kommt, und lassen sich am Telefon nennen.',
		fix: 'Schreiben Sie die Schritte als Liste mit „1.“.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks
				.filter(({ hasSteps, firstStep }) => !hasSteps || firstStep !== undefined)
				.map(({ line, firstStep }) => ({
					file,
					line,
					message: firstStep === undefined ? 'Die Anleitung hat keine nummerierten Schritte.' : `Die Schritte der Anleitung beginnen mit ${firstStep}.`,
					hint: 'Schreiben Sie die Schritte als Liste mit „1.“.',
				})),
		),
} satisfies TextRule;
