import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const taskResult = {
	id: 'task-result',
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks, openBoxes }) =>
			tasks
				// The end of a box that nothing closes is unknown, so its result cannot be missed.
				.filter(({ hasResult, line }) => !hasResult && !openBoxes.some((box) => box.line === line))
				.map(({ line }) => ({
					file,
					line,
					message: textFaults.noResult,
					hint: textFaults.noResultHint,
				})),
		),
} satisfies TextRule;
