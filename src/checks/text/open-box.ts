import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const openBox = {
	id: 'open-box',
	run: ({ pages }) =>
		pages.flatMap(({ file, openBoxes }) =>
			openBoxes.map(({ name, line, end }) => ({
				file,
				line,
				message: textFaults.openBox(name),
				hint: textFaults.openBoxHint,
				see: end === undefined ? undefined : { file, line: end },
			})),
		),
} satisfies TextRule;
