import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const openCode = {
	id: 'open-code',
	run: ({ pages }) =>
		pages.flatMap(({ file, codes }) =>
			codes.flatMap(({ text, line, fence, isClosed }) => {
				const inner = text.split('\n').findIndex((row) => fence !== undefined && new RegExp(`^${fence}[\`~]*\\w`).test(row));
				if (isClosed && inner < 0) return [];
				const message = isClosed ? textFaults.codeInCode : textFaults.openCode;
				return [{ file, line: isClosed ? line + inner : line - 1, message, hint: textFaults.openCodeHint }];
			}),
		),
} satisfies TextRule;
