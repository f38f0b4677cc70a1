import type { Problem } from '#schema/problem.ts';
import { lineAt, type SourcePage } from './source-page.ts';

/** Shorter paragraphs may well say the same in the same words. */
const FEWEST_WORDS = 20;

/** Finds paragraphs of at least 20 words that stand in the site a second time, whatever their marks and line breaks. */
export function checkDuplicates(pages: readonly SourcePage[]): Problem[] {
	const first = new Map<string, string>();
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage): Problem[] => {
			if (passage.kind !== 'paragraph' && passage.kind !== 'cell') return [];
			const words = passage.text.match(/[\p{L}\p{N}]+/gu) ?? [];
			if (words.length < FEWEST_WORDS) return [];
			const key = words.join(' ').toLowerCase();
			const line = lineAt(passage, 0);
			const other = first.get(key);
			first.set(key, other ?? `${file}:${line}`);
			if (other === undefined) return [];
			const excerpt = `${passage.text.slice(0, 40).replace(/\s+/g, ' ')}…`;
			return [
				{
					severity: 'warning',
					rule: 'duplicate-paragraph',
					file,
					line,
					message: `Der Absatz „${excerpt}“ steht schon in ${other}.`,
					hint: 'Behalten Sie ihn an einer Stelle, und verweisen Sie von der anderen darauf.',
				},
			];
		}),
	);
}
