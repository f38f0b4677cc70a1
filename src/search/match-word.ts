import type { Analysis } from '#text/analysis.ts';
import { editDistance } from '#text/edit-distance.ts';
import { splitCompound } from './compound.ts';
import type { SearchIndex } from './open-index.ts';
import type { Posting } from './postings.ts';
import { MATCH_WEIGHT } from './ranking.ts';
import type { TextWord } from './tokenise.ts';

/** The matches of one word of a query. */
export interface Match {
	/** The best posting of each item. */
	items: Map<number, Posting>;
	/** Matching stems, for marks. */
	terms: Set<string>;
	/** Matching prefixes, for marks. */
	beginnings: Set<string>;
}

const newMatch = (): Match => ({ items: new Map(), terms: new Set(), beginnings: new Set() });

/** Most terms that a prefix may match: short prefixes match too many. */
const MOST_BEGINNINGS = 60;
const MOST_GUESSES = 5;
/** Fewer letters occur in many words by chance. */
const SHORTEST_INSIDE = 5;

/** Finds a word of a query: its inflected forms, compounds with it, parts of identifiers; the last word also as a prefix. */
export async function matchWord(
	index: SearchIndex,
	{ whole, parts }: TextWord,
	{ analysis, isNegated, isUnfinished }: { analysis: Analysis; isNegated: boolean; isUnfinished: boolean },
): Promise<Match> {
	const stem = analysis.stem(whole);
	const contrary = isNegated && analysis.negation ? [analysis.stem(analysis.negation.prefix + whole)] : [];
	const ofParts = parts.length > 1 ? parts.map((part) => analysis.stem(part)) : [];
	const shorter = isUnfinished ? [...shorterStems(whole, analysis)] : [];
	// Files come in one round trip if all are asked for before one is awaited.
	const [roots, identifier, longer, unfinished] = await Promise.all([
		loadTerms(index, [stem, ...contrary]),
		loadTerms(index, ofParts),
		isUnfinished ? index.beginning(whole) : [],
		loadTerms(index, shorter),
	]);
	const match = newMatch();
	addTerms(match, roots, 1);
	const isKnown = match.items.size > 0;
	addIdentifier(match, identifier);
	if (isUnfinished) {
		const weight = isKnown ? MATCH_WEIGHT.prefix.whole : MATCH_WEIGHT.prefix.unfinished;
		for (const [term, postings] of longer.slice(0, MOST_BEGINNINGS)) if (term !== stem) take(match, postings, weight);
		addTerms(match, unfinished, weight);
		match.beginnings.add(whole);
	}
	return match;
}

/** Stems of a word that is still being typed: `fahrtrich` of „Fahrtrichtu“. */
function shorterStems(letters: string, { stem, restsOfEndings }: Analysis): ReadonlySet<string> {
	const stems = restsOfEndings.map((rest) => stem(letters + rest));
	return new Set(stems.filter((term) => term.length < letters.length && letters.startsWith(term)));
}

/** Substitutes for a word that does not occur. */
interface Guess extends Match {
	/** Stem of the only word of which it may be a typo. */
	meant: string | undefined;
}

/**
 * What a word that does not occur may mean: a compound of known words, or a typo.
 * @param isAlone whether no other word of the query occurs: then nothing else outranks a wrong guess.
 */
export async function guessWord(index: SearchIndex, { whole }: TextWord, { analysis, isAlone }: { analysis: Analysis; isAlone: boolean }): Promise<Guess> {
	const vocabulary = await index.vocabulary();
	const split = splitCompound(whole, vocabulary, analysis)?.map((part) => analysis.stem(part)) ?? [];
	const longer = holding(analysis.stem(whole), vocabulary);
	const slips = slipsOf(whole, vocabulary, analysis);
	const near = slips.size > 0 ? [...slips] : closestWords(analysis.stem(whole), vocabulary, isAlone ? SHORTEST_BEGUN_WRONG : 0);
	const [first = [], last = [], compounds = [], meant = []] = await Promise.all(
		[split.slice(0, -1), split.slice(-1), longer, near].map((terms) => loadTerms(index, terms)),
	);
	const match = newMatch();
	addTerms(match, first, MATCH_WEIGHT.firstPart);
	addTerms(match, last, MATCH_WEIGHT.lastPart);
	addTerms(match, compounds, MATCH_WEIGHT.compound);
	addTerms(match, meant, MATCH_WEIGHT.fuzzy);
	return { ...match, meant: near.length === 1 ? near[0] : undefined };
}

/** Longer words that contain it: first those that end with it, then those that begin with it. */
function holding(word: string, vocabulary: ReadonlySet<string>): string[] {
	if (word.length < SHORTEST_INSIDE) return [];
	const longer = [...vocabulary].filter((term) => term.length > word.length + 1 && term.includes(word));
	const rank = (term: string) => (term.endsWith(word) ? 0 : term.startsWith(word) ? 1 : 2);
	return longer.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_GUESSES);
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Stems of the words that differ from it by one letter: a typo may hide the ending that marks a stem („ausmustrn“). */
function slipsOf(word: string, vocabulary: ReadonlySet<string>, { stem }: Analysis): ReadonlySet<string> {
	if (word.length < 6 || /\d/.test(word)) return new Set();
	const stems = new Set<string>();
	const learn = (changed: string) => {
		const root = stem(changed);
		if (root.length >= 4 && vocabulary.has(root)) stems.add(root);
	};
	for (let at = 1; at <= word.length; at++) {
		const [before, after] = [word.slice(0, at), word.slice(at)];
		for (const letter of LETTERS) learn(before + letter + after);
		if (after === '') break;
		learn(before + after.slice(1));
		if (after.length > 1) learn(before + after[1] + after[0] + after.slice(2));
		for (const letter of LETTERS) learn(before + letter + after.slice(1));
	}
	return stems;
}

/** A shorter stem with another first letter is usually another word: „Müller“ is not a typo of „null“. */
const SHORTEST_BEGUN_WRONG = 6;

/** Words that differ by a letter or two, the closest first. The first letter may differ only in words of at least this many letters. */
function closestWords(word: string, vocabulary: ReadonlySet<string>, shortestBegunWrong: number): string[] {
	if (word.length < 4) return [];
	const most = /\d/.test(word) || word.length < 8 ? 1 : 2;
	const letters = lettersIn(word);
	const near: { term: string; distance: number }[] = [];
	for (const term of vocabulary) {
		if (word.length < shortestBegunWrong && term[0] !== word[0]) continue;
		if (Math.abs(term.length - word.length) > most || differingBits(letters, lettersIn(term)) > 2 * most) continue;
		const distance = editDistance(word, term);
		if (distance <= most) near.push({ term, distance: distance + (term[0] === word[0] ? 0 : 0.5) });
	}
	const nearest = Math.min(...near.map(({ distance }) => distance));
	return near
		.filter(({ distance }) => distance < nearest + 1)
		.sort((a, b) => a.distance - b.distance)
		.slice(0, MOST_GUESSES)
		.map(({ term }) => term);
}

/** The set of letters in a word, as bits. A typo removes and adds at most one letter, which rules out most words. */
function lettersIn(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
	return letters;
}

function differingBits(a: number, b: number): number {
	let count = 0;
	for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
	return count;
}

type LoadedTerm = readonly [term: string, postings: Posting[]];

const loadTerms = (index: SearchIndex, terms: readonly string[]): Promise<LoadedTerm[]> =>
	Promise.all(terms.map(async (term) => [term, await index.postings(term)] as const));

function addTerms(match: Match, loaded: readonly LoadedTerm[], weight: number): void {
	for (const [term, postings] of loaded) {
		if (postings.length > 0) match.terms.add(term);
		take(match, postings, weight);
	}
}

/** Items that contain all parts of an identifier. */
function addIdentifier(match: Match, parts: readonly LoadedTerm[]): void {
	const [first = [], ...others] = parts.map(([, postings]) => postings);
	const rest = others.map((list) => new Map(list.map((posting) => [posting.item, posting.score])));
	const both = first.filter(({ item }) => rest.every((list) => list.has(item)));
	if (both.length > 0) for (const [term] of parts) match.terms.add(term);
	const total = ({ item, score, place }: Posting): Posting => ({ item, place, score: rest.reduce((sum, list) => sum + (list.get(item) ?? 0), score) });
	take(match, both.map(total), MATCH_WEIGHT.parts);
}

function take({ items }: Match, postings: readonly Posting[], weight: number): void {
	for (const { item, score, place } of postings) {
		const other = items.get(item);
		const weighted = score * weight;
		if (other === undefined) items.set(item, { item, score: weighted, place });
		else items.set(item, { item, score: Math.max(other.score, weighted), place: Math.max(other.place, place) });
	}
}

/** Two words that a text writes as one: „Dienst Konto“. */
export async function matchJoined(index: SearchIndex, words: readonly TextWord[], analysis: Analysis): Promise<Match> {
	const match = newMatch();
	addTerms(match, await loadTerms(index, [analysis.stem(words.map(({ whole }) => whole).join(''))]), MATCH_WEIGHT.joined);
	return match;
}
