import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const openBox = {
	id: 'open-box',
	help: {
		what: 'Ein Kasten oder eine Anleitung (`:::note`, `:::task`) wird nicht geschlossen.',
		why: 'Was folgt, steht mit im Kasten, bis zum Ende der Seite.',
		fix: 'Setzen Sie `:::` in eine Zeile für sich, wo der Kasten endet.',
	},
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
