import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const taskStep = {
	id: 'task-step',
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks.flatMap(({ steps }) =>
				steps
					.flatMap((paragraphs) => paragraphs.slice(0, 1))
					.filter(({ text }) => !/(?<!\p{L})Sie(?!\p{L})/u.test(text))
					.map((step) => ({
						file,
						line: lineAt(step, 0),
						message: textFaults.noAction(step.text.slice(0, 40).replace(/\s+/g, ' ').trim()),
						hint: textFaults.noActionHint,
					})),
			),
		),
} satisfies TextRule;
