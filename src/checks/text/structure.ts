import type { Problem } from '#schema/problem.ts';
import { lineAt, type SourcePage } from './source-page.ts';

/** As many boxes as a reader still takes for something special. */
const MOST_BOXES = 3;

/** Finds tasks without steps or result, pages with too many boxes, and headings that stand twice on a page. */
export function checkStructure(pages: readonly SourcePage[]): Problem[] {
	return pages.flatMap((page) => [...tasks(page), ...boxes(page), ...headings(page)]);
}

function tasks({ file, tasks: all }: SourcePage): Problem[] {
	return all.flatMap(({ line, hasSteps, hasResult }): Problem[] => [
		...(hasSteps
			? []
			: [
					{
						...at(file, line, 'task-steps'),
						message: 'Die Anleitung hat keine nummerierten Schritte.',
						hint: 'Schreiben Sie die Schritte als Liste mit „1.“.',
					},
				]),
		...(hasResult
			? []
			: [
					{
						...at(file, line, 'task-result'),
						message: 'Die Anleitung sagt nicht, woran man ihr Ergebnis erkennt.',
						hint: 'Schließen Sie mit einem Absatz „Ergebnis: …“.',
					},
				]),
	]);
}

function boxes({ file, boxes: all }: SourcePage): Problem[] {
	const extra = all[MOST_BOXES];
	if (extra === undefined) return [];
	const message = `Die Seite hat ${all.length} Hinweiskästen, höchstens ${MOST_BOXES} sind sinnvoll.`;
	return [{ ...at(file, extra.line, 'too-many-boxes'), message, hint: 'Schreiben Sie in den Text, was kein eigener Hinweis sein muss.' }];
}

function headings({ file, passages }: SourcePage): Problem[] {
	const first = new Map<string, number>();
	return passages.flatMap((passage): Problem[] => {
		if (passage.kind !== 'heading') return [];
		const line = lineAt(passage, 0);
		const other = first.get(passage.text);
		first.set(passage.text, other ?? line);
		if (other === undefined) return [];
		return [
			{
				...at(file, line, 'repeated-heading'),
				message: `Die Überschrift „${passage.text.trim()}“ steht schon in Zeile ${other}.`,
				hint: 'Sagen Sie in einer der beiden, worin sich die Abschnitte unterscheiden.',
			},
		];
	});
}

const at = (file: string, line: number, rule: string) => ({ severity: 'warning' as const, rule, file, line });
