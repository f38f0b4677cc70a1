import { wordsIn } from './tokenise.ts';

/** Offsets in a text: from `start` up to, not including, `end`. */
export interface Range {
	start: number;
	end: number;
}

/** A text with the places that a query found. */
export interface MarkedText {
	text: string;
	marks: Range[];
}

/** Tells by which word of a query a folded word is found, if by any. */
export type FindTerm = (word: string) => string | undefined;

/** A word that was found: by which of a query, and whether by all of it or by a part. */
interface FoundWord extends Range {
	term: string;
	isWhole: boolean;
}

/** Length of an excerpt in characters: about two lines of a result. */
const EXCERPT_LENGTH = 160;
/** How much stands before the first mark. */
const BEFORE = 40;
/** So much says a word that was found as a whole against one that holds a part of what is sought. */
const WHOLE_WEIGHT = 2;

/** Marks every word of `text` the folded whole or a part of which is found. */
export function markFound(text: string, findTerm: FindTerm): MarkedText {
	return { text, marks: foundWords(text, findTerm).map(({ start, end }) => ({ start, end })) };
}

function foundWords(text: string, findTerm: FindTerm): FoundWord[] {
	return wordsIn(text).flatMap(({ start, end, whole, parts }) => {
		const wholeTerm = findTerm(whole);
		const term = wholeTerm ?? parts.map(findTerm).find((found) => found !== undefined);
		return term === undefined ? [] : [{ start, end, term, isWhole: wholeTerm !== undefined }];
	});
}

/**
 * Cuts out of a text, at words, where most of a query stands, and marks what of it was found there. Where its heading says as much, the text answers from its beginning.
 */
export function excerpt(text: string, findTerm: FindTerm, heading = ''): MarkedText {
	const found = foundWords(text, findTerm);
	const best = fullestPlace(found);
	const first = best !== undefined && best.weight > weightOf(foundWords(heading, findTerm)) ? best.first : undefined;
	const wanted = Math.max(0, Math.min((first?.start ?? 0) - BEFORE, text.length - EXCERPT_LENGTH));
	const cut = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
	const start = text.startsWith('· ', cut) ? cut + 2 : cut;
	const limit = start + EXCERPT_LENGTH;
	const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), first?.end ?? 0);
	const before = start > 0 ? '… ' : '';
	return {
		text: before + text.slice(start, end).replace(/ ·$/, '') + (end < text.length ? '\u00a0…' : ''),
		marks: found
			.filter((word) => word.start >= start && word.end <= end)
			.map((word) => ({ start: word.start - start + before.length, end: word.end - start + before.length })),
	};
}

/** The first of the words that stand together where most of what is sought stands, and how much that is. */
function fullestPlace(found: readonly FoundWord[]): { first: FoundWord; weight: number } | undefined {
	let best: { first: FoundWord; weight: number } | undefined;
	for (const [at, first] of found.entries()) {
		const beyond = found.findIndex(({ end }, next) => next > at && end > first.start + EXCERPT_LENGTH - BEFORE);
		const weight = weightOf(found.slice(at, beyond < 0 ? undefined : beyond));
		if (best === undefined || weight > best.weight) best = { first, weight };
	}
	return best;
}

/** How much of a query these words are: each of its words counts once. */
function weightOf(found: readonly FoundWord[]): number {
	const weights = new Map<string, number>();
	for (const { term, isWhole } of found) weights.set(term, Math.max(weights.get(term) ?? 0, isWhole ? WHOLE_WEIGHT : 1));
	return [...weights.values()].reduce((sum, each) => sum + each, 0);
}
