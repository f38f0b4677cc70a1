import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const taskSteps = {
	id: 'task-steps',
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
