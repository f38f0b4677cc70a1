import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { findWords } from './words/find-words.ts';

export const wrongTerm = {
	id: 'wrong-term',
	run: ({ pages, terminology: { terms } }) =>
		findWords(pages, [...terms, ...pages.map(({ title = '', forbidden }) => ({ use: title, not: forbidden }))], ({ found, use }) => ({
			message: textFaults.noTerm(found),
			hint: textFaults.write(use),
		})),
} satisfies TextRule;
