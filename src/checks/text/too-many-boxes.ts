import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

/** As many boxes as a reader still takes for something special. */
const MOST_BOXES = 3;

export const tooManyBoxes = {
	id: 'too-many-boxes',
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
