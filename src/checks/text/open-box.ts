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
			openBoxes.map(({ name, line }) => ({
				file,
				line,
				message: `Der Kasten „:::${name}“, der hier beginnt, wird nicht geschlossen.`,
				hint: 'Setzen Sie „:::“ in eine Zeile für sich, wo er endet.',
			})),
		),
} satisfies TextRule;
