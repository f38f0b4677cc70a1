import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt, masked } from './reading/source-page.ts';

/** Formulas on a site that does not read them: where it does, they are neither text nor code. */
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

/** Two pairs of dollar signs around something, close to it or on lines of their own. A single one is a sign of currency more often than not. */
const DOUBLE_DOLLARS = /\$\$(?!\s)[^$\n]*[^$\s]\$\$|\$\$[ \t]*\n[^$]*[^$\s][^$]*\n[ \t]*\$\$/g;
