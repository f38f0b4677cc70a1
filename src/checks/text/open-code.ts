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
				const end = text.split('\n').findIndex((row, index, rows) => row.trim() === '' && PROSE.test(rows[index + 1] ?? ''));
				const see = end < 0 ? undefined : { file, line: line + end };
				return [{ file, line: isClosed ? line + inner : line - 1, message, hint: textFaults.openCodeHint, see }];
			}),
		),
} satisfies TextRule;

/** A line that no code has below an empty line: a heading, a box, a table, a list item, a component or a sentence. */
const PROSE = /^(?:#{2,6} |:{3,}\w|\||- |<\p{Lu}|[„*`]*\p{Lu}\p{Ll}+ \p{L})/u;
