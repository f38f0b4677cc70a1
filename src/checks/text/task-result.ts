import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const taskResult = {
	id: 'task-result',
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks
				.filter(({ hasResult }) => !hasResult)
				.map(({ line }) => ({
					file,
					line,
					message: textFaults.noResult,
					hint: textFaults.noResultHint,
				})),
		),
} satisfies TextRule;
