import type { Query } from 'minisearch';
import { compoundsWith, splitCompound, type Vocabulary } from '#language/compound.ts';
import { stem } from '#language/stem.ts';
import { MATCH_WEIGHT } from './ranking.ts';
import type { Word } from './tokenise.ts';

/** More would match half of the index and say nothing. */
const MOST_COMPOUNDS = 60;

export interface Surroundings {
	vocabulary: Vocabulary;
	/** The last word of a query may be unfinished. */
	isLast: boolean;
	/** Separated part of a verb at the end of a question: `an` of „Wie lege ich … an?“. */
	particle: string | undefined;
}

/**
 * The query for one word: the word itself, its inflected forms, the compounds that hold it, the parts of an identifier.
 * A word that stands nowhere is taken for a compound or a slip of the pen.
 */
export function expandWord({ whole, parts }: Word, { vocabulary, isLast, particle }: Surroundings): Query {
	const isIdentifier = /\d/.test(whole);
	const isUnfinished = isLast && whole.length > 1;
	const isWhole = vocabulary.has(whole);
	const queries: Query[] = [
		{ queries: [whole], prefix: isUnfinished, weights: { prefix: isWhole ? MATCH_WEIGHT.prefix.whole : MATCH_WEIGHT.prefix.unfinished, fuzzy: 0 } },
	];
	if (parts.length > 1) queries.push({ ...weighted(parts, MATCH_WEIGHT.parts), combineWith: 'AND' });
	if (isIdentifier) return { combineWith: 'OR', queries };
	const inflections = [whole, ...(particle ? [particle + whole] : [])].flatMap((form) => inflectionsOf(form, vocabulary)).filter((form) => form !== whole);
	queries.push(weighted(inflections, MATCH_WEIGHT.inflection), weighted(compoundsWith(whole, vocabulary).slice(0, MOST_COMPOUNDS), MATCH_WEIGHT.compound));
	const isKnown = isWhole || inflections.length > 0 || (isUnfinished && [...vocabulary].some((term) => term.startsWith(whole)));
	return { combineWith: 'OR', queries: isKnown ? queries : [...queries, ...guesses(whole, vocabulary)] };
}

/** What a word that stands nowhere may mean. */
function guesses(word: string, vocabulary: Vocabulary): Query[] {
	const split = splitCompound(word, vocabulary);
	return [
		...(split ? [weighted(split.slice(-1), MATCH_WEIGHT.lastPart), weighted(split.slice(0, -1), MATCH_WEIGHT.firstPart)] : []),
		...(word.length >= 5 ? [{ queries: [word], fuzzy: word.length < 8 ? 1 : 2, weights: { fuzzy: MATCH_WEIGHT.fuzzy, prefix: 0 } }] : []),
	];
}

const weighted = (terms: string[], weight: number) => ({ queries: terms, boostTerm: () => weight });

function inflectionsOf(word: string, vocabulary: Vocabulary): string[] {
	const root = stem(word);
	return [...vocabulary].filter((term) => term.startsWith(root) && stem(term) === root);
}
