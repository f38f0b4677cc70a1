import { wordsIn } from './tokenise.ts';

/** Offsets in a text: from `start` up to, not including, `end`. */
export interface Range {
	start: number;
	end: number;
}

/** A text with the places that match a query. */
export interface MarkedText {
	text: string;
	marks: Range[];
}

/** Returns the word of a query that matches a folded word, if any. */
export type FindTerm = (word: string) => string | undefined;

/** A matching word: which word of the query it matches, and whether as a whole or in a part. */
interface FoundWord extends Range {
	term: string;
	isWhole: boolean;
}

/** Length of an excerpt in characters: about two lines of a result. */
const EXCERPT_LENGTH = 160;
/** Characters before the first mark. */
const BEFORE = 40;
/** Weight of a word that matches as a whole, compared with one that matches in a part. */
const WHOLE_WEIGHT = 2;

/** All words of `text` that match as a whole or in a part. */
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
 * The part of a text that contains most of a query, cut at words, with marked matches. If the heading contains as much, the text is cut from its beginning.
 * Where there is no space to cut at, as in Chinese texts and long addresses, it is cut within a word.
 */
export function excerpt(text: string, findTerm: FindTerm, heading = ''): MarkedText {
	const found = foundWords(text, findTerm);
	const best = fullestPlace(found);
	const first = best !== undefined && best.weight > weightOf(foundWords(heading, findTerm)) ? best.first : undefined;
	const wanted = Math.max(0, Math.min((first?.start ?? 0) - BEFORE, text.length - EXCERPT_LENGTH));
	const word = text.lastIndexOf(' ', wanted) + 1;
	const cut = word < wanted - BEFORE ? wanted : word;
	const start = text.startsWith('· ', cut) ? cut + 2 : cut;
	const limit = start + EXCERPT_LENGTH;
	const space = text.lastIndexOf(' ', limit);
	const end = limit >= text.length ? text.length : Math.max(space > start ? space : limit, first?.end ?? 0);
	const before = start > 0 ? '… ' : '';
	return {
		text: before + text.slice(start, end).replace(/ ·$/, '') + (end < text.length ? '\u00a0…' : ''),
		marks: found
			.filter((word) => word.start >= start && word.end <= end)
			.map((word) => ({ start: word.start - start + before.length, end: word.end - start + before.length })),
	};
}

/** The first matching word of the excerpt that contains most of the query, and the weight of that excerpt. */
function fullestPlace(found: readonly FoundWord[]): { first: FoundWord; weight: number } | undefined {
	let best: { first: FoundWord; weight: number } | undefined;
	/** Index after the last match in the excerpt; matches are in order, so it only grows. */
	let beyond = 0;
	for (const [at, first] of found.entries()) {
		const limit = first.start + EXCERPT_LENGTH - BEFORE;
		while (beyond <= at || (found[beyond]?.end ?? limit + 1) <= limit) beyond++;
		const weight = weightOf(found.slice(at, beyond));
		if (best === undefined || weight > best.weight) best = { first, weight };
	}
	return best;
}

/** Weight of these matches; each word of the query counts once. */
function weightOf(found: readonly FoundWord[]): number {
	const weights = new Map<string, number>();
	for (const { term, isWhole } of found) weights.set(term, Math.max(weights.get(term) ?? 0, isWhole ? WHOLE_WEIGHT : 1));
	return [...weights.values()].reduce((sum, each) => sum + each, 0);
}
