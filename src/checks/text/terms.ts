import type { Problem } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { lineAt, masked, type SourcePage, withoutAddresses, withoutQuotes } from './source-page.ts';
import { wordPattern } from './word-pattern.ts';

/** A word to use and the words that must not be used for it. */
export interface Replacement {
	use: string;
	not: readonly string[];
}

export interface TermsOptions {
	/** Id of the findings. */
	rule: string;
	/** The finding in one sentence, from the word that was found. */
	message(word: string): string;
	hint(use: string): string;
}

/**
 * Finds words that must not be used, in any inflection, as whole words: compounds have a meaning of their own. Left out are code, keys,
 * labels of the interface (bold), addresses, what is quoted in „…“, what stands right before „(… used word …)“, and the page titled with the used word.
 */
export function checkTerms(pages: readonly SourcePage[], replacements: readonly Replacement[], options: TermsOptions): Problem[] {
	const forbidden = replacements.flatMap(({ use, not }) => not.map((word) => ({ use, pattern: patternOf(word, use) })));
	return pages.flatMap(({ file, title, passages }) =>
		passages.flatMap((passage) => {
			const text = withoutAddresses(withoutQuotes(masked(passage, ['code', 'kbd', 'strong'])));
			return forbidden.flatMap(({ use, pattern }): Problem[] => {
				if (title === use) return [];
				return [...text.matchAll(pattern)].map((match) => ({
					severity: 'warning',
					rule: options.rule,
					file,
					line: lineAt(passage, match.index),
					message: options.message(match[0].replace(/\s+/g, ' ')),
					hint: options.hint(use),
				}));
			});
		}),
	);
}

const patternOf = (word: string, use: string) => new RegExp(`${wordPattern(word, { inflected: true })}(?!\\s+\\([^)]*${escapePattern(use)})`, 'gu');
