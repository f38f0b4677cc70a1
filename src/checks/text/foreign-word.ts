import type { TextRule } from './content.ts';
import { findWords } from './words/find-words.ts';

export const foreignWord = {
	id: 'foreign-word',
	run: ({ pages, terminology: { foreign } }) =>
		findWords(pages, foreign, ({ found, use }) => ({
			message: `„${found}“ ist kein deutsches Wort der Oberfläche.`,
			hint: `Schreiben Sie „${use}“.`,
		})),
} satisfies TextRule;
