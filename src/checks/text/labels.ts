import type { Problem } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { lineAt, type Passage, type SourcePage, type Span } from './source-page.ts';

/**
 * Finds bold text that is no label of the interface. Bold is kept for labels; two other uses can be told apart and are left alone:
 * words at the beginning of a block that end in a colon or a full stop (`**Netto.** …`), and numbers or dates.
 */
export function checkLabels(pages: readonly SourcePage[], labels: ReadonlySet<string>): Problem[] {
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage) =>
			passage.spans.flatMap((span): Problem[] => {
				if (span.kind !== 'strong' || isRunIn(passage, span)) return [];
				const label = passage.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
				if (isNumber(label) || labels.has(label) || labels.has(label.replace(/^\d\s/, ''))) return [];
				const close = nearest(label, [...labels]);
				return [
					{
						severity: 'warning',
						rule: 'unknown-label',
						file,
						line: lineAt(passage, span.start),
						message: `„${label}“ ist fett, aber keine Beschriftung der Oberfläche.`,
						hint: close
							? `Meinten Sie „${close}“?`
							: 'Fett sind Beschriftungen (checks/labels.yml); zum Betonen schreiben Sie *kursiv*, am Anfang eines Absatzes mit Punkt oder Doppelpunkt.',
					},
				];
			}),
		),
	);
}

/** At the beginning of a block, with its colon or full stop inside or right behind. */
function isRunIn({ text }: Passage, { start, end }: Span): boolean {
	return text.slice(0, start).trim() === '' && (/[:.]$/.test(text.slice(start, end).trim()) || text[end] === ':');
}

const isNumber = (text: string) => /^[\d.,\s\u00a0–−+±v-]+(?:€|%|\p{L}{1,3})?$/u.test(text);
