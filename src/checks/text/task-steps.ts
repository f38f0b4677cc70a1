import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const taskSteps = {
	id: 'task-steps',
	help: {
		what: 'Eine Anleitung (`:::task`) hat keine nummerierten Schritte, oder ihr erster hat nicht die Nummer 1.',
		why: 'Nummern sagen, was zuerst kommt, und lassen sich am Telefon nennen.',
		fix: textFaults.stepsHint,
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks
				.filter(({ hasSteps, firstStep }) => !hasSteps || firstStep !== undefined)
				.map(({ line, firstStep }) => ({
					file,
					line,
					message: firstStep === undefined ? textFaults.noSteps : textFaults.firstStep(firstStep),
					hint: textFaults.stepsHint,
				})),
		),
} satisfies TextRule;
