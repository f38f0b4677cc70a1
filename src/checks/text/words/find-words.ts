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
 * Finds words that must not be used, in any inflection, as whole words: compounds have a meaning of their own. Left out are code, keys,
 * labels of the interface (bold), addresses, what is quoted in „…“, what stands right before „(… used word …)“, and the page titled with the used word.
 * @param say the finding in words, from the word that was found and the one to use.
 */
export function findWords(
	pages: readonly SourcePage[],
	replacements: readonly Replacement[],
	say: (words: { found: string; use: string }) => Wording,
): Finding[] {
	const forbidden = replacements.flatMap(({ use, not }) => not.map((word) => ({ use, pattern: misusePattern(word, use) })));
	return pages.flatMap(({ file, title, passages }) =>
		passages.flatMap((passage) => {
			const text = withoutAddresses(withoutQuotes(masked(passage, ['code', 'kbd', 'strong'])));
			return forbidden.flatMap(({ use, pattern }): Finding[] => {
				if (title === use) return [];
				return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
					file,
					line: lineAt(passage, index),
					...say({ found: found.replace(/\s+/g, ' '), use }),
				}));
			});
		}),
	);
}

const misusePattern = (word: string, use: string) => new RegExp(`${wordPattern(word, { inflected: true })}(?!\\s+\\([^)]*${escapePattern(use)})`, 'gu');
