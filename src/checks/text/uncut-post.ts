import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lacking } from './reading/lacking.ts';

export const uncutPost = {
	id: 'uncut-post',
	run: ({ pages }) =>
		lacking(pages, ({ isCut }) => isCut).map(({ file, passages }) => ({
			file,
			line: passages.find(({ kind }) => kind === 'paragraph')?.lines[0]?.line ?? 1,
			message: textFaults.uncutPost,
			hint: textFaults.uncutPostHint,
		})),
} satisfies TextRule;
