import { lineAt, masked, type SourcePage, withoutAddresses, withoutQuotes } from '#checks/text/reading/source-page.ts';
import type { Finding, Wording } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { wordPattern } from './word-pattern.ts';

/** A word to use and the words that must not be used for it. */
interface Replacement {
	use: string;
	not: readonly string[];
}

/**
 * Finds words that must not be used, in any inflection, as whole words: compounds have a meaning of their own. Skips code, keys,
 * labels of the interface (bold), addresses, quotations, the word right before „(… used word …)“, and the page that has the used word as its title.
 * @param say words the finding, given the found word and the one to use.
 */
export function findWords(
	pages: readonly SourcePage[],
	replacements: readonly Replacement[],
	say: (words: { found: string; use: string }) => Wording,
): Finding[] {
	const forbidden = replacements.flatMap(({ use, not }) =>
		not.map((word) => ({ use, pattern: new RegExp(wordPattern(word, { inflected: true }), 'gu'), explained: explanationOf(use) })),
	);
	return pages.flatMap(({ file, title, passages }) =>
		passages.flatMap((passage) => {
			const text = withoutAddresses(withoutQuotes(masked(passage, ['code', 'kbd', 'strong'])));
			return forbidden.flatMap(({ use, pattern, explained }): Finding[] => {
				if (title === use) return [];
				// The explanation may be set bold, so it is looked for in the text as it is.
				const misused = [...text.matchAll(pattern)].filter(({ 0: found, index }) => !explained.test(passage.text.slice(index + found.length)));
				return misused.map(({ 0: found, index }) => ({
					file,
					line: lineAt(passage, index),
					...say({ found: found.replace(/\s+/g, ' '), use }),
				}));
			});
		}),
	);
}

const explanationOf = (use: string) => new RegExp(`^\\s+\\([^)]*${escapePattern(use)}`, 'u');
