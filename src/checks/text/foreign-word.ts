import type { TextRule } from './content.ts';
import { findWords } from './words/find-words.ts';

export const foreignWord = {
	id: 'foreign-word',
	help: {
		what: 'Ein Text verwendet ein Fremdwort, für das die Website ein deutsches hat.',
		why: 'Nicht jeder Leser kennt es, und in der Oberfläche steht ein anderes.',
		fix: 'Schreiben Sie das deutsche Wort, das der Befund nennt. Die Wörter stehen in `checks/terminology.yml` unter „foreign“.',
	},
	run: ({ pages, terminology: { foreign } }) =>
		findWords(pages, foreign, ({ found, use }) => ({
			message: `„${found}“ ist kein deutsches Wort der Oberfläche.`,
			hint: `Schreiben Sie „${use}“.`,
		})),
} satisfies TextRule;
