import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const taskStep = {
	id: 'task-step',
	help: {
		what: 'Ein Schritt einer Anleitung (`:::task`) sagt nicht, was zu tun ist.',
		why: 'Wer Schritt für Schritt folgt, sucht in jedem Schritt eine Handlung; eine Feststellung lässt ihn warten.',
		fix: 'Beginnen Sie mit der Handlung: „Wählen Sie …“. Was danach zu sehen ist, steht im selben Schritt dahinter.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks.flatMap(({ steps }) =>
				steps
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
