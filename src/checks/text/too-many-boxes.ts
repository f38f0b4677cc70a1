import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

/** As many boxes as a reader still takes for something special. */
const MOST_BOXES = 3;

export const tooManyBoxes = {
	id: 'too-many-boxes',
	help: {
		what: `Eine Seite hat mehr als ${MOST_BOXES} Hinweiskästen.`,
		why: 'Wo alles hervorgehoben ist, fällt nichts mehr auf; Leser überspringen Kästen dann ganz.',
		fix: 'Schreiben Sie in den Text, was kein eigener Hinweis sein muss, oder teilen Sie die Seite.',
	},
	run: ({ pages }) =>
		pages.flatMap(({ file, boxes }) => {
			const extra = boxes[MOST_BOXES];
			if (extra === undefined) return [];
			return [
				{
					file,
					line: extra.line,
					message: textFaults.manyBoxes(boxes.length, MOST_BOXES),
					hint: textFaults.manyBoxesHint,
				},
			];
		}),
} satisfies TextRule;
