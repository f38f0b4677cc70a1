import type { Problem } from '#schema/problem.ts';
import { lineAt, masked, type SourcePage, withoutQuotes } from './source-page.ts';
import { wordPattern } from './word-pattern.ts';

export interface Unwanted {
	not: readonly string[];
	why: string;
}

/** Finds words and phrases that the site does not want (as they stand, whole words) and exclamation marks. Code, keys, labels and quotations are left out. */
export function checkTone(pages: readonly SourcePage[], unwanted: readonly Unwanted[]): Problem[] {
	const patterns = [
		...unwanted.flatMap(({ not, why }) => not.map((phrase) => ({ pattern: new RegExp(wordPattern(phrase), 'gu'), hint: why }))),
		{ pattern: /(?<=[\p{L}\p{N})])!(?!\p{L})/gu, hint: 'Schreiben Sie einen Punkt; wichtig wird ein Satz durch seinen Inhalt.' },
	];
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage) => {
			const text = withoutQuotes(masked(passage, ['code', 'kbd', 'strong']));
			return patterns.flatMap(({ pattern, hint }) =>
				[...text.matchAll(pattern)].map(
					(match): Problem => ({
						severity: 'warning',
						rule: 'tone',
						file,
						line: lineAt(passage, match.index),
						message: match[0] === '!' ? 'Ausrufezeichen.' : `„${match[0].replace(/\s+/g, ' ')}“ passt nicht zum Ton.`,
						hint,
					}),
				),
			);
		}),
	);
}
