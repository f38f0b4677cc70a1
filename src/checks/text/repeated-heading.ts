import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const repeatedHeading = {
	id: 'repeated-heading',
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) => {
			const first = new Map<string, number>();
			return passages.flatMap((passage) => {
				if (passage.kind !== 'heading') return [];
				const line = lineAt(passage, 0);
				const other = first.get(passage.text);
				first.set(passage.text, other ?? line);
				if (other === undefined) return [];
				return [
					{
						file,
						line,
						message: textFaults.sameHeading(passage.text.trim(), other),
						hint: textFaults.sameHeadingHint,
					},
				];
			});
		}),
} satisfies TextRule;
