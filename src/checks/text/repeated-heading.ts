import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const repeatedHeading = {
	id: 'repeated-heading',
	help: {
		what: 'Eine Überschrift steht auf einer Seite zweimal.',
		why: 'Im Inhaltsverzeichnis und in der Suche sind die Abschnitte nicht zu unterscheiden.',
		fix: 'Sagen Sie in einer der beiden, worin sich die Abschnitte unterscheiden.',
	},
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
						message: `Die Überschrift „${passage.text.trim()}“ steht schon in Zeile ${other}.`,
						hint: 'Sagen Sie in einer der beiden, worin sich die Abschnitte unterscheiden.',
					},
				];
			});
		}),
} satisfies TextRule;
