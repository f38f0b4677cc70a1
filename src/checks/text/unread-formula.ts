import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt, masked } from './reading/source-page.ts';

/** Formulas on a site that does not read them. On other sites, the parser takes them out of text and code. */
export const unreadFormula = {
	id: 'unread-formula',
	run: ({ pages }) =>
		pages.flatMap(({ file, passages, codes }) => {
			const inText = passages
				.filter(({ kind }) => kind === 'paragraph' || kind === 'cell')
				.flatMap((passage) => [...masked(passage, ['code', 'kbd']).matchAll(DOUBLE_DOLLARS)].map(({ index }) => lineAt(passage, index)));
			const inCode = codes.filter(({ language }) => language?.toLowerCase() === 'math').map(({ line }) => line - 1);
			return [...inText, ...inCode].map((line) => ({ file, line, message: textFaults.unreadFormula, hint: textFaults.unreadFormulaHint }));
		}),
} satisfies TextRule;

/** Double dollar signs around a text, directly beside it or on lines of their own. Single ones are mostly signs of currency. */
const DOUBLE_DOLLARS = /\$\$(?!\s)[^$\n]*[^$\s]\$\$|\$\$[ \t]*\n[^$]*[^$\s][^$]*\n[ \t]*\$\$/g;
