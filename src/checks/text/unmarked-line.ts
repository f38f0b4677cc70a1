import { markedLines, takeComments } from '#content/markdown/code-block.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

/** Lines that a block of code marks (`{2,7}`) and does not have. */
export const unmarkedLine = {
	id: 'unmarked-line',
	run: ({ pages }) =>
		pages.flatMap(({ file, codes }) =>
			codes.flatMap(({ text, meta, line }) => {
				const { length } = takeComments(text).text.split('\n');
				const beyond = markedLines(meta).find((marked) => marked < 1 || marked > length);
				return beyond === undefined ? [] : [{ file, line: line - 1, message: textFaults.unmarkedLine(beyond, length), hint: textFaults.unmarkedLineHint }];
			}),
		),
} satisfies TextRule;
