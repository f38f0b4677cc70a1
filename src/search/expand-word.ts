import type { Query } from 'minisearch';
import { compoundsWith, splitCompound, type Vocabulary } from './compound.ts';
import { stem } from './stem.ts';
import type { Word } from './tokenise.ts';

/** How much a match counts against the exact word. */
const WEIGHTS = { inflection: 0.8, prefix: 0.6, parts: 0.5, compound: 0.25, fuzzy: 0.4 };

/** More would match half of the index and say nothing. */
const MOST_COMPOUNDS = 60;

/**
 * The query for one word: the word itself, its inflected forms, the compounds that hold it, the parts of an identifier.
 * The last word may be unfinished (`isLast`). A word that stands nowhere is taken for a compound or a slip of the pen.
 */
export function expandWord({ whole, parts }: Word, vocabulary: Vocabulary, isLast: boolean): Query {
	const isIdentifier = /\d/.test(whole);
	const isUnfinished = isLast && whole.length > 1;
	const inflections = isIdentifier ? [] : inflectionsOf(whole, vocabulary);
	const compounds = isIdentifier ? [] : compoundsWith(whole, vocabulary).slice(0, MOST_COMPOUNDS);
	const queries: Query[] = [
		{ queries: [whole], prefix: isUnfinished },
		weighted(inflections, WEIGHTS.inflection),
		weighted(compounds, WEIGHTS.compound),
	];
	if (parts.length > 1) queries.push({ ...weighted(parts, WEIGHTS.parts), combineWith: 'AND' });
	const isKnown = vocabulary.has(whole) || inflections.length > 0 || (isUnfinished && [...vocabulary].some((term) => term.startsWith(whole)));
	if (!isKnown && !isIdentifier) {
		const split = splitCompound(whole, vocabulary);
		if (split) queries.push({ ...weighted(split, WEIGHTS.parts), combineWith: 'AND' });
		if (whole.length >= 5) queries.push({ queries: [whole], fuzzy: whole.length < 8 ? 1 : 2 });
	}
	return { combineWith: 'OR', weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy }, queries };
}

const weighted = (terms: string[], weight: number) => ({ queries: terms, boostTerm: () => weight });

function inflectionsOf(word: string, vocabulary: Vocabulary): string[] {
	const root = stem(word);
	return [...vocabulary].filter((term) => term.startsWith(root) && term !== word && stem(term) === root);
}
